import type { Arch } from "./arch.ts";
import type { BitWindow } from "./bit-field.ts";
import type { StructType } from "./struct-types.ts";
import { type AnyType, FIELDS } from "./type.ts";

/** Offsets of a type on one architecture, as plain data. */
export interface Layout {
  readonly size: number;
  readonly align: number;
  /** Members by name, those of unnamed members included; `bits` tells which bits of the unit a bitfield takes. */
  readonly fields: Readonly<
    Record<string, { readonly offset: number; readonly size: number; readonly bits?: BitWindow }>
  >;
}

/**
 * How a C compiler lays a type out on that architecture, whatever machine this is.
 * @example
 * layoutOf(ibv_context, "arm64").size; // 336, on x64 it is 328
 */
export function layoutOf(type: AnyType, arch: Arch): Layout {
  const { size, align } = type.layout(arch);
  const members = FIELDS in type ? (type as unknown as StructType).placement(arch).members : [];
  const fields = members.map(({ name, offset, size: bytes, bits }) => [
    name,
    { offset, size: bytes, ...(bits && { bits }) },
  ]);
  return { size, align, fields: Object.fromEntries(fields) };
}

import type { Arch } from "./arch.ts";
import type { BitWindow } from "./bit-field.ts";
import type { StructType } from "./struct-types.ts";
import { type AnyType, FIELDS } from "./type.ts";

/** Offsets of a type on one architecture, as plain data. */
export interface Layout {
  readonly size: number;
  readonly align: number;
  /**
   * Members by name, including those of unnamed members. `bits` is the range of bits of a bitfield in its
   * unit.
   */
  readonly fields: Readonly<
    Record<string, { readonly offset: number; readonly size: number; readonly bits?: BitWindow }>
  >;
}

/**
 * Returns the layout that a C compiler gives the type on an architecture, independent of this machine.
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

// Where C puts the members of a struct or union: the rules of gcc and clang on x86-64 (System V) and arm64 (AAPCS64).
import type { Arch } from "./arch.ts";
import { type BitRun, type BitWindow, bitField } from "./bit-field.ts";
import type { AnyType, Extent, Type } from "./type.ts";
import { roundUp } from "./type.ts";

/** A member as C names it: members of unnamed structs and unions count as the outer struct's own. */
export interface Member {
  readonly name: string;
  readonly type: AnyType;
  /** Bytes from the start of the struct. */
  readonly offset: number;
  readonly size: number;
  /** For a bitfield: which bits of the unit at `offset`, counted from the least significant (most significant if big endian). */
  readonly bits?: BitWindow;
}

/** Size, alignment and every member of a struct on one architecture. */
export interface Placement extends Extent {
  readonly members: readonly Member[];
}

/** A declared field as the placer sees it. */
export interface Declared {
  readonly name: string;
  readonly type: AnyType;
  /** An unnamed member: its own members are hoisted. */
  readonly hoisted?: (arch: Arch) => Placement;
  /** Bitfields hoisted from a `bits` member under a `$` key: they continue in the current unit as C's do. */
  readonly run?: BitRun;
}

export interface PlaceOptions {
  readonly union: boolean;
  readonly packed: boolean;
  /** Alignment at least this (C's alignas). */
  readonly align: number;
}

/** Places fields in declaration order. */
export function place(fields: readonly Declared[], arch: Arch, options: PlaceOptions): Placement {
  const members: Member[] = [];
  let bit = 0;
  let end = 0;
  let align = 1;
  for (const field of fields) {
    if (options.union) bit = 0;
    if (field.run !== undefined) {
      const placed = placeBits(field.run, bit, arch, options.packed, members);
      bit = placed.bit;
      align = Math.max(align, placed.align);
    } else {
      const extent: Extent = field.hoisted?.(arch) ?? (field.type as Type).layout(arch);
      const step = options.packed ? 1 : extent.align;
      const offset = roundUp(Math.ceil(bit / 8), step);
      align = Math.max(align, step);
      if (field.hoisted === undefined)
        members.push({ name: field.name, type: field.type, offset, size: extent.size });
      else
        for (const member of field.hoisted(arch).members)
          members.push({ ...member, offset: member.offset + offset });
      bit = (offset + extent.size) * 8;
    }
    end = Math.max(end, bit);
  }
  align = Math.max(align, options.align);
  return { size: roundUp(Math.ceil(end / 8), align), align, members };
}

// A bitfield goes into the next free bits unless it would cross a unit of its declared type; then it starts a new unit.
function placeBits(run: BitRun, start: number, arch: Arch, packed: boolean, members: Member[]) {
  const unit = run.base.size * 8;
  let bit = start;
  let align = 1;
  for (const { name, width } of run.fields) {
    if (width === 0) {
      // An unnamed zero-width field closes the unit; only arm64 lets it raise the struct's alignment, even if packed.
      bit = roundUp(bit, unit);
      if (arch === "arm64") align = Math.max(align, run.base.align);
      continue;
    }
    const crosses = Math.floor(bit / unit) !== Math.floor((bit + width - 1) / unit);
    if (crosses && !packed) bit = roundUp(bit, unit);
    const offset = packed && crosses ? Math.floor(bit / 8) : Math.floor(bit / unit) * run.base.size;
    const window = { start: bit - offset * 8, width };
    members.push({
      name,
      type: bitField(run.base, window, packed),
      offset,
      size: run.base.size,
      bits: window,
    });
    bit += width;
    if (!packed) align = Math.max(align, run.base.align);
  }
  return { bit, align };
}

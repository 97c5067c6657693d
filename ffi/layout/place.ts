// Offsets of struct and union members, by the rules of gcc and clang on x86-64 (System V) and arm64
// (AAPCS64).
import type { Arch } from "./arch.ts";
import { type BitRun, type BitWindow, bitField } from "./bit-field.ts";
import type { AnyType, Extent, Type } from "./type.ts";
import { roundUp } from "./type.ts";

/** A member by its C name. Members of unnamed structs and unions count as members of the outer struct. */
export interface Member {
  readonly name: string;
  readonly type: AnyType;
  /** Offset from the start of the struct, in bytes. */
  readonly offset: number;
  readonly size: number;
  /**
   * Bits of a bitfield in the unit at `offset`, counted from the least significant bit, in a big-endian unit
   * from the most significant.
   */
  readonly bits?: BitWindow;
}

/** Size, alignment and every member of a struct on one architecture. */
export interface Placement extends Extent {
  readonly members: readonly Member[];
}

/** A declared field with its type and options. */
export interface Declared {
  readonly name: string;
  readonly type: AnyType;
  /** Placement of an unnamed member, whose members are hoisted into the outer struct. */
  readonly hoisted?: (arch: Arch) => Placement;
  /** Bitfields of a `bits` member under a `$` key. They continue in the current unit, as in C. */
  readonly run?: BitRun;
}

export interface PlaceOptions {
  readonly union: boolean;
  readonly packed: boolean;
  /** Smallest alignment, in bytes (C's alignas). */
  readonly align: number;
}

/** Returns the offsets of fields in declaration order. */
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

// Assigns each bitfield the next free bits, or a new unit if it would cross a unit of its declared type.
function placeBits(run: BitRun, start: number, arch: Arch, packed: boolean, members: Member[]) {
  const unit = run.base.size * 8;
  let bit = start;
  let align = 1;
  for (const { name, width } of run.fields) {
    if (width === 0) {
      // An unnamed zero-width field closes the unit. Only arm64 lets it raise the alignment of the struct,
      // even of a packed one.
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

import type { Arch } from "./arch.ts";
import type { BitBase, BitRun } from "./bit-field.ts";
import { type Declared, type Placement, type PlaceOptions, place } from "./place.ts";
import type { Scalar } from "./scalar.ts";
import { structType } from "./struct-type.ts";
import type { Fields, StructType } from "./struct-types.ts";
import { type AnyType, FIELDS, type ValueOf } from "./type.ts";

/** Options that change the natural alignment. */
export interface StructOptions {
  /**
   * Removes padding, as `__attribute__((packed))` does, on all or on the named architectures (epoll_event on
   * x86-64).
   */
  readonly packed?: boolean | readonly Arch[];
  /** Smallest alignment in bytes, as `alignas(n)`. */
  readonly align?: number;
}

/**
 * Declares a C struct. Offsets follow C's rules for this machine, and instances have one typed accessor per
 * member.
 *
 * Numbers out of range wrap as in C, NaN stores 0, and any value that is not a number throws TypeError. A key
 * that starts with `$` stands for an unnamed struct, union or run of bitfields. Its members belong to the
 * enclosing struct. Nested structs and arrays read as views of the same memory, and an assignment to one
 * copies.
 *
 * @example
 * const ibv_sge = struct("ibv_sge", { addr: u64n, length: u32, lkey: u32 });
 * type ibv_sge = View<typeof ibv_sge>;
 * const sge = ibv_sge.alloc({ addr: 0x7f0000001000, length: 4096 });
 * sge.lkey = 7;
 * ibv_sge.offsets.lkey; // 12
 */
export function struct<const F extends Fields>(
  name: string,
  fields: F,
  options: StructOptions = {},
): StructType<F> {
  return aggregate("struct", name, fields, options);
}

/**
 * Declares a C union, whose members all have offset 0.
 *
 * @example
 * const ibv_gid_global = struct("ibv_gid_global", { subnet_prefix: be(u64), interface_id: be(u64) });
 * const ibv_gid = union("ibv_gid", { raw: array(u8, 16), global: ibv_gid_global });
 * // unnamed inside a struct: members imm_data and invalidate_rkey are the struct's own
 * struct("wr", { flags: u32, $0: union("", { imm_data: be(u32), invalidate_rkey: u32 }) }).offsets.imm_data; // 4
 */
export function union<const F extends Fields>(
  name: string,
  fields: F,
  options: StructOptions = {},
): StructType<F> {
  return aggregate("union", name, fields, options);
}

/**
 * Declares bitfields of one type. The first field takes the least significant bits, as gcc and clang place
 * them on these machines. With a big-endian base the first field takes the most significant bits, as protocol
 * headers are drawn. A width of 0 closes the unit, as C's unnamed `:0` does.
 *
 * A named field is a small struct (`header.flags.ack`). Under a `$` key the bits belong to the enclosing
 * struct. They continue in a unit that the previous member left open, as consecutive C bitfields do.
 *
 * @example
 * const bth = struct("bth", { opcode: u8, $0: bits(be(u8), { se: 1, m: 1, pad: 2, tver: 4 }) });
 */
export function bits<B extends BitBase, const W extends Readonly<Record<string, number>>>(
  base: B,
  widths: W,
): StructType<{ [K in keyof W & string]: Scalar<ValueOf<B>> }> {
  const run: BitRun = {
    base,
    fields: Object.entries(widths).map(([name, width]) => ({ name, width })),
  };
  const most = base.name === "bool" ? 1 : /^(be\()?(u64n|i64n|usize)/.test(base.name) ? 53 : base.size * 8;
  for (const { name, width } of run.fields)
    if (!Number.isInteger(width) || width < 0 || width > most)
      throw new RangeError(`bits(${base.name}): ${name} is ${width} bits wide, at most ${most} fit`);
  const fields = Object.fromEntries(run.fields.map(({ name }) => [name, base as unknown as AnyType]));
  const natural: PlaceOptions = { union: false, packed: false, align: 1 };
  return structType({
    kind: "bits",
    name: `bits(${base.name})`,
    fields: fields as { [K in keyof W & string]: Scalar<ValueOf<B>> },
    run,
    placement: (arch) => place([{ name: "", type: base as unknown as AnyType, run }], arch, natural),
  });
}

function aggregate<F extends Fields>(
  kind: "struct" | "union",
  name: string,
  fields: F,
  { packed = false, align = 1 }: StructOptions,
): StructType<F> {
  const declared: Declared[] = Object.entries(fields).map(([member, type]) => {
    if (!member.startsWith("$")) return { name: member, type };
    if (!(FIELDS in type))
      throw new TypeError(`${name}: ${member} stands for an unnamed struct or union, not for ${type.name}`);
    const { run, placement } = type as unknown as StructType;
    return run === undefined ? { name: member, type, hoisted: placement } : { name: member, type, run };
  });
  const placement = (arch: Arch): Placement =>
    place(declared, arch, {
      union: kind === "union",
      packed: typeof packed === "boolean" ? packed : packed.includes(arch),
      align,
    });
  return structType({ kind, name, fields, placement });
}

import type { Arch } from "./arch.ts";
import { be } from "./big-endian.ts";
import type { Member, Placement } from "./place.ts";
import type { Wide } from "./scalar.ts";
import { structType } from "./struct-type.ts";
import type { Fields, StructType, Unnamed } from "./struct-types.ts";
import { type AnyType, FIELDS, type ValueOf } from "./type.ts";
import { i64, i64n, u64, u64n } from "./wide.ts";

// Path joined by "_" and type of every leaf.
type Leaves<F, Prefix extends string = ""> = {
  [K in keyof F & string]: F[K] extends { readonly [FIELDS]: infer G }
    ? Leaves<G, K extends Unnamed ? Prefix : `${Prefix}${K}_`>
    : [`${Prefix}${K}`, F[K]];
}[keyof F & string];

type AsNumber<T> = ValueOf<T> extends bigint ? Wide : T;

/** Fields of the flat form of a struct. */
export type FlatFields<F, As extends "bigint" | "number" = "bigint"> = {
  readonly [P in Leaves<F> as P[0]]: As extends "number" ? AsNumber<P[1]> : P[1];
};

/** Options of the flat form. */
export interface FlatOptions<As extends "bigint" | "number"> {
  /** Type in which u64 and i64 read. "number" throws RangeError above 2^53 and allocates nothing. */
  readonly u64?: As;
}

const made = new WeakMap<object, Map<string, unknown>>();

/**
 * Returns the struct with one accessor for every leaf, named by its path joined with "_":
 * `wr.wr.rdma.remote_addr` becomes `wr.wr_rdma_remote_addr`. It makes no sub-views, so this is the form for
 * hot paths.
 *
 * @example
 * const SendWr = flat(ibv_send_wr, { u64: "number" });
 * const slots = SendWr.pool(new ArrayBuffer(64 * SendWr.size), 64);
 * slots[0]!.wr_rdma_remote_addr = 0x7f0000001000;
 */
export function flat<F extends Fields, const As extends "bigint" | "number" = "bigint">(
  type: StructType<F>,
  options: FlatOptions<As> = {},
): StructType<FlatFields<F, As>> {
  const wide = options.u64 ?? "bigint";
  const forms = made.get(type) ?? new Map<string, unknown>();
  made.set(type, forms);
  const known = forms.get(wide);
  if (known !== undefined) return known as StructType<FlatFields<F, As>>;
  const placement = (arch: Arch): Placement => ({
    ...type.layout(arch),
    members: leaves(type as unknown as StructType, arch, 0, "", wide === "number"),
  });
  const fields = Object.fromEntries(placement("x64").members.map((leaf) => [leaf.name, leaf.type]));
  const flattened = structType<Fields>({ kind: "struct", name: `flat(${type.name})`, fields, placement });
  forms.set(wide, flattened);
  return flattened as unknown as StructType<FlatFields<F, As>>;
}

function leaves(type: StructType, arch: Arch, base: number, prefix: string, narrow: boolean): Member[] {
  return type.placement(arch).members.flatMap((member) => {
    const name = prefix + member.name;
    const offset = base + member.offset;
    if (FIELDS in member.type)
      return leaves(member.type as unknown as StructType, arch, offset, `${name}_`, narrow);
    return [{ ...member, name, offset, type: narrow ? asNumber(member.type) : member.type }];
  });
}

const numbers = new Map<unknown, unknown>([
  [u64, u64n],
  [i64, i64n],
  [be(u64), be(u64n)],
]);

function asNumber(type: AnyType): AnyType {
  return (numbers.get(type) as AnyType | undefined) ?? type;
}

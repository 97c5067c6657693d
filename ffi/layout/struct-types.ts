// The TypeScript side of struct declarations: what the instances of a declared struct look like.
import type { Arch } from "./arch.ts";
import type { BitRun } from "./bit-field.ts";
import type { Member, Placement } from "./place.ts";
import type { AnyType, AssignableOf, FIELDS, ObjectOf, Type, ValueOf } from "./type.ts";

/**
 * The declaration of a struct: members in order. A key starting with `$` is a placeholder for an unnamed struct, union
 * or run of bitfields: its members belong to the enclosing struct, as in C.
 */
export interface Fields {
  readonly [name: string]: AnyType;
}

/** Keys that stand for unnamed members. */
export type Unnamed = `$${string}`;

// Members as [name, type] pairs, those of unnamed members included.
type Pairs<F> = {
  [K in keyof F & string]: K extends Unnamed
    ? F[K] extends { readonly [FIELDS]: infer G }
      ? Pairs<G>
      : never
    : [K, F[K]];
}[keyof F & string];

type HoistedPairs<F> = {
  [K in keyof F & Unnamed]: F[K] extends { readonly [FIELDS]: infer G } ? Pairs<G> : never;
}[keyof F & Unnamed];

/** Names of the members, those of unnamed members included. */
export type MemberName<F> = Pairs<F>[0];

// Named members come from a mapped type over the declaration itself, so that editors keep its doc comments.
type Named<F> = { [K in keyof F as K extends Unnamed ? never : K]: F[K] };

/** What every struct instance has besides its members. */
export interface Native<O> {
  /** Native address of the first byte. */
  readonly pointer: number;
  /** A deep copy as plain data. */
  toObject(): O;
}

/** Plain data of a struct. */
export type StructObject<F> = { [K in keyof Named<F>]: ObjectOf<Named<F>[K]> } & {
  [P in HoistedPairs<F> as P[0]]: ObjectOf<P[1]>;
};

/** What `alloc(values)` and `assign` take: any of the members. */
export type StructValues<F> = { [K in keyof Named<F>]?: AssignableOf<Named<F>[K]> } & {
  [P in HoistedPairs<F> as P[0]]?: AssignableOf<P[1]>;
};

/** An instance: accessors over its memory. */
export type StructView<F> = { -readonly [K in keyof Named<F>]: ValueOf<Named<F>[K]> } & {
  [P in HoistedPairs<F> as P[0]]: ValueOf<P[1]>;
} & Native<StructObject<F>>;

/** Memory that structs can lie in: a whole buffer, or a part of one. */
export type Bytes = ArrayBufferLike | ArrayBufferView;

/** A struct or union type: the description and the ways to make instances. */
export interface StructType<F extends Fields = Fields>
  extends Type<StructView<F>, StructValues<F> | StructView<F>, StructObject<F>> {
  readonly kind: "struct" | "union" | "bits";
  readonly [FIELDS]: F;
  /** Members by name, with type, offset and size on this machine; those of unnamed members included. */
  readonly fields: { readonly [K in MemberName<F>]: Member };
  /** Byte offsets by member name on this machine. */
  readonly offsets: { readonly [K in MemberName<F>]: number };
  /** Where everything is on that architecture. */
  placement(arch: Arch): Placement;
  /** For `bits`: the fields, so that an enclosing struct can continue a run of bitfields. */
  readonly run?: BitRun;

  /**
   * An instance over memory we have, from `byteOffset`; RangeError when it does not lie inside.
   * @param tail elements of the flexible array member at the end
   */
  on(memory: Bytes, byteOffset?: number, tail?: number): StructView<F>;
  /** An instance over native memory at an address. The memory must stay valid while the instance is used. */
  at(address: number, tail?: number): StructView<F>;
  /** An instance over its own zeroed memory, which does not move and lives as long as the instance. */
  alloc(values?: StructValues<F>, tail?: number): StructView<F>;
  /**
   * Sets several members at once, nested ones too; the others keep their values. Convenient, not fast.
   * @example
   * const wr = ibv_send_wr.alloc();
   * ibv_send_wr.assign(wr, { wr_id: 7, num_sge: 1, wr: { rdma: { remote_addr: 0x7f0000001000, rkey: 5 } } });
   */
  assign(instance: StructView<F>, values: StructValues<F>): StructView<F>;
  /** `count` consecutive instances, as in a C array, over a buffer or from an address. */
  pool(memory: Bytes | number, count: number, byteOffset?: number): StructView<F>[];
}

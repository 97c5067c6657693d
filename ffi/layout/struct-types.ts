// TypeScript types of struct declarations and of their instances.
import type { Arch } from "./arch.ts";
import type { BitRun } from "./bit-field.ts";
import type { Member, Placement } from "./place.ts";
import type { AnyType, AssignableOf, FIELDS, ObjectOf, Type, ValueOf } from "./type.ts";

/**
 * Declaration of a struct: its members in order. A key that starts with `$` stands for an unnamed struct,
 * union or run of bitfields. As in C, its members belong to the enclosing struct.
 */
export interface Fields {
  readonly [name: string]: AnyType;
}

/** Keys that stand for unnamed members. */
export type Unnamed = `$${string}`;

// Pairs of member name and type, including those of unnamed members.
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

/** Names of the members, including those of unnamed members. */
export type MemberName<F> = Pairs<F>[0];

// Named members, as a mapped type over the declaration, so that editors keep its doc comments.
type Named<F> = { [K in keyof F as K extends Unnamed ? never : K]: F[K] };

/** Properties of every struct instance besides its members. */
export interface Native<O> {
  /** Native address of the first byte. */
  readonly pointer: number;
  /** Returns a deep copy as plain data. */
  toObject(): O;
}

/** Plain data of a struct. */
export type StructObject<F> = { [K in keyof Named<F>]: ObjectOf<Named<F>[K]> } & {
  [P in HoistedPairs<F> as P[0]]: ObjectOf<P[1]>;
};

/** Argument of `alloc(values)` and `assign`: any of the members. */
export type StructValues<F> = { [K in keyof Named<F>]?: AssignableOf<Named<F>[K]> } & {
  [P in HoistedPairs<F> as P[0]]?: AssignableOf<P[1]>;
};

/** A struct instance: accessors over its memory. */
export type StructView<F> = { -readonly [K in keyof Named<F>]: ValueOf<Named<F>[K]> } & {
  [P in HoistedPairs<F> as P[0]]: ValueOf<P[1]>;
} & Native<StructObject<F>>;

/** Memory that can hold a struct: a whole buffer or a part of one. */
export type Bytes = ArrayBufferLike | ArrayBufferView;

/** A struct or union type: its description, and the functions that make instances. */
export interface StructType<F extends Fields = Fields>
  extends Type<StructView<F>, StructValues<F> | StructView<F>, StructObject<F>> {
  readonly kind: "struct" | "union" | "bits";
  readonly [FIELDS]: F;
  /** Members by name, with type, offset and size on this machine, including those of unnamed members. */
  readonly fields: { readonly [K in MemberName<F>]: Member };
  /** Byte offsets by member name on this machine. */
  readonly offsets: { readonly [K in MemberName<F>]: number };
  /** Returns the offsets of all members on an architecture. */
  placement(arch: Arch): Placement;
  /** Bitfields of a `bits` type, so that an enclosing struct can continue their unit. */
  readonly run?: BitRun;

  /**
   * Returns an instance over existing memory, from `byteOffset`. Throws RangeError when it does not fit into
   * the memory.
   * @param tail elements of the flexible array member at the end
   */
  on(memory: Bytes, byteOffset?: number, tail?: number): StructView<F>;
  /**
   * Returns an instance over native memory at an address. The memory must stay valid while the instance is
   * used.
   */
  at(address: number, tail?: number): StructView<F>;
  /** Returns an instance over new zeroed memory, which does not move and lives as long as the instance. */
  alloc(values?: StructValues<F>, tail?: number): StructView<F>;
  /**
   * Sets several members, nested ones too, and leaves the others unchanged. It is slower than the accessors.
   * @example
   * const wr = ibv_send_wr.alloc();
   * ibv_send_wr.assign(wr, { wr_id: 7, num_sge: 1, wr: { rdma: { remote_addr: 0x7f0000001000, rkey: 5 } } });
   */
  assign(instance: StructView<F>, values: StructValues<F>): StructView<F>;
  /** Returns `count` consecutive instances, as a C array, over a buffer or from an address. */
  pool(memory: Bytes | number, count: number, byteOffset?: number): StructView<F>[];
}

import { i16, i32, u8, u16, u32 } from "./integers.ts";
import { EXACT_HIGH, inexact, notANumber, type Scalar, scalar } from "./scalar.ts";
import { u64, u64n } from "./wide.ts";

const TWO_32 = 4294967296;

const twins = new Map<unknown, Scalar<never, never, never>>();

function twin<V, S, O>(little: Scalar<V, S, O>, big: Parameters<typeof scalar<V, S, O>>[0]): void {
  twins.set(little, scalar<V, S, O>({ ...big, big: true }) as unknown as Scalar<never, never, never>);
}

twin(u8, {
  name: "be(u8)",
  size: 1,
  read: (view, offset) => view.getUint8(offset),
  accessor: (offset, label) => u8.accessor(offset, label, 0),
});

twin(u16, {
  name: "be(u16)",
  size: 2,
  read: (view, offset) => view.getUint16(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getUint16(offset);
    },
    set(value) {
      if (typeof value === "number") this.setUint16(offset, value & 0xffff);
      else notANumber(value, label);
    },
  }),
});

twin(i16, {
  name: "be(i16)",
  size: 2,
  read: (view, offset) => view.getInt16(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getInt16(offset);
    },
    set(value) {
      if (typeof value === "number") this.setInt16(offset, value | 0);
      else notANumber(value, label);
    },
  }),
});

twin(u32, {
  name: "be(u32)",
  size: 4,
  read: (view, offset) => view.getUint32(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getUint32(offset);
    },
    set(value) {
      if (typeof value === "number") this.setUint32(offset, value >>> 0);
      else notANumber(value, label);
    },
  }),
});

twin(i32, {
  name: "be(i32)",
  size: 4,
  read: (view, offset) => view.getInt32(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getInt32(offset);
    },
    set(value) {
      if (typeof value === "number") this.setInt32(offset, value | 0);
      else notANumber(value, label);
    },
  }),
});

twin(u64, {
  name: "be(u64)",
  size: 8,
  read: (view, offset) => view.getBigUint64(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getBigUint64(offset);
    },
    set(value) {
      if (typeof value === "number") {
        this.setUint32(offset + 4, value >>> 0);
        this.setUint32(offset, Math.floor(value / TWO_32) >>> 0);
      } else if (typeof value === "bigint") this.setBigUint64(offset, value);
      else notANumber(value, label);
    },
  }),
});

twin(u64n, {
  name: "be(u64n)",
  size: 8,
  read: readExact,
  plain: (view, offset) =>
    view.getUint32(offset) <= EXACT_HIGH ? readExact(view, offset) : view.getBigUint64(offset),
  accessor: (offset, label) => ({
    get() {
      const high = this.getUint32(offset);
      if (high > EXACT_HIGH) inexact(high, this.getUint32(offset + 4), label);
      return high * TWO_32 + this.getUint32(offset + 4);
    },
    set(value) {
      if (typeof value === "number") {
        this.setUint32(offset + 4, value >>> 0);
        this.setUint32(offset, Math.floor(value / TWO_32) >>> 0);
      } else if (typeof value === "bigint") this.setBigUint64(offset, value);
      else notANumber(value, label);
    },
  }),
});

function readExact(view: DataView, offset: number): number {
  const high = view.getUint32(offset);
  const low = view.getUint32(offset + 4);
  if (high > EXACT_HIGH) inexact(high, low, "be(u64n)");
  return high * TWO_32 + low;
}

/** Result type of {@link be}: the same values in big-endian memory. */
export type BigEndian<T> = T extends Scalar<infer V, infer S, infer O> ? Scalar<V, S, O> : never;

/**
 * Declares an integer in network byte order: `be(u16)`, `be(u32)`, `be(u64)`, `be(u64n)`, `be(i16)`,
 * `be(i32)`.
 * Values are read and written in host order. In `bits(be(u32), ...)` the first field takes the most
 * significant bits, as protocol headers are drawn. `be(u8)` exists for such bit fields.
 *
 * @example
 * const udp = struct("udp", { source: be(u16), destination: be(u16), length: be(u16), checksum: be(u16) });
 */
export function be<V, S, O>(type: Scalar<V, S, O>): Scalar<V, S, O> {
  if (type.big) return type;
  const big = twins.get(type);
  if (big === undefined) throw new TypeError(`be(${type.name}): no big-endian form of this type`);
  return big as unknown as Scalar<V, S, O>;
}

/** Swaps the bytes of a 32-bit word, as C's `htonl` does for a `__be32`. */
export const swapped32 = (word: number): number =>
  ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;

// 64-bit values. A number is written as two 32-bit halves, because BigInt(n) allocates. Math.floor gives
// negative numbers their two's complement form, as in C.
import { addressFor, hold } from "./instance.ts";
import { EXACT_HIGH, inexact, notANumber, type Plain, type Pointer, scalar, type Wide } from "./scalar.ts";

const TWO_32 = 4294967296;

/** uint64_t read as a bigint; takes a number or a bigint, wrapping modulo 2^64. */
export const u64 = scalar<bigint, bigint | number>({
  name: "u64",
  size: 8,
  elements: BigUint64Array,
  read: (view, offset) => view.getBigUint64(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getBigUint64(offset, true);
    },
    set(value) {
      if (typeof value === "number") {
        this.setUint32(offset, value >>> 0, true);
        this.setUint32(offset + 4, Math.floor(value / TWO_32) >>> 0, true);
      } else if (typeof value === "bigint") this.setBigUint64(offset, value, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<bigint, BigUint64Array, bigint | number>;

/** int64_t read as a bigint; takes a number or a bigint, wrapping. */
export const i64 = scalar<bigint, bigint | number>({
  name: "i64",
  size: 8,
  elements: BigInt64Array,
  read: (view, offset) => view.getBigInt64(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getBigInt64(offset, true);
    },
    set(value) {
      if (typeof value === "number") {
        this.setUint32(offset, value >>> 0, true);
        this.setUint32(offset + 4, Math.floor(value / TWO_32) >>> 0, true);
      } else if (typeof value === "bigint") this.setBigInt64(offset, value, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<bigint, BigInt64Array, bigint | number>;

function unsigned64(name: string, hex: boolean): Wide {
  const read = (view: DataView, offset: number): number => {
    const low = view.getUint32(offset, true);
    const high = view.getUint32(offset + 4, true);
    if (high > EXACT_HIGH) inexact(high, low, name);
    return high * TWO_32 + low;
  };
  return scalar<number, number | bigint, number | bigint>({
    name,
    size: 8,
    read,
    plain: (view, offset) => {
      const exact = view.getUint32(offset + 4, true) <= EXACT_HIGH;
      return exact ? read(view, offset) : view.getBigUint64(offset, true);
    },
    show: (value, printer) => (hex ? printer.hex(value) : printer.number(value)),
    accessor: (offset, label) => ({
      // Most values are small, so a JIT compiler stays on its integer path for the lower half.
      get() {
        const high = this.getUint32(offset + 4, true);
        if (high === 0) return this.getUint32(offset, true);
        if (high > EXACT_HIGH) inexact(high, this.getUint32(offset, true), label);
        return high * TWO_32 + this.getUint32(offset, true);
      },
      set(value) {
        if (typeof value === "number") {
          this.setUint32(offset, value >>> 0, true);
          const high = value >>> 0 === value ? 0 : Math.floor(value / TWO_32) >>> 0;
          this.setUint32(offset + 4, high, true);
        } else if (typeof value === "bigint") this.setBigUint64(offset, value, true);
        else notANumber(value, label);
      },
    }),
  });
}

/** uint64_t as a number, exact up to 2^53. The getter throws RangeError above and allocates nothing. */
export const u64n: Wide = unsigned64("u64n", false);

/** size_t, unsigned long, uintptr_t: 64 bits as a number, like u64n. */
export const usize: Wide = unsigned64("usize", false);

/** A pointer as a number. NULL is 0. */
export const ptr: Pointer = pointer("ptr");

/** A pointer to a function. `bind(address, signature)` of ffi/runtime makes it callable. */
export const fnPtr: Pointer = pointer("fnPtr");

function pointer(name: string): Pointer {
  const type = unsigned64(name, true);
  const store: Pointer["store"] = (view, offset, value, label) => {
    const address = addressFor(value);
    if (address === undefined) return type.store(view, offset, value as number, label);
    hold(view, offset, value);
    type.store(view, offset, address, label);
  };
  return { ...type, store };
}

/** int64_t, long or ssize_t as a number, exact within +-2^53. The getter throws RangeError outside. */
export const i64n: Wide = scalar<number, number | bigint, number | bigint>({
  name: "i64n",
  size: 8,
  read: readSigned,
  plain: (view, offset) => {
    const value = view.getBigInt64(offset, true);
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  },
  accessor: (offset, label) => ({
    get() {
      return readSigned(this, offset, label);
    },
    set(value) {
      if (typeof value === "number") {
        this.setUint32(offset, value >>> 0, true);
        this.setUint32(offset + 4, Math.floor(value / TWO_32) >>> 0, true);
      } else if (typeof value === "bigint") this.setBigInt64(offset, value, true);
      else notANumber(value, label);
    },
  }),
});

function readSigned(view: DataView, offset: number, label = "i64n"): number {
  const low = view.getUint32(offset, true);
  const high = view.getInt32(offset + 4, true);
  if (high > EXACT_HIGH || high < -EXACT_HIGH - 1) inexact(high, low, label);
  return high * TWO_32 + low;
}

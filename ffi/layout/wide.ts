// 64-bit values. A number is written as two 32-bit halves: BigInt(n) would allocate and cost ten times as much.
// Math.floor makes negative numbers come out in two's complement, as in C.
import type { Printer } from "./printer.ts";
import { EXACT_HIGH, inexact, notANumber, type Plain, type Scalar, scalar } from "./scalar.ts";

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

function readExact(view: DataView, offset: number, label: string): number {
  const low = view.getUint32(offset, true);
  const high = view.getUint32(offset + 4, true);
  if (high > EXACT_HIGH) inexact(high, low, label);
  return high * TWO_32 + low;
}

// What inspect shows must never throw, so a value above 2^53 is shown as a bigint there.
function unsigned64(name: string, hex: boolean): Scalar<number, number | bigint> {
  const type = scalar<number, number | bigint>({
    name,
    size: 8,
    read: (view, offset) => readExact(view, offset, name),
    accessor: (offset, label) => ({
      get() {
        const high = this.getUint32(offset + 4, true);
        if (high > EXACT_HIGH) inexact(high, this.getUint32(offset, true), label);
        return high * TWO_32 + this.getUint32(offset, true);
      },
      set(value) {
        if (typeof value === "number") {
          this.setUint32(offset, value >>> 0, true);
          this.setUint32(offset + 4, Math.floor(value / TWO_32) >>> 0, true);
        } else if (typeof value === "bigint") this.setBigUint64(offset, value, true);
        else notANumber(value, label);
      },
    }),
  });
  return {
    ...type,
    show(view: DataView, offset: number, printer: Printer) {
      const exact = view.getUint32(offset + 4, true) <= EXACT_HIGH;
      if (hex) return printer.hex(view.getBigUint64(offset, true));
      return printer.number(exact ? readExact(view, offset, name) : view.getBigUint64(offset, true));
    },
  };
}

/** uint64_t as a number: exact up to 2^53, the getter throws RangeError above. Nothing is allocated. */
export const u64n: Scalar<number, number | bigint> = unsigned64("u64n", false);

/** size_t, unsigned long, uintptr_t: 64 bits as a number, like u64n. */
export const usize: Scalar<number, number | bigint> = unsigned64("usize", false);

/** A pointer as a number; NULL is 0. */
export const ptr: Scalar<number, number | bigint> = unsigned64("ptr", true);

/** A pointer to a function: callable through `bind(address, signature)` of ffi/runtime. */
export const fnPtr: Scalar<number, number | bigint> = unsigned64("fnPtr", true);

/** int64_t, long, ssize_t as a number: exact within +-2^53, the getter throws RangeError outside. */
export const i64n: Scalar<number, number | bigint> = scalar<number, number | bigint>({
  name: "i64n",
  size: 8,
  read: (view, offset) => view.getInt32(offset + 4, true) * TWO_32 + view.getUint32(offset, true),
  accessor: (offset, label) => ({
    get() {
      const high = this.getInt32(offset + 4, true);
      if (high > EXACT_HIGH || high < -EXACT_HIGH - 1) inexact(high, this.getUint32(offset, true), label);
      return high * TWO_32 + this.getUint32(offset, true);
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

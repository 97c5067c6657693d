import type { Printer } from "./printer.ts";
import { notANumber, type Scalar, scalar, type Wide } from "./scalar.ts";

/** Integer and bool types that can hold bitfields. */
export type BitBase = Scalar<number> | Wide | Scalar<bigint, bigint | number> | Scalar<boolean>;

/** Consecutive bitfields of one declared type. */
export interface BitRun {
  readonly base: BitBase;
  readonly fields: readonly { readonly name: string; readonly width: number }[];
}

/**
 * Bits of a storage unit. `start` counts from the least significant bit, in a big-endian unit from the most
 * significant.
 */
export interface BitWindow {
  readonly start: number;
  readonly width: number;
}

type Value = number | bigint | boolean;

/** Returns one bitfield as a scalar type whose offset is the offset of its storage unit. */
export function bitField(base: BitBase, window: BitWindow, packed: boolean): Scalar<Value> {
  const signed = /^(be\()?i\d/.test(base.name);
  const options = { name: `${base.name}:${window.width}`, size: base.size, align: base.align, big: base.big };
  const load = smallestLoad(base, window, packed);
  if (load === undefined) return wideField(options, base, window, signed);
  if (base.name === "bool") return flagField(options, load);
  const { byte, bytes, shift, mask } = load;
  const little = !base.big;
  const read = (view: DataView, offset: number): number =>
    bytes === 1
      ? view.getUint8(offset)
      : bytes === 2
        ? view.getUint16(offset, little)
        : view.getUint32(offset, little);
  const left = 32 - shift - window.width;
  const right = 32 - window.width;
  const number = (unit: number) => (signed ? (unit << left) >> right : ((unit >>> shift) & mask) >>> 0);
  const decode: (unit: number) => Value = isBigint(base) ? (unit) => BigInt(number(unit)) : number;
  return scalar<Value>({
    ...options,
    read: (view, offset) => decode(read(view, offset + byte)),
    show: showNumber,
    accessor: (offset, label) => {
      const at = offset + byte;
      const keep = ~(mask << shift);
      return {
        get() {
          return decode(read(this, at));
        },
        set(value) {
          const number = typeof value === "bigint" ? Number(BigInt.asUintN(32, value)) : value;
          if (typeof number !== "number") notANumber(value, label);
          const unit = ((read(this, at) & keep) | ((number & mask) << shift)) >>> 0;
          if (bytes === 1) this.setUint8(at, unit);
          else if (bytes === 2) this.setUint16(at, unit, little);
          else this.setUint32(at, unit, little);
        },
      };
    },
  });
}

function isBigint(base: BitBase): boolean {
  return base.name === "u64" || base.name === "i64" || base.name === "be(u64)";
}

function showNumber(value: Value, printer: Printer): string {
  return printer.number(value as number | bigint);
}

interface Load {
  /** First byte of the load, relative to the storage unit. */
  readonly byte: number;
  readonly bytes: number;
  readonly shift: number;
  readonly mask: number;
}

// Returns the smallest aligned load of 1, 2 or 4 bytes that holds the field, so that a write disturbs few
// neighbours. In a packed struct a wider load could reach past the end, so only one byte is possible.
// Undefined when no such load fits.
function smallestLoad(base: BitBase, { start, width }: BitWindow, packed: boolean): Load | undefined {
  for (const bytes of packed ? [1] : [1, 2, 4]) {
    const byte = Math.floor(start / 8 / bytes) * bytes;
    const first = start - byte * 8;
    if (first + width > bytes * 8 || bytes > base.size) continue;
    // Counting from the most significant bit, memory order and bit order agree, so `byte` serves both.
    const shift = base.big ? bytes * 8 - first - width : first;
    return { byte, bytes, shift, mask: width === 32 ? -1 : 2 ** width - 1 };
  }
  return undefined;
}

function flagField(options: FieldOptions, { byte, shift }: Load): Scalar<Value> {
  const bit = 1 << shift;
  return scalar<Value>({
    ...options,
    read: (view, offset) => (view.getUint8(offset + byte) & bit) !== 0,
    show: (value, printer) => printer.boolean(value as boolean),
    accessor: (offset) => ({
      get() {
        return (this.getUint8(offset + byte) & bit) !== 0;
      },
      set(value) {
        const rest = this.getUint8(offset + byte) & ~bit;
        this.setUint8(offset + byte, value ? rest | bit : rest);
      },
    }),
  });
}

interface FieldOptions {
  readonly name: string;
  readonly size: number;
  readonly align: number;
  readonly big: boolean;
}

// Reads a field that crosses a 32-bit boundary, or the end of a unit in a packed struct, byte by byte as a
// bigint.
function wideField(
  options: FieldOptions,
  base: BitBase,
  { start, width }: BitWindow,
  signed: boolean,
): Scalar<Value> {
  const bytes = Math.ceil((start + width) / 8);
  const first = base.big ? 0 : Math.floor(start / 8);
  const count = bytes - first;
  const shift = BigInt(base.big ? bytes * 8 - start - width : start - first * 8);
  const mask = (1n << BigInt(width)) - 1n;
  const load = (view: DataView, offset: number) => {
    let unit = 0n;
    for (let i = 0; i < count; i++) {
      const byte = view.getUint8(offset + first + (base.big ? i : count - 1 - i));
      unit = (unit << 8n) | BigInt(byte);
    }
    return unit;
  };
  const read = (view: DataView, offset: number): Value => {
    const raw = (load(view, offset) >> shift) & mask;
    const value = signed ? BigInt.asIntN(width, raw) : raw;
    return isBigint(base) ? value : Number(value);
  };
  return scalar<Value>({
    ...options,
    read,
    show: showNumber,
    accessor: (offset, label) => ({
      get() {
        return read(this, offset);
      },
      set(value) {
        if (typeof value !== "number" && typeof value !== "bigint") notANumber(value, label);
        const bits = (BigInt(typeof value === "number" ? Math.trunc(value) : value) & mask) << shift;
        let unit = (load(this, offset) & ~(mask << shift)) | bits;
        for (let i = 0; i < count; i++) {
          this.setUint8(offset + first + (base.big ? count - 1 - i : i), Number(unit & 0xffn));
          unit >>= 8n;
        }
      },
    }),
  });
}

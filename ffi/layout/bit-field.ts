import { notANumber, type Scalar, scalar } from "./scalar.ts";

/** Integer or bool types that may hold bitfields. */
export type BitBase =
  | Scalar<number>
  | Scalar<number, number | bigint>
  | Scalar<bigint, bigint | number>
  | Scalar<boolean>;

/** Consecutive bitfields of one declared type. */
export interface BitRun {
  readonly base: BitBase;
  readonly fields: readonly { readonly name: string; readonly width: number }[];
}

/** Bits of a storage unit: `start` counted from the least significant bit, or from the most significant in a big-endian unit. */
export interface BitWindow {
  readonly start: number;
  readonly width: number;
}

type Value = number | bigint | boolean;

/** One bitfield as a scalar type whose offset is that of its storage unit. */
export function bitField(base: BitBase, window: BitWindow): Scalar<Value> {
  const signed = /^(be\()?i\d/.test(base.name);
  const narrow = windowOf32(base, window);
  const name = `${base.name}:${window.width}`;
  const options = { name, size: base.size, align: base.align, big: base.big };
  if (narrow === undefined) return wideField(options, base, window, signed);
  if (base.name === "bool")
    return scalar<Value>({
      ...options,
      read: (view, offset) => ((view.getUint8(offset + narrow.byte) >>> narrow.shift) & 1) === 1,
      show: (value, printer) => printer.boolean(value as boolean),
      accessor: (offset) => flagAccessor(offset + narrow.byte, narrow.shift),
    });
  const big = base.big;
  const read =
    narrow.bytes === 1
      ? (view: DataView, offset: number) => view.getUint8(offset)
      : narrow.bytes === 2
        ? (view: DataView, offset: number) => view.getUint16(offset, !big)
        : (view: DataView, offset: number) => view.getUint32(offset, !big);
  const asBigint = base.read === undefined ? false : isBigint(base);
  const decode = (unit: number): Value => {
    const value = signed
      ? (unit << (32 - narrow.shift - window.width)) >> (32 - window.width)
      : (unit >>> narrow.shift) & narrow.mask;
    return asBigint
      ? BigInt(value >>> 0 === value || signed ? value : value >>> 0)
      : signed
        ? value
        : value >>> 0;
  };
  return scalar<Value>({
    ...options,
    read: (view, offset) => decode(read(view, offset + narrow.byte)),
    show: (value, printer) => printer.number(value as number | bigint),
    accessor: (offset, label) => {
      const at = offset + narrow.byte;
      const keep = ~(narrow.mask << narrow.shift);
      return {
        get() {
          return decode(read(this, at));
        },
        set(value) {
          if (typeof value !== "number" && typeof value !== "bigint") notANumber(value, label);
          const bits =
            (Number(typeof value === "bigint" ? BigInt.asUintN(32, value) : value) & narrow.mask) <<
            narrow.shift;
          const unit = ((read(this, at) & keep) | bits) >>> 0;
          if (narrow.bytes === 1) this.setUint8(at, unit);
          else if (narrow.bytes === 2) this.setUint16(at, unit, !big);
          else this.setUint32(at, unit, !big);
        },
      };
    },
  });
}

function isBigint(base: BitBase): boolean {
  return base.name === "u64" || base.name === "i64" || base.name === "be(u64)";
}

interface Narrow {
  /** Where to load, relative to the unit, and how much. */
  byte: number;
  bytes: number;
  shift: number;
  mask: number;
}

/** The load of at most 32 bits that holds the field, or undefined when it needs the slow path. */
function windowOf32(base: BitBase, { start, width }: BitWindow): Narrow | undefined {
  if (width > 32) return undefined;
  const mask = width === 32 ? -1 : 2 ** width - 1;
  const unit = base.size * 8;
  const bytes = Math.min(base.size, 4);
  const part = Math.floor(start / 32);
  if (start + width > unit || (base.size === 8 && Math.floor((start + width - 1) / 32) !== part))
    return undefined;
  const inPart = base.size === 8 ? start - part * 32 : start;
  const shift = base.big ? bytes * 8 - inPart - width : inPart;
  return { byte: base.size === 8 ? part * 4 : 0, bytes, shift, mask };
}

function flagAccessor(at: number, shift: number) {
  return {
    get(this: DataView): Value {
      return ((this.getUint8(at) >>> shift) & 1) === 1;
    },
    set(this: DataView, value: Value) {
      const rest = this.getUint8(at) & ~(1 << shift);
      this.setUint8(at, value ? rest | (1 << shift) : rest);
    },
  };
}

// Fields that cross a 32-bit boundary, or a unit's end in a packed struct: byte by byte through a bigint.
function wideField(
  options: { name: string; size: number; align: number; big: boolean },
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
    show: (value, printer) => printer.number(value as number | bigint),
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

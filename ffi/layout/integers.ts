// The accessors are written out type by type, because engines optimize one shared function for no type. The
// check is an if/else, since V8 makes an early throw slower. Numbers out of range wrap as in C, and `>>> 0`
// keeps JavaScriptCore on its integer path.
import { notANumber, type Plain, type Scalar, scalar } from "./scalar.ts";

/** uint8_t as a number; assignments wrap modulo 2^8. */
export const u8 = scalar<number>({
  name: "u8",
  size: 1,
  elements: Uint8Array,
  read: (view, offset) => view.getUint8(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getUint8(offset);
    },
    set(value) {
      if (typeof value === "number") this.setUint8(offset, value & 0xff);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Uint8Array>;

/** int8_t as a number; assignments wrap. */
export const i8 = scalar<number>({
  name: "i8",
  size: 1,
  elements: Int8Array,
  read: (view, offset) => view.getInt8(offset),
  accessor: (offset, label) => ({
    get() {
      return this.getInt8(offset);
    },
    set(value) {
      if (typeof value === "number") this.setInt8(offset, value | 0);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Int8Array>;

/** uint16_t as a number; assignments wrap modulo 2^16. */
export const u16 = scalar<number>({
  name: "u16",
  size: 2,
  elements: Uint16Array,
  read: (view, offset) => view.getUint16(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getUint16(offset, true);
    },
    set(value) {
      if (typeof value === "number") this.setUint16(offset, value & 0xffff, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Uint16Array>;

/** int16_t as a number; assignments wrap. */
export const i16 = scalar<number>({
  name: "i16",
  size: 2,
  elements: Int16Array,
  read: (view, offset) => view.getInt16(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getInt16(offset, true);
    },
    set(value) {
      if (typeof value === "number") this.setInt16(offset, value | 0, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Int16Array>;

/** uint32_t as a number; assignments wrap modulo 2^32. */
export const u32 = scalar<number>({
  name: "u32",
  size: 4,
  elements: Uint32Array,
  read: (view, offset) => view.getUint32(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getUint32(offset, true);
    },
    set(value) {
      if (typeof value === "number") this.setUint32(offset, value >>> 0, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Uint32Array>;

/** int32_t (C's int) as a number; assignments wrap. */
export const i32 = scalar<number>({
  name: "i32",
  size: 4,
  elements: Int32Array,
  read: (view, offset) => view.getInt32(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getInt32(offset, true);
    },
    set(value) {
      if (typeof value === "number") this.setInt32(offset, value | 0, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Int32Array>;

/** C float as a number. */
export const f32 = scalar<number>({
  name: "f32",
  size: 4,
  elements: Float32Array,
  read: (view, offset) => view.getFloat32(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getFloat32(offset, true);
    },
    set(value) {
      if (typeof value === "number") this.setFloat32(offset, value, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Float32Array>;

/** C double as a number. */
export const f64 = scalar<number>({
  name: "f64",
  size: 8,
  elements: Float64Array,
  read: (view, offset) => view.getFloat64(offset, true),
  accessor: (offset, label) => ({
    get() {
      return this.getFloat64(offset, true);
    },
    set(value) {
      if (typeof value === "number") this.setFloat64(offset, value, true);
      else notANumber(value, label);
    },
  }),
}) as Plain<number, Float64Array>;

/** C's bool: any nonzero byte reads as true. */
export const bool: Scalar<boolean> = scalar<boolean>({
  name: "bool",
  size: 1,
  read: (view, offset) => view.getUint8(offset) !== 0,
  show: (value, printer) => printer.boolean(value),
  accessor: (offset) => ({
    get() {
      return this.getUint8(offset) !== 0;
    },
    set(value) {
      this.setUint8(offset, value ? 1 : 0);
    },
  }),
});

// C memory layouts: one declaration gives offsets, accessors and the TypeScript type. Pure TypeScript;
// addresses (.pointer, .at) need ffi/layout/native.ts, which ffi/libc loads.
export { type Arch, arch } from "./arch.ts";
export { type ArrayType, type ArrayValue, array } from "./array.ts";
export { type BigEndian, be } from "./big-endian.ts";
export type { BitBase, BitWindow } from "./bit-field.ts";
export type { Elements } from "./elements.ts";
export { type EnumType, type EnumValue, enumOf, type FlagsType, flagsOf } from "./enum.ts";
export { type FlatFields, type FlatOptions, flat } from "./flat.ts";
export type { Pointed } from "./instance.ts";
export { bool, f32, f64, i8, i16, i32, u8, u16, u32 } from "./integers.ts";
export { type Layout, layoutOf } from "./layout-of.ts";
export { type NativeMemory, setNativeMemory } from "./native-memory.ts";
export { type OpaqueType, opaque } from "./opaque.ts";
export type { Member, Placement } from "./place.ts";
export type { Pointer, Scalar, Wide } from "./scalar.ts";
export { bits, type StructOptions, struct, union } from "./struct.ts";
export type {
  Bytes,
  Fields,
  MemberName,
  StructObject,
  StructType,
  StructValues,
  StructView,
} from "./struct-types.ts";
export { chars } from "./text.ts";
export type { AnyType, AssignableOf, ObjectOf, Type, ValueOf, ValueOf as View } from "./type.ts";
export { fnPtr, i64, i64n, ptr, u64, u64n, usize } from "./wide.ts";

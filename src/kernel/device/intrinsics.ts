/**
 * Intrinsics that the functions of this folder call. The functions are texts of the kernel language: the compiler
 * inlines them into the kernels that use them.
 */
export interface DeviceIntrinsics {
  f32(x: number): number;
  f64(x: number | bigint): number;
  i32(x: number | bigint): number;
  i64(x: number | bigint): bigint;
  u64(x: number | bigint): bigint;
  u32(x: number): number;
  /** Returns the bits of an f64 as i64. */
  bitsOf(x: number): bigint;
  f64FromBits(bits: bigint): number;
  /** Returns the bits of an f32 as i32. */
  bitsOf32(x: number): number;
  f32FromBits(bits: number): number;
  /** Upper half of the product. */
  mulhi(x: bigint, y: bigint): bigint;
  /** Upper half of the product of two u32. */
  mulhi32(x: number, y: number): number;
  /** x * y + z with one rounding. */
  fma(x: number, y: number, z: number): number;
  /** x * y of f32 or f64, rounded by itself. No sum takes it into an `fma`. */
  product(x: number, y: number): number;
  /** Nearest whole number, ties to even. */
  rint(x: number): number;
  /** Absolute value of `x` with the sign of `y`. */
  copySign(x: number, y: number): number;
  /** 64 zero bits, then the binary digits of 2 / pi, 64 in each element. */
  readonly twoOverPi: { readonly [index: number]: bigint };
}

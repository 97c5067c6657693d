// Opcodes after the prefix 0xfd of the SIMD instructions that the compiler emits, by name.

const simd: Record<string, number> = { "v128.const": 12, "i8x16.shuffle": 13 };

function number(prefix: string, names: string, from: number): void {
  for (const [i, name] of names.split(" ").entries()) if (name !== "-") simd[`${prefix}.${name}`] = from + i;
}

number("v128", "load load8x8_s load8x8_u load16x4_s load16x4_u", 0);
number("v128", "load32_splat load64_splat store", 9);
number("v128", "not and andnot or xor bitselect any_true", 77);
number("v128", "load32_lane load64_lane - - store32_lane store64_lane load32_zero load64_zero", 86);
for (const [n, shape] of ["i8x16", "i16x8", "i32x4", "i64x2", "f32x4", "f64x2"].entries()) {
  number(shape, "splat", 15 + n);
  if (n > 1) number(shape, "extract_lane replace_lane", 23 + 2 * n);
}
number("f32x4", "demote_f64x2_zero", 94);
number("f64x2", "promote_low_f32x4", 95);
number("i32x4", "eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u", 0x37);
number("f32x4", "eq ne lt gt le ge", 0x41);
number("f64x2", "eq ne lt gt le ge", 0x47);
number("f32x4", "ceil floor trunc nearest", 0x67);
number("f64x2", "ceil floor", 0x74);
number("f64x2", "trunc", 0x7a);
number("f64x2", "nearest", 0x94);
number(
  "i32x4",
  "abs neg - all_true bitmask - - extend_low_i16x8_s extend_high_i16x8_s extend_low_i16x8_u extend_high_i16x8_u shl shr_s shr_u " +
    "add - - sub - - - mul min_s min_u max_s max_u",
  0xa0,
);
number(
  "i64x2",
  "abs neg - all_true bitmask - - extend_low_i32x4_s extend_high_i32x4_s extend_low_i32x4_u extend_high_i32x4_u shl shr_s shr_u " +
    "add - - sub - - - mul eq ne lt_s gt_s le_s ge_s extmul_low_i32x4_s extmul_high_i32x4_s extmul_low_i32x4_u extmul_high_i32x4_u",
  0xc0,
);
number("f32x4", "abs neg - sqrt add sub mul div min max pmin pmax", 0xe0);
number("f64x2", "abs neg - sqrt add sub mul div min max pmin pmax", 0xec);
number(
  "i32x4",
  "trunc_sat_f32x4_s trunc_sat_f32x4_u - - trunc_sat_f64x2_s_zero trunc_sat_f64x2_u_zero",
  0xf8,
);
number("f32x4", "convert_i32x4_s convert_i32x4_u", 0xfa);
number("f64x2", "convert_low_i32x4_s convert_low_i32x4_u", 0xfe);
number("f32x4", "relaxed_madd", 0x105);
number("f64x2", "relaxed_madd", 0x107);

export const SIMD: Readonly<Record<string, number>> = simd;

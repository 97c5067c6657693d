// Opcodes of the scalar WebAssembly instructions that the compiler emits, by name.

const plain: Record<string, number> = {
  unreachable: 0x00,
  return: 0x0f,
  drop: 0x1a,
  select: 0x1b,
  end: 0x0b,
  else: 0x05,
};

function number(names: string, from: number): void {
  for (const [i, name] of names.split(" ").entries()) plain[name] = from + i;
}

number("i32.eqz i32.eq i32.ne i32.lt_s i32.lt_u i32.gt_s i32.gt_u i32.le_s i32.le_u i32.ge_s i32.ge_u", 0x45);
number("i64.eqz i64.eq i64.ne i64.lt_s i64.lt_u i64.gt_s i64.gt_u i64.le_s i64.le_u i64.ge_s i64.ge_u", 0x50);
number("f32.eq f32.ne f32.lt f32.gt f32.le f32.ge f64.eq f64.ne f64.lt f64.gt f64.le f64.ge", 0x5b);
for (const [type, from] of [
  ["i32", 0x67],
  ["i64", 0x79],
] as const) {
  const names = "clz ctz popcnt add sub mul div_s div_u rem_s rem_u and or xor shl shr_s shr_u rotl rotr";
  number(names.replace(/(\w+)/g, `${type}.$1`), from);
}
for (const [type, from] of [
  ["f32", 0x8b],
  ["f64", 0x99],
] as const) {
  const names = "abs neg ceil floor trunc nearest sqrt add sub mul div min max copysign";
  number(names.replace(/(\w+)/g, `${type}.$1`), from);
}
number(
  "i32.wrap_i64 i32.trunc_f32_s i32.trunc_f32_u i32.trunc_f64_s i32.trunc_f64_u i64.extend_i32_s i64.extend_i32_u " +
    "i64.trunc_f32_s i64.trunc_f32_u i64.trunc_f64_s i64.trunc_f64_u f32.convert_i32_s f32.convert_i32_u " +
    "f32.convert_i64_s f32.convert_i64_u f32.demote_f64 f64.convert_i32_s f64.convert_i32_u f64.convert_i64_s " +
    "f64.convert_i64_u f64.promote_f32 i32.reinterpret_f32 i64.reinterpret_f64 f32.reinterpret_i32 f64.reinterpret_i64 " +
    "i32.extend8_s i32.extend16_s i64.extend8_s i64.extend16_s i64.extend32_s",
  0xa7,
);
number(
  "i32.load i64.load f32.load f64.load i32.load8_s i32.load8_u i32.load16_s i32.load16_u i64.load8_s i64.load8_u " +
    "i64.load16_s i64.load16_u i64.load32_s i64.load32_u i32.store i64.store f32.store f64.store i32.store8 i32.store16 " +
    "i64.store8 i64.store16 i64.store32",
  0x28,
);

/** One-byte opcodes by name. */
export const PLAIN: Readonly<Record<string, number>> = plain;

/** Opcodes after the prefix 0xfc. */
export const SATURATING: Readonly<Record<string, number>> = Object.fromEntries(
  ["i32", "i64"].flatMap((to, i) =>
    ["f32_s", "f32_u", "f64_s", "f64_u"].map((from, j) => [`${to}.trunc_sat_${from}`, i * 4 + j]),
  ),
);

const atomics: Record<string, number> = {
  "i32.atomic.load": 0x10,
  "i64.atomic.load": 0x11,
  "i32.atomic.load8_u": 0x12,
  "i32.atomic.load16_u": 0x13,
  "i32.atomic.store": 0x17,
  "i64.atomic.store": 0x18,
  "i32.atomic.store8": 0x19,
  "i32.atomic.store16": 0x1a,
};
for (const [i, name] of ["add", "sub", "and", "or", "xor", "xchg", "cmpxchg"].entries()) {
  atomics[`i32.atomic.rmw.${name}`] = 0x1e + 7 * i;
  atomics[`i64.atomic.rmw.${name}`] = 0x1f + 7 * i;
  atomics[`i32.atomic.rmw16.${name}_u`] = 0x21 + 7 * i;
}

/** Opcodes after the prefix 0xfe. */
export const ATOMICS: Readonly<Record<string, number>> = atomics;

/** Returns the number of bytes that a memory instruction accesses. */
export function accessBytes(name: string): number {
  const width = /(?:load|store|rmw)(8|16|32)/.exec(name)?.[1];
  if (width !== undefined) return Number(width) / 8;
  return name.includes("64.") ? 8 : 4;
}

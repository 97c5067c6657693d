// Instructions with a vector form, as text with D, A, B, C and the type of these registers.
const integers = ["add", "sub", "mul.lo", "min", "max", "mad.lo"].flatMap((name) =>
  ["s32", "u32", "s64", "u64"].map((type) => `${name}.${type} D, A, B${name === "mad.lo" ? ", C" : ""}`),
);
const logic = ["and", "or", "xor"].flatMap((name) => [`${name}.b32 D, A, B`, `${name}.b64 D, A, B`]);
const shifts = ["0", "5", "31", "32", "40", "63", "64", "100"].flatMap((count) =>
  ["shl.b32", "shr.u32", "shr.s32", "shl.b64", "shr.u64", "shr.s64"].map((name) => `${name} D, A, ${count}`),
);
const unary = ["not.b32", "not.b64", "neg.s32", "neg.s64", "abs.s32", "abs.s64", "mov.b32", "mov.b64"].map(
  (name) => `${name} D, A`,
);
const floats = ["f32", "f64"].flatMap((type) => [
  ...["add", "sub", "mul", "div.rn", "min", "max"].map((name) => `${name}.${type} D, A, B`),
  ...["neg", "abs", "sqrt.rn", "rcp.rn"].map((name) => `${name}.${type} D, A`),
  `fma.rn.${type} D, A, B, C`,
  `selp.${type} D, A, B, %p`,
]);
const flushed = ["add", "sub", "mul", "min", "max"].map((name) => `${name}.ftz.f32 D, A, B`);
const approximate = [
  "rsqrt.approx.f32 D, A",
  "rcp.approx.f32 D, A",
  "div.full.f32 D, A, B",
  "sqrt.approx.f32 D, A",
];
const roundings = ["rni", "rzi", "rmi", "rpi"].flatMap((mode) => [
  `cvt.${mode}.s32.f32 D, A`,
  `cvt.${mode}.u32.f32 D, A`,
  `cvt.${mode}.f32.f32 D, A`,
  `cvt.${mode}.f64.f64 D, A`,
]);

/** Forms whose registers all have one width. */
export const forms: readonly string[] = [
  ...[...integers, ...logic, ...shifts, ...unary, ...floats, ...flushed, ...approximate, ...roundings],
  ...["cvt.rn.f32.s32 D, A", "cvt.rn.f32.u32 D, A", "selp.b32 D, A, B, %p", "selp.b64 D, A, B, %p"],
  ...["fma.rn.ftz.f32 D, A, B, C", "popc.b32 D, A", "bfe.u32 D, A, B, C", "ex2.approx.f32 D, A"],
];

const comparisons = (types: readonly string[], names: readonly string[]) =>
  types.flatMap((type) => names.map((name) => `setp.${name}.${type} %q, A, B; selp.b32 E, 1, 0, %q`));

/** Forms whose operands A, B and C have one width and whose result E has another. */
export const widening: readonly string[] = [
  ...["mul.wide.s32 E, A, B", "mul.wide.u32 E, A, B", "cvt.s64.s32 E, A", "cvt.u64.u32 E, A"],
  ...["cvt.rn.f64.s32 E, A", "cvt.rn.f64.u32 E, A", "cvt.f64.f32 E, A"],
];
export const narrowing: readonly string[] = [
  ...["cvt.u32.u64 E, A", "cvt.s32.s64 E, A", "cvt.rn.f32.f64 E, A"],
  ...comparisons(["s64", "u64"], ["eq", "ne", "lt", "le", "gt", "ge"]),
  ...comparisons(
    ["f64"],
    ["eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"],
  ),
];
export const comparing: readonly string[] = [
  ...comparisons(["s32", "u32"], ["eq", "ne", "lt", "le", "gt", "ge"]),
  ...comparisons(
    ["f32"],
    ["eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"],
  ),
];

/** Returns a kernel of many forms. Each thread has its own A, B and C, and stores 8 bytes for each form. */
export function kernelOfForms(list: readonly string[], bits: 32 | 64, result: 32 | 64): string {
  const load = (register: string, at: number) =>
    `mul.wide.u32 %rd2, %g, ${bits / 8}; add.s64 %rd2, %rd1, %rd2; ld.global.b${bits} %${register}, [%rd2+${at}];`;
  const width = 128 * (bits / 8);
  const body = list.flatMap((form, n) => {
    const text = form.replace(/\b[ABCD]\b/g, (name) => `%${name}`).replace(/\bE\b/g, "%E");
    const from = /\bE\b/.test(form) ? "%E" : "%D";
    const size = /\bE\b/.test(form) ? result : bits;
    return [`${text};`, `st.global.b${size} [%rd3+${128 * 8 * n}], ${from};`];
  });
  return `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .reg .b64 %rd<5>; .reg .b32 %g, %t<3>; .reg .pred %p, %q;
  .reg .b${bits} %A, %B, %C, %D; .reg .b${result} %E;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in];
  mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.s32 %g, %t0, %t1, %t2;
  ${[load("A", 0), load("B", width), load("C", 2 * width)].join("\n  ")}
  setp.lt.s32 %p, %g, 50;
  mul.wide.u32 %rd3, %g, 8; add.s64 %rd3, %rd0, %rd3;
  ${body.join("\n  ")}
  ret;\n}\n`;
}

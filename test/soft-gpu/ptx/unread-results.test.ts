// An atomic operation whose result no instruction reads compiles to the code of the reduction.
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { abilities } from "../../../src/soft/gpu/kernels/shared/abilities.ts";
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";
import { compileModule } from "../../../src/soft/gpu/wasm/compile.ts";

/** Returns a kernel that repeats an instruction. `%y` registers hold operands, `%x` registers take results. */
const looped = (instruction: string, after = ""): string => `.version 8.6
.target sm_90
.address_size 64
.visible .entry test(.param .u64 out, .param .u32 rounds)
{
  .reg .b64 %at, %x64, %y64, %z64; .reg .b32 %i, %n, %x32, %y32, %z32; .reg .b16 %x16, %y16, %z16;
  .reg .f32 %xf<4>, %yf<4>; .reg .f64 %xd, %yd; .reg .pred %p, %q;
  .shared .align 16 .b8 s[64];
  ld.param.u64 %at, [out]; ld.param.u32 %n, [rounds];
  mov.u32 %y32, %tid.x; cvt.u64.u32 %y64, %y32; cvt.u16.u32 %y16, %y32; cvt.rn.f32.u32 %yf0, %y32;
  mov.f32 %yf1, %yf0; mov.f32 %yf2, %yf0; mov.f32 %yf3, %yf0; cvt.rn.f64.u32 %yd, %y32;
  mov.b32 %z32, 7; mov.b64 %z64, 7; mov.b16 %z16, 7; mov.u32 %i, 0; setp.eq.u32 %q, %y32, 1;
again:
  ${instruction}
  add.u32 %i, %i, 1; setp.lt.u32 %p, %i, %n;
  @%p bra again;
  ${after}
  ret;
}
`;

const options = { windowBase: 2 ** 40, globalBase: 0, abilities };
const compiled = (instruction: string, after?: string) =>
  compileModule(parse(looped(instruction, after)), options);

/** Returns code as text. The columns in the positions of faults are not part of it. */
const codeOf = (instruction: string, after?: string): string => compiled(instruction, after).text(() => "");

/** Returns true when threads of a loop yield to each other. */
const yields = (instruction: string, after?: string): boolean =>
  compiled(instruction, after).kernels[0]!.waits.some(({ kind }) => kind === "yield");

const places = [
  ["", "[%at]"],
  [".global", "[%at+8]"],
  [".shared", "[s]"],
  [".relaxed.gpu.global", "[%at]"],
  [".release.sys.global", "[%at]"],
] as const;
const operations: readonly (readonly [operation: string, result: string, value: string])[] = [
  ...["u32", "s32"].flatMap((type) =>
    ["add", "min", "max"].map((name) => [`${name}.${type}`, "%x32", "%y32"] as const),
  ),
  ...["min.u64", "max.u64", "min.s64", "max.s64", "add.u64"].map((name) => [name, "%x64", "%y64"] as const),
  ...["and", "or", "xor"].flatMap((name) => [
    [`${name}.b32`, "%x32", "%y32"] as const,
    [`${name}.b64`, "%x64", "%y64"] as const,
  ]),
  ["inc.u32", "%x32", "%y32"],
  ["dec.u32", "%x32", "%y32"],
  ["add.f32", "%xf0", "%yf0"],
  ["add.f32", "%x32", "%yf0"],
  ["add.f64", "%xd", "%yd"],
  ["add.noftz.f16", "%x16", "%y16"],
  ["add.noftz.bf16", "%x16", "%y16"],
  ["add.noftz.f16x2", "%x32", "%y32"],
  ["add.noftz.bf16x2", "%x32", "%y32"],
];

test.each(operations)("atom.%s with a result that is not read is red", (operation, result, value) => {
  for (const [place, address] of places) {
    const red = `red${place}.${operation} ${address}, ${value};`;
    for (const guard of ["", "@%q ", "@!%q "]) {
      const atom = `${guard}atom${place}.${operation} ${result}, ${address}, ${value};`;
      expect(codeOf(atom), atom).toBe(codeOf(guard + red));
      expect(yields(atom), atom).toBe(false);
    }
  }
});

test("a vector of results that are not read is red, and one that is read in part is not", () => {
  const atom = "atom.global.add.v4.f32 {%xf0, %xf1, %xf2, %xf3}, [%at], {%yf0, %yf1, %yf2, %yf3};";
  const red = "red.global.add.v4.f32 [%at], {%yf0, %yf1, %yf2, %yf3};";
  expect(codeOf(atom)).toBe(codeOf(red));
  const store = "st.global.f32 [%at+16], %xf2;";
  expect(codeOf(atom, store)).not.toBe(codeOf(red, store));
  expect(yields(atom, store)).toBe(true);
});

test.each([
  ["exch.b32 %x32, [%at], %y32;", "exch.b32 _, [%at], %y32;"],
  ["exch.b64 %x64, [%at], %y64;", "exch.b64 _, [%at], %y64;"],
  ["cas.b16 %x16, [%at], %y16, %z16;", "cas.b16 _, [%at], %y16, %z16;"],
  ["cas.b32 %x32, [%at], %y32, %z32;", "cas.b32 _, [%at], %y32, %z32;"],
  ["cas.b64 %x64, [%at], %y64, %z64;", "cas.b64 _, [%at], %y64, %z64;"],
])("atom.%s has no reduction and drops its result", (atom, sink) => {
  expect(codeOf(`atom.global.${atom}`)).toBe(codeOf(`atom.global.${sink}`));
  expect(yields(`atom.global.${atom}`)).toBe(false);
});

test("a result that a later instruction, iteration or wait point reads stays", () => {
  const atom = "atom.global.add.u32 %x32, [%at], 1;";
  for (const [instruction, after] of [
    [atom, "st.global.u32 [%at], %x32;"],
    [`add.u32 %y32, %y32, %x32; ${atom} st.global.u32 [%at+4], %y32;`, ""],
    [`${atom} bar.sync 0; st.global.u32 [%at], %x32;`, ""],
    [`mov.u32 %x32, 5; @%q ${atom} st.global.u32 [%at], %x32;`, ""],
    [`${atom} @%q mov.u32 %x32, 5;`, "st.global.u32 [%at], %x32;"],
  ] as const)
    expect(yields(instruction, after), instruction).toBe(true);
  // The register is written before it is read.
  expect(yields(`${atom} mov.u32 %x32, 5;`, "st.global.u32 [%at], %x32;")).toBe(false);
});

test("an acquiring operation keeps its order, and its loop yields", () => {
  for (const order of ["acquire", "acq_rel"]) {
    const atom = `atom.${order}.gpu.global.add.u32 %x32, [%at], 1;`;
    expect(codeOf(atom)).toBe(codeOf(`atom.${order}.gpu.global.add.u32 _, [%at], 1;`));
    expect(yields(atom)).toBe(true);
  }
});

test("a result register of another size is still refused", () => {
  for (const wrong of ["add.u64 %x32, [%at], 1;", "exch.b64 %x32, [%at], %y64;", "add.u32 %p, [%at], 1;"])
    expect(() => codeOf(`atom.global.${wrong}`), wrong).toThrow(/mismatch/);
  const vector = "add.v4.f32 {%xf0, %xf1}, [%at], {%yf0, %yf1, %yf2, %yf3};";
  expect(() => codeOf(`atom.global.${vector}`)).toThrow(/vector/);
});

test("unread results count every operation, in blocks of groups and in device functions", () => {
  using device = openDevice(0, { provider: "soft" });
  using counts = device.allocate(2, "u32").fill(0);
  const text = looped("atom.global.add.u32 %x32, [%at], 1; @%q atom.global.add.u32 %x32, [%at+4], 2;");
  device.loadModule(text).kernel("test", "ptr, u32").launch({ grid: 5, block: 96 }, [counts, 70]);
  expect([...counts.toArray()]).toEqual([5 * 96 * 70, 5 * 70 * 2]);
  using called = device.allocate(1, "u32").fill(0);
  const recursive = `.version 8.0
.target sm_80
.address_size 64
.func count(.param .b64 at, .param .b32 n) {
  .reg .b64 %a; .reg .b32 %r, %n; .reg .pred %p;
  ld.param.b64 %a, [at]; ld.param.b32 %n, [n];
  setp.eq.u32 %p, %n, 0; @%p ret;
  atom.global.add.u32 %r, [%a], 1;
  sub.u32 %n, %n, 1;
  { .param .b64 x; .param .b32 y; st.param.b64 [x], %a; st.param.b32 [y], %n; call.uni count, (x, y); }
  ret;
}
.visible .entry test(.param .u64 at) {
  .reg .b64 %a; .reg .b32 %n; ld.param.u64 %a, [at]; mov.b32 %n, 9;
  { .param .b64 x; .param .b32 y; st.param.b64 [x], %a; st.param.b32 [y], %n; call.uni count, (x, y); }
  ret;
}`;
  device.loadModule(recursive).kernel("test", "ptr").launch({ grid: 2, block: 40 }, [called]);
  expect(called.toArray()[0]).toBe(2 * 40 * 9);
});

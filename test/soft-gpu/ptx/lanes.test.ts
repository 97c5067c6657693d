// Threads in SIMD groups and single threads give the same bits. A block of one thread never runs as a group.
import process from "node:process";
import { expect, test } from "vitest";
import type { Device } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";
import { open } from "./harness.ts";
import { comparing, forms, kernelOfForms, narrowing, widening } from "./lane-forms.ts";
import { RESULTS, randomProgram } from "./random-program.ts";

const THREADS = 128;

/** Returns the output of a kernel of (out, in), for a block shape. */
function run(
  device: Device,
  ptx: string,
  input: Uint32Array<ArrayBuffer>,
  words: number,
  block: number,
): Uint32Array {
  using module = device.loadModule(ptx);
  using out = device.from(new Uint32Array(words * THREADS));
  using from = device.from(input);
  module.kernel("test").launch({ grid: THREADS / block, block }, [out, from]);
  return out.toArray() as Uint32Array;
}

const input = new Uint32Array(THREADS).map(
  (_, i) => Math.imul(i, 0x9e3779b1) ^ (i % 5 === 0 ? 0xffffffff : i),
);

/**
 * Zeros, ones, NaNs, infinities, denormals and numbers near powers of two, as words. Pairs of them are 64-bit
 * numbers.
 */
const EDGES = [
  0, 0x80000000, 1, 0xffffffff, 0x7fffffff, 0x80000001, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000,
  0x7fc00000, 0x7f800001, 0xffc12345, 0x00800000, 0x007fffff, 0x00000002, 0x4b000001, 0x33800000, 0x7f7fffff,
  0x3f800001, 0x5f000000, 0xcf000000, 0x4f7fffff, 0x3fefffff, 0x40490fdb, 0x1234567, 0xdeadbeef, 0x3ff00000,
  0x7ff00000, 0x7ff80000, 0xfff00000,
];

test("each form gives the same bits for a group and for one", () => {
  using device = open();
  for (let round = 0; round < 8; round++) {
    const random = seeded(77 + round).int;
    const values = new Uint32Array(6 * THREADS).map(() => EDGES[random(EDGES.length)]!);
    for (const [name, list, bits, result] of [
      ["forms of 32 bits", forms.filter((each) => !/64/.test(each)), 32, 32],
      ["forms of 64 bits", forms.filter((each) => /64/.test(each)), 64, 64],
      ["to 64 bits", widening, 32, 64],
      ["to 32 bits", narrowing, 64, 32],
      ["comparisons", comparing, 32, 32],
    ] as const) {
      const ptx = kernelOfForms(list, bits, result);
      const [alone, group] = [1, 64].map((block) => run(device, ptx, values, 2 * list.length, block));
      const [a, b] = [alone!, group!].map((each) => new Float64Array(each.buffer));
      // The payload of an fma with several f64 NaNs is up to the engine.
      const bothNan = (form: string, at: number) =>
        /f64/.test(form) && Number.isNaN(a![at >> 1]) && Number.isNaN(b![at >> 1]);
      const wrong = list.filter((form, n) =>
        alone!
          .subarray(256 * n, 256 * (n + 1))
          .some((each, at) => each !== group![256 * n + at] && !bothNan(form, 256 * n + at)),
      );
      expect(wrong, `${name}, round ${round}`).toEqual([]);
    }
  }
});

// A group with such lanes restarts thread by thread before the first memory access. After it, lanes are
// handled separately.
test.each([
  ["before memory was touched", ""],
  ["behind a load", "ld.global.b32 %v, [%rd1];"],
])("lanes on both sides of a wrapping index, %s", (_, touch) => {
  using device = open();
  const indices = [
    ["u32", "add.s32 %i, %g, -3"],
    ["s32", "add.s32 %i, %g, 2147483643"],
    ["u32", "sub.s32 %i, 3, %g"],
    ["s32", "sub.s32 %i, -2147483635, %g"],
  ] as const;
  for (const [type, index] of indices) {
    const wide = type.replace("32", "64");
    for (const widen of [
      `mul.wide.${type} %rd2, %i, 4`,
      `mad.wide.${type} %rd2, %i, 4, 8`,
      `cvt.${wide}.${type} %rd2, %i; shl.b64 %rd2, %rd2, 2`,
    ]) {
      const ptx = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .reg .b64 %rd<6>; .reg .b32 %g, %i, %v, %t<3>; .reg .pred %p;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in];
  mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.s32 %g, %t0, %t1, %t2;
  ${index}; ${touch}
  ${widen}; add.s64 %rd3, %rd1, %rd2;
  mul.wide.u32 %rd4, %g, 8; add.s64 %rd5, %rd0, %rd4; sub.s64 %rd2, %rd3, %rd1; st.global.b64 [%rd5], %rd2;
  setp.ge.u32 %p, %i, 100;
  @%p bra $END;
  ld.global.b32 %v, [%rd3]; st.global.b32 [%rd5+1024], %v;
$END: ret;\n}\n`;
      const [alone, group] = [1, 64].map((block) => run(device, ptx, input, 4, block));
      expect(group, `${index}; ${widen}`).toEqual(alone);
    }
  }
});

// A uniform guard widens numbers without a restart of the group, so later code must handle wraps.
test.each([
  ["mul.lo.u64 %rd3, %rd2, 4", ""],
  ["mad.lo.u64 %rd3, %rd2, 4, 16", ""],
  ["cvt.s64.u64 %rd3, %rd2", ""],
  ["add.u64 %rd2, %rd2, 100; mad.wide.s32 %rd3, %n, %n, %rd2", ""],
  ["mad.lo.s64 %rd3, %rd2, 0, %rd6", "ld.global.b32 %v, [%rd1]; add.s32 %j, %g, -13; cvt.u64.u32 %rd6, %j;"],
])("lanes behind a wrap under a guard: %s", (last, first) => {
  using device = open();
  const ptx = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .reg .b64 %rd<8>; .reg .b32 %g, %i, %j, %n, %v, %t<3>; .reg .pred %p;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in];
  mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.s32 %g, %t0, %t1, %t2;
  ${first} mov.u32 %n, %nctaid.y; setp.ne.u32 %p, %n, 99;
  sub.u32 %i, %g, 3;
  @%p cvt.u64.u32 %rd2, %i;
  @!%p cvt.u64.u32 %rd2, %g;
  ${last};
  mul.wide.u32 %rd4, %g, 8; add.s64 %rd5, %rd0, %rd4; st.global.b64 [%rd5], %rd3;
  ret;\n}\n`;
  const [alone, group] = [1, 64].map((block) => run(device, ptx, input, 2, block));
  expect(group).toEqual(alone);
});

test("random kernels whose threads diverge in branches and loops", () => {
  using device = open();
  const seed = Number(process.env["DOORBELL_PTX_SEED"] ?? 1);
  const count = Number(process.env["DOORBELL_PTX_FUZZ"] ?? 16);
  for (let n = 0; n < count; n++) {
    const ptx = randomProgram(seeded(seed * 1000003 + n).int);
    const alone = run(device, ptx, input, RESULTS, 1);
    for (const block of [64])
      expect(run(device, ptx, input, RESULTS, block), `program ${n} of seed ${seed}\n${ptx}`).toEqual(alone);
  }
});

// A group that resumes after a barrier must handle ended threads and reload spilled registers.
test.each([32, 96, 100, 256])(
  "random kernels whose threads wait for each other, in blocks of %i",
  (block) => {
    using device = open();
    const seed = Number(process.env["DOORBELL_PTX_SEED"] ?? 1);
    const count = Number(process.env["DOORBELL_PTX_FUZZ"] ?? 8);
    for (let n = 0; n < count; n++) {
      const at = seed * 1000003 + n;
      const results = [true, false].map((alone) => {
        using module = device.loadModule(randomProgram(seeded(at).int, { alone }));
        using out = device.from(new Uint32Array(RESULTS * 3 * block));
        using from = device.from(new Uint32Array(3 * block).map((_, i) => input[i % THREADS]!));
        module.kernel("test").launch({ grid: 3, block }, [out, from]);
        return out.toArray();
      });
      expect(results[1], `program ${n} of seed ${seed}`).toEqual(results[0]);
    }
  },
);

// Compilers emit this for a sum that starts with the first element: the other operand is undefined but not
// selected.
test("a sum may select away an uninitialized operand", () => {
  using device = open();
  const ptx = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .reg .b64 %rd<6>; .reg .b32 %r<6>; .reg .f32 %f<4>; .reg .pred %p<3>;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in];
  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.s32 %r3, %r0, %r1, %r2;
  mul.wide.u32 %rd2, %r3, 4; add.s64 %rd3, %rd0, %rd2; add.s64 %rd4, %rd1, %rd2;
  mov.u32 %r4, 0;
$LOOP:
  ld.global.f32 %f2, [%rd4];
  add.f32 %f3, %f1, %f2;
  setp.eq.s32 %p1, %r4, 0;
  selp.f32 %f1, %f2, %f3, %p1;
  add.s32 %r4, %r4, 1;
  setp.lt.u32 %p2, %r4, 3;
  @%p2 bra $LOOP;
  st.global.f32 [%rd3], %f1;
  ret;
}`;
  const values = Float32Array.from({ length: THREADS }, (_, i) => i + 0.5);
  for (const block of [1, 8, 64]) {
    const sums = new Float32Array(run(device, ptx, new Uint32Array(values.buffer), 1, block).buffer);
    expect(sums, `block ${block}`).toEqual(values.map((value) => 3 * value));
  }
});

test.each([
  [8, 8, 1],
  [8, 2, 4],
  [24, 3, 1],
  [40, 2, 2],
  [16, 4, 1],
  [12, 4, 1],
  [4, 16, 1],
])("rows of a block of %i x %i x %i: each thread has its position", (...size) => {
  using device = open();
  // Each thread stores its position, unless it is one of the last ones; then its row's loop runs as often as
  // the row's number.
  const ptx = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out)\n{
  .reg .b64 %rd<4>; .reg .b32 %x, %y, %z, %w, %h, %d, %n, %t, %v, %a, %mine, %o, %other, %got, %b, %last, %all, %more, %turn, %sum; .reg .pred %p;
  .shared .align 8 .b8 places[4096];
  ld.param.u64 %rd0, [out]; mov.u32 %x, %tid.x; mov.u32 %y, %tid.y; mov.u32 %z, %tid.z; mov.u32 %w, %ntid.x; mov.u32 %h, %ntid.y; mov.u32 %d, %ntid.z;
  mad.lo.u32 %n, %z, %h, %y; mad.lo.u32 %t, %n, %w, %x; mad.lo.u32 %v, %y, 1000, %x; mad.lo.u32 %v, %z, 100000, %v;
  mov.u32 %a, places; mad.lo.u32 %mine, %t, 4, %a; st.shared.u32 [%mine], %v;
  bar.sync 0;
  mul.lo.u32 %b, %w, %h; mul.lo.u32 %all, %b, %d; sub.u32 %last, %all, 1; sub.u32 %o, %last, %t; mad.lo.u32 %other, %o, 4, %a;
  ld.shared.u32 %got, [%other]; mov.u32 %turn, 0; mov.u32 %sum, 0;
$LOOP:
  mad.lo.u32 %sum, %turn, %x, %sum; add.u32 %turn, %turn, 1; setp.le.u32 %p, %turn, %y;
  @%p bra $LOOP;
  shfl.sync.bfly.b32 %more, %sum, 1, 31, -1;
  mov.u32 %b, %ctaid.x; mad.lo.u32 %b, %b, %all, %t; mul.wide.u32 %rd1, %b, 8; add.s64 %rd2, %rd0, %rd1;
  st.global.u32 [%rd2], %got; st.global.u32 [%rd2+4], %more;
  ret;
}`;
  const [width, height, depth] = size;
  const threads = width * height * depth;
  using module = device.loadModule(ptx);
  using out = device.from(new Uint32Array(2 * 2 * threads));
  module.kernel("test").launch({ grid: 2, block: size }, [out]);
  const at = (t: number) =>
    [t % width, Math.floor(t / width) % height, Math.floor(t / (width * height))] as const;
  const expected = Array.from({ length: 2 * threads }, (_, n) => {
    const t = n % threads;
    const [x, y, z] = at(threads - 1 - t);
    const [nextX, nextY] = at(t ^ 1);
    return [x + 1000 * y + 100000 * z, (nextX * nextY * (nextY + 1)) / 2];
  });
  expect([...(out.toArray() as Uint32Array)]).toEqual(expected.flat());
});

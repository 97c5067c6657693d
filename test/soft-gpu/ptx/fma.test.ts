// fma of f32 rounds once, also where f64 arithmetic would round twice, for groups of threads and single
// threads.
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import * as exact from "../../../src/soft/gpu/kernels/numbers/exact.ts";
import { seeded } from "../../support/random.ts";

const COUNT = 4096;
const source = (modifier: string) => `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry go(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 to, .param .u32 only) {
  .reg .pred %p; .reg .b32 %r<4>; .reg .b64 %a<5>; .reg .f32 %f<4>;
  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r3, %r0, %r1, %r2;
  ld.param.u64 %a0, [a]; ld.param.u64 %a1, [b]; ld.param.u64 %a2, [c]; ld.param.u64 %a3, [to];
  mad.wide.u32 %a0, %r3, 4, %a0; mad.wide.u32 %a1, %r3, 4, %a1; mad.wide.u32 %a2, %r3, 4, %a2; mad.wide.u32 %a3, %r3, 4, %a3;
  ld.global.f32 %f0, [%a0]; ld.global.f32 %f1, [%a1]; ld.global.f32 %f2, [%a2];
  fma.rn${modifier}.f32 %f3, %f0, %f1, %f2;
  fma.rn${modifier}.f32 %f3, %f3, %f1, %f2;
  st.global.f32 [%a3], %f3; ret;
}`;

const { random } = seeded(12345);
/**
 * Returns numbers with few digits, which often cause ties, and tiny numbers, which have few digits as f32.
 */
function operand(): number {
  const digits = 2 ** Math.floor(random() * 24);
  const mantissa = 1 + Math.floor(random() * digits) / digits;
  const exponent = random() < 0.2 ? -75 + Math.floor(random() * 12) : Math.floor(random() * 26) - 13;
  if (random() < 0.1)
    return [0, -0, 1e-45, -1e-45, 2 ** -149 * 3, 3e38, Number.POSITIVE_INFINITY][(random() * 7) | 0]!;
  return Math.fround((random() < 0.5 ? -1 : 1) * mantissa * 2 ** exponent);
}

const flush = (x: number) => (Math.abs(x) < 2 ** -126 ? x * 0 : x);
const fma = (a: number, b: number, c: number) => exact.fma(a, b, c, exact.F32, 0);

test.each(["", ".ftz"])("fma.rn%s.f32 is rounded once", (modifier) => {
  using device = openDevice(0, { provider: "soft" });
  const inputs = [0, 1, 2].map(() => Float32Array.from({ length: COUNT }, operand));
  const [a, b, c] = inputs.map((each) => device.from(each));
  const kernel = device.loadModule(source(modifier)).kernel("go", "ptr, ptr, ptr, ptr, u32");
  const to = device.allocate(COUNT, "f32");
  const near = modifier === "" ? (x: number) => x : flush;
  const wanted = inputs[0]!.map((x, i) => {
    const [y, z] = [near(inputs[1]![i]!), near(inputs[2]![i]!)];
    return near(fma(near(fma(near(x), y, z)), y, z));
  });
  // A block of 256 threads runs in groups of eight, a single thread does not.
  for (const block of [256, 1]) {
    to.fill(0);
    kernel.launch({ grid: COUNT / block, block }, [a!, b!, c!, to, 0]);
    const got = to.toArray();
    const wrong = [...got].flatMap((value, i) =>
      Object.is(value, wanted[i]) ? [] : [[i, value, wanted[i]]],
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  }
});

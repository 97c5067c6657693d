// Integer and floating-point instructions over edge values, compared with a model in TypeScript.
import { expect, test } from "vitest";
import { kernelOf, open } from "./harness.ts";

type Model = (a: bigint, b: bigint, c: bigint) => bigint;

const u32 = (x: bigint) => BigInt.asUintN(32, x);
const s32 = (x: bigint) => BigInt.asIntN(32, x);
const s64 = (x: bigint) => BigInt.asIntN(64, x);
const s16 = (x: bigint) => BigInt.asIntN(16, x);
const u16 = (x: bigint) => BigInt.asUintN(16, x);
const bits = new DataView(new ArrayBuffer(8));
const f32 = (x: bigint): number => {
  bits.setUint32(0, Number(u32(x)));
  return bits.getFloat32(0);
};
const f64 = (x: bigint): number => {
  bits.setBigUint64(0, x);
  return bits.getFloat64(0);
};
const fromF32 = (x: number): bigint => {
  if (Number.isNaN(x)) return 0x7fffffffn;
  bits.setFloat32(0, x);
  return BigInt(bits.getUint32(0));
};
const clamped = (count: bigint, width: bigint) => (u32(count) > width ? width : u32(count));
const abs = (x: bigint) => (x < 0n ? -x : x);
const popcount = (x: bigint) => BigInt([...x.toString(2)].filter((digit) => digit === "1").length);
const length = (x: bigint) => (x === 0n ? 0n : BigInt(x.toString(2).length));
const mask = (n: bigint) => (1n << n) - 1n;
const div = (a: bigint, b: bigint, ones: bigint) => (b === 0n ? ones : a / b);
const within = (x: bigint, low: bigint, high: bigint) => (x < low ? low : x > high ? high : x);
const byte = (a: bigint, b: bigint, selector: bigint): bigint => {
  const value = (((u32(b) << 32n) | u32(a)) >> ((selector & 7n) * 8n)) & 255n;
  return selector & 8n ? (value & 128n ? 255n : 0n) : value;
};
/** Converts toward zero with saturation. A NaN becomes 0. */
const toInteger = (x: number, low: bigint, high: bigint): bigint =>
  Number.isNaN(x) ? 0n : x >= Number(high) ? high : x <= Number(low) ? low : BigInt(Math.trunc(x));
/** Returns the smaller number; a number takes precedence over a NaN. */
const least = (a: number, b: number) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.min(a, b));
const most = (a: number, b: number) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.max(a, b));

const word = "b32";
const wide = "b64";

/** Instruction, width of its operands, width of its result, and its model. */
const table: readonly (readonly [string, "b16" | "b32" | "b64", "b16" | "b32" | "b64", Model])[] = [
  ["add.s32 D, A, B", word, word, (a, b) => u32(a + b)],
  ["sub.s32 D, A, B", word, word, (a, b) => u32(a - b)],
  ["add.sat.s32 D, A, B", word, word, (a, b) => u32(within(s32(a) + s32(b), -(2n ** 31n), 2n ** 31n - 1n))],
  ["add.s64 D, A, B", wide, wide, (a, b) => a + b],
  ["add.u16 D, A, B", "b16", "b16", (a, b) => u16(a + b)],
  ["mul.lo.s32 D, A, B", word, word, (a, b) => u32(a * b)],
  ["mul.hi.s32 D, A, B", word, word, (a, b) => u32((s32(a) * s32(b)) >> 32n)],
  ["mul.hi.u32 D, A, B", word, word, (a, b) => u32((u32(a) * u32(b)) >> 32n)],
  ["mul.hi.u64 D, A, B", wide, wide, (a, b) => (a * b) >> 64n],
  ["mul.hi.s64 D, A, B", wide, wide, (a, b) => (s64(a) * s64(b)) >> 64n],
  ["mul.wide.s32 D, A, B", word, wide, (a, b) => s32(a) * s32(b)],
  ["mul.wide.u32 D, A, B", word, wide, (a, b) => u32(a) * u32(b)],
  ["mul.wide.s16 D, A, B", "b16", word, (a, b) => u32(s16(a) * s16(b))],
  ["mul.hi.s16 D, A, B", "b16", "b16", (a, b) => u16((s16(a) * s16(b)) >> 16n)],
  ["mul24.lo.s32 D, A, B", word, word, (a, b) => u32(BigInt.asIntN(24, a) * BigInt.asIntN(24, b))],
  ["mad.lo.s32 D, A, B, C", word, word, (a, b, c) => u32(a * b + c)],
  ["mad.hi.u32 D, A, B, C", word, word, (a, b, c) => u32(((u32(a) * u32(b)) >> 32n) + c)],
  ["div.u32 D, A, B", word, word, (a, b) => div(u32(a), u32(b), 0xffffffffn)],
  ["div.s32 D, A, B", word, word, (a, b) => u32(div(s32(a), s32(b), -1n))],
  ["div.s64 D, A, B", wide, wide, (a, b) => div(s64(a), s64(b), -1n)],
  ["abs.s32 D, A", word, word, (a) => u32(abs(s32(a)))],
  ["neg.s16 D, A", "b16", "b16", (a) => u16(-a)],
  ["min.s32 D, A, B", word, word, (a, b) => u32(s32(a) < s32(b) ? a : b)],
  ["max.u64 D, A, B", wide, wide, (a, b) => within(a, b, mask(64n))],
  ["min.s16 D, A, B", "b16", "b16", (a, b) => u16(s16(a) < s16(b) ? a : b)],
  ["sad.u32 D, A, B, C", word, word, (a, b, c) => u32(abs(u32(a) - u32(b)) + c)],
  ["and.b32 D, A, B", word, word, (a, b) => u32(a & b)],
  ["xor.b64 D, A, B", wide, wide, (a, b) => a ^ b],
  ["not.b16 D, A", "b16", "b16", (a) => u16(~a)],
  ["cnot.b32 D, A", word, word, (a) => (u32(a) === 0n ? 1n : 0n)],
  ["shl.b32 D, A, B", word, word, (a, b) => u32(a << clamped(b, 32n))],
  ["shr.u32 D, A, B", word, word, (a, b) => u32(a) >> clamped(b, 32n)],
  ["shr.s32 D, A, B", word, word, (a, b) => u32(s32(a) >> clamped(b, 32n))],
  ["shl.b32 D, A, 33", word, word, () => 0n],
  ["shr.s32 D, A, 40", word, word, (a) => u32(s32(a) >> 31n)],
  [
    "shf.l.wrap.b32 D, A, B, C",
    word,
    word,
    (a, b, c) => u32((((u32(b) << 32n) | u32(a)) << (c & 31n)) >> 32n),
  ],
  ["shf.r.clamp.b32 D, A, B, C", word, word, (a, b, c) => u32(((u32(b) << 32n) | u32(a)) >> clamped(c, 32n))],
  ["bfe.u32 D, A, B, C", word, word, (a, b, c) => (u32(a) >> (b & 255n)) & mask(c & 255n)],
  [
    "bfe.s32 D, A, B, C",
    word,
    word,
    (a, b, c) => ((c & 255n) === 0n ? 0n : u32(BigInt.asIntN(Number(c & 255n), s32(a) >> (b & 255n)))),
  ],
  [
    "bfi.b32 D, A, B, C, 8",
    word,
    word,
    (a, b, c) => {
      const place = u32(mask(8n) << (c & 255n));
      return (u32(b) & ~place) | (u32((a & 255n) << (c & 255n)) & place);
    },
  ],
  ["popc.b64 D, A", wide, word, (a) => popcount(a)],
  ["clz.b32 D, A", word, word, (a) => 32n - length(u32(a))],
  [
    "brev.b32 D, A",
    word,
    word,
    (a) => BigInt(`0b${u32(a).toString(2).padStart(32, "0").split("").reverse().join("")}`),
  ],
  ["bfind.u32 D, A", word, word, (a) => u32(length(u32(a)) - 1n)],
  ["bfind.s32 D, A", word, word, (a) => u32(length(s32(a) < 0n ? ~s32(a) : s32(a)) - 1n)],
  [
    "prmt.b32 D, A, B, C",
    word,
    word,
    (a, b, c) =>
      [0n, 1n, 2n, 3n].reduce((sum, i) => sum | (byte(a, b, (c >> (4n * i)) & 15n) << (8n * i)), 0n),
  ],
  ["lop3.b32 D, A, B, C, 0xE8", word, word, (a, b, c) => u32((a & b) | (a & c) | (b & c))],
  [
    "dp4a.s32.s32 D, A, B, C",
    word,
    word,
    (a, b, c) =>
      u32(
        [0n, 8n, 16n, 24n].reduce((sum, i) => sum + BigInt.asIntN(8, a >> i) * BigInt.asIntN(8, b >> i), c),
      ),
  ],
  ["cvt.s64.s32 D, A", word, wide, (a) => s32(a)],
  ["cvt.u32.s8 D, A", word, word, (a) => u32(BigInt.asIntN(8, a))],
  ["cvt.s16.s64 D, A", wide, "b16", (a) => u16(a)],
  ["cvt.sat.u8.s32 D, A", word, word, (a) => within(s32(a), 0n, 255n)],
  ["cvt.rzi.s32.f32 D, A", word, word, (a) => u32(toInteger(f32(a), -(2n ** 31n), 2n ** 31n - 1n))],
  ["cvt.rzi.u32.f32 D, A", word, word, (a) => toInteger(f32(a), 0n, 2n ** 32n - 1n)],
  [
    "cvt.rzi.s32.f64 D, A",
    wide,
    word,
    (a) => (Number.isNaN(f64(a)) ? 0x80000000n : u32(toInteger(f64(a), -(2n ** 31n), 2n ** 31n - 1n))),
  ],
  [
    "cvt.rzi.u64.f32 D, A",
    word,
    wide,
    (a) => (Number.isNaN(f32(a)) ? 2n ** 63n : toInteger(f32(a), 0n, 2n ** 64n - 1n)),
  ],
  ["cvt.rn.f32.u32 D, A", word, word, (a) => fromF32(Number(u32(a)))],
  ["cvt.rmi.f32.f32 D, A", word, word, (a) => fromF32(Math.floor(f32(a)))],
  [
    "cvt.sat.f32.f32 D, A",
    word,
    word,
    (a) => fromF32(Number.isNaN(f32(a)) ? 0 : Math.min(1, Math.max(0, f32(a)))),
  ],
  ["add.f32 D, A, B", word, word, (a, b) => fromF32(f32(a) + f32(b))],
  ["mul.f32 D, A, B", word, word, (a, b) => fromF32(f32(a) * f32(b))],
  [
    "mul.sat.f32 D, A, B",
    word,
    word,
    (a, b) => fromF32(Number.isNaN(f32(a) * f32(b)) ? 0 : Math.min(1, Math.max(0, f32(a) * f32(b)))),
  ],
  ["div.rn.f32 D, A, B", word, word, (a, b) => fromF32(f32(a) / f32(b))],
  ["sqrt.rn.f32 D, A", word, word, (a) => fromF32(Math.sqrt(f32(a)))],
  ["min.f32 D, A, B", word, word, (a, b) => fromF32(least(f32(a), f32(b)))],
  ["max.f32 D, A, B", word, word, (a, b) => fromF32(most(f32(a), f32(b)))],
  ["add.rz.f32 D, A, B", word, word, (a, b) => directed(f32(a), f32(b), "toward zero")],
  ["add.rp.f32 D, A, B", word, word, (a, b) => directed(f32(a), f32(b), "up")],
  ["fma.rn.f32 D, A, B, C", word, word, (a, b, c) => fused(f32(a), f32(b), f32(c))],
  ["sub.f32 D, A, B", word, word, (a, b) => fromF32(f32(a) - f32(b))],
  ["selp.b32 D, A, B, 1", word, word, (a) => u32(a)],
];

/**
 * Returns a sum in a directed rounding mode. The rounding error of f64 determines the direction for these
 * values.
 */
function directed(a: number, b: number, how: "up" | "toward zero"): bigint {
  const sum = a + b;
  const nearest = Math.fround(sum);
  // Rounding error of the f64 sum.
  const lost = Number.isFinite(sum) ? a - (sum - (sum - a)) + (b - (sum - a)) : 0;
  const above = nearest > sum || (nearest === sum && lost < 0);
  const below = nearest < sum || (nearest === sum && lost > 0);
  const x = fromF32(nearest);
  const largest = 0x7f7fffffn;
  if (!Number.isFinite(sum)) return x;
  if (how === "up") {
    if (nearest === Number.NEGATIVE_INFINITY) return 0xff7fffffn;
    return below ? (nearest < 0 ? x - 1n : x + 1n) : x;
  }
  if (!Number.isFinite(nearest)) return nearest > 0 ? largest : 0xff7fffffn;
  const away = sum > 0 || (sum === 0 && lost > 0) ? above : below;
  return away ? x - 1n : x;
}

/**
 * Returns a * b + c rounded once. The product is exact in f64, and the sum is rounded to odd before the
 * conversion to f32.
 */
function fused(a: number, b: number, c: number): bigint {
  const product = a * b;
  const sum = product + c;
  if (!Number.isFinite(sum)) return fromF32(sum);
  const part = sum - product;
  const lost = product - (sum - part) + (c - part);
  bits.setFloat64(0, sum);
  const raw = bits.getBigUint64(0);
  if (lost === 0 || (raw & 1n) === 1n) return fromF32(sum);
  bits.setBigUint64(0, lost > 0 === sum > 0 ? raw + 1n : raw - 1n);
  return fromF32(bits.getFloat64(0));
}

const edges: readonly bigint[] = [
  0n,
  1n,
  2n,
  7n,
  31n,
  32n,
  33n,
  63n,
  64n,
  127n,
  128n,
  255n,
  0x1234n,
  0x7fffn,
  0x8000n,
  0xffffn,
  0x7fffffffn,
  0x80000000n,
  0x80000001n,
  0xffffffffn,
  0xfffffffen,
  0x3f800000n,
  0xbf800000n,
  0x00000001n,
  0x00800000n,
  0x7f7fffffn,
  0x7f800000n,
  0xff800000n,
  0x7fc00001n,
  0x3f800001n,
  0x4b7fffffn,
  0x4f000000n,
  0xcf000001n,
  0x33800000n,
  0xb3800000n,
  0x123456789abcdef0n,
  0x7fffffffffffffffn,
  0x8000000000000000n,
  0x7ff8000000000001n,
  0xc1e0000000200000n,
  0x41dfffffffe00000n,
  0xffffffffffffffffn,
];

const operands = edges.flatMap((a) =>
  edges.flatMap((b) =>
    [5n, 0x00003210n, 0xffffffffn, 0x337fffffn, 0xb3800001n, b >> 3n].map((c) => [a, b, c] as const),
  ),
);

const kernels = table.map(([text, width, result], i) => {
  const registers = { A: "%a", B: "%b", C: "%c", D: "%d" } as const;
  const shift = /^sh[lr]/.test(text) ? "b32" : width;
  const body = text
    .replace(/\b[ABCD]\b/g, (name) => registers[name as "A"])
    .replace("selp.b32 %d, %a, %b, 1", "setp.eq.u32 %p, 1, 1;\n  selp.b32 %d, %a, %b, %p");
  const load = (name: string, type: string, at: number) => `ld.global.${type} ${name}, [%rd1+${at}];`;
  return `.visible .entry k${i}(.param .u64 in, .param .u64 out, .param .u32 n)
{
  .reg .b64 %rd<6>; .reg .b32 %r<6>; .reg .pred %p, %q;
  .reg .${width} %a, %c; .reg .${shift} %b; .reg .${result} %d;
  ld.param.u64 %rd0, [in]; ld.param.u64 %rd2, [out]; ld.param.u32 %r4, [n];
  mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x;
  mad.lo.u32 %r3, %r1, %r2, %r0;
  setp.ge.u32 %q, %r3, %r4;
  @%q ret;
  mad.wide.u32 %rd1, %r3, 24, %rd0;
  ${load("%a", width, 0)} ${load("%b", shift, 8)} ${load("%c", width, 16)}
  ${body};
  mad.wide.u32 %rd3, %r3, 8, %rd2;
  mov.b64 %rd4, 0; st.global.b64 [%rd3], %rd4;
  st.global.${result} [%rd3], %d;
  ret;
}`;
});

const sizes = { b16: 16, b32: 32, b64: 64 } as const;

test("instructions have the results of the PTX specification, for all edge values", () => {
  using device = open();
  using module = device.loadModule(`.version 8.0\n.target sm_80\n.address_size 64\n${kernels.join("\n")}\n`);
  const n = operands.length;
  using input = device.from(BigUint64Array.from(operands.flat()));
  using out = device.allocate(n, "u64");
  const wrong: string[] = [];
  for (const [i, [text, width, result, model]] of table.entries()) {
    module.kernel(`k${i}`, "ptr, ptr, u32").launch({ grid: Math.ceil(n / 128), block: 128 }, [input, out, n]);
    const got = out.toArray() as BigUint64Array;
    const at = operands.findIndex(([a, b, c], k) => {
      const cut = (x: bigint) => BigInt.asUintN(sizes[width], x);
      const count = /^sh[lr]/.test(text) ? u32(b) : cut(b);
      return got[k] !== BigInt.asUintN(sizes[result], model(cut(a), count, cut(c)));
    });
    if (at < 0) continue;
    const [a, b, c] = operands[at]!.map((x) => BigInt.asUintN(sizes[width], x)) as [bigint, bigint, bigint];
    const expected = BigInt.asUintN(sizes[result], model(a, b, c));
    wrong.push(
      `${text}: (${[a, b, c].map((x) => x.toString(16)).join(", ")}) gave ${got[at]!.toString(16)}, not ${expected.toString(16)}`,
    );
  }
  expect(wrong).toEqual([]);
}, 60_000);

/** Loads of a signed integer into a register of 64 bits, with each order and size. */
const orders = ["", ".weak", ".volatile", ".relaxed.gpu", ".acquire.sys"];
const widening = orders.flatMap((order) => [8, 16, 32].map((size) => `ld${order}.global.s${size}`));

test("a load extends a signed integer in a wider register, for each order (found by csmith)", () => {
  using device = open();
  const body = widening.map((load, i) => `${load} %rd2, [%rd1+8]; st.global.b64 [%rd0+${8 * i}], %rd2;`);
  using module = device.loadModule(kernelOf(body.join("\n  ")));
  using from = device.from(new BigInt64Array([0n, -2n]));
  using to = device.allocate(widening.length, "i64").fill(0n);
  // One thread, and the lanes of a warp.
  for (const block of [1, 32]) {
    to.fill(0n);
    module.kernel("test").launch({ grid: 1, block }, [to, from]);
    expect([...to.toArray()]).toEqual(widening.map(() => -2n));
  }
});

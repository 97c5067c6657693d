import { afterAll, expect, test } from "vitest";
import { type KernelBody, kernel, plainIntrinsics } from "../../../src/kernel/index.ts";
import { seeded } from "../../support/random.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

const signature = { x: "readonly i32[]", w: "readonly i64[]", y: "i32[]", z: "i64[]", f: "f32[]" } as const;

test("a body gives the same numbers as plain JavaScript and as a kernel", () => {
  const body: KernelBody<typeof signature> = ({ x, w, y, z, f }, intrinsics) => {
    const { globalIdx, popc, clz, ffs, brev, funnelLeft, funnelRight, prmt, select, i8, u16, i32, f32 } =
      intrinsics;
    const { i64, f32FromBits, bitsOf, range } = intrinsics;
    const i = globalIdx.x;
    const [a, b] = [x[i], x[i ^ 1]];
    const at = 16 * i;
    y[at] = popc(a);
    y[at + 1] = clz(a);
    y[at + 2] = ffs(a);
    y[at + 3] = brev(a);
    y[at + 4] = i32(funnelLeft(a, b, i));
    y[at + 5] = i32(funnelRight(a, b, i));
    y[at + 6] = prmt(a, b, 0x7b40);
    y[at + 7] = select(a > b, a, b);
    y[at + 8] = i8(a) + u16(b);
    y[at + 9] = popc(w[i]) + 100 * clz(w[i]) + 10000 * ffs(w[i]);
    y[at + 10] = i32(w[i]);
    y[at + 11] = bitsOf(f32(a));
    let sum = 0;
    for (const k of range(5)) sum += k;
    y[at + 12] = sum;
    z[i] = i64(a) * 3n;
    f[i] = f32FromBits((a & 0x7fffff) | 0x3f800000) + f32(w[i]);
  };
  const { int } = seeded(71);
  const arrays = () => ({
    x: Int32Array.from({ length: 32 }, (_, i) => (i < 3 ? [0, -1, -(2 ** 31)][i]! : int(2 ** 32) | 0)),
    w: BigInt64Array.from({ length: 32 }, (_, i) => BigInt.asIntN(64, 0x9e3779b97f4a7c15n * BigInt(i))),
    y: new Int32Array(16 * 32),
    z: new BigInt64Array(32),
    f: new Float32Array(32),
  });
  const plain = arrays();
  const own = { ...arrays(), x: plain.x, w: plain.w };
  for (let i = 0; i < 32; i++)
    body(plain, plainIntrinsics({ threadIdx: { x: i & 7 }, blockIdx: { x: i >> 3 }, blockDim: { x: 8 } }));
  const buffers = {
    ...{ x: gpu.from(own.x), w: gpu.from(own.w), y: gpu.from(own.y), z: gpu.from(own.z), f: gpu.from(own.f) },
  };
  kernel("body", signature, body).launch({ grid: 4, block: 8 }, buffers);
  expect([...buffers.y.toArray()]).toEqual([...plain.y]);
  expect([...buffers.z.toArray()]).toEqual([...plain.z]);
  expect([...buffers.f.toArray()]).toEqual([...plain.f]);
});

test("minima of negated integers, absolute values and shifts of a u32 are those of JavaScript", () => {
  const types = { x: "readonly i32[]", y: "i32[]" } as const;
  const body: KernelBody<typeof types> = ({ x, y }, { globalIdx, i32, i64, u32 }) => {
    const i = globalIdx.x;
    const [a, b, c] = [x[i], x[(i + 1) & 31], x[(i + 2) & 31]];
    y[4 * i] = Math.max(a, Math.max(b, -c | 0));
    y[4 * i + 1] = Math.min(a, Math.min(b, (c * -1) | 0));
    y[4 * i + 2] = (Math.abs(a) | 0) % (b | 1);
    y[4 * i + 3] = i32((i64(u32(a)) << 2n) >> (i64(b) & 31n));
  };
  const { int } = seeded(72);
  const x = Int32Array.from({ length: 32 }, (_, i) => (i % 4 === 0 ? -(2 ** 31) : int(2 ** 32) | 0));
  const [plain, buffers] = [new Int32Array(128), { x: gpu.from(x), y: gpu.from(new Int32Array(128)) }];
  for (let i = 0; i < 32; i++) body({ x, y: plain }, plainIntrinsics({ threadIdx: { x: i } }));
  kernel("edges", types, body).launch({ grid: 1, block: 32 }, buffers);
  expect([...buffers.y.toArray()]).toEqual([...plain]);
});

test("an intrinsic of several threads is refused with the fix", () => {
  expect(() => plainIntrinsics().sync()).toThrow(TypeError);
  expect(() => plainIntrinsics(5 as never)).toThrow("plainIntrinsics: the indices are 5");
  expect(() => plainIntrinsics().warp).toThrow(
    "warp has no meaning for one thread of plain JavaScript. Launch the kernel on the soft GPU",
  );
});

test("a failed assertion and a trap throw", () => {
  const { assert, trap } = plainIntrinsics();
  expect(() => assert(true)).not.toThrow();
  expect(() => assert(false, "too small")).toThrow("assert: too small");
  expect(() => trap()).toThrow("trap: the body ended the launch");
});

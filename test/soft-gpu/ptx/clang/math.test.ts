// Mathematical functions and intrinsics that doorbell's header provides for clang's kernels, compared with
// JavaScript.
import { expect, test } from "vitest";
import { compileByClang, findClang } from "../../../../src/cuda/program/clang.ts";
import { native, open } from "../harness.ts";
import {
  doubleFunctions,
  doubles,
  floatFunctions,
  floats,
  pairs,
  pairsOfDoubles,
  ulps,
} from "./math-functions.ts";

const none = native || findClang() === undefined;
const clang = (source: string, flags: readonly string[] = []) =>
  compileByClang(findClang()!, {
    source,
    flags: ["--gpu-architecture=compute_80", "--std=c++17", ...flags],
    fileName: "mathematics.cu",
  }).image;

/** Returns a kernel for each function: out[i] = f(a[i], b[i]). */
function sourceOf(type: "float" | "double", functions: readonly (readonly [string, unknown, number])[]) {
  return functions
    .map(([call], i) => {
      const body = `int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) { ${type} x = a[i], y = b[i]; out[i] = ${call}; }`;
      return `extern "C" __global__ void k${i}(const ${type} *a, const ${type} *b, ${type} *out, int n) { ${body} }`;
    })
    .join("\n");
}

type Operands = readonly (readonly [number, number])[];

/** Returns the largest error of each function in ulps, and the functions beyond their bound. */
function measure(type: "float" | "double", flags: readonly string[]) {
  const functions = type === "float" ? floatFunctions : doubleFunctions;
  using device = open();
  using module = device.loadModule(clang(sourceOf(type, functions), flags));
  const worst: Record<string, number> = {};
  const problems: string[] = [];
  const Values = type === "float" ? Float32Array : Float64Array;
  const one: Operands = (type === "float" ? floats() : doubles()).map((x) => [x, 1.5]);
  const two: Operands = type === "float" ? pairs() : pairsOfDoubles();
  for (const [i, [call, expected, bound]] of functions.entries()) {
    const operands = /\by\b/.test(call) ? two : one;
    using a = device.from(new Values(operands.map(([x]) => x)));
    using b = device.from(new Values(operands.map(([, y]) => y)));
    using out = device.from(new Values(operands.length));
    const block = 128;
    module
      .kernel(`k${i}`, "ptr, ptr, ptr, i32")
      .launch({ grid: Math.ceil(operands.length / block), block }, [a, b, out, operands.length]);
    const results = out.toArray();
    operands.forEach(([x, y], j) => {
      const wanted = expected(x, y);
      const error = ulps(results[j]!, wanted, type);
      if (error > (worst[call] ?? 0)) worst[call] = error;
      if (error > bound && problems.length < 40)
        problems.push(`${call} x=${x} y=${y}: ${results[j]}, expected ${wanted}: ${error} ulps`);
    });
  }
  if (process.env["PRINT_ULPS"]) console.log(JSON.stringify(worst));
  return problems;
}

test.skipIf(none).each([[[]], [["--fmad=false"]]])(
  "functions of floats are within CUDA's bounds (flags: %j)",
  { timeout: 60_000 },
  (flags) => {
    expect(measure("float", flags)).toEqual([]);
  },
);

test.skipIf(none).each([[[]], [["--fmad=false"]]])(
  "functions of doubles are within CUDA's bounds (flags: %j)",
  { timeout: 60_000 },
  (flags) => {
    expect(measure("double", flags)).toEqual([]);
  },
);

test.skipIf(none)(
  "--fmad=false keeps products apart from sums, and intrinsics always do",
  { timeout: 60_000 },
  () => {
    const source = 'extern "C" __global__ void k(float *a) { a[0] = a[1] * a[2] + a[3]; }';
    const exact = 'extern "C" __global__ void k(float *a) { a[0] = __fadd_rn(__fmul_rn(a[1], a[2]), a[3]); }';
    const text = (image: Uint8Array) => Buffer.from(image).toString();
    expect(text(clang(source))).toContain("fma.rn.f32");
    expect(text(clang(source, ["--fmad=false"]))).not.toContain("fma");
    expect(text(clang(exact))).not.toContain("fma");
  },
);

test.skipIf(none)(
  "the error for a missing header function names it and has a hint",
  { timeout: 60_000 },
  () => {
    const kernel = (body: string) => `extern "C" __global__ void k(float *a) { ${body} }`;
    expect(() => clang(kernel("a[0] = lgammaf(a[0]);"))).toThrow(
      /'lgammaf'[\s\S]*hint: clang[\s\S]*DOORBELL_NVCC/,
    );
    expect(() => clang(`#include <cuda_fp16.h>\n${kernel("")}`)).toThrow(/cuda_fp16.h[\s\S]*hint: clang/);
  },
);

test.skipIf(none)(
  "the double that is closest to a multiple of pi/2 keeps all its bits",
  { timeout: 60_000 },
  () => {
    using device = open();
    using module = device.loadModule(clang(sourceOf("double", [["cos(x)", Math.cos, 0]])));
    using a = device.from(Float64Array.of(6381956970095103 * 2 ** 797));
    using out = device.allocate(1, "f64");
    module.kernel("k0", "ptr, ptr, ptr, i32").launch({ grid: 1, block: 1 }, [a, a, out, 1]);
    // JavaScriptCore's own cosine of this argument is off by 8 ulps.
    expect(ulps(out.toArray()[0]!, Number("-4.6871659242546276e-19"), "double")).toBeLessThanOrEqual(1);
  },
);

test.skipIf(none)("a kernel uses only its own shared memory", { timeout: 60_000 }, () => {
  const source = `template <int N> __device__ int turned(int x) {
  __shared__ int tile[8000];
  tile[threadIdx.x] = x * N;
  __syncthreads();
  return tile[31 - threadIdx.x];
}
extern "C" __global__ void twice(int *out) { out[threadIdx.x] = turned<2>(threadIdx.x); }
extern "C" __global__ void thrice(int *out) { out[threadIdx.x] = turned<3>(threadIdx.x); }`;
  using device = open();
  using module = device.loadModule(clang(source));
  using out = device.allocate(32, "i32");
  for (const [name, factor] of [
    ["twice", 2],
    ["thrice", 3],
  ] as const) {
    module.kernel(name, "ptr").launch({ grid: 1, block: 32 }, [out]);
    expect([...out.toArray()]).toEqual(Array.from({ length: 32 }, (_, i) => (31 - i) * factor));
  }
});

const INTEGERS: readonly (readonly [string, number])[] = [
  ["__popcll(0xf0f0000000000001ull)", 9],
  ["__clzll(1ll << 40)", 23],
  ["__clzll(0)", 64],
  ["__ffsll(1ll << 40)", 41],
  ["__brev(zero + 1) >> 31", 1],
  ["__byte_perm(0x03020100, 0x07060504 + zero, 0x0426)", 0x00040206],
  ["__umulhi(0xffffffffu, 0x80000000u + zero)", 0x7fffffff],
  ["__mulhi(-3, 0x40000000 + zero)", -1],
  ["(int)__umul64hi(1ull << 63, 6 + zero)", 3],
  ["__mul24(0x01000003, 5 + zero)", 15],
  ["__funnelshift_l(0x80000000u + zero, 1, 1)", 3],
  ["__funnelshift_r(2 + zero, 1, 1)", -0x80000000 + 1],
  ["__float_as_int(1.0f + zero)", 0x3f800000],
  ["(int)__uint_as_float(0x41200000 + zero)", 10],
  ["(int)__longlong_as_double(__double_as_longlong(7.0 + zero))", 7],
  ["(int)__hiloint2double(__double2hiint(9.0 + zero), __double2loint(9.0))", 9],
  ["__float2int_rn(2.5f + zero)", 2],
  ["__float2int_rz(-2.5f + zero)", -2],
  ["__float2int_ru(2.5f + zero)", 3],
  ["__float2int_rd(-2.5f + zero)", -3],
  ["__float_as_int(__int2float_rz(16777219 + zero))", 0x4b800001],
  ["(int)__saturatef(5.0f + zero)", 1],
  ["(int)(__fdividef(9.0f, 2.0f + zero) * 2)", 9],
  ["max(-1 + zero, 1u) == 0xffffffffu", 1],
  ["(int)max(1.5f + zero, 2.5)", 2],
  ["abs(-5 + zero) + (int)abs(-2.0f) + (int)abs(-3.0)", 10],
  ["__shfl_sync(~0u, (int)threadIdx.x, 5)", 5],
  ["(int)__shfl_xor_sync(~0u, threadIdx.x + 0.5, 7) == (threadIdx.x ^ 7)", 1],
  ["(int)(__shfl_down_sync(~0u, (unsigned long long)threadIdx.x << 33, 0) >> 33) == threadIdx.x", 1],
  ["__activemask() == 0xffffffffu", 1],
  ["__reduce_add_sync(~0u, 2)", 64],
  ["dim3(blockDim).x + dim3(4, 5).y + dim3(4).z", 38],
  ["sizeof(Aligned)", 16],
  ["clock64() >= 0 && (__nanosleep(1), true)", 1],
  ["__ldg(&table)", 77],
  ["(int)lrintf(2.5f + zero) + (int)roundf(2.5f + zero)", 5],
];

test.skipIf(none)("intrinsics have the results of CUDA", { timeout: 60_000 }, () => {
  const source = `struct __align__(16) Aligned { float x; };
__device__ int table = 77;
extern "C" __global__ void integers(int *out, int zero) {
${INTEGERS.map(([call], i) => `  { int r = (int)(${call}); if (threadIdx.x == 3) out[${i}] = r; }`).join("\n")}
}
extern "C" __global__ void atomics(int *i, unsigned *u, unsigned long long *w, long long *s, float *f) {
  atomicInc(u, 20); atomicDec(u + 1, 20);
  atomicMin(s, -(long long)threadIdx.x << 33); atomicMax(w, (unsigned long long)threadIdx.x << 40);
  if (threadIdx.x == 7) atomicExch(f, 2.5f);
  atomicAdd_system(i, 2); atomicAdd_block(i, 1);
}
extern "C" __global__ void heap(int *out) {
  int *p = (int *)malloc(16);
  p[0] = 5; out[0] = p[0] + (p != nullptr);
  free(p);
  if (out[1]) printf("never %d\\n", 1);
  assert(out[1] == 0);
}`;
  using device = open();
  using module = device.loadModule(clang(source));
  using out = device.allocate(INTEGERS.length, "i32");
  module.kernel("integers", "ptr, i32").launch({ grid: 1, block: 32 }, [out, 0]);
  expect(INTEGERS.map(([call], i) => [call, out.toArray()[i]])).toEqual(
    INTEGERS.map(([call, value]) => [call, value | 0]),
  );
  using i = device.from(Int32Array.of(0));
  using u = device.from(Uint32Array.of(0, 0));
  using w = device.from(BigUint64Array.of(0n));
  using s = device.from(BigInt64Array.of(0n));
  using f = device.from(Float32Array.of(1));
  module.kernel("atomics", "ptr, ptr, ptr, ptr, ptr").launch({ grid: 1, block: 32 }, [i, u, w, s, f]);
  expect([...i.toArray(), ...u.toArray(), ...f.toArray()]).toEqual([96, 32 % 21, (21 * 2 - 32) % 21, 2.5]);
  expect([...w.toArray(), ...s.toArray()]).toEqual([31n << 40n, -31n << 33n]);
  using heap = device.from(Int32Array.of(0, 0));
  module.kernel("heap", "ptr").launch({ grid: 1, block: 1 }, [heap]);
  expect([...heap.toArray()]).toEqual([6, 0]);
});

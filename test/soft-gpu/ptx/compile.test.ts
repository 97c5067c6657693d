// Compilers of device.compile besides NVRTC, and the error when there is none.
import { expect, test } from "vitest";
import { nativeNvrtc } from "../../../ffi/nvrtc/index.ts";
import { compileByClang, findClang } from "../../../src/cuda/program/clang.ts";
import { native, open } from "./harness.ts";

const SOURCE = `extern "C" __global__ void work(const float *a, float *b, unsigned *c, int n) {
  __shared__ float tile[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < n ? a[i] : 0;
  __syncthreads();
  float sum = sqrtf(tile[63 - threadIdx.x]) + __shfl_xor_sync(0xffffffffu, (float)i, 1);
  if (i < n) b[i] = fmaf(sum, 2.0f, FACTOR);
  if (i < n) atomicAdd(c, (unsigned)i);
  if (i < n) atomicMax(c + 1, (unsigned)(i ^ 3));
}`;

const hasNvrtc = ((): boolean => {
  try {
    nativeNvrtc(undefined);
    return true;
  } catch {
    return false;
  }
})();

function withVariables<T>(values: Readonly<Record<string, string>>, use: () => T): T {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return use();
  } finally {
    for (const name of Object.keys(values)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

test.skipIf(native || hasNvrtc || findClang() === undefined)(
  "clang compiles where neither NVRTC nor nvcc exists, and its code is right",
  { timeout: 60_000 },
  () => {
    using device = open();
    withVariables({ DOORBELL_NVCC: "/nowhere/nvcc" }, () => {
      using module = device.compile(SOURCE, { cache: false, define: { FACTOR: "1.5f" } });
      expect(module.program?.compiler).toMatch(/^clang \(\//);
      const values = Float32Array.from({ length: 64 }, (_, i) => i * i);
      using a = device.from(values);
      using b = device.allocate(64, "f32");
      using c = device.from(new Uint32Array(2));
      module.kernel("work", "ptr, ptr, ptr, i32").launch({ grid: 1, block: 64 }, [a, b, c, 64]);
      expect([...b.toArray()]).toEqual(Array.from({ length: 64 }, (_, i) => (63 - i + (i ^ 1)) * 2 + 1.5));
      expect([...c.toArray()]).toEqual([(64 * 63) / 2, 63]);
    });
  },
);

test.skipIf(findClang() === undefined)(
  "clang's errors name the caller's file and line",
  { timeout: 60_000 },
  () => {
    const source = 'extern "C" __global__ void k() {\n  nothing();\n}';
    const flags = ["--gpu-architecture=compute_90", "--std=c++17"];
    expect(() => compileByClang(findClang()!, { source, flags, fileName: "mine.cu" })).toThrow(
      "mine.cu does not compile: line 2: use of undeclared identifier 'nothing'",
    );
  },
);

test.skipIf(native || hasNvrtc)(
  "without any compiler, the error names all three and what works without them",
  () => {
    using device = open();
    const nowhere = { DOORBELL_NVCC: "/nowhere/nvcc", DOORBELL_CLANG: "/nowhere/clang" };
    const call = () => withVariables(nowhere, () => device.compile(SOURCE, { cache: false }));
    expect(call).toThrow(/neither NVRTC \(libnvrtc.*nor nvcc nor clang/);
    expect(call).toThrow(/loadModule\(ptx\)/);
  },
);

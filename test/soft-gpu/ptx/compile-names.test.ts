// C++ names of device.compile where nvcc or clang compiles, which have no name expressions as NVRTC has.
import { describe, expect, test } from "vitest";
import { CompileError } from "../../../src/cuda/index.ts";
import { findClang } from "../../../src/cuda/program/clang.ts";
import { findNvcc } from "../../../src/cuda/program/nvcc.ts";
import { native, open } from "./harness.ts";

const SOURCE = `template <typename T> __global__ void put(T *x, T v) { x[threadIdx.x] = v; }
namespace inner {
__constant__ float table[4];
template <int N> __global__ void scale(float *x) { x[threadIdx.x] = table[threadIdx.x] * N; }
}
__global__ void both(int *x) { *x = 1; }
__global__ void both(float *x) { *x = 2; }
__device__ int counter;`;

const names = ["put<float>", "put<int>", "inner::scale<3>", "&inner::table", "(void (*)(float *))both"];
const fileName = "mine.cu";

function failure(source: string, asked: readonly string[]): CompileError {
  using device = open();
  try {
    device.compile(source, { cache: false, names: asked, fileName });
  } catch (error) {
    if (error instanceof CompileError) return error;
    throw error;
  }
  throw new Error("the source compiled");
}

const compilers = [
  { kind: "nvcc", exists: findNvcc() !== undefined, environment: {} },
  { kind: "clang", exists: findClang() !== undefined, environment: { DOORBELL_NVCC: "/nowhere/nvcc" } },
];

for (const { kind, exists, environment } of compilers) {
  // DOORBELL_LIBNVRTC hides an installed NVRTC, which would be preferred.
  const use = <T>(body: () => T): T => {
    const values = { ...environment, DOORBELL_LIBNVRTC: "/nowhere/libnvrtc.so" };
    const before = { ...process.env };
    Object.assign(process.env, values);
    try {
      return body();
    } finally {
      for (const name of Object.keys(values)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  };

  describe.skipIf(native || !exists)(`names of ${kind}`, { timeout: 120_000 }, () => {
    test("instantiate templates, whose kernels and variables are found by these names", () => {
      use(() => {
        using device = open();
        using module = device.compile(SOURCE, { cache: false, names });
        expect(module.program?.compiler).toMatch(new RegExp(`^${kind} `));
        expect(module.program?.symbolOf("put<float>")).toBe("_Z3putIfEvPT_S0_");
        using x = device.allocate(4, "f32");
        module.kernel("put<float>").launch({ grid: 1, block: 4 }, [x, 1.5]);
        expect([...x.toArray()]).toEqual([1.5, 1.5, 1.5, 1.5]);
        using y = device.allocate(4, "i32");
        module.kernel("put<int>").launch({ grid: 1, block: 4 }, [y, 7]);
        expect([...y.toArray()]).toEqual([7, 7, 7, 7]);
        module.global("inner::table", "f32").set(new Float32Array([1, 2, 3, 4]));
        module.kernel("inner::scale<3>").launch({ grid: 1, block: 4 }, [x]);
        expect([...x.toArray()]).toEqual([3, 6, 9, 12]);
        module.kernel("(void (*)(float *))both").launch({ grid: 1, block: 1 }, [x]);
        expect(x.toArray()[0]).toBe(2);
        expect(new TextDecoder().decode(module.program?.image)).not.toContain("doorbell");
      });
    });

    test("are found in the cache of the disk", () => {
      use(() => {
        using device = open();
        const compile = () => device.compile(SOURCE, { names });
        compile().close();
        using module = compile();
        expect(module.program?.cached).toBe(true);
        expect(module.program?.symbolOf("inner::scale<3>")).toBe("_ZN5inner5scaleILi3EEEvPf");
      });
    });

    test("that are unknown, ambiguous or values are errors that show the name", () => {
      use(() => {
        expect(failure(SOURCE, ["put<int>", "put<flot>"]).message).toMatch(
          /mine\.cu does not compile: the name "put<flot>": .*"?'?flot/,
        );
        expect(failure(SOURCE, ["nothing"]).message).toMatch(/the name "nothing": .*nothing/);
        for (const name of ["both", "put", "counter"]) {
          const error = failure(SOURCE, [name]);
          expect(error.message).toContain(`the name "${name}": it is not one kernel or address`);
          expect(error.hint).toContain('"(void (*)(int *))add"');
          expect(error.log).not.toContain("doorbell");
        }
      });
    });

    test("leave the lines of errors in the source as they are", () => {
      use(() => {
        const wrong = `${SOURCE}\n__global__ void wrong(int *x) {\n  *x = missing;\n}`;
        const error = failure(wrong, ["put<int>"]);
        expect(error.message).toContain("line 10: ");
        expect(error.diagnostics[0]).toMatchObject({ file: fileName, line: 10 });
        // The added lines would be inside of the open function.
        const open = failure(`${SOURCE}\n__global__ void open(int *x) {`, ["put<int>"]);
        expect(open.message).not.toMatch(/the name|doorbell/);
      });
    });
  });
}

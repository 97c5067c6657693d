// Kernels on a real GPU. Run with `npm run test:gpu`.
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { CompileError, CudaError, compile, Graph, Linker } from "../../src/cuda/index.ts";
import { ClosedError } from "../../src/errors.ts";
import { cubin } from "../fixtures/cubin.ts";
import { kernelsPtx } from "../fixtures/kernels-ptx.ts";
import { firstDifference, native, open, ramp } from "../native/cuda/provider.ts";

const saxpySource = `
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n) {
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}`;

const typesSource = `
struct Point { float x, y; short tag; };
extern "C" __global__ void types(double *out, bool b, signed char c, unsigned char uc, short s, unsigned short us, int i,
    unsigned u, long long l, unsigned long long ul, float f, double d, Point p) {
  out[0] = b; out[1] = c; out[2] = uc; out[3] = s; out[4] = us; out[5] = i; out[6] = u; out[7] = (double)l;
  out[8] = (double)ul; out[9] = f; out[10] = d; out[11] = p.x; out[12] = p.y; out[13] = p.tag;
}`;

describe.skipIf(!native)("a kernel", () => {
  test("computes, with parameters read from its source", async () => {
    using device = open();
    using module = device.compile(saxpySource);
    const saxpy = module.kernel("saxpy");
    expect(saxpy.parameters.map((one) => one.type)).toEqual(["f32", "ptr", "ptr", "u32"]);
    expect(inspect(saxpy)).toBe("Kernel saxpy(f32, ptr, ptr, u32)");
    const n = 100_000;
    using x = device.from(ramp(n));
    using y = device.allocate(n, "f32");
    y.fill(1);
    saxpy.launch(saxpy.cover(n), [2, x, y, n]);
    expect(
      firstDifference(
        y.toArray(),
        ramp(n).map((value) => 2 * value + 1),
      ),
    ).toBe(-1);
  });

  test("takes every scalar type and a struct", () => {
    using device = open();
    using module = device.compile(typesSource);
    const types = module.kernel("types");
    using out = device.allocate(14, "f64");
    const point = new DataView(new ArrayBuffer(12));
    point.setFloat32(0, 1.5, true);
    point.setFloat32(4, -2.5, true);
    point.setInt16(8, -7, true);
    types.launch({ grid: 1, block: 1 }, [
      out,
      true,
      -5,
      200,
      -3000,
      60000,
      -70000,
      4e9,
      -(2n ** 40n),
      2n ** 50n,
      0.5,
      Math.PI,
      point,
    ]);
    expect([...out.toArray()]).toEqual([
      1,
      -5,
      200,
      -3000,
      60000,
      -70000,
      4e9,
      -(2 ** 40),
      2 ** 50,
      0.5,
      Math.PI,
      1.5,
      -2.5,
      -7,
    ]);
  });

  test("with a declared signature is compared with the driver's", () => {
    using device = open();
    using module = device.compile(saxpySource);
    expect(module.kernel("saxpy", "float, pointer, float *y, uint32").parameters.length).toBe(4);
    expect(() => module.kernel("saxpy", "f64, ptr, ptr, u32")).toThrow(/parameter 0 is 4 bytes/);
    expect(() => module.kernel("saxpy", "f32, ptr, ptr")).toThrow(/has 4 parameters/);
    expect(() => module.kernel("saxpy", "f32, ptr, ptr, word")).toThrow(TypeError);
    expect(() => module.kernel("nothing")).toThrow(/CUDA_ERROR_NOT_FOUND/);
  });

  test("refuses wrong arguments before the driver sees them", () => {
    using device = open();
    using module = device.compile(saxpySource);
    const saxpy = module.kernel("saxpy");
    using x = device.allocate(4, "f32");
    const config = { grid: 1, block: 1 };
    expect(() => saxpy.launch(config, [2, x, x])).toThrow(/takes 4 arguments/);
    expect(() => saxpy.launch(config, [x, x, x, 1])).toThrow(/argument 0 is a Buffer, not a f32/);
    expect(() => saxpy.launch(config, [1, 0.5, x, 1])).toThrow(TypeError);
    expect(() => saxpy.launch(config, [1, x, x, -1])).toThrow(RangeError);
    expect(() => saxpy.launch(config, [1, x, x, 1.5])).toThrow(TypeError);
    expect(() => saxpy.launch({ grid: 0, block: 1 }, [1, x, x, 1])).toThrow(RangeError);
    expect(() => saxpy.launch({ grid: 1, block: 4096 }, [1, x, x, 1])).toThrow(/4096 threads in a block/);
    const closed = device.allocate(4, "f32");
    closed.close();
    expect(() => saxpy.launch(config, [1, closed, x, 1])).toThrow(ClosedError);
    saxpy.launch(config, [1, x, x, 1]);
    device.synchronize();
    module.close();
    expect(() => saxpy.launch(config, [1, x, x, 1])).toThrow(ClosedError);
  });

  test("of a cubin without source takes typed arguments by size", () => {
    using device = open();
    const program = compile(saxpySource, { architecture: `sm_${device.computeCapability.replace(".", "")}` });
    using module = device.loadModule(program.image);
    const saxpy = module.kernel("saxpy");
    expect(module.kernelNames()).toContain("saxpy");
    using x = device.from(new Float32Array([1, 2]));
    saxpy.launch({ grid: 1, block: 2 }, [Float32Array.of(3), x, x, Uint32Array.of(2)]);
    expect([...x.toArray()]).toEqual([4, 8]);
    expect(() => saxpy.launch({ grid: 1, block: 2 }, [3, x, x, 2])).toThrow(/Float32Array/);
  });

  test("reports its resources and the number of blocks that fit", () => {
    using device = open();
    using module = device.compile(saxpySource);
    const saxpy = module.kernel("saxpy");
    const { registers, maximumThreads } = saxpy.attributes();
    expect(registers).toBeGreaterThan(0);
    expect(maximumThreads).toBe(1024);
    expect(saxpy.activeBlocks(256)).toBeGreaterThan(1);
    const { block, grid } = saxpy.suggestBlock();
    expect(block % 32).toBe(0);
    expect(grid).toBeGreaterThan(0);
    saxpy.maximumSharedBytes = 100_000;
    expect(saxpy.maximumSharedBytes).toBe(100_000);
  });

  test("is launched cooperatively, so all its blocks reach a common barrier", () => {
    using device = open();
    using module = device.compile(`
      extern "C" __global__ void meet(unsigned *arrived, unsigned *seen) {
        if (threadIdx.x == 0) {
          atomicAdd(arrived, 1u); __threadfence();
          unsigned spins = 0;
          while (*(volatile unsigned *)arrived < gridDim.x && ++spins < 100000000u) {}
          seen[blockIdx.x] = *(volatile unsigned *)arrived;
        }
      }`);
    const meet = module.kernel("meet");
    const blocks = device.multiprocessors * meet.activeBlocks(32);
    using arrived = device.allocate(1, "u32");
    using seen = device.allocate(blocks, "u32");
    arrived.fill(0);
    meet.launch({ grid: blocks, block: 32, cooperative: true }, [arrived, seen]);
    expect(seen.toArray().every((value) => value === blocks)).toBe(true);
    const tooMany = { grid: blocks * 4, block: 32, cooperative: true };
    expect(() => meet.launch(tooMany, [arrived, seen])).toThrow(/COOPERATIVE_LAUNCH_TOO_LARGE/);
  });

  test("is launched in clusters", () => {
    using device = open();
    if (device.attribute("clusterLaunch") === 0) return;
    using module = device.compile(`
      extern "C" __global__ void rank(unsigned *out) {
        unsigned r, n;
        asm("mov.u32 %0, %cluster_ctarank;" : "=r"(r));
        asm("mov.u32 %0, %cluster_nctarank;" : "=r"(n));
        if (threadIdx.x == 0) out[blockIdx.x] = r * 100 + n;
      }`);
    const rank = module.kernel("rank");
    using out = device.allocate(8, "u32");
    const config = { grid: 8, block: 32, cluster: 4 };
    rank.launch(config, [out]);
    expect([...out.toArray()]).toEqual([4, 104, 204, 304, 4, 104, 204, 304]);
    expect(rank.maximumCluster(config)).toBeGreaterThanOrEqual(8);
    expect(rank.activeClusters(config)).toBeGreaterThan(0);
    expect(() => rank.launch({ grid: 6, block: 32, cluster: 4 }, [out])).toThrow(CudaError);
  });

  test("uses dynamic shared memory and module variables", () => {
    using device = open();
    using module = device.compile(
      `
      __constant__ float scale; __device__ unsigned calls;
      extern "C" __global__ void reverse(float *x) {
        extern __shared__ float s[];
        s[threadIdx.x] = x[threadIdx.x]; __syncthreads();
        x[threadIdx.x] = scale * s[blockDim.x - 1 - threadIdx.x];
        if (threadIdx.x == 0) atomicAdd(&calls, 1u);
      }`,
      { names: ["&scale", "&calls"] },
    );
    module.global("scale", "f32").set([10]);
    module.global("calls", "u32").fill(0);
    using x = device.from(new Float32Array([1, 2, 3, 4]));
    module.kernel("reverse").launch({ grid: 1, block: 4, sharedBytes: 16 }, [x]);
    expect([...x.toArray()]).toEqual([40, 30, 20, 10]);
    expect(module.global("calls", "u32").toArray()[0]).toBe(1);
  });

  test("of a template is found by its C++ name", () => {
    using device = open();
    using module = device.compile(
      "template <typename T> __global__ void fill(T *x, T value) { x[threadIdx.x] = value; }",
      { names: ["fill<float>", "fill<int>"] },
    );
    using x = device.allocate(4, "f32");
    using y = device.allocate(4, "i32");
    module.kernel("fill<float>", "ptr, f32").launch({ grid: 1, block: 4 }, [x, 2.5]);
    // The types come from the symbol, because the kernel has no declaration.
    module.kernel("fill<int>").launch({ grid: 1, block: 4 }, [y, -9]);
    expect([x.toArray()[3], y.toArray()[3]]).toEqual([2.5, -9]);
  });
});

describe.skipIf(!native)("code without its source", () => {
  test("reads the parameters of C++ names, and lists its kernels", () => {
    using device = open();
    if (device.computeCapability !== "9.0") return;
    using module = device.loadModule(cubin());
    const scale = module.kernel("_Z5scaleIfEvPT_S0_");
    expect(scale.parameters.map((one) => one.type)).toEqual(["ptr", "f32"]);
    using x = device.from(new Float32Array([1, 2, 3, 4]));
    scale.launch({ grid: 1, block: 4 }, [x, 2.5]);
    expect([...x.toArray()]).toEqual([2.5, 5, 7.5, 10]);
    expect(() => module.kernel("saxpi")).toThrow(
      'no kernel "saxpi"; the module has saxpy, _Z5scaleIfEvPT_S0_ (scale<float>(float*, float))',
    );
    expect(() => module.global("tabel")).toThrow('no variable "tabel"; the module has table, limits');
    expect(module.global("table", "f32").length).toBe(16);
  });

  test("is loaded from PTX", () => {
    using device = open();
    using module = device.loadModule(kernelsPtx);
    using x = device.from(ramp(64));
    module.kernel("twice", "ptr").launch({ grid: 2, block: 32 }, [x]);
    expect(x.toArray()[63]).toBe(126);
  });
});

describe.skipIf(!native)("code", () => {
  test("that does not compile is an error with the line", () => {
    using device = open();
    try {
      device.compile(`extern "C" __global__ void broken(float *x) {\n  x[0] = undefined_thing;\n}`);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CompileError);
      const { message, diagnostics, log } = error as CompileError;
      expect(diagnostics[0]).toMatchObject({ line: 2, severity: "error" });
      expect(message).toMatch(/line 2: identifier "undefined_thing"/);
      expect(message).toContain("x[0] = undefined_thing;");
      expect(log).toContain("undefined_thing");
    }
    // The message contains the error without the warning above it, and names the header of an error in a
    // header.
    expect(() => device.compile("void f() { int unused; }\nint g() { return nothing; }")).toThrow(
      /line 2: identifier "nothing"/,
    );
    expect(() => device.compile("")).toThrow(TypeError);
    expect(() => device.compile("int x;", { architecture: "90" })).toThrow(TypeError);
  });

  test("is linked from several modules", () => {
    using device = open();
    const architecture = `compute_${device.computeCapability.replace(".", "")}`;
    const options = { architecture, options: ["--relocatable-device-code=true"] };
    const half = compile("__device__ float half_of(float x) { return x / 2; }", options);
    const main = compile(
      `__device__ float half_of(float); extern "C" __global__ void halve(float *x) { *x = half_of(*x); }`,
      options,
    );
    using linker = new Linker(device);
    linker.add("ptx", half.image, "half").add("ptx", main.image, "main");
    using module = linker.load();
    using x = device.from(new Float32Array([42]));
    module.kernel("halve", "ptr").launch({ grid: 1, block: 1 }, [x]);
    expect(x.toArray()[0]).toBe(21);
    using broken = new Linker(device);
    broken.add("ptx", main.image);
    expect(() => broken.complete()).toThrow(/half_of/);
  });

  test("without a valid image is refused", () => {
    using device = open();
    expect(() => device.loadModule(new Uint8Array(new ArrayBuffer(64)).fill(1))).toThrow(CudaError);
  });
});

describe.skipIf(!native)("graphs of kernels", () => {
  test("are captured, relaunched and updated", async () => {
    using device = open();
    using module = device.compile(saxpySource);
    const saxpy = module.kernel("saxpy");
    using stream = device.createStream({ nonBlocking: true });
    using x = device.from(new Float32Array(1024).fill(1));
    using y = device.from(new Float32Array(1024).fill(0));
    const config = { ...saxpy.cover(1024), stream };
    using graph = stream.capture(() => {
      for (let i = 0; i < 10; i++) saxpy.launch(config, [1, x, y, 1024]);
    });
    using executable = graph.instantiate();
    executable.launch(stream);
    executable.launch(stream);
    expect((await y.read(stream))[1023]).toBe(20);
    using built = new Graph(device);
    const node = built.addKernel(saxpy, config, [1, x, y, 1024]);
    using other = built.instantiate();
    other.setKernel(node, saxpy, config, [100, x, y, 1024]);
    other.launch(stream);
    expect((await y.read(stream))[0]).toBe(120);
  });

  test("repeat a body while a kernel sets the condition, and take a branch", async () => {
    using device = open();
    using graph = new Graph(device);
    const loop = graph.createConditionalHandle(1);
    const branch = graph.createConditionalHandle();
    using module = device.compile(`
      extern "C" __device__ void cudaGraphSetConditional(unsigned long long, unsigned);
      extern "C" __global__ void step(unsigned long long loop, unsigned long long branch, unsigned *n) {
        unsigned now = ++*n;
        cudaGraphSetConditional(loop, now < 5);
        cudaGraphSetConditional(branch, now == 5);
      }
      extern "C" __global__ void mark(unsigned *n) { *n += 1000; }`);
    using n = device.allocate(1, "u32");
    const repeat = graph.addConditional("while", loop, [graph.addFill(n, 0)]);
    repeat.bodies[0]!.addKernel(module.kernel("step"), { grid: 1, block: 1 }, [loop, branch, n]);
    const then = graph.addConditional("if", branch, [repeat.node]);
    then.bodies[0]!.addKernel(module.kernel("mark"), { grid: 1, block: 1 }, [n]);
    using executable = graph.instantiate();
    using stream = device.createStream();
    executable.launch(stream);
    expect((await n.read(stream))[0]).toBe(1005);
    expect(graph.nodes().map((node) => node.type)).toContain("CONDITIONAL");
  });
});

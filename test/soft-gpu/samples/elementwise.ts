// Kernels whose threads are independent.
import { type Drive, indices, noise, same, type Tools, whole } from "./drive.ts";

const N = 1000;

function add(file: string, kernel: string, extra = true): Drive {
  return {
    file,
    kernel,
    parameters: extra ? "ptr, ptr, ptr, i32" : "ptr, ptr, ptr",
    run: (t: Tools) => {
      const [a, b] = [noise(N), noise(N, 3)];
      const out = t.device.allocate(N, "f32");
      const values = [t.device.from(a), t.device.from(b), out];
      t.launch({ grid: 4, block: 256 }, extra ? [...values, N] : values);
      same(
        out.toArray(),
        a.map((x, i) => x + b[i]!),
      );
    },
  };
}

/** Expects `p[i] = f(p[i], i)` for all threads. */
function change(
  file: string,
  kernel: string,
  parameters: string,
  more: readonly number[],
  f: (x: number, i: number) => number,
): Drive {
  return {
    file,
    kernel,
    parameters,
    run: (t: Tools) => {
      const values = whole(1024, 100);
      const data = t.device.from(values);
      t.launch({ grid: 4, block: 256 }, [data, ...more]);
      same(data.toArray(), values.map(f));
    },
  };
}

export const elementwise: readonly Drive[] = [
  add("vectorAdd_vectorAdd", "_Z9vectorAddPKfS0_Pfi"),
  add("vectorAdd_nvrtc_vectorAdd_kernel", "vectorAdd"),
  add("vectorAddDrv_vectorAdd_kernel", "VecAdd_kernel"),
  add("vectorAddMMAP_vectorAdd_kernel", "VecAdd_kernel"),
  add("simpleDrvRuntime_vectorAdd_kernel", "VecAdd_kernel"),
  add("simpleZeroCopy_simpleZeroCopy", "_Z12vectorAddGPUPfS_S_i"),
  add("streamOrderedAllocation_streamOrderedAllocation", "_Z12vectorAddGPUPKfS0_Pfi"),
  change("asyncAPI_asyncAPI", "_Z16increment_kernelPii", "ptr, i32", [26], (x) => x + 26),
  change("cudaOpenMP_cudaOpenMP", "_Z17kernelAddConstantPii", "ptr, i32", [-3], (x) => x - 3),
  change("simpleOccupancy_simpleOccupancy", "_Z6squarePii", "ptr, i32", [1024], (x) => x * x),
  change("simpleCallback_simpleCallback", "_Z9incKernelPii", "ptr, i32", [1024], (x) => x + 1),
  change("inlinePTX_inlinePTX", "_Z12sequence_gpuPii", "ptr, i32", [1024], (_, i) => i % 32),
  change("ptxjit_ptxjit_kernel", "myKernel", "ptr", [], (_, i) => i),
  {
    file: "simpleP2P_simpleP2P",
    kernel: "_Z12SimpleKernelPfS_",
    parameters: "ptr, ptr",
    run(t) {
      const input = noise(512);
      const out = t.device.allocate(512, "f32");
      t.launch({ grid: 2, block: 256 }, [t.device.from(input), out]);
      same(
        out.toArray(),
        input.map((x) => x * 2),
      );
    },
  },
  {
    file: "simpleMPI_simpleMPI",
    kernel: "_Z15simpleMPIKernelPfS_",
    parameters: "ptr, ptr",
    run(t) {
      const input = noise(512, 50);
      const out = t.device.allocate(512, "f32");
      t.launch({ grid: 2, block: 256 }, [t.device.from(input), out]);
      same(out.toArray(), input.map(Math.sqrt));
    },
  },
  {
    file: "simpleStreams_simpleStreams",
    kernel: "_Z10init_arrayPiS_i",
    parameters: "ptr, ptr, i32",
    run(t) {
      const data = t.device.allocate(512, "i32");
      data.fill(0);
      t.launch({ grid: 2, block: 256 }, [data, t.device.from(Int32Array.of(7)), 5]);
      same(data.toArray(), indices(512).fill(35));
    },
  },
  {
    file: "graphMemoryNodes_graphMemoryNodes",
    kernel: "_Z11squareArrayPKfPfi",
    parameters: "ptr, ptr, i32",
    run(t) {
      const input = noise(N, 9);
      const out = t.device.allocate(N, "f32");
      const data = t.device.from(input);
      t.launch({ grid: 4, block: 256 }, [data, out, N]);
      same(
        out.toArray(),
        input.map((x) => x * x),
      );
      t.also("_Z11negateArrayPKfPfi", "ptr, ptr, i32", { grid: 4, block: 256 }, [data, out, N]);
      same(
        out.toArray(),
        input.map((x) => -x),
      );
    },
  },
  {
    file: "cudaCompressibleMemory_saxpy",
    kernel: "_Z5saxpyfPK6float4S1_PS_m",
    parameters: "f32, ptr, ptr, ptr, u64",
    run(t) {
      const [x, y] = [noise(4000), noise(4000, 5)];
      const out = t.device.allocate(4000, "f32");
      t.launch({ grid: 3, block: 128 }, [2.5, t.device.from(x), t.device.from(y), out, 1000n]);
      same(
        out.toArray(),
        x.map((value, i) => 2.5 * value + y[i]!),
        1e-6,
      );
    },
  },
  {
    file: "alignedTypes_alignedTypes",
    kernel: "_Z10testKernelIjEvPT_S1_i",
    parameters: "ptr, ptr, i32",
    run(t) {
      const input = whole(N, 1e6);
      const out = t.device.allocate(N, "i32");
      t.launch({ grid: 2, block: 64 }, [out, t.device.from(input), N]);
      same(out.toArray(), input);
    },
  },
  {
    file: "BlackScholes_BlackScholes",
    kernel: "_Z15BlackScholesGPUP6float2S0_S0_S0_S0_ffi",
    parameters: "ptr, ptr, ptr, ptr, ptr, f32, f32, i32",
    run(t) {
      const n = 512;
      const [price, strike, years] = [
        noise(n, 25).map((x) => x + 5),
        noise(n, 99).map((x) => x + 1),
        noise(n, 9).map((x) => x + 0.25),
      ];
      const [call, put] = [t.device.allocate(n, "f32"), t.device.allocate(n, "f32")];
      const inputs = [price, strike, years].map((each) => t.device.from(each));
      t.launch({ grid: 2, block: 128 }, [call, put, ...inputs, 0.02, 0.3, n]);
      const expected = indices(n).map((i) => optionPrice(price[i]!, strike[i]!, years[i]!));
      same(
        call.toArray(),
        expected.map(([c]) => c!),
        1e-3,
      );
      same(
        put.toArray(),
        expected.map(([, p]) => p!),
        1e-3,
      );
    },
  },
];

/** Returns the prices of a call and a put by the Black-Scholes formula. */
function optionPrice(price: number, strike: number, years: number): [number, number] {
  const [rate, volatility] = [0.02, 0.3];
  const normal = (d: number): number => {
    const k = 1 / (1 + 0.2316419 * Math.abs(d));
    const series =
      k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    const tail = 0.3989422804014327 * Math.exp(-0.5 * d * d) * series;
    return d > 0 ? 1 - tail : tail;
  };
  const spread = volatility * Math.sqrt(years);
  const d1 = (Math.log(price / strike) + (rate + 0.5 * volatility * volatility) * years) / spread;
  const discount = Math.exp(-rate * years);
  const call = price * normal(d1) - strike * discount * normal(d1 - spread);
  return [call, strike * discount * (1 - normal(d1 - spread)) - price * (1 - normal(d1))];
}

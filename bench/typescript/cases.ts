// Cases of the benchmark: a kernel in TypeScript, its launch, and its arguments on a device.
import type { Buffer, Device } from "../../src/cuda/index.ts";
import { kernel, type TypeScriptKernel } from "../../src/kernel/index.ts";
import { jacobi, transpose } from "../../test/soft-gpu/kernel/programs/grids.ts";
import { blackScholes, vectorAdd } from "../../test/soft-gpu/kernel/programs/numba.ts";
import { softmax } from "../../test/soft-gpu/kernel/programs/rows.ts";
import {
  bitonic,
  histogram,
  mandelbrot,
  matmul,
  nbody,
  reduction,
  saxpy,
} from "../../test/soft-gpu/kernel/seven.ts";

/** Sizes of the cases: "large" for a real GPU, "small" for the soft GPU. */
export type Scale = "large" | "small";

type Value = Buffer | number;

/** One kernel of the benchmark. Its name is also that of its peers in CUDA C++ and numba. */
export interface Case {
  readonly label: string;
  // biome-ignore lint/suspicious/noExplicitAny: kernels of different signatures stand in one list.
  readonly kernel: TypeScriptKernel<any>;
  readonly grid: number | readonly [number, number];
  readonly block: number | readonly [number, number];
  /** Arguments of the kernel, in the order of the signature. */
  readonly values: readonly Value[];
  /** Arguments of CUDA C++ behind these: lengths that a kernel in TypeScript passes by itself. */
  readonly lengths?: readonly number[];
}

const mega = 2 ** 20;

/** Fills arrays on the device, because JavaScript takes seconds for the large ones. */
const fill = kernel("fill", { y: "f32[]" }, ({ y }, { globalIdx, f32 }) => {
  const i = globalIdx.x;
  if (i < y.length) y[i] = f32(i % 1000) / 1000 - 0.5;
});

const fillBytes = kernel("fillBytes", { y: "u8[]" }, ({ y }, { globalIdx }) => {
  const i = globalIdx.x;
  if (i < y.length) y[i] = Math.imul(i, 0x9e3779b1) >>> 24;
});

const fillWords = kernel("fillWords", { y: "i32[]" }, ({ y }, { globalIdx }) => {
  const i = globalIdx.x;
  if (i < y.length) y[i] = Math.imul(i, 0x9e3779b1);
});

const fillDoubles = kernel(
  "fillDoubles",
  { y: "f64[]", low: "f64", high: "f64" },
  ({ y, low, high }, { globalIdx, f64 }) => {
    const i = globalIdx.x;
    if (i < y.length) y[i] = low + ((high - low) * f64(i % 1000)) / 1000;
  },
);

/** Makers of arrays with numbers in them. */
function arraysOn(device: Device) {
  return {
    floats(length: number) {
      const y = device.allocate(length, "f32");
      fill.launch(fill.over(length), { y });
      return y;
    },
    bytes(length: number) {
      const y = device.allocate(length, "u8");
      fillBytes.launch(fillBytes.over(length), { y });
      return y;
    },
    words(length: number) {
      const y = device.allocate(length, "i32");
      fillWords.launch(fillWords.over(length), { y });
      return y;
    },
    doubles(length: number, low: number, high: number) {
      const y = device.allocate(length, "f64");
      fillDoubles.launch(fillDoubles.over(length), { y, low, high });
      return y;
    },
  };
}

type Maker = (device: Device, of: (large: number, small: number) => number) => Case;

const covering = (count: number) => ({ grid: count / 256, block: 256 });
const squares = (side: number) => ({ grid: [side / 16, side / 16], block: [16, 16] }) as const;
const title = (text: string, count: number): string =>
  `${text}, ${count >= mega ? `${count / mega} Mi` : count >= 1024 ? `${count / 1024} Ki` : count}`;

const makers: Readonly<Record<string, Maker>> = {
  vectorAdd(device, of) {
    const [n, { floats }] = [of(64, 1) * mega, arraysOn(device)];
    const values = [floats(n), floats(n), device.allocate(n, "f32")];
    return {
      ...{ label: title("vector addition", n), kernel: vectorAdd, ...covering(n), values },
      lengths: [n],
    };
  },
  saxpy(device, of) {
    const [n, { floats }] = [of(64, 1) * mega, arraysOn(device)];
    return {
      ...{ label: title("saxpy", n), kernel: saxpy, ...covering(n) },
      values: [2, floats(n), floats(n), n],
    };
  },
  reduction(device, of) {
    const [n, { floats }] = [of(64, 1) * mega, arraysOn(device)];
    return {
      ...{ label: title("reduction", n), kernel: reduction, grid: of(1056, 64), block: 256 },
      values: [floats(n), device.from(new Float32Array(1)), n],
    };
  },
  histogram(device, of) {
    const [n, { bytes }] = [of(64, 1) * mega, arraysOn(device)];
    return {
      ...{ label: title("histogram", n), kernel: histogram, grid: of(1056, 64), block: 256 },
      values: [bytes(n), device.from(new Int32Array(256)), n],
    };
  },
  transpose(device, of) {
    const [side, { floats }] = [of(8192, 1024), arraysOn(device)];
    return {
      ...{ label: `transpose, ${side}`, kernel: transpose, ...squares(side) },
      values: [floats(side * side), device.allocate(side * side, "f32"), side],
    };
  },
  jacobi(device, of) {
    const [side, { doubles }] = [of(4096, 512), arraysOn(device)];
    return {
      ...{ label: `Jacobi step, ${side}`, kernel: jacobi, ...squares(side) },
      values: [doubles(side * side, 0, 1), device.allocate(side * side, "f64"), side],
    };
  },
  softmax(device, of) {
    const [rows, columns, { floats }] = [of(65_536, 2048), of(1024, 256), arraysOn(device)];
    return {
      ...{ label: `softmax, ${rows} x ${columns}`, kernel: softmax, grid: rows, block: 32 },
      values: [floats(rows * columns), device.allocate(rows * columns, "f32"), columns],
    };
  },
  matmul(device, of) {
    const [side, { floats }] = [of(2048, 512), arraysOn(device)];
    return {
      ...{ label: `matrix product, ${side}`, kernel: matmul, ...squares(side) },
      values: [floats(side * side), floats(side * side), device.allocate(side * side, "f32"), side],
    };
  },
  mandelbrot(device, of) {
    const side = of(4096, 512);
    return {
      ...{ label: `Mandelbrot, ${side}`, kernel: mandelbrot, grid: [side / 16, side / 8], block: [16, 8] },
      values: [device.allocate(side * side, "i32"), side, side, 256],
    };
  },
  bitonic(device, of) {
    const [n, { words }] = [of(4, 1) * mega, arraysOn(device)];
    return {
      ...{ label: title("bitonic pass", n), kernel: bitonic, ...covering(n) },
      values: [words(n), 1024, 2048],
    };
  },
  blackScholes(device, of) {
    const [n, { doubles }] = [of(16, 0.25) * mega, arraysOn(device)];
    const prices = [doubles(n, 5, 30), doubles(n, 1, 100), doubles(n, 0.25, 10)];
    return {
      ...{ label: title("Black-Scholes", n), kernel: blackScholes, ...covering(n) },
      ...{ values: [...prices, device.allocate(n, "f64")], lengths: [n] },
    };
  },
  nbody(device, of) {
    const [n, { floats }] = [of(65_536, 4096), arraysOn(device)];
    return {
      ...{ label: title("n-body", n), kernel: nbody, ...covering(n) },
      values: [floats(n * 4), device.allocate(n * 4, "f32"), n],
    };
  },
};

/** Names of all cases, in the order of their rows. */
export const caseNames: readonly string[] = Object.keys(makers);

/** Returns a case with new buffers on a device. Throws RangeError for an unknown name. */
export function caseOn(name: string, device: Device, scale: Scale): Case {
  const make = makers[name];
  if (make === undefined) throw new RangeError(`no case is named ${name}. Use ${caseNames.join(", ")}`);
  return make(device, (large, small) => (scale === "large" ? large : small));
}

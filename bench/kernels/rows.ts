// Kernels of the benchmark with their launches.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Device, Module } from "../../src/cuda/index.ts";

export const sourceFile = fileURLToPath(new URL("./kernels.cu", import.meta.url));

export interface Row {
  readonly name: string;
  readonly size: number;
  readonly label: string;
  /** True when the threads of the kernel wait at barriers. */
  readonly barriers: boolean;
  readonly run: () => void;
}

/**
 * Compiles the kernels for `float` or `double`. With `fused` they contain multiply-adds as nvcc emits them;
 * otherwise they match C for this processor.
 */
export function compileKernels(device: Device, real: string, fused: boolean): Module {
  const wide = real === "double" ? ["-DWIDE"] : [];
  return device.compile(readFileSync(sourceFile, "utf8"), {
    options: [`--fmad=${fused}`, `-DREAL=${real}`, ...wide],
  });
}

/** Returns the launches of a module. Each launch waits for its end. */
export function rowsOf(device: Device, module: Module, real: string): Row[] {
  const count = 16 * 2 ** 20;
  const side = 1024;
  const bodies = 16384;
  const sorted = 2 ** 20;
  const array = (length: number, value: (i: number) => number) => {
    const values = real === "double" ? new Float64Array(length) : new Float32Array(length);
    return values.map((_, i) => value(i));
  };
  const make = (value: (i: number) => number) => device.from(array(count, value));
  const [x, y, z] = [make((i) => i % 7), make((i) => i % 7), make(() => 0)] as const;
  const unsorted = device.from(array(sorted, (i) => ((i * 2654435761) % 2 ** 32) % 1000003));
  const values = device.from(array(sorted, () => 0));
  const row = (name: string, size: number, label: string, launch: () => void): Row => ({
    name,
    size,
    label,
    barriers: ["reduce", "matmul", "nbody"].includes(name),
    run: () => {
      launch();
      device.synchronize();
    },
  });
  const kernel = (name: string) => module.kernel(name);
  const [add, reduce, matmul] = [kernel("add"), kernel("reduce"), kernel("matmul")];
  const [nbody, mandelbrot, bitonic] = [kernel("nbody"), kernel("mandelbrot"), kernel("bitonic")];
  const tiles = { grid: [side / 16, side / 16], block: [16, 16] } as const;
  return [
    row("add", count, "vector add, 16 M", () =>
      add.launch({ grid: count / 256, block: 256 }, [x, y, z, count]),
    ),
    row("reduce", count, "reduction, 16 M", () => reduce.launch({ grid: 64, block: 256 }, [x, z, count])),
    row("matmul", side, "matrix product, 1024^3", () => matmul.launch(tiles, [x, y, z, side])),
    row("nbody", bodies, "n-body, 16 k", () =>
      nbody.launch({ grid: bodies / 256, block: 256 }, [x, z, bodies]),
    ),
    row("mandelbrot", 1024, "Mandelbrot, 1024^2", () =>
      mandelbrot.launch({ grid: [4, 1024], block: 256 }, [z, 1024]),
    ),
    row("bitonic", sorted, "bitonic sort, 1 M", () => {
      unsorted.copyTo(values);
      for (let run = 2; run <= sorted; run *= 2)
        for (let distance = run / 2; distance >= 1; distance /= 2)
          bitonic.launch({ grid: sorted / 256, block: 256 }, [values, distance, run]);
    }),
  ];
}

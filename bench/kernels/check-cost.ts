// Measures the cost of `check: true`, as processor time of a checked and a plain launch of the same kernel.
import process from "node:process";
import type { Device, Kernel, KernelArgument, LaunchConfig, Module } from "../../src/cuda/index.ts";

/**
 * Number of rounds. Plain launches are short, so they need more rounds until the engine has optimised the
 * code.
 */
const [PLAIN_ROUNDS, CHECKED_ROUNDS] = [20, 14];

interface Launch {
  readonly label: string;
  readonly run: (check: boolean) => void;
}

/** Returns the minimum processor time of a launch over all threads, in milliseconds. */
function least(device: Device, { run }: Launch, check: boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < (check ? CHECKED_ROUNDS : PLAIN_ROUNDS); i++) {
    const before = process.cpuUsage();
    run(check);
    device.synchronize();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** Measures plain and checked launches of the benchmark's kernels at smaller sizes. */
export function checkCosts(device: Device, module: Module, real: string) {
  const count = 2 ** 20;
  const Numbers = real === "double" ? Float64Array : Float32Array;
  const make = (value: (i: number) => number) => device.from(new Numbers(count).map((_, i) => value(i)));
  const [x, y, z] = [make((i) => i % 7), make((i) => i % 5), make(() => 0)] as const;
  const of = (label: string, name: string, how: LaunchConfig, values: readonly KernelArgument[]): Launch => {
    const kernel: Kernel = module.kernel(name);
    return { label, run: (check) => kernel.launch({ ...how, check }, values) };
  };
  const sorted = 2 ** 16;
  const passes: Launch[] = [];
  for (let run = 2; run <= sorted; run *= 2)
    for (let distance = run / 2; distance >= 1; distance /= 2)
      passes.push(of("", "bitonic", { grid: sorted / 256, block: 256 }, [y, distance, run]));
  const unsorted = new Numbers(sorted).map((_, i) => ((i * 2654435761) % 2 ** 32) % 1000003);
  const sort = (check: boolean) => {
    y.slice(0, sorted).set(unsorted);
    for (const pass of passes) pass.run(check);
  };
  const launches: readonly Launch[] = [
    of("vector add, 1 M", "add", { grid: count / 256, block: 256 }, [x, y, z, count]),
    of("reduction, 1 M", "reduce", { grid: 64, block: 256 }, [x, z, count]),
    of("matrix product, 256^3", "matmul", { grid: [16, 16], block: [16, 16] }, [x, y, z, 256]),
    of("n-body, 2 k", "nbody", { grid: 8, block: 256 }, [x, z, 2048]),
    of("Mandelbrot, 256 x 1024", "mandelbrot", { grid: [1, 1024], block: 256 }, [z, 1024]),
    { label: "bitonic sort, 64 k", run: sort },
  ];
  const costs = launches.map((each) => ({
    label: each.label,
    plain: least(device, each, false),
    checked: least(device, each, true),
  }));
  for (const each of [x, y, z]) each.close();
  return costs;
}

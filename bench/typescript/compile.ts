// Compile times of kernels in TypeScript: the programs of the tests, and the first kernel of a process.
import { spawnSync } from "node:child_process";
import process, { execPath, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../src/cuda/index.ts";
import { TypeScriptKernel } from "../../src/kernel/index.ts";
import { programs } from "../../test/soft-gpu/kernel/programs/index.ts";
import * as seven from "../../test/soft-gpu/kernel/seven.ts";
import { median } from "../common/median.ts";

// Each compilation is measured whole, and not as a read of the cache on disk.
process.env["CUDA_CACHE_DISABLE"] = "1";

/** Goals in milliseconds: median and worst of the kernels, and the first kernel of a process. */
export const [MOST_MEDIAN_MS, MOST_COMPILE_MS, MOST_FIRST_MS] = [3, 15, 60];
const COMPILES = 15;
const PROCESSES = 7;

// biome-ignore lint/suspicious/noExplicitAny: kernels of different signatures stand in one list.
type AnyKernel = TypeScriptKernel<any>;

/** Median time of a compilation to PTX, in milliseconds. The first compilation is not counted. */
export function compileMs(kernel: AnyKernel): number {
  // A kernel from the disk would be no compilation.
  process.env["CUDA_CACHE_DISABLE"] = "1";
  const times: number[] = [];
  for (let i = 0; i <= COMPILES; i++) {
    const begin = performance.now();
    kernel.compile({ architecture: `sm_${80 + (i % 2)}` });
    if (i > 0) times.push(performance.now() - begin);
  }
  return median(times);
}

/** Returns the kernels of the programs. The programs keep them, so their launches are watched. */
function kernelsOfPrograms(): AnyKernel[] {
  const found = new Set<AnyKernel>(Object.values(seven));
  const { launch } = TypeScriptKernel.prototype;
  TypeScriptKernel.prototype.launch = function (this: AnyKernel, ...given: Parameters<typeof launch>) {
    found.add(this);
    return launch.apply(this, given);
  } as typeof launch;
  using gpu = openDevice("soft");
  for (const program of programs) program.run(gpu, {});
  TypeScriptKernel.prototype.launch = launch;
  return [...found];
}

function firstCallMs(): number {
  const script = fileURLToPath(new URL("./first-call.ts", import.meta.url));
  const times = Array.from({ length: PROCESSES }, () =>
    Number(spawnSync(execPath, [script], { encoding: "utf8", timeout: 60_000 }).stdout),
  );
  return median(times);
}

/** Prints the compile time of each kernel, the slowest first, and compares them with the goals. */
export function printCompileTimes(): void {
  const rows = kernelsOfPrograms()
    .map((each) => ({ name: each.name, ms: compileMs(each), lines: linesOf(each) }))
    .sort((a, b) => b.ms - a.ms);
  stdout.write(`${"kernel".padEnd(24)}${"compile ms".padStart(12)}${"instructions".padStart(14)}\n`);
  for (const { name, ms, lines } of rows)
    stdout.write(`${name.padEnd(24)}${ms.toFixed(2).padStart(12)}${String(lines).padStart(14)}\n`);
  const times = rows.map(({ ms }) => ms);
  const verdict = (ms: number, goal: number) =>
    `${ms.toFixed(2)} ms (goal ${goal}: ${ms <= goal ? "reached" : "missed"})`;
  stdout.write(
    `\nmedian ${verdict(median(times), MOST_MEDIAN_MS)}, worst ${verdict(Math.max(...times), MOST_COMPILE_MS)}\n` +
      `first kernel of a process, from its definition to its result: ${verdict(firstCallMs(), MOST_FIRST_MS)}\n`,
  );
}

const linesOf = (kernel: AnyKernel): number => kernel.ptx.match(/^\t[^.].*;$/gm)?.length ?? 0;

// Compares CUDA through doorbell with C, cuda.core and CuPy.
// Run `npm run bench -- cuda`. Contenders take turns for seven rounds by default, and the median round of
// each counts.
// `--runtimes` compares doorbell on the installed runtimes with C.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process, { argv, execPath, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../src/cuda/index.ts";
import { compile } from "../../src/cuda/program/program.ts";
import { driverOrReason } from "../../src/cuda/provider.ts";
import { runtimesHere } from "../common/runtimes.ts";
import { kernels } from "./kernels.ts";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "doorbell-bench-cuda-"));
const words = argv.slice(2);
const byRuntime = words.includes("--runtimes");
const rounds = Number(words.find((word) => /^[1-9]\d*$/.test(word)) ?? 7);
const native = typeof driverOrReason("native") !== "string";

interface Contender {
  readonly name: string;
  readonly command: readonly string[];
}

/**
 * Returns the other contenders: C, if a compiler and cuda.h are installed, and the installed Python packages.
 */
function peers(): Contender[] {
  const found: Contender[] = [];
  using device = openDevice(0, { provider: "native" });
  const sources = join(directory, "kernels.cu");
  const cubin = join(directory, "kernels.cubin");
  writeFileSync(sources, kernels);
  writeFileSync(
    cubin,
    compile(kernels, { architecture: `sm_${device.computeCapability.replace(".", "")}` }).image,
  );
  const program = join(directory, "peer");
  const build = spawnSync("nvcc", ["-O2", "-o", program, here("peer.c"), "-lcuda"], { encoding: "utf8" });
  if (build.status === 0) found.push({ name: "C", command: [program, cubin] });
  else stdout.write(`C is not here: ${build.error?.message ?? build.stderr.slice(0, 300)}\n`);
  for (const name of byRuntime ? [] : ["cuda.core", "cupy"]) {
    const there = spawnSync("python3", ["-c", `import ${name}`], { encoding: "utf8" }).status === 0;
    if (there) found.push({ name, command: ["python3", here("peers.py"), sources, name] });
    else stdout.write(`${name} is not here\n`);
  }
  return found;
}

/**
 * Returns doorbell on this runtime, or on each installed runtime. The first entry is the reference of the
 * comparison.
 */
function own(): Contender[] {
  if (!byRuntime) return [{ name: "doorbell", command: [execPath, here("cases.ts")] }];
  return runtimesHere().map(({ name, version, command }) => {
    stdout.write(`${name} ${version}\n`);
    return { name, command: [...command, here("cases.ts")] };
  });
}

const ours = own();
const contenders: Contender[] = [...ours, ...(native ? peers() : [])];
if (!native)
  stdout.write(
    "No native GPU: doorbell runs alone on the soft GPU, and the figures have no meaning for a GPU.\n",
  );

/** Values by case and contender, one per round. */
const results = new Map<string, Map<string, number[]>>();
for (let round = 0; round < rounds; round++) {
  for (const { name, command } of contenders) {
    const env = { ...process.env, DOORBELL_CUDA: native ? "native" : "soft" };
    const run = spawnSync(command[0]!, command.slice(1), { encoding: "utf8", env, timeout: 120_000 });
    if (run.status !== 0) stdout.write(`${name}: ${run.stderr.slice(-500)}\n`);
    for (const line of run.stdout.split("\n").filter((text) => text.startsWith("{"))) {
      const { case: title, value } = JSON.parse(line) as { case: string; value: number };
      const row = results.get(title) ?? new Map<string, number[]>();
      row.set(name, [...(row.get(name) ?? []), value]);
      results.set(title, row);
    }
  }
}
rmSync(directory, { recursive: true, force: true });

// The address layout of a process affects short calls for its whole life, so the minimum of a few processes
// would be biased. The median is used instead.
const median = (values: readonly number[] | undefined): number | undefined =>
  values?.toSorted((a, b) => a - b)[values.length >> 1];

const names = contenders.map(({ name }) => name);
const ratios: readonly (readonly [string, string])[] = [
  ...ours.map(({ name }) => [name, "C"] as const),
  ...ours.slice(1).map(({ name }) => [name, ours[0]!.name] as const),
].filter(([, other]) => names.includes(other));
const columns = [...names, ...ratios.map(([name, other]) => `${name} / ${other}`)];
const width = (column: string) => Math.max(11, column.length + 2);
const line = (title: string, cells: readonly string[]) =>
  stdout.write(`${title.padEnd(40)}${cells.map((cell, i) => cell.padStart(width(columns[i]!))).join("")}\n`);
stdout.write("\n");
line("microseconds (GB/s where noted)", columns);
for (const [title, row] of results) {
  const of = (name: string) => median(row.get(name));
  const quotient = ([name, other]: readonly [string, string]) => {
    const [one, two] = [of(name), of(other)];
    return one && two ? (one / two).toFixed(3) : "-";
  };
  line(title, [...names.map((name) => of(name)?.toFixed(3) ?? "-"), ...ratios.map(quotient)]);
}

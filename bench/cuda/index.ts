// CUDA through doorbell beside C, cuda.core and CuPy, in one run: `npm run bench -- cuda`. Contenders take turns, seven rounds; the median round of each counts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process, { argv, execPath, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../src/cuda/index.ts";
import { compile } from "../../src/cuda/program/program.ts";
import { driverOrReason } from "../../src/cuda/provider.ts";
import { kernels } from "./kernels.ts";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "doorbell-bench-cuda-"));
const rounds = Number(argv[2] ?? 7);
const native = typeof driverOrReason("native") !== "string";

interface Contender {
  readonly name: string;
  readonly command: readonly string[];
}

/** C, where a compiler and cuda.h are; and the Python packages, where they are. */
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
  for (const name of ["cuda.core", "cupy"]) {
    const there = spawnSync("python3", ["-c", `import ${name}`], { encoding: "utf8" }).status === 0;
    if (there) found.push({ name, command: ["python3", here("peers.py"), sources, name] });
    else stdout.write(`${name} is not here\n`);
  }
  return found;
}

const contenders: Contender[] = [
  { name: "doorbell", command: [execPath, here("cases.ts")] },
  ...(native ? peers() : []),
];
if (!native)
  stdout.write("No native GPU: doorbell alone, on the embedded one; the figures say nothing of a GPU.\n");

/** By case and contender: a value a round. */
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

// A process keeps its luck with addresses, up to a tenth where a call takes 0.1 us: the best of a few would tell of that.
const median = (values: readonly number[] | undefined): number | undefined =>
  values?.toSorted((a, b) => a - b)[values.length >> 1];

const names = contenders.map(({ name }) => name);
stdout.write(
  `\n${"microseconds (GB/s where said)".padEnd(40)}${names.map((name) => name.padStart(11)).join("")}   doorbell / C\n`,
);
for (const [title, row] of results) {
  const cells = names.map((name) => (median(row.get(name))?.toFixed(3) ?? "-").padStart(11)).join("");
  const [own, c] = [median(row.get("doorbell")), median(row.get("C"))];
  stdout.write(`${title.padEnd(40)}${cells}   ${own && c ? (own / c).toFixed(3) : "-"}\n`);
}

// Compares file reads into GPU memory with C (read and copy; cuFile) and KvikIO.
// Run `npm run bench -- direct [--passes 3] [--rounds 3] [--mib 1024] [--folder DIR]`. Each contender runs
// once per pass, in rotating order. The result is the median over rounds and passes.

import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process, { argv, execPath, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { driverOrReason } from "../../src/cuda/provider.ts";
import { median } from "../common/median.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    passes: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    mib: { type: "string", default: "1024" },
    folder: { type: "string", default: tmpdir() },
  },
});
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(values.folder, "doorbell-bench-direct-"));
const native = typeof driverOrReason("native") !== "string";
const path = join(folder, "file");
const sizes = [1, 4, 16, 64, 256, 1024].filter((mib) => mib <= Number(values.mib));

/** Writes a file of numbers that a disk cannot compress. */
function makeFile(mebibytes: number): void {
  const piece = new Uint32Array(new ArrayBuffer(1 << 20));
  const fd = openSync(path, "w");
  for (let i = 0; i < mebibytes; i++) {
    for (let at = 0; at < piece.length; at++) piece[at] = Math.imul(at + i * 977, 2654435761);
    writeSync(fd, piece);
  }
  // Without fsync, the disk would still write while the first contender reads.
  fsyncSync(fd);
  closeSync(fd);
}

interface Contender {
  readonly name: string;
  readonly command: readonly string[];
}

/** Returns the C contenders that can be built with the installed compiler and headers. */
function compiled(): Contender[] {
  const program = join(folder, "peer");
  const attempts = native
    ? [
        ["nvcc", "-O2", "-o", program, here("peer.c"), "-lcuda", "-lcufile"],
        ["nvcc", "-O2", "-DNO_CUFILE", "-o", program, here("peer.c"), "-lcuda"],
      ]
    : [["gcc", "-O2", "-DHOST", "-o", program, here("peer.c")]];
  for (const [compiler = "", ...args] of attempts) {
    const build = spawnSync(compiler, args, { encoding: "utf8" });
    if (build.status === 0) return [{ name: "C", command: [program] }];
    stdout.write(`${compiler} ${args.join(" ")}: ${build.error?.message ?? build.stderr.slice(0, 200)}\n`);
  }
  return [];
}

function python(): Contender[] {
  if (!native) return [];
  const there = spawnSync("python3", ["-c", "import kvikio, cupy"], { encoding: "utf8" }).status === 0;
  if (!there) stdout.write("KvikIO is not here\n");
  return there ? [{ name: "KvikIO", command: ["python3", here("kvikio.py")] }] : [];
}

makeFile(sizes.at(-1) ?? 1);
if (!native)
  stdout.write(
    "No native GPU: doorbell on the soft GPU, through staging memory, beside pread and memcpy in C.\n",
  );
const contenders = [{ name: "doorbell", command: [execPath, here("cases.ts")] }, ...compiled(), ...python()];
const settings = join(folder, "cufile.json");
writeFileSync(settings, JSON.stringify({ properties: { allow_compat_mode: true } }));
const env = {
  ...process.env,
  DOORBELL_CUDA: native ? "native" : "soft",
  CUFILE_ENV_PATH_JSON: settings,
  DOORBELL_STORAGE_CACHE: join(folder, "storage.json"),
};
const results = new Map<string, Map<string, number[]>>();
const names = new Set<string>();
const told = new Set<string>();

function runOnce({ name, command }: Contender, mode: string): void {
  const args = [...command.slice(1), path, mode, values.rounds, ...sizes.map(String)];
  const run = spawnSync(command[0]!, args, { encoding: "utf8", env, timeout: 300_000 });
  if (!told.has(run.stderr)) stdout.write(run.stderr);
  told.add(run.stderr);
  if (run.status !== 0) stdout.write(`${name} ended with ${run.status ?? run.signal}\n`);
  for (const line of run.stdout.split("\n").filter((text) => text.startsWith("{"))) {
    const { contender, case: title, value } = JSON.parse(line) as Line;
    names.add(contender);
    const row = results.get(title) ?? new Map<string, number[]>();
    row.set(contender, [...(row.get(contender) ?? []), value]);
    results.set(title, row);
  }
}

interface Line {
  readonly contender: string;
  readonly case: string;
  readonly value: number;
}

for (const mode of ["direct", "cached"]) {
  for (let pass = 0; pass < Number(values.passes); pass++) {
    const first = pass % contenders.length;
    for (const one of [...contenders.slice(first), ...contenders.slice(0, first)]) runOnce(one, mode);
  }
}
const kept = env.DOORBELL_STORAGE_CACHE;
if (existsSync(kept))
  stdout.write(`\nsettings that doorbell measured and cached: ${readFileSync(kept, "utf8")}`);
rmSync(folder, { recursive: true, force: true });

const medianOf = (list: readonly number[] | undefined): number | undefined =>
  list === undefined ? undefined : median(list);

// The warm-up favours doorbell, so the table states it.
stdout.write("\ndoorbell warms up with reads for 300 ms, the others with one read.\n");
const columns = [...names];
stdout.write(
  `\n${"GB/s".padEnd(24)}${columns.map((name) => name.padStart(16)).join("")}   doorbell / best of the others; all passes\n`,
);
for (const [title, row] of results) {
  const cells = columns.map((name) => (medianOf(row.get(name))?.toFixed(2) ?? "-").padStart(16)).join("");
  const others = columns.filter((name) => name !== "doorbell").map((name) => medianOf(row.get(name)) ?? 0);
  const best = Math.max(0, ...others);
  const own = medianOf(row.get("doorbell"));
  const ratio = own !== undefined && best > 0 ? (own / best).toFixed(2) : "-";
  const all = columns.map(
    (name) =>
      row
        .get(name)
        ?.map((each) => each.toFixed(2))
        .join(" ") ?? "-",
  );
  stdout.write(`${title.padEnd(24)}${cells}   ${ratio.padEnd(4)}   ${all.join(" | ")}\n`);
}

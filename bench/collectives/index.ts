// Collectives of several processes: allReduce by size, beside NCCL in the same run where it is installed: `npm run bench -- collectives [PROCESSES]`.
// `--svg FILE` draws size against time; `--from TABLE` with it one that was printed before, on a machine without packages.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, execPath, exit } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { deviceCount, openDevice } from "../../src/cuda/index.ts";
import { plot, plotFile } from "./plot.ts";

interface Times {
  readonly inStream: number;
  readonly alone: number;
}
interface Row {
  readonly bytes: number;
  readonly tier: string;
  readonly ours: Times;
  readonly peer?: Times;
}

const { values: given, positionals } = parseArgs({
  args: argv.slice(2),
  options: { svg: { type: "string" }, from: { type: "string" } },
  allowPositionals: true,
});
if (given.from !== undefined) {
  await plotFile(given.from, given.svg ?? "collectives.svg");
  exit(0);
}
const count = Number(positionals[0] ?? Math.max(2, deviceCount()));
using device = openDevice();
const soft = device.provider === "soft";
const most = Number(positionals[1] ?? (soft ? 2 ** 20 : 2 ** 28));
const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-"));
const member = fileURLToPath(new URL("./member.ts", import.meta.url));
const children = Array.from({ length: count }, (_, rank) =>
  spawn(execPath, [member, `${most}`], {
    env: {
      ...env,
      DOORBELL_RANK: `${rank}`,
      DOORBELL_SIZE: `${count}`,
      DOORBELL_LOCAL_RANK: `${rank}`,
      DOORBELL_RENDEZVOUS: `file://${folder}/meet`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  }),
);
const on = soft ? "embedded GPUs, which share the processors" : device.name;
let table = "";
const say = (line: string): void => {
  table += `${line}\n`;
  console.log(line);
};
say(`allReduce of f32, sum, ${count} processes, ${on}; microseconds, the best of 5`);
const cell = (text: string | number): string =>
  `${typeof text === "number" ? text.toFixed(1) : text}`.padStart(12);
say(["bytes", "tier", "in stream", "launch+sync", "NCCL stream", "NCCL l+sync"].map(cell).join(""));
for await (const line of createInterface({ input: children[0]!.stdout })) {
  const row = JSON.parse(line) as Row | { readonly barrierMicroseconds: number };
  if ("barrierMicroseconds" in row) say(`host barrier: ${row.barrierMicroseconds.toFixed(1)} us`);
  else {
    const { bytes, tier, ours, peer } = row;
    const theirs = peer === undefined ? ["-", "-"] : [peer.inStream, peer.alone];
    say([`${bytes}`, tier, ours.inStream, ours.alone, ...theirs].map(cell).join(""));
  }
}
const codes = await Promise.all(
  children.map((child) => child.exitCode ?? new Promise((resolve) => child.on("close", resolve))),
);
rmSync(folder, { recursive: true, force: true });
if (given.svg !== undefined) await plot(table, given.svg);
if (codes.some((code) => code !== 0)) process.exitCode = 1;

// Runs the tests of the group on real GPUs, with one process for each GPU: `bun test/gpu/group/run.ts
// [PART...]`. Each part has its own time limit, so a part that hangs does not stop the next one. On a machine
// with one GPU the processes share it. DOORBELL_CUDA=soft tests the script itself.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { deviceCount, openDevice } from "../../../src/cuda/index.ts";

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly program: string;
  readonly args?: readonly string[];
  /** Number of processes, by default one for each GPU. */
  readonly processes?: number;
  /** True when each process counts as a host of its own. The processes reach each other by the soft NIC. */
  readonly onHosts?: boolean;
  /** True when one of the processes kills itself. */
  readonly kills?: boolean;
}

const programs = "test/group/programs";
const parts: readonly Part[] = [
  { name: "collectives", seconds: 30, program: `${programs}/collectives.ts` },
  {
    name: "lengths",
    seconds: 20,
    program: `${programs}/collectives.ts`,
    args: ["f32,bf16,u64", "3,8191,300001"],
  },
  {
    name: "moving",
    seconds: 30,
    program: `${programs}/moves/right.ts`,
    args: ["u8,f32", "1003,300001", "one-shot"],
  },
  {
    name: "moving-graph",
    seconds: 20,
    program: `${programs}/moves/right.ts`,
    args: ["u16", "5001", "one-shot", "graph"],
  },
  { name: "fp8", seconds: 40, program: `${programs}/fp8.ts` },
  { name: "fp8-hosts", seconds: 40, program: `${programs}/fp8.ts`, onHosts: true },
  { name: "passes", seconds: 25, program: `${programs}/point-to-point.ts` },
  { name: "network", seconds: 40, program: `${programs}/collectives.ts`, onHosts: true },
  { name: "network-calls", seconds: 30, program: `${programs}/network.ts`, onHosts: true },
  { name: "network-graphs", seconds: 40, program: `${programs}/network-captured.ts`, onHosts: true },
  { name: "graph-order", seconds: 30, program: `${programs}/graphs-in-streams.ts` },
  { name: "network-graph-order", seconds: 40, program: `${programs}/graphs-in-streams.ts`, onHosts: true },
  { name: "network-passes", seconds: 25, program: `${programs}/point-to-point.ts`, onHosts: true },
  { name: "nccl", seconds: 40, program: `${programs}/nccl.ts` },
  {
    name: "nccl-hosts",
    seconds: 60,
    program: `${programs}/nccl.ts`,
    args: ["failures"],
    onHosts: true,
    kills: true,
  },
  { name: "memory", seconds: 15, program: `${programs}/memory.ts` },
  { name: "header", seconds: 20, program: `${programs}/device-header.ts` },
  { name: "puts", seconds: 20, program: `${programs}/device-put.ts` },
  { name: "network-puts", seconds: 30, program: `${programs}/device-put.ts`, onHosts: true },
  {
    name: "network-put-errors",
    seconds: 40,
    program: `${programs}/device-put-errors.ts`,
    processes: 3,
    onHosts: true,
    kills: true,
  },
  { name: "mismatch", seconds: 15, program: `${programs}/mismatch.ts`, args: ["length"] },
  { name: "pipeline", seconds: 30, program: `${programs}/pipeline.ts` },
  { name: "data-parallel", seconds: 20, program: "examples/data-parallel.ts" },
  { name: "edge-inference", seconds: 30, program: "examples/edge-inference.ts" },
  { name: "kills", seconds: 60, program: "test/group/kills.ts", args: ["10"], processes: 1 },
  { name: "stops", seconds: 30, program: "test/group/kills.ts", args: ["2", "SIGSTOP"], processes: 1 },
  { name: "barrier", seconds: 20, program: "bench/collectives/barrier.ts", processes: 4 },
  { name: "sweep", seconds: 60, program: "test/gpu/group/sweep.ts" },
];
/** Parts that run only when named, with the folder of the kernels to compare. */
const variants: Part = { name: "variants", seconds: 100, program: "test/gpu/group/variants.ts" };
const moves: Part = { name: "moves", seconds: 100, program: "test/gpu/group/moves.ts" };

const root = fileURLToPath(new URL("../../..", import.meta.url));
const [first, ...others] = process.argv.slice(2);
const compared = [variants, moves].find(({ name }) => name === first);
const chosen = compared === undefined ? parts : [{ ...compared, args: others }];
const wanted = first === undefined || compared !== undefined ? [] : [first, ...others];
const count = Math.max(2, deviceCount());
{
  using device = openDevice();
  console.log(`${deviceCount()} GPUs, ${device.name}; ${count} processes`);
}

/**
 * Runs the processes of a part to their end or its limit. Returns the text of the failure, "" without one.
 */
async function run({
  program,
  args = [],
  seconds,
  processes = count,
  onHosts = false,
  kills = false,
}: Part): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-gpu-group-"));
  const children = Array.from({ length: processes }, (_, rank) =>
    spawn(process.execPath, [join(root, program), ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        DOORBELL_CUDA: "native",
        ...process.env,
        NCCL_NVLS_ENABLE: "0",
        DOORBELL_RANK: `${rank}`,
        DOORBELL_SIZE: `${processes}`,
        DOORBELL_LOCAL_RANK: `${rank}`,
        ...(onHosts ? { DOORBELL_HOST: `host-${rank}`, DOORBELL_RDMA: "soft" } : {}),
        DOORBELL_RENDEZVOUS: `file://${folder}/meet`,
      },
    }),
  );
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    for (const child of children) child.kill("SIGKILL");
  }, seconds * 1000);
  const ends = await Promise.all(
    children.map((child, rank) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", (line) => console.log(`${rank} | ${line}`));
      return new Promise<string>((resolve) =>
        child.on("close", (code, signal) => {
          const isMeant = kills && signal === "SIGKILL";
          if (code !== 0 && !late && !isMeant)
            setTimeout(() => children.forEach((each) => void each.kill("SIGKILL")), 3000);
          resolve(code === 0 || isMeant ? "" : `rank ${rank} ended with ${signal ?? code}`);
        }),
      );
    }),
  );
  clearTimeout(timer);
  rmSync(folder, { recursive: true, force: true });
  return late ? `not done in ${seconds} s` : ends.filter((end) => end !== "").join(", ");
}

let failures = 0;
for (const part of chosen) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  const started = performance.now();
  console.log(`== ${part.name}`);
  const wrong = await run(part);
  if (wrong !== "") failures++;
  console.log(
    `${wrong === "" ? "ok" : "FAILED"}  ${part.name}  ${wrong}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;

// Kills members of groups at random moments, and prints the times of the recovery.
// Run `npm run kills:group -- ROUNDS [SIGSTOP|mixed]`. With `SIGSTOP` members are stopped instead of killed,
// with `mixed` one in five. `--size 4` and `--kills 1` replace random numbers of members and kills. `--until
// 40` ends after that many kills. `--etcd etcd://127.0.0.1:2379/kills` sets the rendezvous, and `--etcd here`
// starts an etcd for it. DOORBELL_CUDA=native uses real GPUs, with several processes on each. `--steps`
// prints the recovery steps of each survivor.
import process from "node:process";
import { parseArgs } from "node:util";
import { openDevice } from "../../src/cuda/index.ts";
import { EtcdServer } from "./etcd-server.ts";
import { type Kill, type KillSignal, killRound, type Round } from "./kill-round.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string" },
    kills: { type: "string" },
    until: { type: "string" },
    etcd: { type: "string" },
    steps: { type: "boolean", default: false },
  },
});
const rounds = Number(positionals[0] ?? 50);
const [, wanted = "SIGKILL"] = positionals;
const signal = (): KillSignal =>
  wanted === "SIGSTOP" || (wanted === "mixed" && Math.random() < 0.2) ? "SIGSTOP" : "SIGKILL";
// "here" starts an etcd for this run.
const server = values.etcd === "here" ? await EtcdServer.start() : undefined;
const etcd = server === undefined ? values.etcd : `etcd://127.0.0.1:${server.port}/kills`;
const done: { readonly size: number; readonly round: Round }[] = [];
let failed = 0;

// Only native GPUs can retain memory that no process shows.
const device = process.env["DOORBELL_CUDA"] === "native" ? openDevice() : undefined;
const freeMiB = (): number => (device === undefined ? 0 : device.memory().free / 2 ** 20);
const freeBefore = freeMiB();
/** Waits until the driver has freed the memory of a killed process. Returns false after 5 s. */
async function gpuMemoryIsBack(): Promise<boolean> {
  for (const end = Date.now() + 5000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (freeMiB() >= freeBefore - 1) return true;
    if (Date.now() > end) return false;
  }
}

// A signal ends the rounds early, and the program prints its results so far.
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => (stopped = true));

let killed = 0;
const until = Number(values.until ?? Number.POSITIVE_INFINITY);
let round = 0;
for (; round < rounds && killed < until && !stopped; round++) {
  const size = Number(values.size ?? 2 + Math.floor(Math.random() * 7));
  const most = Number(values.kills ?? 1 + Math.floor(Math.random() * Math.min(3, size - 1)));
  try {
    const rendezvous = etcd && `${etcd}/${process.pid}-${round}`;
    const found = await killRound(size, most, Math.random, { signal, rendezvous });
    const left = [...found.leftBehind];
    if (!(await gpuMemoryIsBack())) left.push(`${Math.round(freeBefore - freeMiB())} MiB of GPU memory`);
    done.push({ size, round: found });
    killed += most;
    if (left.length > 0) throw new Error(`left behind: ${left.join(", ")}`);
  } catch (error) {
    if (stopped) break;
    failed++;
    console.error(`round ${round}, ${size} members, ${most} kills: ${(error as Error).message}`);
  }
}
const kills = done.flatMap(({ round }) => round.kills);
const exits = new Map<Kill, number>();
for (const kill of kills) exits.set(kill, await kill.exitMs);

const percentiles = (list: readonly number[]): string => {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return [0.5, 0.9, 0.99, 1].map((part) => `${Math.round(at(part) ?? Number.NaN)}`).join(" / ");
};
const counts = (["SIGKILL", "SIGSTOP"] as const).map(
  (each) => `${kills.filter((kill) => kill.signal === each).length} by ${each}`,
);
console.log(`${kills.length} kills, ${counts.join(", ")}, in ${round} groups; ${failed} rounds failed`);
if (failed === 0)
  console.log("left behind: no process, file, socket, shared memory, or mapping of a lost member's memory");
if (device !== undefined)
  console.log(`GPU memory: ${Math.round(freeBefore)} MiB free before, ${Math.round(freeMiB())} after`);
console.log("milliseconds from the kill: half / 90 % / 99 % / longest");
const sizes = [...new Set(done.map(({ size }) => size))].sort((a, b) => a - b);
for (const each of ["SIGKILL", "SIGSTOP"] as const)
  for (const size of [...sizes, 0]) {
    const lastOfSignal = done
      .filter((one) => size === 0 || one.size === size)
      .map(({ round }) => round)
      .filter((round) => round.kills.at(-1)!.signal === each);
    const ofSignal = done
      .filter((one) => size === 0 || one.size === size)
      .flatMap(({ round }) => round.kills)
      .filter((kill) => kill.signal === each);
    if (ofSignal.length === 0) continue;
    const words = [
      `detected ${percentiles(ofSignal.flatMap(({ detectedMs }) => detectedMs))}`,
      `exited ${percentiles(ofSignal.map((kill) => exits.get(kill)!))}`,
      `right ${percentiles(lastOfSignal.flatMap(({ rightMs }) => rightMs))}`,
      `reforms took ${percentiles(lastOfSignal.flatMap(({ reformMs }) => reformMs))}`,
    ];
    console.log(
      `  ${each} ${size === 0 ? "all" : `${size}`.padStart(3)}: ${words.join("; ")}  (${ofSignal.length})`,
    );
  }
console.log(
  "after the last SIGKILL of each group, milliseconds from one step to the next, and since the kill:",
);
const steps = new Map<string, { readonly ms: number[]; readonly at: number[] }>();
const killRounds = done.filter(({ round }) => round.kills.at(-1)!.signal === "SIGKILL");
for (const { what, ms, at } of killRounds.flatMap(({ round }) => round.recoveries.flat())) {
  let step = steps.get(what);
  if (step === undefined) steps.set(what, (step = { ms: [], at: [] }));
  step.ms.push(ms);
  step.at.push(at);
}
for (const [what, { ms, at }] of steps)
  console.log(
    `  ${what.padEnd(34)} ${percentiles(ms).padEnd(22)} ${percentiles(at).padEnd(24)} (${ms.length})`,
  );
if (values.steps)
  for (const { size, round } of done)
    for (const one of round.recoveries)
      console.log(size, one.map(({ what, at }) => `${what} ${at.toFixed(1)}`).join("; "));
device?.close();
server?.[Symbol.dispose]();
process.exitCode = failed === 0 ? 0 : 1;

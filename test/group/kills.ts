// Kills members of groups at random moments: `npm run kills:group -- 200` (rounds), then SIGSTOP for those that only stand still.
// A third word is an etcd where they meet: etcd://127.0.0.1:2379/kills. On real GPUs with DOORBELL_CUDA=native, several processes on each.
import process from "node:process";
import { killRound } from "./kill-round.ts";

const rounds = Number(process.argv[2] ?? 50);
const signal = process.argv[3] === "SIGSTOP" ? "SIGSTOP" : "SIGKILL";
const heard: number[] = [];
const gone: number[] = [];
const right: number[] = [];
const reforms: number[] = [];
const etcd = process.argv[4];
let kills = 0;
let failed = 0;
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

for (let round = 0; round < rounds; round++) {
  const size = 2 + Math.floor(Math.random() * 7);
  const most = 1 + Math.floor(Math.random() * Math.min(3, size - 1));
  try {
    const rendezvous = etcd && `${etcd}/${process.pid}-${round}`;
    const way = { signal, rendezvous } as const;
    const { heardMs, goneMs, rightMs, reformMs, leftBehind } = await killRound(size, most, Math.random, way);
    if (leftBehind.length > 0) throw new Error(`left behind: ${leftBehind.join(", ")}`);
    heard.push(...heardMs);
    gone.push(...goneMs);
    right.push(...rightMs);
    reforms.push(...reformMs);
    kills += most;
  } catch (error) {
    failed++;
    console.error(`round ${round}, ${size} members, ${most} kills: ${(error as Error).message}`);
  }
}
for (const list of [heard, gone, right, reforms]) list.sort((a, b) => a - b);
const told = (list: readonly number[]): string =>
  [0.5, 0.9, 0.99, 1].map((part) => `${Math.round(at(list, part))}`).join(" / ");
console.log(`${kills} kills by ${signal} in ${rounds} groups, ${failed} rounds failed`);
console.log(
  `survivors heard after ${told(heard)} ms (half, 90 %, 99 %, longest), the killed had gone after ${told(gone)} ms; they had computed rightly with those left after ${told(right)} ms, of which reforms took ${told(reforms)} ms`,
);
process.exitCode = failed === 0 ? 0 : 1;

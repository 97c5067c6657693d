// Measures a barrier between processes on one host that have a core each. No GPU is used. Rank 0 prints a
// JSON row.
import { join } from "../../src/group/index.ts";
import type { BarrierRow } from "./rows.ts";

const barriers = 2000;
const rounds = 9;
using group = await join({ device: "none", timeoutMs: 60_000 });
const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  const start = performance.now();
  for (let i = 0; i < barriers; i++) await group.barrier();
  times.push(((performance.now() - start) / barriers) * 1000);
}
times.sort((a, b) => a - b);
const row: BarrierRow = {
  barrier: group.size,
  half: Number(times[rounds >> 1]!.toFixed(2)),
  least: Number(times[0]!.toFixed(2)),
};
if (group.rank === 0) console.log(JSON.stringify(row));

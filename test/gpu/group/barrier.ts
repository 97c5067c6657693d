// How long a barrier of processes of one host takes: the host of the GPUs has a core for each. No GPU is used.
import { join } from "../../../src/group/index.ts";

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
const [least = 0] = times;
const half = times[rounds >> 1]!;
if (group.rank === 0)
  console.log(
    `barrier of ${group.size} processes: ${half.toFixed(2)} us (half), ${least.toFixed(2)} (least round)`,
  );

// Shares batches among members of unequal speed: a sample costs rank 1 three times the kernel work of rank 0.
import { join } from "../../../src/group/index.ts";

using group = await join({ timeoutMs: 60_000 });
const { device, rank } = group;
const source = `extern "C" __global__ void work(float *out, unsigned samples, unsigned rounds) {
  float x = threadIdx.x;
  for (unsigned sample = 0; sample < samples; sample++)
    for (unsigned round = 0; round < rounds; round++) x = x * 0.999f + 0.5f;
  out[threadIdx.x] = x;
}`;
using module = device.compile(source);
const kernel = module.kernel("work");
const out = device.allocate(32, "f32");
const shares = group.shares("samples", { every: 4 });
const total = 1200;
const rounds = rank === 1 ? 3000 : 1000;
const seen: number[][] = [];
for (let step = 0; step < 60; step++) {
  const counts = shares.of(total);
  seen.push(counts);
  // Members share the processors of this machine, so they measure one after the other.
  let ms = 0;
  for (let turn = 0; turn < group.size; turn++) {
    if (turn === rank) {
      const started = performance.now();
      kernel.launch({ grid: 1, block: 32 }, [out, counts[rank]!, rounds]);
      device.synchronize();
      ms = performance.now() - started;
    }
    await group.barrier();
  }
  await shares.measured(ms);
}
const all = await group.exchange(seen);
if (all.some((each) => JSON.stringify(each) !== JSON.stringify(seen)))
  throw new Error("members computed different shares");
const reasons = group.changes.filter(({ what }) => what === "samples").map(({ reason }) => reason);
console.log(JSON.stringify({ last: seen.at(-1), rates: shares.rates, reasons }));
await group.barrier();

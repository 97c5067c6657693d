// Members with their own GPUs, some of whose links are broken. Prints the plan, the links and the changes,
// and checks results. Then sets the links anew and reforms.

import process from "node:process";
import { join } from "../../../../src/group/index.ts";
import { same } from "../reference.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;

async function computes(): Promise<void> {
  for (const length of [5, 20_000, 300_001]) {
    using data = device.allocate(length, "f32").fill(rank + 1);
    using all = device.allocate(length * size, "f32");
    group.allReduce(data);
    group.allGather(data, all);
    await group.done();
    same(data.toArray(), new Float32Array(length).fill((size * (size + 1)) / 2), `sum of ${length}`);
    same(all.toArray(), new Float32Array(length * size).fill((size * (size + 1)) / 2), `all of ${length}`);
  }
}

const { tier, reason } = group.plan("allReduce", 1 << 20);
console.log(`${tier}: ${reason}`);
await computes();
const links = await group.links();
console.log(links.all.map(({ from, to, kind }) => `${from}>${to} ${kind}`).join(", "));
console.log(links.between(0, 1)!.reason);
using memory = await group.symmetric(8, "u32");
console.log(`reaches ${memory.reachable.join(" ")}`);
const { reroutes, changes } = group.metrics();
console.log(
  `${reroutes} reroutes, ${JSON.stringify(changes)}: ${group.changes.at(-1)?.to}: ${group.changes.at(-1)?.reason}`,
);

const [, , after = ""] = process.argv;
process.env["DOORBELL_SOFT_GPU_LINKS"] = after;
await group.barrier();
await group.reform();
console.log(group.plan("allReduce", 1 << 20).tier);
await computes();
console.log(`reaches ${memory.reachable.join(" ")}`);
await group.barrier();
console.log("fine");

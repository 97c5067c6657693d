// Runs allReduces and point-to-point transfers on one of two networks until it fails. They must continue on
// the other network with the same results.
import process from "node:process";
import { join } from "../../../../src/group/index.ts";
import { same } from "../reference.ts";

const group = await join({ timeoutMs: 60_000, networkAddress: process.argv[2]! });
const { rank, size, device } = group;
console.log(group.plan("allReduce", 4).reason);
using data = device.allocate(50_000, "i32");
using got = device.allocate(1000, "i32");
let round = 0;
for (let left = Number.POSITIVE_INFINITY; left > 0; round++, left--) {
  for (let call = 0; call < 6; call++) {
    data.fill(rank + 1 + round + call);
    group.allReduce(data);
    const first = data.slice(0, 1000);
    group.sendReceive(first, (rank + 1) % size, got, (rank + size - 1) % size);
    group.allReduce(got);
    await group.done();
    const sum = (size * (size + 1)) / 2 + size * (round + call);
    same(data.toArray(), new Int32Array(data.length).fill(sum), "sum");
    same(got.toArray(), new Int32Array(1000).fill(size * sum), "received data");
  }
  if (round === 3) console.log("computing");
  const rerouted = await group.exchange(group.metrics().reroutes);
  if (left === Number.POSITIVE_INFINITY && rerouted.every((count) => count > 0)) left = 10;
}
const { reroutes, retries, failures, losses } = group.metrics();
console.log(`${reroutes} reroutes, ${failures} failures, ${losses} losses`);
const { what, from, to, reason } = group.changes.at(-1)!;
console.log(`${what}: ${from}, ${to}: ${reason}`);
console.log(`retries ${retries}`);
console.log(group.plan("allReduce", 4).reason);
await group.barrier();
console.log("fine");
group.close();

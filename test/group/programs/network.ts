// Members on different simulated hosts. Prints the plan and the links. Runs sums of several chunks, calls in
// two streams, and more calls before a wait than the group remembers.
import { join } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
const { tier, reason } = group.plan("allReduce", 4096);
console.log(`${tier}: ${reason}`);
console.log(group.plan("allReduce", 1 << 20).tier);
const links = await group.links();
const far = links.between(rank, (rank + 1) % size)!;
console.log(`${links.shape}; ${far.kind}: ${far.reason}`);
if (!(far.GBps! > 0 && far.latencyUs! > 0)) throw new Error("a link by RDMA was not measured");
const total = (size * (size + 1)) / 2;
for (const length of [1, 70_000, 1_000_003]) {
  using data = device.allocate(length, "f32").fill(rank + 1);
  group.allReduce(data);
  await group.done();
  same(data.toArray(), new Float32Array(length).fill(total), `allReduce of ${length}`);
}

using one = device.allocate(1000, "i32").fill(1);
using other = device.allocate(1000, "i32").fill(1);
using stream = device.createStream({ nonBlocking: true });
for (let i = 0; i < 10; i++) {
  group.allReduce(one);
  group.allReduce(other, undefined, { stream });
}
await group.done();
await group.done({ stream });
for (const buffer of [one, other])
  same(buffer.toArray(), new Int32Array(1000).fill((size ** 10) | 0), "by turns in two streams");

using many = device.allocate(1, "u32").fill(1);
for (let i = 0; i < 1200; i++) group.allReduce(many, undefined, { operation: "max" });
// The call blocks this thread, because another thread moves the data.
device.synchronize();
same(many.toArray(), [1], "many");
await group.done();

await group.barrier();
console.log("fine");

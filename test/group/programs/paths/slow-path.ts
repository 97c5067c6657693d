// Runs allReduces and point-to-point transfers over two networks, until a line arrives on standard input. The
// results must not depend on the path. Prints each change of a path or setting.
import process from "node:process";
import { join } from "../../../../src/group/index.ts";
import { same } from "../reference.ts";

let isEnough = false;
process.stdin.once("data", () => {
  isEnough = true;
});
const group = await join({
  timeoutMs: 60_000,
  networkAddress: process.argv[2]!,
  adapt: process.argv[3] !== "fixed",
  onChange: ({ what, kind, from, to, reason }) => console.log(`${what}: ${kind}: ${from}, ${to}: ${reason}`),
});
const { rank, size, device } = group;
using data = device.allocate(100_000, "f32");
using got = device.allocate(1000, "i32");
// Input whose sums depend on the order of the summands.
const parts = Array.from({ length: size }, (_, from) =>
  Float32Array.from({ length: data.length }, (_, i) => ((from + 1) * (i + 1)) / 7 - i),
);
const sums = parts[0]!.map((first, i) =>
  parts.slice(1).reduce((sum, each) => Math.fround(sum + each[i]!), first),
);
for (let round = 0, left = true; left; round++) {
  for (let call = 0; call < 4; call++) {
    data.set(parts[rank]!);
    group.allReduce(data);
    got.fill(rank + round + call);
    group.sendReceive(got, (rank + 1) % size, got.slice(0, 1000), (rank + size - 1) % size);
    group.allReduce(got);
    await group.done();
    same(data.toArray(), sums, "sum");
    const sum = (size * (size - 1)) / 2 + size * (round + call);
    same(got.toArray(), new Int32Array(got.length).fill(sum), "received data");
  }
  if (round % 10 === 0) console.log(`round ${round}`);
  left = !(await group.exchange(isEnough)).includes(true);
}
const { reroutes, failures, losses } = group.metrics();
console.log(`${reroutes} reroutes, ${failures} failures, ${losses} losses`);
console.log(group.plan("allReduce", 4).reason);
await group.barrier();
console.log("fine");
group.close();
process.stdin.destroy();

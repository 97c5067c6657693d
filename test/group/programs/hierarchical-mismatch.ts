// Rank 1 of a group on several hosts makes a different call or none. All members must receive an error and
// continue.
import { join } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

const [how = ""] = process.argv.slice(2);
using group = await join({ timeoutMs: 60_000, kernelLimitMs: 6000 });
const { device, rank, size } = group;
const odd = rank === 1;
const a = device.allocate(200_000, "f32").fill(1);
group.allReduce(a);
await group.done();
if (odd && how === "nothing") await new Promise((resolve) => setTimeout(resolve, 5000));
else if (how === "length") group.allReduce(odd ? a.slice(0, 199_000) : a);
else if (odd && how === "name") group.broadcast(a);
else group.allReduce(odd && how === "algorithm" ? a.slice(0, 10) : a);
const outcome = await group.done().then(
  () => "nothing",
  (failure: Error) => `${failure.name} ${failure.message.split("\n")[0]}`,
);
console.log(outcome);
await group.reform();
a.fill(1);
group.allReduce(a);
await group.done();
same(a.toArray(), new Float32Array(a.length).fill(size), "after reform()");

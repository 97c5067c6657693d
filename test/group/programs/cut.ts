// Runs sums until the network is cut, and then prints the error and the time until the error.
import { join, MemberLostError } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

const group = await join({ timeoutMs: 60_000, lostAfterMs: 500 });
const { rank, size, device } = group;
console.log(group.plan("allReduce", 4).reason);
using data = device.allocate(100_000, "f32");
try {
  for (let round = 0; ; round++) {
    data.fill(rank + 1);
    group.allReduce(data);
    await group.done();
    same(data.toArray(), new Float32Array(data.length).fill((size * (size + 1)) / 2), "sum");
    if (round === 3) console.log("computing");
  }
} catch (error) {
  if (!(error instanceof MemberLostError)) throw error;
  console.log(`lost: ${error.lossCause}: ${error.message.split("\n")[0]}`);
}
// The call is blocking, so no later work holds the stream.
device.synchronize();
await group.reform();
group.allReduce(data.fill(1));
await group.done();
console.log(`continues: ${group.size}`);
group.close();

// The main thread is blocked in C when another member is killed. The kernel that it waits for must end.
import { join, MemberLostError } from "../../../src/group/index.ts";

using group = await join({ timeoutMs: 60_000, kernelLimitMs: 25_000 });
const a = group.device.allocate(1000, "f32").fill(1);
group.allReduce(a);
await group.done();
await group.barrier();
console.log(`ready ${process.pid}`);
if (group.rank === 1) await new Promise((resolve) => setTimeout(resolve, 60_000));
group.allReduce(a);
const begun = Date.now();
console.log("blocked");
group.device.synchronize();
console.log(`free after ${Date.now() - begun} ms`);
const error = await group.done().then(
  () => undefined,
  (failure: unknown) => failure,
);
if (!(error instanceof MemberLostError)) throw new Error(`rank ${group.rank} got ${error}`);
console.log(`${error.lossCause}: rank ${error.rank}, ${error.doing}`);

// Member on one of two hosts with two networks. It runs allReduces of one size until it is stopped, and
// prints each time and each change.
import process from "node:process";
import { join } from "../../src/group/index.ts";

const [, , networkAddress = "", bytes = "1048576"] = process.argv;
let isEnough = false;
process.stdin.once("data", () => {
  isEnough = true;
});
const group = await join({
  timeoutMs: 60_000,
  networkAddress,
  onChange: ({ kind, reason }) => console.log(`change ${Date.now()} ${kind}: ${reason}`),
});
using data = group.device.allocate(Number(bytes) / 4, "f32").fill(0);
for (let left = true; left; ) {
  for (let call = 0; call < 10; call++) {
    const begun = performance.now();
    group.allReduce(data);
    await group.done();
    console.log(`call ${Date.now()} ${(performance.now() - begun).toFixed(3)}`);
  }
  left = !(await group.exchange(isEnough)).includes(true);
}
await group.barrier();
group.close();
process.stdin.destroy();

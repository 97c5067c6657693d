// Prints the totals of links and NICs before and after another member is killed and the group reforms.
import { join, MemberLostError } from "../../../src/group/index.ts";
import { until } from "../../support/until.ts";

using group = await join({ timeoutMs: 60_000, lostAfterMs: 1000 });
const numbers = group.device.allocate(1 << 16, "f32").fill(1);

async function reduce(times: number): Promise<void> {
  for (let i = 0; i < times; i++) group.allReduce(numbers);
  await group.done();
}

const show = (when: string): void => {
  const { totals, nics, links, gpu } = group.metrics();
  console.log(`${when} ${JSON.stringify({ totals, nics, links, gpu })}`);
};

await reduce(4);
// The network thread publishes its counters a moment later.
await until(() => group.metrics().nics.every(({ packets }) => packets > 0), "the NICs count packets");
await group.barrier();
show("before");
try {
  // A member may still be in the exchange when the killed one has left it.
  await group.exchange("shown");
  if (group.rank === 2) process.kill(process.pid, "SIGKILL");
  await reduce(1000);
  throw new Error("the loss was not detected");
} catch (error) {
  if (!(error instanceof MemberLostError)) throw error;
}
await group.reform();
show("reformed");
await reduce(4);
show("after");
console.log(group.metrics().text.replaceAll("\n", "|"));
await group.barrier();

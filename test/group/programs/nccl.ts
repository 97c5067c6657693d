// Group that may use NCCL. Checks the plan, the results, and the errors of a missing call and of a failed
// member.
import { join, MemberLostError } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

using group = await join({ timeoutMs: 60_000, kernelLimitMs: 3000, deterministic: false });
const { rank, device } = group;
for (const bytes of [4096, 1 << 20, 64 << 20]) {
  const { tier, reason } = group.plan("allReduce", bytes);
  console.log(`${bytes}: ${tier}: ${reason}`);
}
await compute();
console.log("computed");
if (process.argv[2] === "failures") {
  using data = device.allocate(1 << 20, "f32").fill(1);
  // One member makes a different call, which would hang in plain NCCL.
  if (rank === 0) group.allReduce(data);
  const error = await group.done({ timeoutMs: 20_000 }).catch((failure: Error) => failure);
  console.log(rank === 0 ? `reported ${error?.name}: ${error?.message.split("\n")[0]}` : "waited");
  await group.reform();
  await compute();
  console.log("reformed");
  await group.barrier();
  if (rank === group.size - 1) process.kill(process.pid, "SIGKILL");
  const start = performance.now();
  try {
    for (let i = 0; i < 1e6; i++) {
      group.allReduce(data);
      await group.done();
    }
  } catch (failure) {
    if (!(failure instanceof MemberLostError)) throw failure;
    console.log(`lost after ${Math.round(performance.now() - start)} ms: ${failure.message.split("\n")[0]}`);
  }
  await group.reform();
  await compute();
}
console.log("fine");

async function compute(): Promise<void> {
  const { size } = group;
  const total = (size * (size + 1)) / 2;
  for (const length of [1, 1000, 300_001]) {
    for (const type of ["f32", "i64", "u16", "f64"] as const) {
      const value = (of: number) => (type === "i64" ? BigInt(of) : of) as never;
      using input = device.allocate(length, type).fill(value(group.rank + 1));
      using output = device.allocate(length * size, type);
      group.allReduce(input as never, output.slice(0, length) as never);
      await group.done();
      same(
        output.slice(0, length).toArray(),
        Array(length).fill(value(total)),
        `allReduce ${type}[${length}]`,
      );
      group.allGather(input as never, output as never);
      group.broadcast(input as never, { root: size - 1 });
      await group.done();
      const last = output.slice((size - 1) * length).toArray();
      same(last, Array(length).fill(value(size)), `allGather ${type}[${length}]`);
      same(input.toArray(), last, `broadcast ${type}[${length}]`);
    }
  }
}

// Members write to each other's symmetric memory while one is killed or makes a different call. All members
// must receive an error, reform, and reuse the memory.
import process from "node:process";
import { type Group, join, MemberLostError, MismatchError } from "../../../../src/group/index.ts";
import { same } from "../reference.ts";

const loses = process.argv[2] === "loss";
const length = 20_000;
using group = await join({ timeoutMs: 60_000, kernelLimitMs: 20_000 });
const { device } = group;
const all = group.size * length;
using shared = await group.symmetric(all, "f32");
using untouched = await group.symmetric(all, "f32");
using input = device.allocate(all, "f32");
untouched.local.fill(-1);

async function exchange({ rank, size }: Group): Promise<void> {
  const own = input.slice(0, size * length);
  own.set(Float32Array.from({ length: size * length }, (_, i) => rank * 100 + Math.floor(i / length)));
  device.synchronize();
  const into = shared.local.slice(0, size * length);
  for (let i = 0; i < 3; i++) group.allToAll(own, into);
  await group.done();
  const wanted = Float32Array.from({ length: size * length }, (_, i) => Math.floor(i / length) * 100 + rank);
  same(into.toArray(), wanted, `allToAll of ${size}`);
}

await exchange(group);
await group.barrier();
const odd = group.rank === 1;
if (loses && odd) setTimeout(() => process.kill(process.pid, "SIGKILL"), 30);
let error: unknown;
try {
  if (loses) for (;;) await exchange(group);
  if (odd) group.allGather(input.slice(0, length), untouched.local);
  else group.allToAll(input, shared.local);
  await group.done();
} catch (failure) {
  error = failure;
}
if (!(error instanceof (loses ? MemberLostError : MismatchError))) throw error;
// The buffers of the member with the different call must be unchanged.
same(untouched.local.toArray(), new Float32Array(all).fill(-1), "untouched memory of this member");
await group.reform();
await exchange(group);
await group.barrier();
console.log("fine");

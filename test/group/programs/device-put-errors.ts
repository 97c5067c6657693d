// Errors of puts between three hosts: rights, a request that a kernel forges, memory that its owner closed, and a killed member.
// The reformed group connects older memory again.
import process from "node:process";
import { deviceHeaders, join, MemberLostError } from "../../../src/group/index.ts";

const source = `#include <doorbell.cuh>
extern "C" __global__ void put_to(doorbell::View view, unsigned peer, unsigned* result) {
  const bool isPut = doorbell::put<unsigned>(view, peer, 100, 0, 4);
  const bool isSignal = doorbell::signal(view, peer, 1, 5);
  const bool isQuiet = doorbell::quiet(view);
  if (threadIdx.x == 0) *result = isPut + 2 * isSignal + 4 * isQuiet;
}
// Writes a request behind the part of the peer, past the checks of put.
extern "C" __global__ void forge(doorbell::View view, unsigned peer, unsigned long long to, unsigned* result) {
  bool failed = false;
  if (threadIdx.x == 0) failed = !doorbell::request(view, peer, doorbell::PUT, to, 0, 16);
  failed = __syncthreads_or(failed) || !doorbell::quiet(view);
  if (threadIdx.x == 0) *result = failed;
}
// Puts so much that the target closes meanwhile.
extern "C" __global__ void flood(doorbell::View view, unsigned words, unsigned* result) {
  bool fine = true;
  for (unsigned i = 0; fine && i < 200; i++) fine = doorbell::put<doorbell::word>(view, 1, 0, 0, words);
  fine = fine && doorbell::quiet(view);
  if (threadIdx.x == 0) *result = fine;
}
// Signals the next member in turns, until a wait ends.
extern "C" __global__ void turns(doorbell::View view, unsigned count, unsigned* result) {
  const unsigned next = (view.rank + 1) % view.size;
  unsigned turn = 1;
  for (; turn <= count; turn++)
    if (!doorbell::signal(view, next, 2, turn) || !doorbell::wait(view, view.at<doorbell::word>(view.rank, 2), turn)) break;
  if (threadIdx.x == 0) *result = turn;
}`;

using group = await join({ timeoutMs: 60_000, lostAfterMs: 1500 });
const { device } = group;
const module = device.compile(source, { include: [deviceHeaders()] });
const kernels = {
  put: module.kernel("put_to", "bytes 32, u32, ptr"),
  forge: module.kernel("forge", "bytes 32, u32, u64, ptr"),
  flood: module.kernel("flood", "bytes 32, u32, ptr"),
  turns: module.kernel("turns", "bytes 32, u32, ptr"),
};
using result = device.allocate(1, "u32");
const shape = { grid: 1, block: 32 };
const expect = (wanted: number, what: string): void => {
  const [got] = result.toArray();
  if (got !== wanted) throw new Error(`rank ${group.rank}: ${what} gave ${got} instead of ${wanted}`);
};
/** Returns the error of a promise, without the name of the group. */
const errorOf = async (work: Promise<unknown>): Promise<Error> =>
  await work.then(
    () => new Error("there was no error"),
    (error: Error) => error,
  );

// Rank 0 lets rank 1 read only.
const { rank } = group;
using guarded = await group.symmetric(256, "u32", {
  right: (of) => (rank === 0 && of === 1 ? "read" : "read-write"),
});
guarded.local.fill(rank + 1);
device.synchronize(); // The fill of a stream must not follow the puts of other members.
await group.barrier();
if (rank > 0) {
  kernels.put.launch(shape, [group.deviceView(guarded), 0, result]);
  await group.done();
  expect(rank === 1 ? 4 : 7, "put to rank 0");
}
await group.barrier();
if (rank === 0 && guarded.local.slice(100, 104).toArray().join() !== "3,3,3,3")
  throw new Error(`${guarded.local.slice(100, 104).toArray()}`);
try {
  guarded.at((rank + 1) % 3);
} catch (error) {
  if (rank > 0) console.log((error as Error).message.split("\n")[0]!.replace(/^.*cannot be reached: /, ""));
}

using table = await group.symmetric(256, "u32");

// A view of the time before the owner closed its part: the network thread refuses the request, and the call names it.
const closing = await group.symmetric(256, "u32");
await group.barrier();
const old = group.deviceView(closing);
if (rank === 1) closing.close();
await group.barrier();
if (rank === 0) {
  kernels.put.launch(shape, [group.deviceView(closing), 1, result]);
  await group.done();
  expect(4, "put to closed memory with a new view");
  kernels.forge.launch(shape, [old, 1, 0n, result]);
  console.log(
    (await errorOf(group.done())).message.split("\n")[0]!.replace(/^.*ended its work, because /, ""),
  );
  expect(1, "a request for closed memory");
}
await group.reform();

// A request behind the part.
kernels.put.launch(shape, [group.deviceView(guarded), (rank + 2) % 3, result]);
await group.done();
expect(rank === 1 ? 4 : 7, "put in the reformed group");
await group.barrier();
if (group.rank === 0) {
  kernels.forge.launch(shape, [group.deviceView(guarded), 1, 1016n, result]);
  console.log(
    (await errorOf(group.done())).message.split("\n")[0]!.replace(/^.*ended its work, because /, ""),
  );
  expect(1, "a request behind the part");
}
await group.reform();

// An owner closes its part while a kernel of another member writes to it. The NIC or the network thread refuses the later writes.
const words = 1 << 20;
const flooded = await group.symmetric(words, "u64");
await group.barrier();
if (group.rank === 0) {
  kernels.flood.launch(shape, [group.deviceView(flooded), words, result]);
  const { message } = await errorOf(group.done());
  if (!/RDMA requests to rank 1 .* fail|rank 1, whose part of this memory is closed/.test(message))
    throw new Error(message);
  console.log("refused");
  expect(0, "puts to memory that closes");
} else if (group.rank === 1) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  flooded.close();
}
await group.reform();

// A member is killed between turns of the others.
table.local.fill(0);
device.synchronize();
await group.barrier();
if (rank === 2) setTimeout(() => process.kill(process.pid, "SIGKILL"), 500);
kernels.turns.launch(shape, [group.deviceView(table), 4_000_000_000, result]);
const lost = await errorOf(group.done());
if (!(lost instanceof MemberLostError)) throw lost;
console.log(`lost ${lost.rank}`);
await group.reform();
table.local.fill(0);
device.synchronize();
await group.barrier();
kernels.turns.launch(shape, [group.deviceView(table), 300, result]);
await group.done();
expect(301, "turns in the reformed group");
await group.barrier();
console.log("fine");

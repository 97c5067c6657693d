// Kernels write to the next and to the previous member by put, signal and barrier of <doorbell.cuh>, on this host and on others.
// They use many blocks, many rounds, a captured graph and wrong arguments.
import process from "node:process";
import { deviceHeaders, join } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

/** Elements of a round, and blocks. Each block puts its share. */
const count = 4096;
const blocks = 4;
/**
 * Offsets in words of 8 bytes. The part begins with the source and a target for even and odd rounds. A signal for each block and the
 * words of the barriers follow. The word of the many signals is between them.
 */
const flags = (3 * count) / 2;
const manyWord = flags + blocks;
const turns = manyWord + 1;
const source = `#include <doorbell.cuh>
// Puts this member's numbers of a round to the next member, and adds those of the previous member to the sum.
extern "C" __global__ void pass(doorbell::View view, unsigned first, unsigned rounds, unsigned* sum, unsigned* fine) {
  const unsigned next = (view.rank + 1) % view.size, share = ${count} / gridDim.x, at = blockIdx.x * share;
  unsigned* const own = view.at<unsigned>(view.rank);
  bool good = true;
  for (unsigned round = first; good && round < first + rounds; round++) {
    const unsigned into = ${count} * (1 + round % 2);
    for (unsigned i = threadIdx.x; i < share; i += blockDim.x) own[at + i] = (view.rank + 1) * 1000000 + round * 1000 + at + i;
    good = good && doorbell::put<unsigned>(view, next, into + at, at, share);
    good = good && doorbell::signal(view, next, ${flags} + blockIdx.x, round + 1);
    good = good && doorbell::wait(view, view.at<doorbell::word>(view.rank, ${flags} + blockIdx.x), round + 1);
    for (unsigned i = threadIdx.x; i < share; i += blockDim.x) sum[at + i] += own[into + at + i];
    // The target of a round is written again two rounds later, and the source in the next round.
    good = good && doorbell::quiet(view) && doorbell::barrier(view, ${turns}, round + 1);
  }
  if (threadIdx.x == 0 && !good) atomicAdd(fine, 1);
}
// Writes more requests than the ring has slots, from every second member to the next one, which only waits.
extern "C" __global__ void many(doorbell::View view, unsigned count, unsigned* fine) {
  const unsigned next = (view.rank + 1) % view.size;
  bool good = true;
  if (view.rank % 2 == 0 && next != 0) {
    for (unsigned i = 0; good && i < count; i++)
      good = doorbell::put<unsigned>(view, next, ${count} + i, i, 1) && doorbell::signal(view, next, ${manyWord}, i + 1);
    good = good && doorbell::quiet(view);
  }
  if (view.rank % 2 == 1) {
    good = doorbell::wait(view, view.at<doorbell::word>(view.rank, ${manyWord}), count);
    for (unsigned i = threadIdx.x; i < count; i += blockDim.x)
      if (view.at<unsigned>(view.rank)[${count} + i] != view.rank * 5000 + i) atomicAdd(fine, 1000);
  }
  if (threadIdx.x == 0 && !good) atomicAdd(fine, 1);
}
// Puts the first half of the part to the second half of the next member's part, and ends before the data has left.
extern "C" __global__ void last(doorbell::View view, unsigned length, unsigned isBarrier, unsigned* fine) {
  const unsigned next = (view.rank + 1) % view.size, half = length / 2;
  bool good = true;
  if (view.rank % 2 == 0 && next != 0)
    good = doorbell::put<unsigned>(view, next, half, 0, half) && (isBarrier || doorbell::signal(view, next, half, 1));
  if (isBarrier) good = good && doorbell::barrier(view, half, 1);
  else if (view.rank % 2 == 1) good = doorbell::wait(view, view.at<doorbell::word>(view.rank, half), 1);
  if (threadIdx.x == 0 && !good) atomicAdd(fine, 1);
}
extern "C" __global__ void wrong(doorbell::View view, unsigned peer, unsigned long long to, unsigned long long from, unsigned long long count,
                                 unsigned* result) {
  const bool isPut = doorbell::put<unsigned>(view, peer, to, from, count);
  const bool isSignal = doorbell::signal(view, peer, to, 7);
  if (threadIdx.x == 0) *result = isPut + 2 * isSignal;
}`;

using all = await join({ timeoutMs: 60_000 });
// With "split", members of different hosts form the parts.
const group = process.argv[2] === "split" ? (await all.split(all.rank % 2, all.rank))! : all;
const { device, rank, size } = group;
const module = device.compile(source, { include: [deviceHeaders()] });
using memory = await group.symmetric(3 * count + 2 * (blocks + 1 + blocks * size), "u32");
memory.local.fill(0);
device.synchronize();
await group.barrier();
const view = group.deviceView(memory);
using sum = device.allocate(count, "u32").fill(0);
using fine = device.allocate(1, "u32").fill(0);
const pass = module.kernel("pass", "bytes 32, u32, u32, ptr, ptr");
const shape = { grid: blocks, block: 64 };
const before = (rank + size - 1) % size;
const check = (rounds: number): void => {
  if (fine.toArray()[0] !== 0) throw new Error(`rank ${rank}: ${fine.toArray()[0]} blocks failed`);
  const roundSum = (rounds * (rounds - 1)) / 2;
  const wanted = Uint32Array.from(
    { length: count },
    (_, i) => rounds * ((before + 1) * 1_000_000 + i) + roundSum * 1000,
  );
  same(sum.toArray(), wanted, `sum of ${rounds} rounds`);
};

pass.launch(shape, [view, 0, 1, sum, fine]);
await group.done();
check(1);
pass.launch(shape, [view, 1, 19, sum, fine]);
await group.done();
check(20);
console.log("rounds");

// A launch of the graph continues with the rounds of the last one. The graph has the numbers of its rounds, so each is launched once.
using stream = device.createStream();
for (let first = 20; first < 26; first += 2) {
  using graph = await stream.capture(() => pass.launch({ ...shape, stream }, [view, first, 2, sum, fine]));
  using executable = graph.instantiate();
  executable.launch(stream);
}
await group.done({ stream });
check(26);
console.log("graph");

const manySent = 3000;
memory.local.set(Uint32Array.from({ length: manySent }, (_, i) => (rank + 1) * 5000 + i));
device.synchronize();
await group.barrier();
await new Promise((resolve) => setTimeout(resolve, 100)); // The network threads of members that only receive are idle.
module.kernel("many", "bytes 32, u32, ptr").launch({ grid: 1, block: 64 }, [view, manySent, fine]);
await group.done();
check(26);
console.log("many");

const next = (rank + 1) % size;
using result = device.allocate(1, "u32");
const wrong = module.kernel("wrong", "bytes 32, u32, u64, u64, u64, ptr");
/** Number of words, which is the first wrong index of a signal. */
const words = memory.length / 2;
for (const [peer, to, from, length] of [
  [size, 0, 0, 1], // no such rank
  [next, memory.length, 0, 1], // behind the part
  [next, words, memory.length, 1],
  [next, words + 1, 1, memory.length],
  [next, words, 0, 2 ** 60],
  [next, 2 ** 62, 0, 1],
] as const) {
  result.fill(99);
  wrong.launch({ grid: 1, block: 32 }, [view, peer, BigInt(to), BigInt(from), BigInt(length), result]);
  await group.done();
  if (result.toArray()[0] !== 0)
    throw new Error(`put and signal (${peer}, ${to}, ${from}, ${length}) returned ${result.toArray()[0]}`);
}
await group.barrier();
check(26);

// A member closes the memory at once. Its accepted puts arrive all the same.
const last = module.kernel("last", "bytes 32, u32, u32, ptr");
const length = 16 << 20;
for (const isBarrier of [1, 0]) {
  using large = await group.symmetric(length + 2 * size, "u32");
  large.local.fill(rank + 1);
  large.local.slice(length).fill(0);
  device.synchronize();
  await group.barrier();
  last.launch({ grid: 1, block: 64 }, [group.deviceView(large), length, isBarrier, fine]);
  await group.done();
  check(26);
  if (rank % 2 === 0) continue;
  const wrongAt = large.local
    .slice(length / 2, length)
    .toArray()
    .findIndex((value) => value !== rank);
  if (wrongAt >= 0) throw new Error(`rank ${rank}: element ${wrongAt} did not arrive before the close`);
}
await group.barrier();
console.log("fine");

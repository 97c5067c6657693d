// Two kernels on two hosts send data to each other in turns on one of two networks until it fails. They continue on the other network.
// A member overwrites what it has received, so that a repeated put or signal is an error.
import process from "node:process";
import { deviceHeaders, join } from "../../../../src/group/index.ts";

const count = 16_384;
const source = `#include <doorbell.cuh>
__device__ unsigned value(unsigned rank, unsigned turn, unsigned i) { return turn * 7919 + rank * 104729 + i; }
// Part: a signal for even and odd turns in words of 8 bytes, the data to send, and the received data of even and odd turns.
extern "C" __global__ void turns(doorbell::View view, unsigned first, unsigned end, unsigned* wrong) {
  const unsigned peer = 1 - view.rank, count = ${count};
  unsigned* const own = view.at<unsigned>(view.rank, 4);
  auto send = [&](unsigned turn) {
    for (unsigned i = threadIdx.x; i < count; i += blockDim.x) own[i] = value(view.rank, turn, i);
    return doorbell::put<unsigned>(view, peer, 4 + count * (1 + turn % 2), 4, count) && doorbell::signal(view, peer, turn % 2, turn);
  };
  for (unsigned turn = first; turn < end; turn++) {
    bool fine = view.rank == 1 || send(turn);
    doorbell::word* const word = view.at<doorbell::word>(view.rank, turn % 2);
    fine = fine && doorbell::wait(view, word, turn);
    if (!fine) {
      if (threadIdx.x == 0) wrong[0]++;
      return;
    }
    unsigned* const got = own + count * (1 + turn % 2);
    const unsigned* const before = own + count * (2 - turn % 2);
    for (unsigned i = threadIdx.x; i < count; i += blockDim.x) {
      if (got[i] != value(peer, turn, i)) atomicAdd(wrong + 1, 1);
      // The peer writes here again in the next turn. Until then the received data stays overwritten.
      if (turn > 1 && before[i] != 77) atomicAdd(wrong + 2, 1);
      got[i] = 77;
    }
    if (threadIdx.x == 0) {
      if (*word != turn) atomicAdd(wrong + 3, 1);
      if (turn > 1 && *view.at<doorbell::word>(view.rank, (turn + 1) % 2) != 0) atomicAdd(wrong + 4, 1);
      *word = 0;
    }
    __syncthreads();
    // The source of the last put may be written again.
    if (view.rank == 1) fine = send(turn);
    if (!fine || !doorbell::quiet(view)) {
      if (threadIdx.x == 0) wrong[0]++;
      return;
    }
  }
}`;

const group = await join({ timeoutMs: 60_000, networkAddress: process.argv[2]! });
const { device } = group;
const kernel = device
  .compile(source, { include: [deviceHeaders()] })
  .kernel("turns", "bytes 32, u32, u32, ptr");
using memory = await group.symmetric(4 + 3 * count, "u32");
memory.local.fill(0);
using wrong = device.allocate(5, "u32").fill(0);
device.synchronize();
await group.barrier();
const view = group.deviceView(memory);
let turn = 1;
for (let left = Number.POSITIVE_INFINITY; left > 0; turn += 10, left--) {
  kernel.launch({ grid: 1, block: 64 }, [view, turn, turn + 10, wrong]);
  await group.done();
  const counts = wrong.toArray();
  if (counts.some((each) => each > 0)) throw new Error(`turn ${turn}: ${counts}`);
  if (turn === 31) console.log("computing");
  const rerouted = await group.exchange(group.metrics().reroutes);
  if (left === Number.POSITIVE_INFINITY && rerouted.every((each) => each > 0)) left = 10;
}
const { reroutes, failures, losses } = group.metrics();
console.log(`${reroutes} reroutes, ${failures} failures, ${losses} losses`);
await group.barrier();
console.log("fine");
group.close();

// Accesses other members from the program's own kernels with <doorbell.cuh>: put, signal, wait and barrier.
// Waits must end when a member leaves.
import { pollBusy } from "../../../src/group/collectives/stream-order.ts";
import { deviceHeaders, join, MemberLostError } from "../../../src/group/index.ts";

const count = 1000;
/**
 * Offset in words of the flags, after two arrays of f32. The previous member signals the first flag, and the
 * barrier uses the other ones.
 */
const flag = count;
const source = `#include <doorbell.cuh>
extern "C" __global__ void shift(doorbell::View view, unsigned count, unsigned* result) {
  const unsigned next = (view.rank + 1) % view.size;
  doorbell::put(view.at<float>(next, count), view.at<float>(view.rank), count);
  doorbell::signal(view.at<doorbell::word>(next, ${flag}), 1);
  bool fine = doorbell::wait(view, view.at<doorbell::word>(view.rank, ${flag}), 1);
  fine = fine && doorbell::barrier(view, ${flag + 1}, 1);
  if (threadIdx.x == 0) *result = fine ? view.size : 0;
}
extern "C" __global__ void never(doorbell::View view, unsigned* result) {
  const bool arrived = doorbell::wait(view, view.at<doorbell::word>(view.rank, ${flag}), 1000);
  if (threadIdx.x == 0) *result = arrived ? 2 : 1;
}`;

using group = await join({ timeoutMs: 60_000 });
const { device, rank, size } = group;
const module = device.compile(source, { include: [deviceHeaders()] });
const memory = await group.symmetric(2 * count + 2 * (1 + size), "f32");
memory.local.fill(0);
memory.local.slice(0, count).fill(rank + 1);
await group.barrier();
const result = device.allocate(1, "u32").fill(99);
const view = group.deviceView(memory);
module.kernel("shift", "bytes 32, u32, ptr").launch({ grid: 1, block: 128 }, [view, count, result]);
await group.done();
const before = ((rank + size - 1) % size) + 1;
const got = memory.local.slice(count, 2 * count).toArray();
if (result.toArray()[0] !== size || got.some((value) => value !== before))
  throw new Error(`rank ${rank}: result ${result.toArray()[0]}, ${got[0]} from the previous member`);
await group.barrier();

// The barrier no longer waits for a member that left the group.
if (rank !== 0) {
  await group.barrier();
  group.close();
} else {
  module.kernel("never", "bytes 32, ptr").launch({ grid: 1, block: 32 }, [view, result]);
  pollBusy(device.stream);
  await group.barrier();
  await device.stream.done({ timeoutMs: 20_000 });
  const lost = await group.barrier().catch((error: unknown) => error);
  if (result.toArray()[0] !== 1 || !(lost instanceof MemberLostError))
    throw new Error(`${result.toArray()[0]} ${lost}`);
}
console.log("fine");

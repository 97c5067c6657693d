// Member of the benchmark of puts. It times put and signal in kernels, and send and receive in streams.

import process from "node:process";
import { deviceHeaders, join } from "../../src/group/index.ts";
import { median } from "../common/median.ts";

export interface Row {
  /** Transport of the bytes; present only in the first row. */
  readonly transport?: string;
  readonly bytes: number;
  /** Time from a put with signal to the end of the other member's wait. */
  readonly putUs: number;
  /** Time from a put to its end in the same member. */
  readonly quietUs: number;
  /** Time of a message by send and receive. */
  readonly passUs: number;
}

const source = `#include <doorbell.cuh>
__device__ long long now() {
  long long at;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(at));
  return at;
}
// Part: words of 8 bytes. A signal, the data to send, and the received data. Times of each turn are in nanoseconds.
extern "C" __global__ void turns(doorbell::View view, unsigned words, unsigned first, unsigned count, long long* times) {
  const unsigned peer = 1 - view.rank;
  for (unsigned turn = first; turn < first + count; turn++) {
    const long long start = now();
    if (view.rank == 1 && !doorbell::wait(view, view.at<doorbell::word>(1), turn)) return;
    if (!doorbell::put<doorbell::word>(view, peer, 1 + words, 1, words) || !doorbell::signal(view, peer, 0, turn)) return;
    if (view.rank == 0 && !doorbell::wait(view, view.at<doorbell::word>(0), turn)) return;
    if (threadIdx.x == 0) times[turn - first] = now() - start;
  }
  doorbell::quiet(view);
}
extern "C" __global__ void quiet(doorbell::View view, unsigned words, unsigned count, long long* times) {
  for (unsigned turn = 0; turn < count; turn++) {
    const long long start = now();
    if (!doorbell::put<doorbell::word>(view, 1 - view.rank, 1 + words, 1, words) || !doorbell::quiet(view)) return;
    if (threadIdx.x == 0) times[turn] = now() - start;
  }
}`;

const rounds = 5;
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1024, 65_536, 1 << 20, 64 << 20);

using group = await join({ host: `host-${process.env["DOORBELL_RANK"]}`, timeoutMs: 60_000 });
const { rank, device } = group;
const module = device.compile(source, { include: [deviceHeaders()] });
const kernels = {
  turns: module.kernel("turns", "bytes 32, u32, u32, u32, ptr"),
  quiet: module.kernel("quiet", "bytes 32, u32, u32, ptr"),
};
let transport: string | undefined = group.plan("allReduce", 1024).reason;
for (const bytes of sizes) {
  const words = Math.ceil(bytes / 8);
  using memory = await group.symmetric(1 + 2 * words, "u64");
  memory.local.fill(0n);
  device.synchronize();
  await group.barrier();
  const view = group.deviceView(memory);
  const count = Math.max(1, Math.min(40, Math.floor((16 << 20) / bytes)));
  using times = device.allocate(count, "i64").fill(0n);
  const microseconds = (): number[] => [...times.toArray()].map((each) => Number(each) / 1000);
  using buffer = device.allocate(2 * words, "u32").fill(0);
  const put: number[] = [];
  const quiet: number[] = [];
  const pass: number[] = [];
  // The first round warms up the threads of both members.
  for (let round = -1; round < rounds; round++) {
    kernels.turns.launch({ grid: 1, block: 128 }, [view, words, 1 + (round + 1) * count, count, times]);
    await group.done();
    if (round >= 0) put.push(...microseconds().map((us) => us / 2));
    await group.barrier();
    if (rank === 0) kernels.quiet.launch({ grid: 1, block: 128 }, [view, words, count, times]);
    await group.done();
    if (round >= 0) quiet.push(...microseconds());
    await group.barrier();
    const start = performance.now();
    for (let i = 0; i < count; i++) {
      if (rank === 0) group.send(buffer, 1);
      else group.receive(buffer, 0);
      if (rank === 0) group.receive(buffer, 1);
      else group.send(buffer, 0);
    }
    device.synchronize();
    if (round >= 0) pass.push(((performance.now() - start) * 1000) / count / 2);
    await group.done();
    await group.barrier();
  }
  const row: Row = { bytes, putUs: median(put), quietUs: median(quiet), passUs: median(pass) };
  console.log(JSON.stringify(transport === undefined ? row : { transport, ...row }));
  transport = undefined;
}

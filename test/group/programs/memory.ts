// Members share symmetric memory, single buffers and events, with rights, and use them after they are closed.
// They also meet at barriers in shared memory.
import type { Buffer, Event } from "../../../src/cuda/index.ts";
import { join, MemberLostError, MissingMembersError } from "../../../src/group/index.ts";
import { sharedMappings } from "./holdings.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
const other = (rank + 1) % size;
const before = (rank + size - 1) % size;
const failure = async (work: () => unknown): Promise<Error> => {
  try {
    await work();
  } catch (error) {
    return error as Error;
  }
  throw new Error(`rank ${rank}: no error from ${work}`);
};
const check = (found: unknown, wanted: unknown, what: string): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`rank ${rank}: ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
};
const list = (buffer: Buffer): unknown[] => [...(buffer.slice(0, 3).toArray() as Iterable<unknown>)];

// Each member writes to its neighbour and reads the data of its other neighbour.
const table = await group.symmetric(1000, "f32");
table.at(other).fill(rank + 0.5);
await group.barrier();
check(list(table.local), Array(3).fill(before + 0.5), "data of the neighbour");
check(table.reachable, [...Array(size).keys()], "reachable ranks");
await group.barrier();

// All members must report the same distance between members.
const links = await group.links();
check(links.all.length, size * (size - 1), "pairs");
for (const { GBps, latencyUs } of links.all) check([GBps! > 0, latencyUs! > 0], [true, true], "a link");
check(
  new Set((await group.exchange(links.all)).map((each) => JSON.stringify(each))).size,
  1,
  "different results of links()",
);
check(links.shape.startsWith("a mesh"), true, "the shape");

// A write to read-only shared memory must fail in the writer and leave the owner's data unchanged.
const readOnly = await group.symmetric(1000, "u32", { right: "read" });
readOnly.local.fill(7);
await group.barrier();
check(list(readOnly.at(other)), [7, 7, 7], "read-only memory");
const refused = await failure(() => readOnly.at(other).fill(1));
console.log(`write refused: ${refused.name}`);
await group.barrier();
check(list(readOnly.local), [7, 7, 7], "memory after the refused write");
const selective = await group.symmetric(10, "u8", { right: (peer) => (peer === 0 ? "read-write" : "none") });
if (rank !== 0)
  check((await failure(() => selective.at(0))).message.includes("gives no right to it"), true, "no right");
else selective.at(size - 1).fill(3);
await group.barrier();
if (rank === size - 1) check(list(selective.local), [3, 3, 3], "write of rank 0");

// A member that closes its part removes it from the other members after a notification.
if (rank === 0) table.close();
await group.barrier();
if (rank !== 0) {
  const errorAfterClose = async (): Promise<Error> => {
    for (const until = performance.now() + 30_000; performance.now() < until; ) {
      try {
        table.at(0);
      } catch (error) {
        return error as Error;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error(`rank ${rank}: rank 0's close was not reported`);
  };
  check((await errorAfterClose()).message.includes("its owner closed it"), true, "closed by its owner");
  table.local.fill(1);
}

// Members that request different memory must all receive an error.
const mismatch = await failure(() => group.symmetric(rank === 0 ? 10 : 11, "f32"));
check(mismatch.name, "MismatchError", mismatch.message);

// Single buffers and events by name.
const weights = device.allocate(100, "f32").fill(rank);
const done = device.createEvent({ interprocess: true, timing: false });
group.share(weights, "weights", { right: "read-write" });
group.share(done, "done");
const theirs = (await group.open(other, "weights")) as Buffer;
check(list(theirs), [other, other, other], "a buffer of another member");
const event = (await group.open(other, "done")) as Event;
done.record(device.stream);
await group.barrier();
device.stream.wait(event);
await device.done();
await group.barrier();
group.unshare("weights");
await group.barrier();
while (!theirs.closed) await new Promise((resolve) => setTimeout(resolve, 1));
check((await failure(() => theirs.toArray())).name, "ClosedError", "a late use");
check(
  (await failure(() => group.open(other, "nothing", { timeoutMs: 50 }))).name,
  "DeadlineError",
  "nothing",
);
check((await failure(() => group.open(rank, "weights"))).name, "RangeError", "open() of an own buffer");

// No memory of closed objects or earlier epochs may stay mapped.
const mapped = sharedMappings().size;
(await group.symmetric(1000, "f32")).close();
await group.barrier();
check(sharedMappings().size, mapped, "mappings after symmetric memory was closed");
await group.reform();
await group.barrier();
// The unmapping happens shortly after the new epoch begins.
for (const end = Date.now() + 10_000; sharedMappings().size > mapped && Date.now() < end; )
  await new Promise((resolve) => setTimeout(resolve, 20));
check(sharedMappings().size, mapped, "mappings after a reform");
await group.barrier();

// Consecutive barriers must succeed. A barrier must name the missing member, and succeed when that member
// arrives.
await group.barrier();
for (let i = 0; i < 300; i++) await group.barrier();
if (rank === 1) await new Promise((resolve) => setTimeout(resolve, 400));
else {
  const late = await failure(() => group.barrier({ timeoutMs: 50 }));
  if (!(late instanceof MissingMembersError)) throw late;
  check(late.missing, [1], "missing ranks");
}
await group.barrier();

// A barrier must report a member that left as lost.
if (rank === 0) {
  console.log("fine");
  group.close();
} else {
  const lost = await failure(() => group.barrier({ timeoutMs: 30_000 }));
  if (!(lost instanceof MemberLostError)) throw lost;
  check([lost.rank, lost.lossCause === "left" || lost.rank !== 0], [lost.rank, true], "lost member");
  console.log("fine");
}

// Computes with others until only so many are left, then some more: each loss is heard, named, and survived.
import { type Group, join, MemberLostError } from "../../../src/group/index.ts";
import { seeded } from "../../support/random.ts";

const [left = "1", seed = "1", limit = "2000"] = process.argv.slice(2);
const group = await join({ timeoutMs: 60_000, lostAfterMs: Number(limit) });
const { device } = group;
const most = 50_000;
const room = device.allocate(most, "f32");
const all = device.allocate(most * group.size, "f32");

/** The same in all members: what they do next follows from the epoch and the step. */
async function step(group: Group, count: number): Promise<void> {
  const { int: next } = seeded(Number(seed) * 7919 + group.epoch * 104729 + count);
  const length = 1 + next(most);
  const { rank, size } = group;
  const part = room.slice(0, length).fill(rank + 1);
  const sum = (size * (size + 1)) / 2;
  const wanted = next(3);
  if (wanted === 0) {
    const some = all.slice(0, length * size);
    group.allGather(part, some);
    await group.done();
    for (let each = 0; each < size; each++) same(some.slice(each * length, (each + 1) * length), each + 1);
  } else {
    for (let again = 0; again < wanted; again++) group.allReduce(part);
    await group.done();
    same(part, wanted === 1 ? sum : sum * size);
  }
  if (next(4) === 0) await group.barrier();
}

function same(buffer: { toArray(): Float32Array }, value: number): void {
  const wrong = buffer.toArray().findIndex((each) => each !== value);
  if (wrong >= 0) throw new Error(`element ${wrong} is ${buffer.toArray()[wrong]}, not ${value}`);
}

try {
  // What is loaded once, when it is used first, is not what a kill should meet.
  group.allReduce(room);
  group.allReduce(room.slice(0, 100));
  await group.done();
  await group.barrier();
  console.log(`ready ${process.pid}`);
  let more = 5;
  let isNew = false;
  for (let count = 0; more > 0; count++) {
    try {
      await step(group, count);
      if (isNew) console.log(`right ${Date.now()}`);
      isNew = false;
      if (group.size <= Number(left)) more--;
    } catch (error) {
      if (!(error instanceof MemberLostError)) throw error;
      const heard = Date.now();
      const { processId, lossCause } = error;
      console.log(JSON.stringify({ heard, processId, lossCause, message: error.message.split("\n")[0] }));
      await group.reform();
      isNew = true;
      count = -1;
      const members = group.members.map((member) => member.processId);
      const told = { epoch: group.epoch, ms: Date.now() - heard, at: Date.now(), members };
      console.log(`reformed ${JSON.stringify(told)}`);
    }
  }
  await group.barrier();
  console.log("fine");
} catch (error) {
  // Here: whatever close() has to say afterwards would hide it.
  console.error(error);
  throw error;
} finally {
  group.close();
}

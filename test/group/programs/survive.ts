// Runs a group until only a given number of members are left. Each loss must be detected, named and survived.
import { deviceCount, openDevice } from "../../../src/cuda/index.ts";
import { type Group, join, MemberLostError } from "../../../src/group/index.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { descriptors, sharedMappings } from "./holdings.ts";

// A soft GPU or soft NIC retains some memory until the process exits.
const isEmbedded = process.env["DOORBELL_CUDA"] === "soft" && (process.env["DOORBELL_HOST"] ?? "") === "";
for (let each = 0; isEmbedded && each < deviceCount(); each++) {
  using once = openDevice(each);
  once.allocate(1).fill(1);
  once.allocatePinned(1, "u8");
  once.synchronize();
}
const before = { memory: sharedMappings().size, files: descriptors() };
const [left = "1", seed = "1", limit = "2000"] = process.argv.slice(2);
const group = await join({ timeoutMs: 60_000, lostAfterMs: Number(limit) });
const { device, size: firstSize } = group;
const most = 50_000;
const room = device.allocate(most, "f32");
const all = device.allocate(most * group.size, "f32");

/** The value is equal in all members, because it depends only on the epoch and the step. */
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

/** First computation of a new epoch. */
async function firstStep({ rank, size }: Group): Promise<void> {
  const part = room.slice(0, 1000).fill(rank + 1);
  group.allReduce(part);
  await group.done();
  same(part, (size * (size + 1)) / 2);
}

function same(buffer: { toArray(): Float32Array }, value: number): void {
  const wrong = buffer.toArray().findIndex((each) => each !== value);
  if (wrong >= 0) throw new Error(`element ${wrong} is ${buffer.toArray()[wrong]}, not ${value}`);
}

try {
  // Lazily loaded code is loaded here, so that no kill interrupts the load.
  group.allReduce(room);
  group.allReduce(room.slice(0, 100));
  group.allGather(room, all);
  await group.done();
  await group.barrier();
  const atFirst = sharedMappings().size;
  console.log(`ready ${process.pid}`);
  let more = 5;
  let isNew = false;
  for (let count = 0; more > 0; count++) {
    try {
      await (isNew ? firstStep(group) : step(group, count));
      if (isNew) console.log(`right ${Date.now()} ${JSON.stringify(group.recovery)}`);
      isNew = false;
      if (group.size <= Number(left)) more--;
    } catch (error) {
      if (!(error instanceof MemberLostError)) throw error;
      const detectedAt = Date.now();
      const { processId, lossCause } = error;
      console.log(
        JSON.stringify({ detectedAt, processId, lossCause, message: error.message.split("\n")[0] }),
      );
      await group.reform();
      isNew = true;
      count = -1;
      const members = group.members.map((member) => member.processId);
      const { recovery: steps } = group;
      const report = { epoch: group.epoch, ms: Date.now() - detectedAt, at: Date.now(), members, steps };
      console.log(`reformed ${JSON.stringify(report)}`);
    }
  }
  await group.barrier();
  // Memory of the former epoch is freed shortly after the new one begins. A smaller group uses less memory.
  const mostMapped = atFirst - (firstSize - group.size);
  if (isEmbedded)
    await until(() => sharedMappings().size <= mostMapped, `no more than ${mostMapped} mappings`, 5000);
  console.log(`mapped ${JSON.stringify([...sharedMappings()])}`);
} catch (error) {
  // The error is printed here, because an error of close() would hide it.
  console.error(error);
  throw error;
} finally {
  group.close();
}
// A thread closes its watched descriptors shortly after it exits.
for (const end = Date.now() + 5000; isEmbedded; ) {
  const memory = sharedMappings();
  const files = descriptors();
  if (memory.size <= before.memory && files.length <= before.files.length) break;
  if (Date.now() > end) throw new Error(`left: ${[...memory.values(), ...files].join(", ")}`);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
console.log("fine");

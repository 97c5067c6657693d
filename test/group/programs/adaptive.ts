// Uses autotuned settings in every member. Prints "fine" when all members chose the same values, and the
// values that were cheaper for the slowest member.
import assert from "node:assert/strict";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { type Change, join } from "../../../src/group/index.ts";

const off = process.argv.includes("off");
// One member with autotuning off disables it for all.
if (off && process.env["DOORBELL_RANK"] === "1") process.env["DOORBELL_ADAPT"] = "off";
const reported: Change[] = [];
using group = await join({ onChange: (change) => reported.push(change) });
const batch = group.adaptive("batch", { values: [1, 2, 4, 8, 16], start: 2, every: 3, unit: "ms a frame" });
const { rank } = group;
const seen: number[] = [];
// The times of the slowest member decide. Rank 0 alone would choose another value.
for (let i = 0; i < 120; i++) {
  seen.push(batch.value);
  await batch.measured(rank === 0 ? batch.value / 100 : 10 + 16 / batch.value);
}
assert.deepEqual(new Set((await group.exchange(seen.join(" "))).values()).size, 1, "all choose the same");
if (off) {
  assert.deepEqual([new Set(seen), group.changes], [new Set([2]), []]);
} else {
  assert.equal(Math.max(...seen), 16);
  assert.equal(batch.value >= 8, true, `${batch.value}`);
  assert.deepEqual(group.changes, reported);
  assert.deepEqual(
    reported.slice(0, 2).map(({ what, kind, from, to }) => [what, kind, from, to]),
    [
      ["batch", "trial", "2", "4"],
      ["batch", "kept", "2", "4"],
    ],
  );
  assert.equal(group.metrics().changes["batch"], reported.length);
  assert.match(group.metrics().text, /doorbell_group_changes_total\{.*what="batch"\} \d+/);
  if (rank === 0)
    for (const { kind, from, to, reason } of reported) console.log(`${kind} ${from} ${to}: ${reason}`);
}
assert.throws(
  () => group.adaptive("x", { values: [1, 2], start: 3 as 1 }),
  /start is 3\. Use one of the values 1, 2/,
);
await assert.rejects(batch.measured(Number.NaN), /the cost of "batch" is NaN/);
// All members use the same batch sizes, by the times of the slowest member. For that member an item costs
// most in the largest batch.
const batches = group.batches("frames", { sizes: [1, 4, 16], every: 4 });
assert.equal(batches.plan, "1, 4, 16");
const sizes: number[] = [];
for (let i = 0; i < 60; i++) {
  const size = batches.size(i % 20);
  sizes.push(size);
  await batches.measured(size, rank === 0 ? 1 : size === 16 ? 100 : Math.sqrt(size));
}
assert.equal(new Set(await group.exchange(sizes.join(" "))).size, 1);
assert.equal(batches.plan, off ? "1, 4, 16" : "1, 4 from 3");
const mine = group.changes.filter(({ what }) => what === "frames");
assert.equal(mine.length > 0, !off);
for (const { reason } of mine)
  assert.match(reason, /waiting items, batches of|might have been better|no gain|no use for/);
assert.throws(() => group.batches("x", { sizes: [2, 1] }), /ascending whole numbers above 0/);
assert.throws(() => batches.size(-1), /items of "frames" is -1/);
await assert.rejects(batches.measured(3, 1), /no size 3\. Use a result of size\(\): 1, 4, 16/);
await assert.rejects(batches.measured(4, Number.NaN), /took NaN ms/);
if (!off) {
  const other = group.batches("others", { sizes: [1, 2], every: 3 });
  const measured = (): Promise<void> => other.measured(rank === 0 ? 1 : 2, 1);
  for (let i = 0; i < 2; i++) await measured();
  await assert.rejects(measured(), { name: "MismatchError" });
}
// All members use the same algorithm of a collective, and the results have the same bits.
const numbers = group.device.from(
  Float32Array.from({ length: 3000 }, (_, i) => Math.fround(0.1 * i + rank / 3)),
);
const output = group.device.allocate(3000, "f32");
const sums: string[] = [];
for (let time = 0; time < 3; time++) {
  group.allReduce(numbers, output);
  await group.done();
  sums.push([...output.toArray()].join(" "));
  const changes = await group.adapt();
  if (off) assert.deepEqual(changes, []);
  for (const { what, to } of changes) assert.match(`${what}: ${to}`, /^allReduce of 11\.7 KiB: [\w-]+/);
}
assert.equal(new Set(sums).size, 1);
assert.equal(new Set(await group.exchange(group.plan("allReduce", 12_000).reason)).size, 1);
// All members take checkpoints after the same steps, although steps and checkpoints take different times.
const pace = group.checkpointPace({ start: 3, leastMs: 1, mostMs: 100 });
const due: number[] = [];
let writing = 0;
for (let step = 0; step < 30; step++) {
  await sleep(writing > 0 ? 4 + rank : 1);
  if (!pace.isDue(step)) continue;
  due.push(step);
  writing++;
  const kept = sleep(5).then(() => void writing--);
  await pace.begun(step, kept);
}
assert.deepEqual(due.slice(0, 2), [2, 5]);
if (off) assert.deepEqual(due, [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
assert.equal(new Set(await group.exchange(due.join(" "))).size, 1);
assert.equal(new Set(await group.exchange(pace.every)).size, 1);
await group.barrier();
console.log("fine");

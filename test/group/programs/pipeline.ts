// Runs a pipeline of rounds, and gradients in buckets, in every member. Prints "fine" when all results were
// right.
import assert from "node:assert/strict";
import { type BucketChange, type Group, join } from "../../../src/group/index.ts";

const rounds = 24;
const length = 3000;

/** Returns the input of a member in a round. */
const put = (rank: number, round: number): number => (rank + 1) * (round + 1);

async function pipeline(group: Group, depth: number): Promise<void> {
  const { size, rank } = group;
  const seen: number[] = [];
  using work = group.pipeline<number>({
    depth,
    profile: true,
    stages: [
      {
        name: "put",
        kind: "copy",
        output: { length, type: "f32" },
        run: ({ output, value, stream }) => output.fill(value, stream),
      },
      {
        name: "sum",
        kind: "communication",
        output: { length, type: "f32" },
        run: ({ input, output, stream }) => group.allReduce(input, output, { stream }),
      },
      // The stage reads the outputs of two stages. The output of "put" must still be unchanged.
      {
        name: "gather",
        kind: "communication",
        from: ["put", "sum"],
        output: { length: length * size, type: "f32" },
        run: ({ inputs, output, stream }) => group.allGather(inputs["put"]!, output, { stream }),
      },
      {
        name: "look",
        kind: "host",
        from: ["sum", "gather"],
        run: async ({ inputs, stream, round }) => {
          const [sum, all] = [
            await inputs["sum"]!.as("f32").read(stream),
            await inputs["gather"]!.as("f32").read(stream),
          ] as const;
          const wanted = Array.from({ length: size }, (_, each) => put(each, round));
          assert.equal(new Set(sum).size, 1);
          assert.equal(
            sum[0],
            wanted.reduce((a, b) => a + b),
            `round ${round}`,
          );
          assert.deepEqual([...new Set(all)], wanted, `round ${round}`);
          seen.push(round);
        },
      },
    ],
  });
  for (let round = 0; round < rounds; round++) assert.equal(await work.push(put(rank, round)), round);
  await work.done();
  assert.deepEqual(
    seen,
    Array.from({ length: rounds }, (_, round) => round),
  );
  const profile = work.profile();
  assert.deepEqual(
    profile.lanes.map(({ lane, count }) => `${lane} ${count}`).sort(),
    ["gather", "look", "put", "sum"].map((lane) => `${lane} ${rounds}`),
  );
  // A stage must begin after the previous stage is done, by the device's clock.
  for (let round = 0; round < rounds; round++) {
    const [a, b] = ["put", "sum"].map((lane) =>
      profile.spans.find((span) => span.lane === lane && span.round === round),
    );
    assert(b!.startMs >= a!.endMs - 0.01, `round ${round}: ${b!.startMs} after ${a!.endMs}`);
  }
  if (rank === 0) console.log(`${profile}`);
}

async function gradients(group: Group): Promise<void> {
  const { size, rank } = group;
  const names = Array.from({ length: 10 }, (_, i) => `layer ${i}`);
  const lengths = Object.fromEntries(names.map((name, i) => [name, 500 + 777 * i]));
  const changes: BucketChange[] = [];
  using buckets = group.buckets(lengths, {
    ...{ firstBytes: 4096, bucketBytes: 16_384, profile: true },
    onChange: (change) => changes.push(change),
  });
  let reduced = 0;
  for (let step = 1; step <= 20; step++) {
    reduced = buckets.sizes.length;
    buckets.begin();
    for (const [i, name] of [...names.entries()].reverse()) {
      buckets.at(name).fill((rank + 1) * step + i);
      buckets.ready(name);
    }
    buckets.finish();
    await buckets.done();
    for (const [i, name] of names.entries()) {
      const found = new Set(buckets.at(name).toArray() as Float32Array);
      const wanted = (step * (size + 1)) / 2 + i;
      assert.deepEqual([...found], [wanted], `step ${step}, ${name}`);
    }
  }
  assert.deepEqual(changes, buckets.changes);
  const sizes = await group.exchange(buckets.sizes);
  for (const each of sizes) assert.deepEqual(each, buckets.sizes);
  const all = buckets.sizes.reduce((a, b) => a + b);
  assert.equal(all, buckets.buffer.byteLength);
  const profile = buckets.profile();
  assert.equal(profile.lanes.find(({ lane }) => lane === "backward")?.count, names.length);
  // A choice after the last step applies to the next step.
  assert.equal(profile.lanes.find(({ lane }) => lane === "allReduce")?.count, reduced);
  if (rank === 0) {
    console.log(`${profile}`);
    for (const { step, reason } of changes) console.log(`step ${step}: ${reason}`);
  }
}

using group = await join();
for (const depth of [1, 2, 5]) await pipeline(group, depth);
await gradients(group);
await group.barrier();
console.log("fine");

// Rank 1 exits during a pipeline round and a gradient step. The other members must detect the failure,
// reform, and start new rounds.
import assert from "node:assert/strict";
import process from "node:process";
import { type Group, join, MemberLostError } from "../../../src/group/index.ts";

const output = { length: 5000, type: "f32" } as const;

const pipelineOf = (group: Group) =>
  group.pipeline<number>({
    stages: [
      { name: "put", output, run: ({ output: mine, value, stream }) => mine.fill(value, stream) },
      {
        name: "sum",
        kind: "communication",
        run: ({ input, stream }) => group.allReduce(input, { stream }),
      },
      {
        name: "look",
        kind: "host",
        from: ["put"],
        run: async ({ input, stream }) => assert.equal((await input.as("f32").read(stream))[0], group.size),
      },
    ],
  });

using group = await join();
{
  using work = pipelineOf(group);
  using buckets = group.buckets({ a: 1000, b: 1000 }, { firstBytes: 1 });
  let failure: unknown;
  try {
    for (let round = 0; round < 1000; round++) {
      if (round === 5 && group.rank === 1) process.kill(process.pid, "SIGKILL");
      await work.push(1);
      for (const name of ["b", "a"]) buckets.ready(name);
      buckets.finish();
      await buckets.done();
    }
  } catch (error) {
    failure = error;
  }
  assert(failure instanceof MemberLostError, String(failure));
  assert.equal(failure.rank, 1);
  await group.reform();
  // Gradients that were ready before the failure belong to an abandoned step.
  for (const name of ["b", "a"]) {
    buckets.at(name).fill(group.rank + 1);
    buckets.ready(name);
  }
  buckets.finish();
  await buckets.done();
  assert.equal(buckets.at("a").toArray()[0], 1.5);
}
{
  using work = pipelineOf(group);
  for (let round = 0; round < 10; round++) await work.push(1);
  await work.done();
}
await group.barrier();
console.log("fine");

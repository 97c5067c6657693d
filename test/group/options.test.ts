import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nearest, optionsTables } from "../../src/arguments/index.ts";
import { type Buffer, openDevice } from "../../src/cuda/index.ts";
import { type GradientBuckets, type Group, join, type Pipeline } from "../../src/group/index.ts";

// A misspelt option of doorbell/group is refused with the nearest name, as in
// test/native/verbs/options.test.ts. So is a value that is not a buffer.

const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-options-"));
let group: Group;
let a: Buffer<"f32">;
let pipeline: Pipeline;
let buckets: GradientBuckets;
beforeAll(async () => {
  const device = openDevice("soft");
  group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device });
  a = device.allocate(16, "f32").fill(1);
  pipeline = group.pipeline({ stages: [{ name: "a", run: () => {} }] });
  buckets = group.buckets({ a: 1 });
});
afterAll(() => {
  const { device } = group;
  group.close();
  device.close();
  rmSync(folder, { recursive: true });
});

const calls: Readonly<Record<string, (options: never) => unknown>> = {
  join: (options) => join(options),
  "Group.barrier": (options) => group.barrier(options),
  "Group.exchange": (options) => group.exchange(1, options),
  "Group.reform": (options) => group.reform(options),
  "Group.open": (options) => group.open(0, "a", options),
  "Group.share": (options) => group.share(a, "a", options),
  "Group.links": (options) => group.links(options),
  "Group.serveMetrics": (options) => group.serveMetrics(options),
  "Group.pipeline": (options) => group.pipeline(options),
  "Group.checkpointPace": (options) => group.checkpointPace(options),
  "Group.adapt": (options) => group.adapt(options),
  "Adaptive.measured": (options) => group.adaptive("a", { values: [1] }).measured(1, options),
  "Group.adaptive": (options) => group.adaptive("a", options),
  "Batches.measured": (options) => group.batches("a", { sizes: [1] }).measured(1, 1, options),
  "Group.batches": (options) => group.batches("a", options),
  "Shares.measured": (options) => group.shares("a").measured(1, options),
  "Group.shares": (options) => group.shares("a", options),
  "Group.explain": (options) => group.explain(options),
  "Group.heal": (options) => group.heal({ a }, options),
  "Group.buckets": (options) => group.buckets({ a: 1 }, options),
  "Pipeline.push": (options) => pipeline.push(1, options),
  "Pipeline.done": (options) => pipeline.done(options),
  "GradientBuckets.done": (options) => buckets.done(options),
  "Group.done": (options) => group.done(options),
  "Group.symmetric": (options) => group.symmetric(16, "f32", options),
  "Group.allReduce": (options) => group.allReduce(a, undefined, options),
  "Group.reduce": (options) => group.reduce(a, undefined, options),
  "Group.reduceScatter": (options) => group.reduceScatter(a, a, options),
  "Group.allGather": (options) => group.allGather(a, a, options),
  "Group.allToAll": (options) => group.allToAll(a, a, options),
  "Group.allToAllV": (options) => group.allToAllV(a, [1], a, [1], options),
  "Group.send": (options) => group.send(a, 0, options),
  "Group.receive": (options) => group.receive(a, 0, options),
  "Group.sendReceive": (options) => group.sendReceive(a, 0, a, 0, options),
  "Group.checkpoint": (options) => group.checkpoint("a", { replicated: { a } }, options),
  "Group.restore": (options) => group.restore("a", { replicated: { a } }, options),
  "Group.broadcast": (options) => group.broadcast(a, options),
  "Group.split": (options) => group.split(0, 0, options),
  "Group.gather": (options) => group.gather(a, a, options),
  "Group.scatter": (options) => group.scatter(a, a, options),
  "Group.gatherV": (options) => group.gatherV(a, a, [16], options),
  "Group.scatterV": (options) => group.scatterV(a, [16], a, options),
};

const taken = optionsTables()
  .filter(({ name }) => name.startsWith("group."))
  .flatMap((table) => Object.keys(table.takenBy).map((call) => [call, table] as const));

test("the table above has every call that takes options", () => {
  expect([...new Set(taken.map(([call]) => call))].sort()).toEqual(Object.keys(calls).sort());
});

test.each(taken)(
  "%s refuses a misspelt option, and a value that is not an options object",
  async (call, table) => {
    const [key = ""] = table.keys;
    const misspelt = key.slice(0, -1);
    const attempt = async (options: unknown) => calls[call]!(options as never);
    await expect(attempt({ [misspelt]: 1 })).rejects.toThrow(
      `unknown option "${misspelt}"; did you mean "${nearest(misspelt, table.keys)}"?`,
    );
    for (const wrong of [null, 50, "fast", [1]]) {
      await expect(attempt(wrong)).rejects.toThrow(/^\w+(\.\w+)?( [\w ()]+)?: the options are /);
      await expect(attempt(wrong)).rejects.toThrow(TypeError);
    }
  },
);

test("buffers that do not match are refused before any work is enqueued", async () => {
  const { device } = group;
  using other = openDevice(1, { provider: "soft" });
  using elsewhere = other.allocate(16, "f32");
  using integers = device.allocate(16, "u32");
  using short = device.allocate(8, "f32");
  using wide = device.allocate(24, "f32");
  const wrong: readonly (readonly [() => unknown, string])[] = [
    [() => group.allReduce([1, 2] as never), "allReduce: the input is an array of 2"],
    [() => group.allReduce(elsewhere), "allReduce: the input is on another device"],
    [() => group.allReduce(a, short), "an output of 8 elements needs an input of 8, not of 16"],
    [() => group.allReduce(a, integers as never), "the input is f32, but the output is u32"],
    [() => group.allReduce(a, [1] as never), "allReduce: the output is an array of 1"],
    [() => group.reduce(a, "sum" as never), 'reduce: the output is "sum"'],
    [() => group.allReduce(a, { bf16: true }), "bf16 needs a buffer of u16"],
    [() => group.allReduce(a, { operation: "mean" as never }), "allReduce: operation"],
    [() => group.allReduce(a, { operatoin: "max" } as never), 'did you mean "operation"?'],
    [() => group.reduce(a, { root: 1 }), "root 1 of 1 members"],
    [() => group.broadcast(a, { root: 1 }), "root 1 of 1 members"],
    [() => group.gather(a), "gather: rank 0 is the root, so it needs an output of f32[16] for f32[16] of 1"],
    [() => group.gather(a, short), "gather: the root needs an output of f32[16]"],
    [() => group.gather(a, { root: 0 } as never), "gather: the output is an object"],
    [() => group.scatter(undefined, a), "scatter: rank 0 is the root, so it needs an input of f32[16]"],
    [() => group.scatter(short, a), "scatter: an output of 16 elements needs an input of 16, not of 8"],
    [() => group.gatherV(a), "gatherV: rank 0 is the root, so it needs the buffer of all chunks"],
    [() => group.gatherV(a, a, [8]), "gatherV: the count of the root is 8, but its own chunk has 16"],
    [() => group.gatherV(a, short, [16]), "adds up to 16 elements, and the buffer has 8"],
    [() => group.scatterV(a, [1, 2], a), "Use a whole number for each of 1 ranks"],
    [() => group.gather(wide.slice(0, 16), wide.slice(8, 24)), "gather: the root's own chunk overlaps"],
    [() => group.scatter(wide.slice(0, 16), wide.slice(8, 24)), "all chunks 32 bytes from its start"],
    [() => group.gatherV(wide.slice(0, 8), wide.slice(4), [8]), "gatherV: the root's own chunk overlaps"],
    [() => group.scatterV(wide.slice(4), [8], wide.slice(0, 8)), "all chunks -16 bytes from its start"],
    [() => group.allGather(a, short), "needs an output of f32[16], not f32[8]"],
    [() => group.allToAll(a, a), "input and output are the same memory"],
    [() => group.allReduce(a, { stream: other.stream }), "the stream is on another device"],
  ];
  for (const [call, message] of wrong) expect(call, message).toThrow(message);
  await expect(group.symmetric(0, "f32")).rejects.toThrow(RangeError);
  await expect(group.symmetric(1, "f33" as never)).rejects.toThrow('there is no type "f33"');
  const gone = device.allocate(16, "f32");
  gone.close();
  expect(() => group.allReduce(gone)).toThrow("is closed");
  group.allReduce(a);
  await group.done();
  expect(a.toArray()).toEqual(new Float32Array(16).fill(1));
});

test("symmetric memory is readable at the own rank, and at() refuses invalid ranks", async () => {
  using table = await group.symmetric(100, "u32");
  table.local.fill(7);
  expect(table.at(0).slice(0, 2).toArray()).toEqual(Uint32Array.of(7, 7));
  expect(() => group.allReduce(table as never)).toThrow("the input is a SymmetricBuffer. Use its .local.");
  for (const rank of [-1, 1, 0.5, "0" as never]) expect(() => table.at(rank)).toThrow(RangeError);
  table.close();
  expect(() => table.at(0)).toThrow("is closed");
});

test("plan() refuses an unknown operation, and an exchange works after one that JSON cannot carry", async () => {
  expect(() => group.plan("allreduce" as "allReduce", 5)).toThrow(
    'plan: the operation is "allreduce". Use "allReduce"',
  );
  for (const bytes of [-5, 1.5, "1 MiB" as unknown as number])
    expect(() => group.plan("allReduce", bytes)).toThrow(/^plan: bytes is /);
  const rendezvous = `file://${folder}/two`;
  const members = await Promise.all(
    [0, 1].map((rank) => join({ rendezvous, size: 2, rank, device: "none" })),
  );
  try {
    const first = members[0]!;
    await expect(first.exchange(5n)).rejects.toThrow("exchange: the value cannot be converted to JSON");
    expect(await Promise.all(members.map((member, i) => member.exchange(i)))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  } finally {
    for (const member of members) member.close();
  }
});

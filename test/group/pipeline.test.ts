import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buffer, openDevice } from "../../src/cuda/index.ts";
import { GradientBuckets, type Group, join, type Pipeline, type Stage } from "../../src/group/index.ts";
import { Members } from "./members.ts";

test.each([2, 3])(
  "%d members: the results of rounds and of gradients are right",
  { timeout: 90_000 },
  async (size) => {
    using members = new Members("pipeline.ts", size);
    for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
  },
);

test("members detect a loss during rounds, and continue with new rounds", {
  timeout: 60_000,
}, async () => {
  using members = new Members("pipeline-loss.ts", 3);
  await members.all[1]!.ended;
  for (const rank of [0, 2]) await members.all[rank]!.line("fine");
});

describe("a pipeline of one member", () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-pipeline-"));
  let group: Group;
  beforeAll(async () => {
    const device = openDevice("soft");
    group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device });
  });
  afterAll(() => {
    const { device } = group;
    group.close();
    device.close();
    rmSync(folder, { recursive: true });
  });
  const output = { length: 16, type: "f32" } as const;
  const nothing = () => {};

  test("push() waits for the readers, so at most `depth` rounds are in progress", async () => {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const buffers = new Set<number>();
    using pipeline = group.pipeline<undefined>({
      depth: 3,
      stages: [
        { name: "make", output, run: ({ output: made }) => buffers.add(made.pointer) },
        { name: "take", kind: "host", run: () => opened },
      ],
    });
    for (let round = 0; round < 3; round++) await pipeline.push(undefined);
    await expect(pipeline.push(undefined, { timeoutMs: 20 })).rejects.toThrow("round 0");
    open();
    // The failed push ended the pipeline, because later rounds would differ from the rounds of other members.
    await expect(pipeline.push(undefined)).rejects.toThrow("round 0");
    expect(buffers.size).toBe(3);
  });

  test("ends with the error of a stage, and later calls throw it again", async () => {
    const broken = (run: Stage["run"], kind: Stage["kind"] = "compute"): Pipeline =>
      group.pipeline({ stages: [{ name: "bad", kind, run }] });
    using thrown = broken(() => {
      throw new Error("no film");
    });
    for (let i = 0; i < 2; i++) await expect(thrown.push(1)).rejects.toThrow("no film");
    using rejected = broken(async () => {
      throw new Error("no light");
    }, "host");
    await rejected.push(1);
    await expect(rejected.done()).rejects.toThrow("no light");
    await expect(rejected.push(1)).rejects.toThrow("no light");
    using promised = broken(async () => {});
    await expect(promised.push(1)).rejects.toThrow('"bad" returned a promise');
    using none = broken(({ output: mine }) => mine);
    await expect(none.push(1)).rejects.toThrow('"bad" has no output');
    using first = broken(({ input }) => input);
    await expect(first.push(1)).rejects.toThrow('no stage before "bad" has an output');
  });

  test("refuses invalid stages before it allocates memory", () => {
    const make =
      (...stages: readonly object[]) =>
      () =>
        group.pipeline({ stages: stages as never });
    expect(make()).toThrow("pipeline: stages is an array of 0. Use an array of at least 1");
    expect(make({ name: "a", run: nothing }, { name: "a", run: nothing })).toThrow(
      'an earlier stage has the name "a"',
    );
    expect(make({ name: "a", kind: "host", run: nothing }, { name: "b", run: nothing })).toThrow(
      "must be the last",
    );
    expect(make({ name: "a", run: nothing }, { name: "b", from: ["a"], run: nothing })).toThrow(
      'no stage "a" before "b" has an output',
    );
    expect(make({ name: "a", runs: nothing })).toThrow('unknown option "runs"; did you mean "run"?');
    expect(make({ name: "a", run: nothing, output: { length: 0, type: "f32" } })).toThrow(RangeError);
    expect(make({ name: "a", run: nothing, output: { length: 1, type: "f33" } })).toThrow("element type");
  });

  test("refuses a push() before the previous one has resolved", async () => {
    using pipeline = group.pipeline({ stages: [{ name: "a", run: nothing }] });
    const first = pipeline.push(1);
    await expect(pipeline.push(2)).rejects.toThrow("before the last one resolved");
    expect(await first).toBe(0);
    await pipeline.done();
    expect(() => pipeline.profile()).toThrow("profile: true");
  });

  test("has a profile of the last 64 rounds, on streams and on the host", async () => {
    const stages: Stage[] = [
      { name: "a", run: nothing },
      { name: "b", kind: "host", run: nothing },
    ];
    using pipeline = group.pipeline({ stages, profile: true });
    for (let i = 0; i < 100; i++) await pipeline.push(i);
    await pipeline.done();
    for (const lane of ["a", "b"]) {
      const rounds = pipeline
        .profile()
        .spans.filter((span) => span.lane === lane)
        .map(({ round }) => round);
      expect(rounds.sort((one, other) => one - other)).toEqual(Array.from({ length: 64 }, (_, i) => 36 + i));
    }
  });

  test("frees its memory when it closes before the group", async () => {
    const { device } = group;
    const before = device.memory().free;
    const made: Buffer[] = [];
    const big = { length: 2 ** 20, type: "f32" } as const;
    const pipeline = group.pipeline({
      stages: [{ name: "a", output: big, run: ({ output: mine }) => made.push(mine) }],
    });
    await pipeline.push(1);
    pipeline.close();
    expect(made[0]!.closed).toBe(true);
    expect(device.memory().free).toBe(before);
    await expect(pipeline.push(1)).rejects.toThrow("is closed");
  });

  test("gradients have a memory by name, and finish() names those that are not ready", async () => {
    using buckets = group.buckets({ first: 100, last: 3 }, { operation: "sum" });
    // Gradients of the last layer come first, and each begins at a multiple of 256 bytes.
    expect(buckets.at("last").pointer).toBe(buckets.buffer.pointer);
    expect(buckets.at("first").byteOffset).toBe(256);
    expect(buckets.sizes).toEqual([256 + 512]);
    buckets.at("first").fill(2);
    buckets.ready("last");
    expect(() => buckets.ready("last")).toThrow("is already ready in this step");
    expect(() => buckets.ready("lost")).toThrow('no gradient "lost". Use a name such as last, first.');
    expect(() => buckets.finish()).toThrow("no ready() call for first");
    expect(() => buckets.ready("first", "fast" as never)).toThrow("Use a stream of the group's device");
    buckets.ready("first");
    buckets.finish();
    await buckets.done();
    expect(buckets.at("first").toArray()).toEqual(new Float32Array(100).fill(2));
    expect(() => buckets.profile()).toThrow("profile: true");
    expect(buckets).toBeInstanceOf(GradientBuckets);
    for (const [wrong, message] of [
      [{}, "there is no gradient"],
      [[1], "the gradients are"],
      [{ a: 0 }, 'the length of "a" is 0'],
    ] as const)
      expect(() => group.buckets(wrong as never)).toThrow(message);
  });
});

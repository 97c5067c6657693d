import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buffer, openDevice } from "../../src/cuda/index.ts";
import { GradientBuckets, type Group, join, type Pipeline, type Stage } from "../../src/group/index.ts";
import { Members } from "./members.ts";

test.each([2, 3])("%d members: rounds and gradients come out right", { timeout: 90_000 }, async (size) => {
  using members = new Members("pipeline.ts", size);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});

test("a member is lost while rounds are under way: the others hear of it and go on", {
  timeout: 60_000,
}, async () => {
  using members = new Members("pipeline-loss.ts", 3);
  await members.all[1]!.ended;
  for (const rank of [0, 2]) await members.all[rank]!.line("fine");
});

describe("alone", () => {
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

  test("push waits for those that read: no more rounds than depth are between", async () => {
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
    // A round that did not fit ended the pipeline: what came after it would be in other rounds than in other members.
    await expect(pipeline.push(undefined)).rejects.toThrow("round 0");
    expect(buffers.size).toBe(3);
  });

  test("what a stage throws, rejects or forgets ends the pipeline, and is told again", async () => {
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
    await expect(promised.push(1)).rejects.toThrow('"bad" gave a promise');
    using none = broken(({ output: mine }) => mine);
    await expect(none.push(1)).rejects.toThrow('"bad" has no output');
    using first = broken(({ input }) => input);
    await expect(first.push(1)).rejects.toThrow('no stage before "bad" has an output');
  });

  test("stages that cannot be are refused before anything is made", () => {
    const make =
      (...stages: readonly object[]) =>
      () =>
        group.pipeline({ stages: stages as never });
    expect(make()).toThrow("pipeline: stages is an array of 0: use an array of at least 1");
    expect(make({ name: "a", run: nothing }, { name: "a", run: nothing })).toThrow('there is a stage "a"');
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

  test("two pushes at once would lose their order", async () => {
    using pipeline = group.pipeline({ stages: [{ name: "a", run: nothing }] });
    const first = pipeline.push(1);
    await expect(pipeline.push(2)).rejects.toThrow("before the last one resolved");
    expect(await first).toBe(0);
    await pipeline.done();
    expect(() => pipeline.profile()).toThrow("profile: true");
  });

  test("a profile is of the last 64 rounds, on streams and on the host", async () => {
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

  test("a pipeline gives back what it took, with the group or before", async () => {
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

  test("gradients: places by name, and what is not ready", async () => {
    using buckets = group.buckets({ first: 100, last: 3 }, { operation: "sum" });
    // The last layer's come first, each at a multiple of 256 bytes.
    expect(buckets.at("last").pointer).toBe(buckets.buffer.pointer);
    expect(buckets.at("first").byteOffset).toBe(256);
    expect(buckets.sizes).toEqual([256 + 512]);
    buckets.at("first").fill(2);
    buckets.ready("last");
    expect(() => buckets.ready("last")).toThrow("was ready in this step before");
    expect(() => buckets.ready("lost")).toThrow('no gradient "lost": there are last, first');
    expect(() => buckets.finish()).toThrow("not ready in this step: first");
    expect(() => buckets.ready("first", "fast" as never)).toThrow("use one of the group's device");
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

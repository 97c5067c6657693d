import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import { CheckpointError, type Group, join, MismatchError } from "../../src/group/index.ts";

// Checkpoints of groups whose members run in this process, each with its own soft GPU.

let folder: string;
const open: Disposable[] = [];

beforeEach(() => {
  folder = mkdtempSync(joinPath(tmpdir(), "doorbell-checkpoint-"));
});
afterEach(() => {
  for (const each of open.splice(0).reverse()) each[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

function devices(count: number): Device[] {
  const all = Array.from({ length: count }, () => openDevice("soft"));
  open.push(...all);
  return all;
}

async function members(size: number): Promise<Group[]> {
  const rendezvous = `file://${folder}/meet`;
  const all = await Promise.all(
    devices(size).map((device, rank) => join({ rendezvous, size, rank, device, timeoutMs: 20_000 })),
  );
  open.push(...all);
  return all;
}

const shard = (length: number, from: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length }, (_, i) => from + i);

/**
 * Saves a checkpoint: each member has a third of 300,000 numbers, and all members have the same 1000 weights.
 */
async function saveModel(groups: readonly Group[], state: unknown): Promise<void> {
  const each = 300_000 / groups.length;
  await Promise.all(
    groups.map(async (group) => {
      using weights = group.device.allocate(1000, "f32").fill(0.25);
      using moments = group.device.allocate(each, "f32").set(shard(each, group.rank * each));
      const saving = group.checkpoint(
        "model",
        { replicated: { weights }, sharded: { moments } },
        { folder, state },
      );
      // The checkpoint does not contain later writes.
      weights.fill(9);
      moments.fill(9);
      expect((await saving).bytes).toBe(1000 * 4 + 300_000 * 4);
    }),
  );
}

test("a checkpoint of three members is restored by two, and each reads its own shard", {
  timeout: 60_000,
}, async () => {
  const three = await members(3);
  await saveModel(three, { step: 12 });
  for (const group of three) group.close();
  const two = await members(2);
  await Promise.all(
    two.map(async (group) => {
      using weights = group.device.allocate(1000, "f32");
      using moments = group.device.allocate(150_000, "f32");
      const found = await group.restore(
        "model",
        { replicated: { weights }, sharded: { moments } },
        { folder },
      );
      expect(found).toEqual({ version: 1, members: 3, state: { step: 12 } });
      expect(weights.toArray()).toEqual(new Float32Array(1000).fill(0.25));
      expect(moments.toArray()).toEqual(shard(150_000, group.rank * 150_000));
    }),
  );
});

test("restore() reads a requested version, old versions are deleted, and without a checkpoint it returns undefined", {
  timeout: 60_000,
}, async () => {
  const [group] = (await members(1)) as [Group];
  using weights = group.device.allocate(8, "f32");
  const buffers = { replicated: { weights } };
  expect(await group.restore("model", buffers, { folder })).toBeUndefined();
  for (let step = 1; step <= 5; step++) {
    weights.fill(step);
    await group.checkpoint("model", buffers, { folder, keep: 2, state: step });
  }
  expect(readdirSync(joinPath(folder, "model")).sort()).toEqual(["000000004", "000000005"]);
  expect((await group.restore("model", buffers, { folder, version: 4 }))?.state).toBe(4);
  expect(weights.toArray()[0]).toBe(4);
  const gone = await group.restore("model", buffers, { folder, version: 3 }).catch((error: unknown) => error);
  expect(gone).toBeInstanceOf(CheckpointError);
});

test("when a member cannot write, all members get an error with its rank, and the previous version stays", {
  timeout: 60_000,
}, async () => {
  const two = await members(2);
  await saveModel(two, 1);
  // A folder has the name of the next file of rank 1.
  const [{ session }] = two.map(
    (group) => (group as unknown as { membership: { mesh: { session: string } } }).membership.mesh,
  ) as [{ session: string }];
  const partial = joinPath(folder, "model", `.partial-2-${session.slice(0, 8)}-0`);
  mkdirSync(joinPath(partial, "rank-1.bin"), { recursive: true });
  const errors = await Promise.all(
    two.map(async (group) => {
      using moments = group.device.allocate(10, "f32").fill(3);
      return await group
        .checkpoint("model", { sharded: { moments } }, { folder })
        .catch((error: unknown) => error);
    }),
  );
  for (const error of errors) {
    expect(error).toBeInstanceOf(CheckpointError);
    expect((error as CheckpointError).ranks).toEqual([1]);
  }
  expect(existsSync(partial)).toBe(false);
  expect(readdirSync(joinPath(folder, "model"))).toEqual(["000000001"]);
});

test("a version that another run creates meanwhile is left unchanged, and the next version is used", {
  timeout: 60_000,
}, async () => {
  const [group] = (await members(1)) as [Group];
  using weights = group.device.allocate(8, "f32").fill(1);
  const made = group.checkpoint("model", { replicated: { weights } }, { folder });
  mkdirSync(joinPath(folder, "model", "000000001", "file of another run"), { recursive: true });
  expect(await made).toMatchObject({ version: 2, folder: joinPath(folder, "model", "000000002") });
  expect((await group.restore("model", { replicated: { weights } }, { folder }))?.version).toBe(2);
});

test("restore() reports damaged data, and buffers that do not match the checkpoint", {
  timeout: 60_000,
}, async () => {
  const [group] = (await members(1)) as [Group];
  using weights = group.device.allocate(1_000_000, "f32").fill(1);
  await group.checkpoint("model", { replicated: { weights } }, { folder });
  const file = joinPath(folder, "model", "000000001", "rank-0.bin");
  const bytes = readFileSync(file);
  bytes[2_500_000]! ^= 1;
  writeFileSync(file, bytes);
  const failure = async (buffers: Parameters<Group["restore"]>[1]) =>
    await group.restore("model", buffers, { folder }).then(String, (error: Error) => error.message);
  expect(await failure({ replicated: { weights } })).toContain(
    'rank-0.bin is damaged: "weights" at byte 2097152',
  );
  using short = group.device.allocate(10, "f32");
  expect(await failure({ replicated: { weights: short } })).toContain(
    "is f32[1000000] in the checkpoint, but f32[10] in the call",
  );
  expect(await failure({ sharded: { weights } })).toContain("is replicated in the checkpoint");
  expect(await failure({ replicated: { short } })).toContain('has no buffer "short". It has weights.');
});

test("members that save different buffers get a MismatchError", { timeout: 60_000 }, async () => {
  const two = await members(2);
  const errors = await Promise.all(
    two.map(async (group) => {
      using a = group.device.allocate(10 + group.rank, "f32");
      return await group
        .checkpoint("model", { replicated: { a } }, { folder })
        .catch((error: unknown) => error);
    }),
  );
  for (const error of errors) expect(error).toBeInstanceOf(MismatchError);
});

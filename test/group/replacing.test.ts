import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type Group,
  type JoinError,
  type JoinOptions,
  join,
  MemberLostError,
  MissingMembersError,
} from "../../src/group/index.ts";
import { freePort } from "./free-port.ts";

// Several members in one process without GPUs. New members join a running group.

const groups: Group[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(joinPath(tmpdir(), "doorbell-test-"));
});
afterEach(() => {
  for (const group of groups.splice(0)) group.close();
  rmSync(folder, { recursive: true });
});

async function member(options: JoinOptions): Promise<Group> {
  const group = await join({ device: "none", timeoutMs: 15_000, ...options });
  groups.push(group);
  return group;
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const rendezvousKinds: readonly (readonly [string, () => Promise<string>])[] = [
  ["a TCP port", async () => `tcp://127.0.0.1:${await freePort()}`],
  ["a file", async () => `file://${folder}/meet`],
];

describe.each(rendezvousKinds)("a replacement through %s", (_, place) => {
  let rendezvous: string;
  beforeEach(async () => {
    rendezvous = await place();
  });
  const start = (size: number): Promise<Group[]> =>
    Promise.all(Array.from({ length: size }, (_, rank) => member({ rendezvous, size, rank })));

  test.each([0, 1, 2])("gets rank %i of the lost member", async (lost) => {
    const all = await start(3);
    all[lost]!.close();
    const left = all.filter((_, rank) => rank !== lost);
    for (const error of await Promise.all(left.map((group) => errorOf(group.barrier()))))
      expect(error).toBeInstanceOf(MemberLostError);
    await Promise.all(left.map((group) => group.reform()));
    expect(left.map(({ rank, size, epoch }) => [rank, size, epoch])).toEqual([
      [0, 2, 1],
      [1, 2, 1],
    ]);
    const [newcomer] = await Promise.all([
      member({ rendezvous, size: 3, rank: lost }),
      ...left.map((group) => group.reform({ size: 3 })),
    ]);
    all[lost] = newcomer!;
    expect(all.map(({ rank, size, epoch }) => [rank, size, epoch])).toEqual([
      [0, 3, 2],
      [1, 3, 2],
      [2, 3, 2],
    ]);
    for (const said of await Promise.all(all.map((group) => group.exchange(`rank ${group.rank}`))))
      expect(said).toEqual(["rank 0", "rank 1", "rank 2"]);
    await Promise.all(all.map((group) => group.barrier()));
    expect(all.map(({ newcomers }) => newcomers)).toEqual([0, 0, 0]);
    expect(existsSync(joinPath(folder, "meet"))).toBe(false);
  });

  test("is possible for each lost member, also for a former replacement", async () => {
    const all = await start(2);
    for (const lost of [0, 1, 0, 1]) {
      all[lost]!.close();
      const stays = all[1 - lost]!;
      expect(await errorOf(stays.barrier())).toBeInstanceOf(MemberLostError);
      const joined = member({ rendezvous, size: 2, rank: lost });
      await stays.reform({ size: 2 });
      all[lost] = await joined;
      expect(all.map(({ rank }) => rank)).toEqual([0, 1]);
      await Promise.all(all.map((group) => group.barrier()));
    }
  });

  test("may join before the loss of a member, and without a rank", async () => {
    const all = await start(3);
    const joined = member({ rendezvous, size: 3 });
    await pause(300);
    all[1]!.close();
    const left = [all[0]!, all[2]!];
    await Promise.all(left.map((group) => errorOf(group.barrier())));
    await Promise.all(left.map((group) => group.reform({ size: 3 })));
    expect((await joined).rank).toBe(1);
    await Promise.all([...left, await joined].map((group) => group.barrier()));
  });

  test("waits until the other members call reform()", async () => {
    const all = await start(2);
    all[1]!.close();
    await errorOf(all[0]!.barrier());
    await all[0]!.reform();
    const joined = member({ rendezvous, size: 2, rank: 1 });
    while (all[0]!.newcomers === 0) await pause(10);
    const [waiting] = await all[0]!.exchange(all[0]!.newcomers);
    expect(waiting).toBe(1);
    await all[0]!.reform();
    expect((await joined).rank).toBe(1);
    await Promise.all([all[0]!, await joined].map((group) => group.barrier()));
  });

  test("gets an error at its deadline that names the missing reform()", async () => {
    const all = await start(2);
    all[1]!.close();
    await errorOf(all[0]!.barrier());
    await all[0]!.reform();
    const error = await errorOf(member({ rendezvous, size: 2, rank: 1, timeoutMs: 1000 }));
    expect(error).toBeInstanceOf(MissingMembersError);
    expect((error as Error).message).toContain("a reform() of the remaining members (1)");
    const wrong = await errorOf(member({ rendezvous, size: 3, rank: 1 }));
    expect((wrong as JoinError).reason).toBe("size");
  });

  test("is not waited for when no member can keep the rendezvous", async () => {
    const all = await start(2);
    all[1]!.close();
    await errorOf(all[0]!.barrier());
    // A member on another host than the rendezvous has no such queue.
    const membership = all[0]!["membership"];
    membership.joinQueue?.close();
    membership.joinQueue = undefined;
    const error = await errorOf(all[0]!.reform({ size: 2, timeoutMs: 1000 }));
    expect(error).toBeInstanceOf(MissingMembersError);
    expect(all[0]!.size).toBe(1);
  });

  test("that does not join is a MissingMembersError, and the group continues without it", async () => {
    const all = await start(3);
    all[2]!.close();
    const left = all.slice(0, 2);
    await Promise.all(left.map((group) => errorOf(group.barrier())));
    for (const error of await Promise.all(
      left.map((group) => errorOf(group.reform({ size: 3, timeoutMs: 1000 }))),
    )) {
      expect(error).toBeInstanceOf(MissingMembersError);
      expect((error as Error).message).toContain("1 of 3 members");
    }
    await Promise.all(left.map((group) => group.reform()));
    await Promise.all(left.map((group) => group.barrier()));
    expect(left.map(({ size }) => size)).toEqual([2, 2]);
  });
});

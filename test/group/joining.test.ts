import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type Group,
  JoinError,
  type JoinOptions,
  join,
  MemberLostError,
  MissingMembersError,
} from "../../src/group/index.ts";
import { freePort } from "./free-port.ts";

// Joins of several members in one process without GPUs: admission, rejection and the errors of waiting
// members.

const groups: Group[] = [];
let folder: string;
let rendezvous: string;

beforeEach(async () => {
  folder = mkdtempSync(joinPath(tmpdir(), "doorbell-test-"));
  rendezvous = `tcp://127.0.0.1:${await freePort()}`;
});
afterEach(() => {
  for (const group of groups.splice(0)) group.close();
  rmSync(folder, { recursive: true });
});

async function member(options: JoinOptions): Promise<Group> {
  const group = await join({ rendezvous, device: "none", timeoutMs: 10_000, ...options });
  groups.push(group);
  return group;
}
const members = (size: number, options: JoinOptions = {}): Promise<Group[]> =>
  Promise.all(Array.from({ length: size }, (_, rank) => member({ size, rank, ...options })));
const errorOf = (joined: Promise<unknown>): Promise<unknown> =>
  joined.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a group forms", () => {
  test("at a TCP port, with the requested ranks", async () => {
    const all = await members(4);
    expect(all.map(({ rank }) => rank)).toEqual([0, 1, 2, 3]);
    expect(all.map(({ size }) => size)).toEqual([4, 4, 4, 4]);
    expect(all[2]!.members.map(({ processId }) => processId)).toEqual(Array(4).fill(process.pid));
    const said = await Promise.all(all.map((group) => group.exchange({ hello: group.rank })));
    for (const each of said) expect(each).toEqual([0, 1, 2, 3].map((hello) => ({ hello })));
  });

  test("without requested ranks, and assigns them", async () => {
    const all = await Promise.all([1, 2, 3].map(() => member({ size: 3 })));
    expect(all.map(({ rank }) => rank).sort()).toEqual([0, 1, 2]);
    await Promise.all(all.map((group) => group.barrier()));
  });

  test("through a file, which is removed afterwards", async () => {
    const path = joinPath(folder, "meet");
    const all = await members(3, { rendezvous: `file://${path}` });
    expect(all.map(({ rank }) => rank)).toEqual([0, 1, 2]);
    expect(existsSync(path)).toBe(false);
  });

  test("through a file without ranks, and replaces the file of a former run", async () => {
    const path = joinPath(folder, "meet");
    const port = await freePort();
    writeFileSync(path, JSON.stringify({ host: "127.0.0.1", port, machine: "", secret: "" }));
    const all = await Promise.all([1, 2, 3].map(() => member({ size: 3, rendezvous: `file://${path}` })));
    expect(all.map(({ rank }) => rank).sort()).toEqual([0, 1, 2]);
  });

  test("beside another group in the same process", async () => {
    const other = `tcp://127.0.0.1:${await freePort()}`;
    const [first, second] = await Promise.all([
      members(2, { name: "first" }),
      members(2, { name: "second", rendezvous: other }),
    ]);
    const said = await Promise.all([...first, ...second].map((group) => group.exchange(group.name)));
    expect(said).toEqual([
      ["first", "first"],
      ["first", "first"],
      ["second", "second"],
      ["second", "second"],
    ]);
  });

  test("of one member", async () => {
    const group = await member({ size: 1 });
    expect(await group.exchange(7)).toEqual([7]);
    await group.barrier();
  });
});

describe("the rendezvous", () => {
  const wrong: readonly (readonly [string, JoinOptions])[] = [
    ["name", { name: "other" }],
    ["version", { version: "2" }],
    ["token", { token: "guess" }],
    ["size", { size: 4 }],
  ];
  test.each(wrong)(
    "refuses a process with another %s with a reason, and the group forms",
    async (reason, options) => {
      const first = member({ size: 3, rank: 0, token: "secret" });
      const error = await errorOf(member({ size: 3, rank: 2, token: "secret", ...options }));
      expect(error).toBeInstanceOf(JoinError);
      expect((error as JoinError).reason).toBe(reason);
      const others = [1, 2].map((rank) => member({ size: 3, rank, token: "secret" }));
      const all = await Promise.all([first, ...others]);
      await Promise.all(all.map((group) => group.barrier()));
    },
  );

  test("admits one of two processes with the same rank, and names it to the other", async () => {
    const first = member({ size: 3, rank: 0 });
    const twins = [member({ size: 3, rank: 1 }), member({ size: 3, rank: 1 })];
    const refused = await Promise.race(
      twins.map((twin) => errorOf(twin).then((error) => error ?? new Promise<never>(() => {}))),
    );
    expect((refused as JoinError).reason).toBe("rank");
    expect((refused as JoinError).message).toContain(`rank 1 has already joined: process ${process.pid}`);
    await Promise.all([first, member({ size: 3, rank: 2 })]);
    const joined = await Promise.allSettled(twins);
    expect(joined.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("ignores invalid data at its port", async () => {
    const first = member({ size: 2, rank: 0 });
    const port = Number(rendezvous.split(":").at(-1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const noise of ["GET / HTTP/1.1\r\n\r\n", "{}\n", "[1,2\n", '{"wants":"join"}\n', "\0\xff\n"]) {
      await new Promise<void>((resolve) => {
        const socket = connect({ port, host: "127.0.0.1" }, () => socket.end(noise));
        socket.on("close", () => resolve());
        socket.on("error", () => resolve());
        socket.resume();
      });
    }
    const all = await Promise.all([first, member({ size: 2, rank: 1 })]);
    await Promise.all(all.map((group) => group.barrier()));
  });

  test("reports missing and invalid options with the fix", async () => {
    await expect(join({ device: "none" })).rejects.toThrow(/the size is not known/);
    await expect(join({ size: 2, device: "none" })).rejects.toThrow(/doorbell run -n 4 program\.ts/);
    await expect(join({ rendezvous: "udp://x", size: 1 })).rejects.toThrow(JoinError);
    await expect(join({ rendezvous, size: 1, rank: 1 })).rejects.toThrow(
      "rank 1 is not less than the size 1",
    );
    await expect(join({ rendezvous, size: 2, dvice: 1 } as JoinOptions)).rejects.toThrow(
      'did you mean "device"',
    );
  });
});

// simulated/joining.test.ts has the deadlines.
describe("a missing member", () => {
  test("with rank 0 is a JoinError of the other member", async () => {
    const error = await errorOf(member({ size: 2, rank: 1, timeoutMs: 200 }));
    expect(error).toBeInstanceOf(JoinError);
    expect((error as JoinError).reason).toBe("rendezvous");
  });

  test("is named at a barrier's deadline", async () => {
    const [first, second, third] = (await members(3)) as [Group, Group, Group];
    const late = [first.barrier({ timeoutMs: 100 }), third.barrier({ timeoutMs: 100 })];
    for (const each of late) {
      const error = await errorOf(each);
      expect(error).toBeInstanceOf(MissingMembersError);
      expect((error as MissingMembersError).missing).toEqual([1]);
      expect((error as Error).message).toContain(`rank 1 (host`);
    }
    expect(second.rank).toBe(1);
  });

  test("that has left is reported at once to members that wait for it", async () => {
    const [first, second, third] = (await members(3)) as [Group, Group, Group];
    const waiting = [first.barrier(), third.exchange(1)];
    second.close();
    for (const each of waiting) {
      const error = await errorOf(each);
      expect(error).toBeInstanceOf(MemberLostError);
      const { rank, processId, lossCause } = error as MemberLostError;
      expect([rank, processId, lossCause]).toEqual([1, process.pid, "left"]);
    }
    await expect(second.barrier()).rejects.toThrow("is closed");
  });

  test("is waited for until the signal aborts the wait", async () => {
    const [first] = (await members(2)) as [Group];
    const controller = new AbortController();
    const waiting = first.barrier({ signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(waiting).rejects.toThrow("enough");
  });
});

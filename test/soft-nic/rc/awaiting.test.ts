// Scripts that await completions on soft0: woken by their event loop, in which they do the NIC's work themselves.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { libc, pollfd } from "../../../ffi/libc/index.ts";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import {
  ClosedError,
  type CompletionQueue,
  type Device,
  type Endpoint,
  openDevice,
  type RemoteMemory,
} from "../../../src/index.ts";
import { runFixture } from "../../support/subprocess.ts";
import { BUSY, DEPTH, FLAG, FREED, MESSAGE } from "../support/echo.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

function open(): Device {
  const device = openDevice("soft0");
  closing.push(() => device.close());
  return device;
}

/** One end, with a queue of its own unless told otherwise, and receives posted. */
function end(device: Device, completions = device.createCompletionQueue({ entries: 256 })) {
  const domain = device.createProtectionDomain();
  const region = domain.allocate(2 * DEPTH * MESSAGE, ["localWrite"]);
  const pair = domain.createQueuePair({ completions, sendDepth: 128, receiveDepth: DEPTH });
  const slot = (i: number) => region.slice(i * MESSAGE, (i + 1) * MESSAGE);
  const receive = (i: number) => pair.receive({ local: slot(i), wrId: i });
  for (let i = 0; i < DEPTH; i++) receive(i);
  const send = (first = 0) => {
    region.bytes[DEPTH * MESSAGE] = first;
    pair.send({ local: slot(DEPTH), wrId: 1000 });
  };
  /** The first byte of the next message. */
  const message = async () => {
    for (;;) {
      const { wrId } = await completions.next({ timeoutMs: 20_000 });
      if (wrId === 1000) continue;
      const first = region.bytes[wrId * MESSAGE]!;
      receive(wrId);
      return first;
    }
  };
  return { pair, completions, region, send, message };
}

/** Two ends of one device, connected. */
function ends(device: Device, completions?: CompletionQueue) {
  const [near, far] = [end(device), end(device, completions)];
  near.pair.connect(far.pair.endpoint());
  far.pair.connect(near.pair.endpoint());
  return { near, far };
}

/** A script in another process that answers every message, and our end of it. */
async function echo(environment: Record<string, string> = {}) {
  const script = fileURLToPath(new URL("../support/echo.ts", import.meta.url));
  const before = runtimeName === "deno" ? ["run", "-A"] : [];
  const child = spawn(process.execPath, [...before, script], {
    env: { ...process.env, BUN_BE_BUN: "1", ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  closing.push(() => child.kill("SIGKILL"));
  const near = end(open());
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { endpoint, remote } = JSON.parse(line) as { endpoint: Endpoint; remote: RemoteMemory };
  near.pair.connect(endpoint, { timeout: 14, retryCount: 7 });
  child.stdin.write(`${JSON.stringify(near.pair.endpoint())}\n`);
  return { child, remote, ...near };
}

const ways = [
  ["shared memory", {}],
  ["packets", { DOORBELL_SOFT_SHARED: "off" }],
] as const;

test.each(ways)("messages and answers between two scripts that await: %s", async (_, environment) => {
  const { send, message } = await echo(environment);
  for (let i = 0; i < 1000; i++) {
    send(100 + (i % 100));
    expect(await message()).toBe(100 + (i % 100));
    // Now and then the waits are long enough that the loop sleeps, and that the NIC takes over.
    if (i % 100 === 0) await new Promise((resolve) => setTimeout(resolve, i % 300 === 0 ? 30 : 3));
  }
});

test.each(ways)(
  "a script that is busy for long is no longer asked, its NIC answers: %s",
  async (_, environment) => {
    const { pair, region, send, message, remote, completions } = await echo(environment);
    for (let i = 0; i < 100; i++) {
      send();
      await message();
    }
    send(BUSY);
    expect(await message()).toBe(BUSY);
    // It computes until the WRITE at the end: each of these is received and acknowledged by its NIC meanwhile.
    for (let i = 0; i < DEPTH / 2; i++) {
      send();
      for (;;) if ((await completions.next({ timeoutMs: 10_000 })).wrId === 1000) break;
    }
    region.bytes.fill(0, 0, 4);
    region.bytes[0] = 1;
    pair.write({
      local: region.slice(0, 4),
      remote: { ...remote, address: remote.address + FLAG },
      wrId: 1000,
    });
    expect(await message()).toBe(FREED);
  },
);

test("a script that was stopped asleep answers when it goes on", async () => {
  const { child, send, message } = await echo();
  for (let i = 0; i < 20; i++) {
    send();
    await message();
  }
  for (let i = 0; i < 3; i++) {
    child.kill("SIGSTOP");
    send(40 + i);
    const answer = message();
    await new Promise((resolve) => setTimeout(resolve, 30));
    child.kill("SIGCONT");
    expect(await answer).toBe(40 + i);
  }
});

test("who awaits an answer of a script that is killed gets an error", async () => {
  const { child, send, message, completions } = await echo();
  send();
  await message();
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect(async () => {
    for (let i = 0; i < 10; i++) {
      send();
      await completions.next({ timeoutMs: 20_000 });
    }
  }).rejects.toMatchObject({ status: "RETRY_EXC_ERR" });
});

test("many wait at once, on queues of their own and on one channel; some give up", async () => {
  const device = open();
  const channel = device.createCompletionChannel();
  const all = Array.from({ length: 16 }, (_, i) =>
    ends(device, device.createCompletionQueue(i % 2 === 0 ? {} : { channel })),
  );
  const stop = new AbortController();
  const waits = all.map(({ far }, i) => {
    const options = i % 4 === 3 ? { signal: stop.signal } : i % 4 === 2 ? { timeoutMs: 1 } : {};
    return far.completions.next(options);
  });
  const settled = Promise.allSettled(waits);
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort(new Error("enough"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const { near } of all) near.send();
  const expected = all.map((_, i) => (i % 4 < 2 ? "fulfilled" : "rejected"));
  expect((await settled).map(({ status }) => status)).toEqual(expected);
  // What those who gave up did not take is still there.
  for (const [i, { far }] of all.entries())
    if (i % 4 >= 2) expect((await far.completions.next()).ok).toBe(true);
});

test("a queue that is closed ends the waits on it", async () => {
  const { far } = ends(open());
  const wait = far.completions.next();
  const later = far.completions.completionOf(7);
  far.pair.close();
  far.completions.close();
  await expect(wait).rejects.toThrow(ClosedError);
  await expect(later).rejects.toThrow(ClosedError);
});

test("answers that are always there in time do not keep the script from its timers", async () => {
  const { near, far } = ends(open());
  let fired = false;
  setTimeout(() => {
    fired = true;
  }, 1);
  let rounds = 0;
  for (; !fired && rounds < 1_000_000; rounds++) {
    near.send();
    await far.message();
    near.completions.poll();
  }
  expect(fired).toBe(true);
});

/** Whether poll(2) finds the descriptor readable now. */
function isReadable(fd: number): boolean {
  const one = pollfd.alloc();
  one.fd = fd;
  one.events = 1;
  return libc.poll(one.pointer, 1, 0) === 1;
}

test("a channel's descriptor tells of events that nobody in the event loop takes", async () => {
  const { near, far } = ends(open());
  const { completions } = far;
  const channel = completions.channel!;
  const { watchChannel } = completions.device.lib;
  for (const watched of [false, true]) {
    completions.arm();
    const stop = watched ? watchChannel!(channel.pointer, () => {}) : () => {};
    near.send();
    // Steps the engine on this thread: the event is raised before anybody could be called.
    while (completions.poll().length === 0);
    stop();
    expect(isReadable(channel.fd)).toBe(true);
    expect(channel.dispatch()).toBe(1);
    expect(isReadable(channel.fd)).toBe(false);
    expect(channel.dispatch()).toBe(0);
  }
});

test("a runtime that cannot watch the socket looks now and then", () => {
  const { status, stdout, stderr } = runFixture("runtime/unwatched-loop.ts");
  expect(status, stderr).toBe(0);
  expect(stdout).toBe("100 messages\n");
});

// Scripts that await completions on soft0. Their event loop wakes them, and they do the NIC's work
// themselves.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { libc, pollfd } from "../../../ffi/libc/index.ts";
import { addressOf, runtimeName } from "../../../ffi/runtime/index.ts";
import {
  ClosedError,
  type CompletionQueue,
  type Device,
  type Endpoint,
  openDevice,
  type RemoteMemory,
} from "../../../src/index.ts";
import {
  AWAKE,
  LocalPeer,
  OPEN,
  Shared,
  SharedMemory,
  SharedMemorySection,
  WAKE_NIC,
} from "../../../src/soft/hca/links/shared-memory/records.ts";
import { sharesProcessor } from "../../../src/soft/hca/nic/processors.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { runFixture } from "../../support/subprocess.ts";
import { crowd } from "../support/crowd.ts";
import { BUSY, DEPTH, FLAG, FREED, MESSAGE, MUTE } from "../support/echo.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

function open(): Device {
  const device = openDevice("soft0");
  closing.push(() => device.close());
  return device;
}

/** One end of a connection, with a completion queue of its own by default and posted receives. */
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
  /** Returns the first byte of the next message. */
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

/** Connects two ends of one device. */
function ends(device: Device, completions?: CompletionQueue) {
  const [near, far] = [end(device), end(device, completions)];
  near.pair.connect(far.pair.endpoint());
  far.pair.connect(near.pair.endpoint());
  return { near, far };
}

/** Starts a script in another process that answers every message. Returns the local end. */
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
  ["shared memory, sleeping at once", { CROWDED: "sleeping" }],
  ["shared memory, spinning without yields", { CROWDED: "spinning" }],
  ["packets, sleeping at once", { CROWDED: "sleeping", DOORBELL_SOFT_SHARED: "off" }],
] as const;

test.each(ways)("messages and answers between two scripts that await: %s", async (_, environment) => {
  const { send, message } = await echo(environment);
  for (let i = 0; i < 1000; i++) {
    if ("CROWDED" in environment) crowd(environment.CROWDED);
    send(100 + (i % 100));
    expect(await message()).toBe(100 + (i % 100));
    // The waits are sometimes long enough that the event loop sleeps and the NIC takes over.
    if (i % 100 === 0) await new Promise((resolve) => setTimeout(resolve, i % 300 === 0 ? 30 : 3));
  }
});

test("an application finds a peer that is awake on its processor", async () => {
  const { child, send, message } = await echo();
  send(1);
  expect(await message()).toBe(1);
  // The stopped script changes nothing in the shared segment.
  process.kill(child.pid!, "SIGSTOP");
  const { e } = softNic();
  const { i32, native } = e;
  const record = i32[SharedMemorySection.record]!;
  const peers = Array.from(
    { length: i32[record + SharedMemory.used]! },
    (_, i) => i32[record + SharedMemory.peers + i]!,
  );
  const p = peers.find((one) => i32[one + LocalPeer.state] === OPEN && i32[one + LocalPeer.self] === 0)!;
  const segment = i32[p + LocalPeer.segment]!;
  const other = 1 - i32[p + LocalPeer.side]!;
  // The scheduler may move this thread between the two calls, so it may use one processor only.
  const [usable, one] = [new Uint8Array(new ArrayBuffer(128)), new Uint8Array(new ArrayBuffer(128))];
  native.sched_getaffinity(0, 128, addressOf(usable));
  const processor = native.sched_getcpu();
  one[processor >> 3] = 1 << (processor & 7);
  native.sched_setaffinity(0, 128, addressOf(one));
  const found = [
    [AWAKE, processor + 1],
    [AWAKE, processor + 2],
    [WAKE_NIC, processor + 1],
  ].map(([parked, published]) => {
    Atomics.store(i32, segment + Shared.parked(other), parked!);
    Atomics.store(i32, segment + Shared.processor(other), published!);
    return sharesProcessor(e);
  });
  native.sched_setaffinity(0, 128, addressOf(usable));
  expect(found).toEqual([true, false, false]);
  expect(i32[segment + Shared.processor(1 - other)]).toBe(processor + 1);
});

test.each(ways)(
  "a script that is busy for long is not woken, and its NIC answers: %s",
  async (_, environment) => {
    const { pair, region, send, message, remote, completions } = await echo(environment);
    for (let i = 0; i < 100; i++) {
      send();
      await message();
    }
    send(BUSY);
    expect(await message()).toBe(BUSY);
    // The script computes until the WRITE at the end, and its NIC receives and acknowledges each message
    // meanwhile.
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

test.each(ways)("a script that computes after a message acknowledges it: %s", async (_, environment) => {
  const { pair, region, send, message, remote, completions } = await echo(environment);
  for (let i = 0; i < 100; i++) {
    send();
    await message();
  }
  send(MUTE);
  // The script computes until the WRITE, so the acknowledgement must arrive before it.
  for (;;) if ((await completions.next({ timeoutMs: 10_000 })).wrId === 1000) break;
  region.bytes.fill(0, 0, 4);
  region.bytes[0] = 1;
  const flag = { ...remote, address: remote.address + FLAG };
  pair.write({ local: region.slice(0, 4), remote: flag, wrId: 1000 });
  expect(await message()).toBe(FREED);
});

test("a script that was stopped while asleep answers when it continues", async () => {
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

test("a wait for the answer of a killed script ends with an error", async () => {
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

test("many waits at once, on separate queues and on one channel, end correctly when some are cancelled", async () => {
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
  // Completions that cancelled waits did not take are still there.
  for (const [i, { far }] of all.entries())
    if (i % 4 >= 2) expect((await far.completions.next()).ok).toBe(true);
});

test("closing a queue ends the waits on it", async () => {
  const { far } = ends(open());
  const wait = far.completions.next();
  const later = far.completions.completionOf(7);
  far.pair.close();
  far.completions.close();
  await expect(wait).rejects.toThrow(ClosedError);
  await expect(later).rejects.toThrow(ClosedError);
});

test("a caller that takes the events of a channel leaves no other wait on it asleep", async () => {
  const device = open();
  const channel = device.createCompletionChannel();
  const { near, far } = ends(device, device.createCompletionQueue({ channel }));
  const { completions } = far;
  const next = completions.next({ timeoutMs: 5000 });
  near.send();
  while (near.completions.poll().length === 0);
  expect(channel.dispatch()).toBe(1);
  expect((await next).ok).toBe(true);
});

test("closing one of the queues of a channel ends the waits on it and no others", async () => {
  const device = open();
  const channel = device.createCompletionChannel();
  const one = ends(device, device.createCompletionQueue({ channel }));
  const other = ends(device, device.createCompletionQueue({ channel }));
  const closed = one.far.completions.next({ timeoutMs: 5000 });
  const stays = other.far.completions.next({ timeoutMs: 5000 });
  one.far.pair.close();
  one.far.completions.close();
  await expect(closed).rejects.toThrow(ClosedError);
  other.near.send();
  expect((await stays).ok).toBe(true);
});

test("answers that are always ready do not delay the script's timers", async () => {
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

/** Returns whether poll(2) reports the descriptor as readable. */
function isReadable(fd: number): boolean {
  const one = pollfd.alloc();
  one.fd = fd;
  one.events = 1;
  return libc.poll(one.pointer, 1, 0) === 1;
}

test("a channel's descriptor reports events that no event loop takes", async () => {
  const { near, far } = ends(open());
  const { completions } = far;
  const channel = completions.channel!;
  const { watchChannel } = completions.device.lib;
  for (const watched of [false, true]) {
    completions.arm();
    const ready = () => {};
    const stop = watched ? watchChannel!(channel.pointer, ready) : () => {};
    near.send();
    // Steps the engine on this thread, so that the event is raised before any callback.
    while (completions.poll().length === 0);
    stop(ready);
    expect(isReadable(channel.fd)).toBe(true);
    expect(channel.dispatch()).toBe(1);
    expect(isReadable(channel.fd)).toBe(false);
    expect(channel.dispatch()).toBe(0);
  }
});

test("a runtime that cannot watch the socket polls at intervals", () => {
  const { status, stdout, stderr } = runFixture("runtime/unwatched-loop.ts");
  expect(status, stderr).toBe(0);
  expect(stdout).toBe("100 messages\n");
});

import { expect, test } from "vitest";
import type { Buffer, Device } from "../../../src/cuda/index.ts";
import { NetworkParts } from "../../../src/group/collectives/rdma/network-parts.ts";
import type { NetworkThread } from "../../../src/group/collectives/rdma/network-thread.ts";
import type { ThreadAnswer, ThreadRequest } from "../../../src/group/collectives/rdma/thread-messages.ts";
import { RemoteParts } from "../../../src/group/memory/remote-parts.ts";
import { deviceMemory } from "../../../src/memory/device-memory.ts";
import { Deadline } from "../../../src/wait/deadline.ts";

// Requests of a member to its network thread for symmetric memory: failures, and memory that is closed during a request. The thread
// takes part in test/group/device-header.test.ts.

const part = { address: 4096, byteLength: 64, remoteKey: 7 };

/** Thread whose answers the test gives. */
class Thread {
  readonly requests: string[] = [];
  readonly pointers: number[] = [];
  attached = 0;
  fail: string | undefined;
  #answers: ((failure: string) => void)[] = [];
  isSlow = false;

  ask(request: ThreadRequest): Promise<ThreadAnswer> {
    const [name] = Object.keys(request) as [string];
    this.requests.push(name);
    if ("ring" in request) this.pointers.push(request.ring);
    const answer = (failure: string): ThreadAnswer => ({
      number: 1,
      parts: name === "attach" && failure === "" ? [part] : [],
      failure,
    });
    const failure = this.fail === name ? `the thread refuses ${name}` : "";
    if (!this.isSlow || name !== "attach") return Promise.resolve(answer(failure));
    return new Promise((resolve, reject) =>
      this.#answers.push((text) => (text === "abort" ? reject(new Error(text)) : resolve(answer(text)))),
    );
  }

  answer(text: string): void {
    this.#answers.shift()!(text);
  }

  askNow(request: ThreadRequest): boolean {
    this.requests.push(`${Object.keys(request)[0]} now`);
    return true;
  }

  countAttached(change: number): void {
    this.attached += change;
  }
}

function setUp(): {
  thread: Thread;
  network: NetworkParts;
  local: Buffer;
  open: Set<number>;
} {
  const open = new Set<number>();
  let allocated = 0;
  const allocate = (): unknown => {
    const pointer = 4096 * ++allocated;
    open.add(pointer);
    const buffer = {
      pointer,
      array: new Uint32Array(1),
      set: () => buffer,
      close: () => void open.delete(pointer),
    };
    return buffer;
  };
  const device = { allocatePinned: allocate, allocate, useReserve: (make: () => unknown) => make() };
  const thread = new Thread();
  const network = new NetworkParts(device as unknown as Device, thread as unknown as NetworkThread, {
    hasSoft: true,
    hasNative: false,
  });
  const local = {
    byteLength: 64,
    [deviceMemory]: () => ({ byteLength: 64, hostAddress: 8192, pointer: 8192 }),
  } as unknown as Buffer;
  return { thread, network, local, open };
}

const deadline = new Deadline(1000);

test("a ring that the thread refuses is the reason of the offer, and the next memory starts it again", async () => {
  const { thread, network, local, open } = setUp();
  thread.fail = "ring";
  const first = new RemoteParts();
  expect(await first.attach(network, local, deadline)).toEqual({
    parts: [],
    failure: "the thread refuses ring",
  });
  expect(first.tableWords).toEqual([0n, 0n, 0n]);
  thread.fail = undefined;
  const second = new RemoteParts();
  expect(await second.attach(network, local, deadline)).toEqual({ parts: [part], failure: "" });
  expect(second.tableWords[0]).toBe(BigInt(thread.pointers[0]!));
  // Both requests name the same memory, because the thread may use it after a failure.
  expect(new Set(thread.pointers).size).toBe(1);
  expect(thread.requests).toEqual(["ring", "ring", "attach"]);
  network.close();
  expect(open.size).toBe(0);
});

test("a refused connection throws the reason", async () => {
  const { thread, network, local } = setUp();
  const parts = new RemoteParts();
  await parts.attach(network, local, deadline);
  thread.fail = "connect";
  await expect(parts.connect([], deadline)).rejects.toThrow(/connected .* the thread refuses connect/);
});

test("an interrupted attach is detached, so that no registration outlives the memory", async () => {
  const { thread, network, local } = setUp();
  thread.isSlow = true;
  const parts = new RemoteParts();
  const attaching = parts.attach(network, local, deadline);
  await Promise.resolve();
  await Promise.resolve();
  thread.answer("abort");
  await expect(attaching).rejects.toThrow("abort");
  expect(parts.detach()).toBe(true);
  expect(thread.requests).toEqual(["ring", "attach", "detach now"]);
  expect(thread.attached).toBe(0);
});

test("memory that is closed during the request is detached again, and not offered", async () => {
  const { thread, network, local } = setUp();
  thread.isSlow = true;
  const parts = new RemoteParts();
  const attaching = parts.attach(network, local, deadline);
  await Promise.resolve();
  await Promise.resolve();
  parts.detach();
  thread.answer("");
  expect(await attaching).toEqual({ parts: [], failure: "its owner closed it" });
  expect(thread.requests).toEqual(["ring", "attach", "detach now", "detach now"]);
  expect(thread.attached).toBe(0);
  expect(parts.tableWords).toEqual([0n, 0n, 0n]);
});

import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { openBuffer, openEvent, ShareError, share } from "../../../src/cuda/index.ts";
import { devices, environment, open } from "./provider.ts";
import { made } from "./shareable.ts";

const script = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const own = [process.execPath, ...(runtimeName === "deno" ? ["run", "-A"] : [])];
const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

function start(name: string, ...args: string[]) {
  const [program = "", ...flags] = own;
  const child = spawn(program, [...flags, script(name), ...args], {
    env: environment,
    stdio: ["pipe", "pipe", "inherit"],
  });
  started.add(child);
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
  const line = async (): Promise<string> => (await lines.next()).value ?? "";
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { child, line, ended, json: async () => JSON.parse(await line()) as Record<string, unknown> };
}

describe("memory between processes", () => {
  test.each([
    ["device", "cuda-ipc"],
    ["vmm", "vmm-fd"],
    ["pool", "pool-fd"],
  ])(
    "%s memory is shared by %s, and both processes read and write it",
    async (kind, mechanism) => {
      using device = open();
      using buffer = made(device, kind);
      buffer.fill(123);
      device.synchronize();
      using shared = share(buffer);
      expect(shared.mechanism).toBe(mechanism);
      const opener = start("opener", "0", "write", shared.ticket);
      expect(await opener.json()).toEqual({ first: 123, length: 1024, type: "u32" });
      expect(await opener.json()).toEqual({ done: true });
      await opener.ended;
      expect(buffer.toArray().every((value) => value === 4711)).toBe(true);
    },
    60_000,
  );

  test("a slice is shared as a slice", async () => {
    using device = open();
    using buffer = device.allocate(4096, "u32");
    buffer.fill(0).slice(1000, 1010).fill(5);
    using shared = share(buffer.slice(1000, 1010));
    const opener = start("opener", "0", "write", shared.ticket);
    expect(await opener.json()).toEqual({ first: 5, length: 10, type: "u32" });
    await opener.ended;
    const all = buffer.toArray();
    expect([all[999], all[1000], all[1009], all[1010]]).toEqual([0, 4711, 4711, 0]);
  }, 60_000);

  test.each(["device", "vmm", "pool"])(
    "closing an opened slice of %s memory unmaps the whole memory",
    async (kind) => {
      using device = open();
      const owner = start("sharer", kind, "slice");
      const ticket = await owner.line();
      const before = device.memory().free;
      const buffer = await openBuffer(device, ticket);
      expect(buffer.toArray()[0]).toBe(99);
      const { allocation } = buffer;
      buffer.close();
      expect(allocation.closed).toBe(true);
      expect(device.memory().free).toBe(before);
      owner.child.kill("SIGKILL");
    },
  );

  test("virtual memory can be opened read-only", async () => {
    using device = open();
    using buffer = made(device, "vmm");
    buffer.fill(8);
    using shared = share(buffer);
    const opener = start("opener", "0", "readonly", shared.ticket);
    expect((await opener.json())["first"]).toBe(8);
    expect((await opener.json())["refused"]).not.toBe(false);
    await opener.ended;
    expect(buffer.toArray()[0]).toBe(8);
  }, 60_000);

  test.skipIf(devices < 2)(
    "is opened on another device",
    async () => {
      using device = open(0);
      using buffer = made(device, "vmm");
      buffer.fill(6);
      using shared = share(buffer);
      const opener = start("opener", "1", "write", shared.ticket);
      expect((await opener.json())["first"]).toBe(6);
      await opener.ended;
      expect(buffer.toArray()[0]).toBe(4711);
    },
    60_000,
  );

  test("a process waits for an event of another process", async () => {
    using device = open();
    using stream = device.createStream();
    using gate = device.allocatePinned(1, "u32");
    using buffer = device.allocate(16, "u32");
    using event = device.createEvent({ interprocess: true });
    gate.array[0] = 0;
    buffer.fill(1);
    device.synchronize();
    stream.waitValue(gate, 1);
    buffer.fill(2, stream);
    event.record(stream);
    using sharedEvent = share(event);
    using sharedBuffer = share(buffer);
    const opener = start("opener", "0", "event", sharedEvent.ticket, sharedBuffer.ticket);
    await new Promise((resolve) => setTimeout(resolve, 300));
    gate.array[0] = 1;
    expect(await opener.json()).toEqual({ value: 2 });
    await opener.ended;
    await stream.done();
  }, 60_000);
});

describe("when a process is killed", () => {
  test.each(["device", "vmm", "pool"])(
    "that opened %s memory, the owner can still use it",
    async (kind) => {
      using device = open();
      using buffer = made(device, kind);
      buffer.fill(31);
      device.synchronize();
      using shared = share(buffer);
      const opener = start("opener", "0", "hold", shared.ticket);
      expect((await opener.json())["first"]).toBe(31);
      opener.child.kill("SIGKILL");
      await opener.ended;
      expect(buffer.fill(32).toArray()[7]).toBe(32);
    },
    60_000,
  );

  test.each(["device", "vmm", "pool"])(
    "that owns %s memory, its ticket is refused with the reason",
    async (kind) => {
      using device = open();
      const owner = start("sharer", kind);
      const ticket = await owner.line();
      using buffer = await openBuffer(device, ticket);
      expect(buffer.as("u32").toArray()[0]).toBe(99);
      buffer.close();
      owner.child.kill("SIGKILL");
      await owner.ended;
      await expect(openBuffer(device, ticket)).rejects.toMatchObject({
        name: "ShareError",
        reason: "owner gone",
      });
      using other = device.allocate(4);
      expect(other.fill(1).toArray()[0]).toBe(1);
    },
    60_000,
  );

  test("that owns opened virtual memory, the opener can still use it", async () => {
    using device = open();
    const owner = start("sharer", "vmm");
    using buffer = await openBuffer(device, await owner.line());
    owner.child.kill("SIGKILL");
    await owner.ended;
    expect(buffer.as("u32").toArray()[1023]).toBe(99);
    buffer.as("u32").fill(5);
    expect(buffer.as("u32").toArray()[0]).toBe(5);
  }, 60_000);
});

describe("an invalid share or ticket", () => {
  test("is a ShareError with the reason", async () => {
    using device = open();
    const reason = async (work: () => unknown): Promise<string | undefined> => {
      try {
        await work();
      } catch (error) {
        return error instanceof ShareError ? error.reason : String(error);
      }
      return undefined;
    };
    using pinned = device.allocatePinned(4);
    expect(await reason(() => share(pinned))).toBe("not shareable");
    using plain = device.createPool().allocate(4);
    expect(await reason(() => share(plain))).toBe("not shareable");
    using event = device.createEvent();
    expect(await reason(() => share(event))).toBe("not shareable");
    expect(await reason(() => openBuffer(device, "hello"))).toBe("ticket");
    expect(await reason(() => openBuffer(device, "doorbell-share:%%%"))).toBe("ticket");
    using buffer = device.allocate(4);
    using shared = share(buffer);
    expect(await reason(() => openBuffer(device, shared.ticket))).toBe("same process");
    expect(await reason(() => openEvent(device, shared.ticket))).toBe("ticket");
  });

  test('that was closed before the open has the reason "closed"', async () => {
    using device = open();
    using buffer = made(device, "vmm");
    const shared = share(buffer);
    shared.close();
    const opener = start("opener", "0", "read", shared.ticket);
    expect(await opener.json()).toMatchObject({ error: "ShareError", reason: "closed" });
    await opener.ended;
  }, 60_000);
});

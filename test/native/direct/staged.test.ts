import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { BounceRegion, type Device, type ProtectionDomain } from "../../../src/index.ts";
import { seeded } from "../../support/random.ts";
import { StagedDriver, withoutStagedDriver } from "../../support/staged-driver.ts";
import { all, bytes, StagedNic } from "./staged-nic.ts";

describe.skipIf(withoutStagedDriver !== undefined)("memory that only its driver reaches, on soft0", () => {
  let staged: StagedNic;
  let driver: StagedDriver;
  let nic: Device;
  let pd: ProtectionDomain;
  const connected = (type?: "RC" | "UC") => staged.connected(type);

  beforeEach(() => {
    staged = new StagedNic();
    ({ driver, nic, pd } = staged);
  });

  afterEach(() => staged.close());

  test("reports its path, and is not host memory", () => {
    const region = pd.register(driver.part(), all, { bounce: true });
    expect(region).not.toBeInstanceOf(BounceRegion);
    expect([region.path, region.address, region.needsFlush]).toEqual(["staged", driver.pointer, false]);
    expect(region.pathReason).toBe("soft0 copies each message: a test's driver hides it");
    expect(() => region.bytes).toThrow(TypeError);
    const { near } = connected();
    const inline = { local: region.slice(0, 8), remote: region.slice(8, 16).remote(), inline: true };
    expect(() => near.write(inline)).toThrow(/not host memory/);
  });

  test("serves writes and reads of any offset and length, also from and to itself", async () => {
    const region = pd.register(driver.part(100, bytes - 100), all);
    const host = pd.allocate(bytes);
    const { near, done } = connected();
    driver.control.setDelay(50);
    const { int } = seeded(7);
    const there = driver.bytes;
    const lengths = [0, 1, 7, 4095, 4096, 4097, 32_768, 131_072, 131_073, 600_001];
    for (const length of lengths) {
      const at = int(region.byteLength - length + 1);
      const from = int(bytes - length + 1);
      for (let i = 0; i < length; i++) host.bytes[from + i] = int(256);
      there.fill(0xaa);
      const local = host.slice(from, from + length);
      const remote = region.slice(at, at + length).remote();
      await done(near.write({ local, remote }));
      const written = there.subarray(100 + at, 100 + at + length);
      expect(Buffer.compare(written, host.bytes.subarray(from, from + length))).toBe(0);
      for (const around of [100 + at - 1, 100 + at + length]) expect(there[around]).toBe(0xaa);
      for (let i = 0; i < length; i++) written[i] = int(256);
      host.bytes.fill(0x55);
      await done(near.read({ local, remote }));
      expect(Buffer.compare(written, host.bytes.subarray(from, from + length))).toBe(0);
      for (const around of [from - 1, from + length]) expect(host.bytes[around] ?? 0x55).toBe(0x55);
      if (length > 300_000) continue;
      const [source, target] = [region.slice(0, length), region.slice(400_000, 400_000 + length)];
      await done(near.write({ local: source, remote: target.remote() }));
      const [one, other] = [100, 400_100].map((start) => there.slice(start, start + length));
      expect(Buffer.compare(one!, other!)).toBe(0);
      await done(near.read({ local: region.slice(500_000, 500_000 + length), remote: source.remote() }));
      expect(Buffer.compare(one!, there.slice(500_100, 500_100 + length))).toBe(0);
    }
  });

  test("executes atomics", async () => {
    const region = pd.register(driver.part(), all);
    const { near, done } = connected();
    const old = pd.allocate(8);
    const words = new BigUint64Array(driver.bytes.buffer, driver.bytes.byteOffset, 16);
    words.fill(5n);
    await done(near.fetchAndAdd({ local: old.slice(0, 8), remote: region.slice(8, 16).remote(), add: 37n }));
    const swap = { compare: 42n, swap: 9n, remote: region.slice(8, 16).remote() };
    // The old value is written to the device's memory too.
    await done(near.compareAndSwap({ local: region.slice(32, 40), ...swap }));
    await done(near.compareAndSwap({ local: region.slice(40, 48), ...swap }));
    expect([new BigUint64Array(old.bytes.buffer, old.bytes.byteOffset, 1)[0], ...words.slice(0, 6)]).toEqual([
      5n,
      ...[5n, 9n, 5n, 5n, 42n, 9n],
    ]);
  });

  test("receives and sends messages, also with scatter lists", async () => {
    const region = pd.register(driver.part(), all);
    const host = pd.allocate(10_000);
    for (let i = 0; i < 10_000; i++) host.bytes[i] = i * 7;
    for (const transport of ["RC", "UC"] as const) {
      const { near, far, done } = connected(transport);
      driver.control.setDelay(100);
      driver.bytes.fill(0);
      const received = far.receive({
        wrId: 1e6,
        local: [region.slice(3, 5000), host.slice(0, 1), region.slice(6000, 12_000)],
      });
      const first = host.bytes[0];
      near.send({ local: host.slice(0, 10_000) });
      const { byteLength } = await done(received);
      expect(byteLength).toBe(10_000);
      expect(Buffer.compare(driver.bytes.slice(3, 5000), host.bytes.slice(0, 4997).fill(first!, 0, 1))).toBe(
        0,
      );
      expect(Buffer.compare(driver.bytes.slice(6000, 11_002), host.bytes.slice(4998))).toBe(0);
      const back = pd.allocate(20_000);
      const again = far.receive({ wrId: 1e6, local: back });
      near.send({ local: [region.slice(3, 13), host.slice(5, 6), region.slice(0, 9000)] });
      await done(again);
      expect(Buffer.compare(back.bytes.slice(0, 10), driver.bytes.slice(3, 13))).toBe(0);
      expect(Buffer.compare(back.bytes.slice(11, 9011), driver.bytes.slice(0, 9000))).toBe(0);
    }
  });

  test("has the data of a message before its completion, for any delay of the driver", async () => {
    const region = pd.register(driver.part(), all);
    const host = pd.allocate(bytes);
    const { near, far, completions } = connected();
    driver.control.setDelay(300);
    for (let round = 1; round <= 20; round++) {
      host.bytes.fill(round);
      const length = round % 3 === 0 ? 300_000 : 64;
      const received = far.receive({ wrId: 1e6 + round, local: region.slice(900_000, 900_016) });
      near.write({
        local: host.slice(0, length),
        remote: region.slice(round, round + length).remote(),
        immediate: round,
      });
      await completions.completionOf(received);
      expect([driver.bytes[round], driver.bytes[round + length - 1]]).toEqual([round, round]);
    }
  });

  test("reads the data at the start of a request, and no data fetched for another request", async () => {
    const region = pd.register(driver.part(), all);
    const host = pd.allocate(200_000);
    const { near, far, done } = connected();
    for (let round = 1; round <= 30; round++) {
      driver.bytes.fill(round);
      const length = 1 + round * 6000;
      await done(near.read({ local: host.slice(0, length), remote: region.slice(0, length).remote() }));
      expect(host.bytes.subarray(0, length).every((byte) => byte === round)).toBe(true);
      driver.bytes.fill(100 + round);
      const received = far.receive({ wrId: 1e6 + round, local: host });
      near.send({ local: region.slice(0, length) });
      await done(received);
      expect(host.bytes.subarray(0, length).every((byte) => byte === 100 + round)).toBe(true);
    }
  });

  test("keeps the order of a write and an atomic write to the same address", async () => {
    const region = pd.register(driver.part(), all);
    const host = pd.allocate(4096);
    const completions = nic.createCompletionQueue();
    const operations = ["write", "atomicWrite"] as const;
    const near = pd.createQueuePair({ completions, operations: [...operations] });
    const far = pd.createQueuePair({ completions });
    near.connect(far.endpoint());
    far.connect(near.endpoint());
    driver.control.setDelay(100);
    near.batch((work) => {
      work.write({ local: host, remote: region.slice(0, 4096).remote(), signaled: false });
      work.atomicWrite({ wrId: 1, remote: region.slice(8, 16).remote(), value: 7n });
    });
    await completions.completionOf(1);
    expect([driver.bytes[8], driver.bytes[9], driver.bytes[0]]).toEqual([7, 0, 0]);
  });

  test.each(["atomic", "write"] as const)(
    "has the data that was sent before a visible %s to host memory",
    async (how) => {
      const region = pd.register(driver.part(), all);
      const host = pd.allocate(8192, ["localWrite", ...all]);
      host.bytes.fill(1, 0, 4096);
      const { near, completions } = connected();
      const counter = host.slice(4096, 4104);
      for (let round = 0; round < 5; round++) {
        driver.bytes.fill(0);
        host.bytes.fill(0, 4096, 4104);
        driver.control.setHeld(1);
        near.write({ local: host.slice(0, 4096), remote: region.slice(0, 4096).remote(), signaled: false });
        const wrId =
          how === "write"
            ? near.write({ local: host.slice(0, 8), remote: counter.remote() })
            : near.fetchAndAdd({ local: host.slice(8184, 8192), remote: counter.remote(), add: 1n });
        driver.control.releaseLater(20_000);
        const until = performance.now() + 10_000;
        while (Atomics.load(host.bytes, 4096) === 0 && performance.now() < until)
          await new Promise((resolve) => setTimeout(resolve, 1));
        expect(driver.bytes[4095]).toBe(1);
        await completions.completionOf(wrId);
      }
    },
  );

  test("transfers more bytes than the staging memory holds", async () => {
    const large = new StagedDriver(6 << 20);
    using region = pd.register(large.part(), all);
    const host = pd.allocate(6 << 20, ["localWrite", "remoteRead"]);
    const numbers = new Uint32Array(host.bytes.buffer, host.bytes.byteOffset, host.byteLength / 4);
    for (let i = 0; i < numbers.length; i++) numbers[i] = Math.imul(i, 2654435761);
    large.control.setDelay(2000);
    const { near, done } = connected();
    await done(near.write({ local: host, remote: region.remote() }));
    expect(Buffer.compare(large.bytes, host.bytes)).toBe(0);
    large.bytes.fill(0);
    large.control.setDelay(0);
    await done(near.read({ local: region, remote: host.remote() }));
    expect(Buffer.compare(large.bytes, host.bytes)).toBe(0);
    large.memory.close();
  });

  test("sends no data that was fetched for an earlier, aborted request", async () => {
    const region = pd.register(driver.part(), all);
    // The message exceeds the staging ring: it stops at a segment that was fetched and not sent.
    const host = pd.allocate(bytes);
    const completions = nic.createCompletionQueue();
    for (const value of [1, 2]) {
      driver.bytes.fill(value);
      // The second pair reuses the memory of the first pair.
      const [near, far] = [pd.createQueuePair({ completions }), pd.createQueuePair({ completions })];
      near.connect(far.endpoint(), { rnrRetry: 0 });
      far.connect(near.endpoint());
      if (value === 2) far.receive({ wrId: 1e6, local: host });
      const sent = completions.completionOf(near.send({ local: region }));
      if (value === 1) {
        await expect(sent).rejects.toMatchObject({ status: "RNR_RETRY_EXC_ERR" });
        far.close();
        near.close();
      } else await sent;
    }
    expect(host.bytes.every((byte) => byte === 2)).toBe(true);
  });

  test("is reached through a window, which ends with the region", async () => {
    const region = pd.register(driver.part(), all);
    const { near, far, done } = connected();
    const window = pd.createMemoryWindow();
    const { wrId, remote } = window.bind(far, region.slice(64, 128), ["remoteWrite"]);
    await done(wrId);
    const host = pd.allocate(64);
    host.bytes.fill(6);
    await done(near.write({ local: host, remote }));
    expect([driver.bytes.indexOf(6), driver.bytes.lastIndexOf(6)]).toEqual([64, 127]);
    region.close();
    expect(window.closed).toBe(true);
  });

  test("is written and read by another process", async () => {
    const region = pd.register(driver.part(), all);
    driver.control.setDelay(20);
    for (let i = 0; i < bytes; i++) driver.bytes[i] = i * 3;
    const completions = nic.createCompletionQueue();
    const queuePair = pd.createQueuePair({ completions });
    const script = fileURLToPath(new URL("./staged-peer.ts", import.meta.url));
    const runtime = runtimeName === "deno" ? ["run", "-A"] : [];
    const told = JSON.stringify({ endpoint: queuePair.endpoint(), remote: region.remote() });
    const child = spawn(process.execPath, [...runtime, script, told], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    queuePair.connect(JSON.parse((await lines.next()).value!));
    expect((await lines.next()).value).toBe("done: 0 wrong bytes");
    expect(driver.bytes.subarray(1000, 501_000).every((byte) => byte === 77)).toBe(true);
    expect(nic.counters()["staged_copies"]).toBeGreaterThan(8);
    // This thread does nothing for the NIC, so the NIC's own thread copies.
    const nothing = new Int32Array(new SharedArrayBuffer(4));
    const until = performance.now() + 20_000;
    while (driver.bytes[0] !== 99 && performance.now() < until) Atomics.wait(nothing, 0, 0, 10);
    expect([driver.bytes[0], driver.bytes[99_999]]).toEqual([99, 99]);
    expect((await lines.next()).value).toBe("written");
  });
});

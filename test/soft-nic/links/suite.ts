import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDevice as openGpu } from "../../../src/cuda/index.ts";
import {
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type QueuePair,
} from "../../../src/index.ts";
import { placeSoftDevices } from "../../../src/soft/index.ts";

const BYTES = 4 * 2 ** 20;
/** Factor that makes 40 MB/s of PCIe 5.0 x16, much less than packets have without links. */
const SCALE = 0.04 / 56.7;
const LEAST_MS = (BYTES / 0.04e6) * 0.99;
const ACCESS = ["remoteWrite", "remoteRead"] as const;

/** Tests that requests obey the links of a described machine. `path` is the way of the bytes between two queue pairs. */
export function linksSuite(path: "shared-memory" | "roce"): void {
  describe(`over ${path}`, () => {
    let nic: Device;
    let gpu: ReturnType<typeof openGpu>;
    let completions: CompletionQueue;
    let [a, b]: QueuePair[] = [];
    let [host, device, target]: MemoryRegion[] = [];
    let buffer: ReturnType<ReturnType<typeof openGpu>["allocate"]>;

    beforeAll(() => {
      nic = openDevice("soft");
      gpu = openGpu("soft");
      const domain = nic.createProtectionDomain();
      completions = nic.createCompletionQueue();
      [a, b] = [domain.createQueuePair({ completions }), domain.createQueuePair({ completions })];
      a.connect(b.endpoint());
      b.connect(a.endpoint());
      buffer = gpu.allocate(BYTES, "u8");
      device = domain.register(buffer, [...ACCESS]);
      [host, target] = [domain.allocate(BYTES, [...ACCESS]), domain.allocate(BYTES, [...ACCESS])];
      host.bytes.forEach((_, i) => {
        host!.bytes[i] = (i * 7 + (i >> 12)) & 255;
      });
    });
    afterAll(() => nic.close());
    afterEach(() => placeSoftDevices());

    /** Runs requests on the links, and returns their time. */
    async function msOf(work: () => void, count = 1, scale = SCALE): Promise<number> {
      placeSoftDevices({ like: "hgx-h200", scale });
      const began = performance.now();
      work();
      for (let i = 0; i < count; i++) await completions.next();
      const ms = performance.now() - began;
      placeSoftDevices();
      return ms;
    }
    const same = (found: Uint8Array): boolean => Buffer.compare(found, host!.bytes) === 0;

    test("has this path", async () => {
      a!.write({ local: host!.slice(0, 64), remote: target!.remote() });
      await completions.next();
      expect(a!.path).toBe(path);
    });

    test("a WRITE to GPU memory takes the time of the narrowest link", async () => {
      const ms = await msOf(() => a!.write({ local: host!, remote: device!.remote() }));
      expect(ms).toBeGreaterThan(LEAST_MS);
      expect(same(buffer.toArray() as Uint8Array)).toBe(true);
    });

    test("a READ of GPU memory does too", async () => {
      target!.bytes.fill(0);
      const ms = await msOf(() => a!.read({ local: target!, remote: device!.remote() }));
      expect(ms).toBeGreaterThan(LEAST_MS);
      expect(same(target!.bytes)).toBe(true);
    });

    test("a message and its receive do too", async () => {
      target!.bytes.fill(0);
      b!.receive({ local: target! });
      const ms = await msOf(() => a!.send({ local: host! }), 2);
      expect(ms).toBeGreaterThan(LEAST_MS);
      expect(same(target!.bytes)).toBe(true);
    });

    test("requests in a row share the links, and none overtakes", async () => {
      target!.bytes.fill(0);
      const quarter = BYTES / 4;
      const part = (region: MemoryRegion, i: number) => region.slice(i * quarter, (i + 1) * quarter);
      const ms = await msOf(() => {
        for (let i = 0; i < 4; i++)
          a!.write({
            local: part(host!, i),
            remote: part(target!, i).remote(),
          });
      }, 4);
      expect(ms).toBeGreaterThan(LEAST_MS);
      expect(same(target!.bytes)).toBe(true);
    });

    test("two queue pairs share the links", async () => {
      const half = BYTES / 2;
      const ms = await msOf(() => {
        a!.write({ local: host!.slice(0, half), remote: target!.remote() });
        b!.write({ local: host!.slice(half, BYTES), remote: device!.remote() });
      }, 2);
      expect(ms).toBeGreaterThan(LEAST_MS);
    });

    test("a small request waits for the time of its bytes", async () => {
      const ms = await msOf(
        () => a!.write({ local: host!.slice(0, 4096), remote: target!.remote() }),
        1,
        1e-6,
      );
      expect(ms).toBeGreaterThan((4096 / 56.7) * 0.99);
    });

    test("requests without a placement are as fast as before", async () => {
      placeSoftDevices({ like: "hgx-h200", scale: 1e-6 });
      placeSoftDevices();
      a!.write({ local: host!, remote: target!.remote() });
      // The links would need minutes.
      await completions.next({ timeoutMs: 20_000 });
      expect(same(target!.bytes)).toBe(true);
    });
  });
}

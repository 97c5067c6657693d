import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { IBV_ACCESS_LOCAL_WRITE, IBV_ACCESS_REMOTE_WRITE, ibv_mr } from "../../../ffi/ibverbs/index.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { dmaBuf, openDevice as openGpu } from "../../../src/cuda/index.ts";
import {
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type QueuePair,
} from "../../../src/index.ts";
import { describedMachines } from "../../../src/machine/described/machines.ts";
import { placeSoftDevices } from "../../../src/soft/index.ts";

const BYTES = 4 * 2 ** 20;
/** Factor that makes 160 MB/s of the NIC's PCIe 5.0 x16, and 40 MB/s of the GPU's x4. */
const SCALE = 0.16 / 56.7;
const HOST_LEAST_MS = (BYTES / 0.16e6) * 0.99;
const GPU_LEAST_MS = (BYTES / 0.04e6) * 0.99;
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

    const folder = mkdtempSync(join(tmpdir(), "doorbell-links-"));
    const like = join(folder, "machine.txt");

    beforeAll(() => {
      const narrow = describedMachines["hgx-h200"].replace("10de:2335 link=32x16", "10de:2335 link=32x4");
      writeFileSync(like, narrow);
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
    afterAll(() => {
      nic.close();
      rmSync(folder, { recursive: true });
    });
    afterEach(() => placeSoftDevices());

    /** Runs requests on the links, and returns their time. */
    async function msOf(work: () => void, count = 1, scale = SCALE): Promise<number> {
      placeSoftDevices({ like, scale });
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
      expect(ms).toBeGreaterThan(GPU_LEAST_MS);
      expect(same(buffer.toArray() as Uint8Array)).toBe(true);
    });

    test("a READ of GPU memory does too", async () => {
      target!.bytes.fill(0);
      const ms = await msOf(() => a!.read({ local: target!, remote: device!.remote() }));
      expect(ms).toBeGreaterThan(GPU_LEAST_MS);
      expect(same(target!.bytes)).toBe(true);
    });

    test("a WRITE to GPU memory behind a dma-buf does too", async () => {
      const fd = dmaBuf(buffer);
      const rights = IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE;
      const { lib } = nic;
      const pd = host!.protectionDomain.pointer;
      const mr = lib.ibv_reg_dmabuf_mr(pd, 0, BYTES, buffer.pointer, fd, rights);
      libc.close(fd);
      buffer.fill(0);
      const remote = { ...device!.remote(), remoteKey: ibv_mr.at(mr).rkey };
      expect(await msOf(() => a!.write({ local: host!, remote }))).toBeGreaterThan(GPU_LEAST_MS);
      expect(same(buffer.toArray() as Uint8Array)).toBe(true);
      lib.ibv_dereg_mr(mr);
    });

    test("a message and its receive do too", async () => {
      target!.bytes.fill(0);
      b!.receive({ local: target! });
      const ms = await msOf(() => a!.send({ local: host! }), 2);
      expect(ms).toBeGreaterThan(HOST_LEAST_MS);
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
      expect(ms).toBeGreaterThan(HOST_LEAST_MS);
      expect(same(target!.bytes)).toBe(true);
    });

    test("two queue pairs share the links", async () => {
      const half = BYTES / 2;
      const ms = await msOf(() => {
        a!.write({ local: host!.slice(0, half), remote: target!.remote() });
        b!.write({ local: host!.slice(half, BYTES), remote: device!.remote() });
      }, 2);
      expect(ms).toBeGreaterThan(HOST_LEAST_MS);
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

import { expect, test } from "vitest";
import { openDevice } from "../../../src/rdma/index.ts";

const MiB = 2 ** 20;

test.runIf(process.versions["bun"])("an open soft0 adds little to the heap that Bun collects", async () => {
  const { heapSize } = await import("bun:jsc");
  const before = heapSize();
  using device = openDevice("soft0");
  using domain = device.createProtectionDomain();
  expect(domain.device).toBe(device);
  expect((heapSize() - before) / MiB).toBeLessThan(16);
});

test("queues that need more than the first views work, like the queues that follow", async () => {
  using device = openDevice("soft0");
  using domain = device.createProtectionDomain();
  using large = device.createCompletionQueue({ entries: 1 << 20 });
  using small = device.createCompletionQueue({ entries: 16 });
  using region = domain.allocate(8192, ["localWrite"]);
  const pair = () => domain.createQueuePair({ completions: large, receiveCompletions: small });
  using a = pair();
  using b = pair();
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  region.bytes[0] = 42;
  for (let wrId = 1; wrId <= 3; wrId++) {
    b.receive({ local: region.slice(4096, 8192), wrId });
    a.send({ local: region.slice(0, 4096), wrId });
    expect((await small.next({ timeoutMs: 5000 })).check().wrId).toBe(wrId);
    expect((await large.next({ timeoutMs: 5000 })).check().wrId).toBe(wrId);
  }
  expect(region.bytes[4096]).toBe(42);
});

// Prints the use of a GPU that copies its memory for two seconds: bun test/gpu/group/gpu-use.ts
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { join } from "../../../src/group/index.ts";

const folder = mkdtempSync(path(tmpdir(), "doorbell-gpu-use-"));
try {
  using group = await join({ rendezvous: `file://${folder}/meet`, size: 1 });
  const { device } = group;
  const bytes = device.provider === "soft" ? 1 << 20 : 1 << 28;
  using from = device.allocate(bytes, "u8").fill(1);
  using to = device.allocate(bytes, "u8");
  console.log("at first", group.metrics().gpu);
  const end = performance.now() + 2000;
  let copies = 0;
  while (performance.now() < end) {
    for (let i = 0; i < 20; i++) to.set(from);
    device.synchronize();
    copies += 20;
  }
  const { gpu } = group.metrics();
  console.log("after copies", gpu, `${((2 * copies * bytes) / 2e9).toFixed(0)} GB/s by the count of copies`);
  assert.ok(gpu !== null);
  if (device.provider === "native") {
    assert.equal(gpu.source, "NVML");
    assert.ok(gpu.utilization !== null && gpu.utilization > 0);
    // GPUs before Hopper have no counter of the memory's bandwidth.
    if (device.attribute("computeCapabilityMajor") >= 9)
      assert.ok(gpu.memoryGBps !== null && gpu.memoryGBps > 0);
  }
  console.log("fine");
} finally {
  rmSync(folder, { recursive: true });
}

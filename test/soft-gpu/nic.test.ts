import { expect, test } from "vitest";
import { ibv_mr } from "../../ffi/ibverbs/index.ts";
import {
  AddressRange,
  granularity,
  openDevice as openGpu,
  PhysicalMemory,
  vmmSupport,
} from "../../src/cuda/index.ts";
import { openDevice } from "../../src/index.ts";

// The soft NIC reads and writes memory of the soft GPU, as vmmSupport() reports.

test("a soft NIC writes into memory of a soft GPU that allows it, and not into memory without access", async () => {
  using gpu = openGpu(0, { provider: "soft" });
  expect(vmmSupport(gpu).gpuDirectRdma).toBe(true);
  const unit = granularity(gpu, { gpuDirectRdma: true });
  using range = AddressRange.reserve(gpu, unit);
  using memory = PhysicalMemory.allocate(gpu, unit, { gpuDirectRdma: true });
  expect(memory.gpuDirectRdma).toBe(true);
  range.map(memory);

  using nic = openDevice("soft0");
  const domain = nic.createProtectionDomain();
  const register = () => nic.lib.ibv_reg_mr(domain.pointer, range.pointer, 4096, 0x7);
  // Registration of memory without access fails with EFAULT and does not crash the NIC's thread.
  expect(register()).toBe(0);
  range.setAccess(gpu);
  const region = register();
  expect(region).not.toBe(0);

  const completions = nic.createCompletionQueue();
  const [a, b] = [domain.createQueuePair({ completions }), domain.createQueuePair({ completions })];
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  const source = domain.allocate(4096);
  source.bytes.set([1, 2, 3, 4]);
  const remote = { address: range.pointer, byteLength: 4096, remoteKey: ibv_mr.at(region).rkey };
  a.write({ local: source.slice(0, 4), remote });
  await completions.next();
  expect([...range.buffer("u8", 4).toArray()]).toEqual([1, 2, 3, 4]);
  expect(nic.lib.ibv_dereg_mr(region)).toBe(0);
});

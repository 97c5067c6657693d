import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { kernelCounters } from "../../src/rdma/device/device.ts";

const sysfs = mkdtempSync(join(tmpdir(), "doorbell-sysfs-"));
afterAll(() => rmSync(sysfs, { recursive: true }));

test("counters are the files of the port's folders", () => {
  const port = join(sysfs, "mlx5_0", "ports", "1");
  for (const folder of ["counters", "hw_counters"]) mkdirSync(join(port, folder), { recursive: true });
  writeFileSync(join(port, "counters", "port_xmit_data"), "17\n");
  writeFileSync(join(port, "counters", "symbol_error"), "N/A (no PMA)\n");
  writeFileSync(join(port, "hw_counters", "lifespan"), "10\n");
  writeFileSync(join(port, "hw_counters", "out_of_sequence"), "3\n");
  expect(kernelCounters("mlx5_0", 1, sysfs)).toEqual({ port_xmit_data: 17, out_of_sequence: 3 });
});

test("a device without counters has none", () => {
  expect(kernelCounters("mlx5_1", 1, sysfs)).toEqual({});
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { expect, test } from "vitest";
import { openDevice, ReservedMemoryError } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";

test("a group has its own memory where the program may allocate none", async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-reserve-"));
  const rendezvous = `file://${folder}/meet`;
  using probe = openDevice("soft");
  const { total } = probe.memory();
  using group = await join({ rendezvous, size: 1, device: 0, reserveBytes: total });
  expect(() => group.device.allocate(4)).toThrow(ReservedMemoryError);
  await expect(group.symmetric(1024, "f32")).rejects.toThrow("are reserved (reserveBytes)");
  using numbers = group.device.allocatePinned(16, "f32");
  numbers.array.fill(2);
  group.allReduce(numbers);
  await group.done();
  expect(numbers.array[15]).toBe(2);
  const own = join({ rendezvous, size: 1, device: probe, reserveBytes: 4096 });
  await expect(own).rejects.toThrow("join: reserveBytes applies to a device that the group opens");
  rmSync(folder, { recursive: true });
});

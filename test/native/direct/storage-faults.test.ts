import { truncateSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Device, type Buffer as GpuBuffer, openDevice } from "../../../src/cuda/index.ts";
import { openStorage, StorageError } from "../../../src/direct/index.ts";
import { ClosedError, DeadlineError } from "../../../src/index.ts";
import { at, named, pattern, same } from "./storage-ways.ts";

let gpu: Device;
beforeAll(() => {
  gpu = openDevice(0, { provider: "soft" });
});
afterAll(() => {
  gpu.close();
});

describe.each(named)("errors of %s", (_, way) => {
  test("of a full disk, a failing disk and a truncated file name the offset", async () => {
    const buffer = gpu.allocate(4 << 20);
    using full = await openStorage("/dev/full", { ...way, write: true });
    await expect(full.write(buffer)).rejects.toMatchObject({ code: "ENOSPC", bytes: 0 });
    // Reading unmapped memory of a process gives EIO.
    using broken = await openStorage("/proc/self/mem", way);
    await expect(broken.read(buffer, { bytes: 8192, fileOffset: 4096 })).rejects.toMatchObject({
      code: "EIO",
    });
    const path = at("shrinking");
    writeFileSync(path, pattern(4 << 20));
    using file = await openStorage(path, way);
    const read = file.read(buffer);
    truncateSync(path, 100_000);
    const error = await read.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    // The kernel may have completed the request before.
    if (error !== undefined) {
      expect(error).toBeInstanceOf(StorageError);
      expect(error).toMatchObject({ code: "TRUNCATED", path });
      const good = (error as StorageError).bytes;
      expect(good).toBeGreaterThanOrEqual(100_000 - 65_536);
      expect(
        same(buffer.slice(0, good).toArray().subarray(0, 100_000), pattern(Math.min(good, 100_000))),
      ).toBe(true);
    }
  });

  test("occur at a deadline, by a signal, and when memory or file are closed", async () => {
    const path = at("large");
    writeFileSync(path, pattern(8 << 20));
    const open = () => openStorage(path, way);
    const buffers: GpuBuffer<"u8">[] = [];
    const buffer = () => {
      const made = gpu.allocate(8 << 20);
      buffers.push(made);
      return made;
    };
    using file = await open();
    const stop = new AbortController();
    const aborted = file.read(buffer(), { signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(aborted).rejects.toThrow("enough");
    await expect(file.read(buffer(), { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow(
      "before",
    );
    const late = file.read(buffer(), { timeoutMs: 0 });
    await expect(
      late.then(() => {
        throw new DeadlineError("it was faster", 0);
      }),
    ).rejects.toThrow(DeadlineError);

    const freed = buffer();
    const reading = file.read(freed);
    freed.close();
    await expect(reading).rejects.toThrow(ClosedError);
    const second = await open();
    const unfinished = second.read(buffer());
    second.close();
    await expect(unfinished).rejects.toThrow(ClosedError);
    const iteration = file.batch(
      Array.from({ length: 100 }, () => ({ target: buffers[0]!, bytes: 8 << 20 })),
    );
    await iteration.next();
    await iteration.return();
    expect((await file.read(buffers[0]!, { bytes: 4096 })).bytes).toBe(4096);
    for (const one of buffers) one.close();
  });
});

test("a device that closes ends its transfers", async () => {
  const other = openDevice(1, { provider: "soft" });
  writeFileSync(at("end"), pattern(8 << 20));
  using file = await openStorage(at("end"), { require: "bounce" });
  const read = file.read(other.allocate(8 << 20));
  other.close();
  await expect(read).rejects.toThrow(ClosedError);
});

import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { type Device, openDevice } from "../../../src/cuda/index.ts";
import { NoDirectPathError, openStorage, type StorageOptions } from "../../../src/direct/index.ts";
import { ClosedError, DeadlineError, Memory } from "../../../src/index.ts";
import { seeded } from "../../support/random.ts";
import { at, folder, named, pattern, same } from "./storage-ways.ts";

let gpu: Device;
beforeAll(() => {
  gpu = openDevice(0, { provider: "soft" });
});
afterAll(() => {
  gpu.close();
});

describe.each(named)("a file by %s", (_, way) => {
  const bytes = pattern(1_000_003);

  test("is read into GPU memory from any offset, up to its end", async () => {
    const path = at("read");
    writeFileSync(path, bytes);
    using file = await openStorage(path, way);
    const buffer = gpu.allocate(300_000);
    const { int: random } = seeded(7);
    for (let i = 0; i < 40; i++) {
      const [fileOffset, bufferOffset] = [random(bytes.length + 5000), random(200_000)];
      const wanted = i % 5 === 0 ? (random(24) + 1) * 4096 : random(100_000);
      buffer.fill(0xee);
      const result = await file.read(buffer, { fileOffset, bufferOffset, bytes: wanted });
      const expected = pattern(buffer.length).fill(0xee);
      expected.set(bytes.subarray(fileOffset, fileOffset + wanted), bufferOffset);
      expect(result.bytes).toBe(Math.max(0, Math.min(wanted, bytes.length - fileOffset)));
      expect(result.endOfFile).toBe(result.bytes < wanted);
      expect(same(buffer.toArray(), expected), `read ${i}`).toBe(true);
      expect(result.engine).toBe(way.engine);
      if (way.require === "bounce" && result.bytes > 0)
        expect(result).toMatchObject({ path: "bounce", bouncedBytes: result.bytes });
    }
  });

  test("is written from GPU memory at any offset, and grows", async () => {
    const path = at("write");
    const model = pattern(500_000, 3);
    writeFileSync(path, model);
    let expected = model;
    using file = await openStorage(path, { ...way, write: true });
    const source = pattern(200_000, 9);
    const buffer = gpu.from(source);
    const { int: random } = seeded(11);
    for (let i = 0; i < 30; i++) {
      const [fileOffset, bufferOffset] = [
        i % 4 === 0 ? random(100) * 4096 : random(600_000),
        random(100_000),
      ];
      const count = random(100_000);
      const result = await file.write(buffer, { fileOffset, bufferOffset, bytes: count });
      expect(result.bytes).toBe(count);
      if (count === 0) continue;
      const grown = new Uint8Array(new ArrayBuffer(Math.max(expected.length, fileOffset + count)));
      grown.set(expected);
      grown.set(source.subarray(bufferOffset, bufferOffset + count), fileOffset);
      expected = grown;
    }
    file.sync();
    expect(file.size).toBe(expected.length);
    expect(same(readFileSync(path), expected)).toBe(true);
  });

  test("accepts host memory, slices and vectors, and reads holes as zeros", async () => {
    const path = at("host");
    rmSync(path, { force: true });
    using file = await openStorage(path, { ...way, write: true, create: true });
    using memory = Memory.allocate(100_000);
    memory.bytes.set(pattern(100_000));
    await file.write(memory.slice(10, 50_010), { fileOffset: 1_000_001 });
    const one = gpu.allocate(5000);
    using two = Memory.allocate(7001);
    const result = await file.readVector([{ target: one }, { target: two, bufferOffset: 1 }], {
      fileOffset: 999_001,
    });
    expect(result.bytes).toBe(12_000);
    expect(
      same(one.toArray(), Uint8Array.from([...new Uint8Array(1000), ...memory.bytes.subarray(10, 4010)])),
    ).toBe(true);
    expect(same(two.bytes.subarray(1), memory.bytes.subarray(4010, 11_010))).toBe(true);
    await file.writeVector([
      { target: two, bytes: 3 },
      { target: one, bytes: 4 },
    ]);
    expect([...readFileSync(path).subarray(0, 8)]).toEqual([0, two.bytes[1], two.bytes[2], 0, 0, 0, 0, 0]);
  });

  test("executes many requests at once, each with its own result", async () => {
    const path = at("batch");
    writeFileSync(path, bytes);
    using file = await openStorage(path, way);
    const buffer = gpu.allocate(1_000_000);
    const requests = Array.from({ length: 300 }, (_, i) => ({
      target: buffer,
      fileOffset: i * 3001,
      bytes: 3001,
      bufferOffset: i * 3001,
    }));
    const ends = new Set<number>();
    for await (const { index, result, error } of file.batch([
      ...requests,
      { target: buffer, bytes: 2_000_000 },
    ])) {
      ends.add(index);
      if (index === 300) expect(error).toBeInstanceOf(RangeError);
      else expect(result?.bytes).toBe(3001);
    }
    expect(ends.size).toBe(301);
    expect(same(buffer.slice(0, 900_300).toArray(), bytes.subarray(0, 900_300))).toBe(true);
  });
});

describe("a transfer", () => {
  const bytes = pattern(3_000_000);
  const setUp = async (options: StorageOptions = {}) => {
    writeFileSync(at("file"), bytes);
    return await openStorage(at("file"), options);
  };

  test("reports its path and the reason", async () => {
    using file = await setUp();
    const buffer = gpu.allocate(2 << 20); // The buffer has pages of its own. Smaller buffers share pages.
    const result = await file.read(buffer);
    expect(result).toMatchObject({ path: "direct", bounces: 0, bytes: 2 << 20 });
    expect(result.reason).toMatch(/memory of the soft GPU is memory of this machine/);
    expect(result.gigabytesPerSecond).toBeCloseTo(result.bytes / result.milliseconds / 1e6, 9);
    const odd = await file.read(buffer, { bufferOffset: 1, bytes: 10_000 });
    expect(odd).toMatchObject({
      path: "bounce",
      reason: "memory and file offset are not aligned to each other",
    });
    using cached = await setUp({ direct: false });
    expect((await cached.read(buffer)).reason).toMatch(
      /by the page cache: the file was opened with direct: false/,
    );
  });

  test("refuses a slower path with `require: direct`", async () => {
    using file = await setUp({ require: "direct" });
    const buffer = gpu.allocate(2 << 20); // The buffer has pages of its own. Smaller buffers share pages.
    expect((await file.read(buffer)).path).toBe("direct");
    await expect(file.read(buffer, { bufferOffset: 1 })).rejects.toThrow(NoDirectPathError);
    await expect(file.read(buffer, { bufferOffset: 1 })).rejects.toThrow(/aligned to each other/);
    using cached = await setUp({ direct: false });
    await expect(cached.read(buffer, { require: "direct" })).rejects.toThrow(/direct: false/);
    await expect(
      openStorage(at("file"), { engine: "cufile" }).then((one) => one.read(buffer)),
    ).rejects.toThrow(/cuFile is for a real GPU's memory/);
  });

  test("in stream order runs after earlier work and before later work, even when this thread blocks", async () => {
    for (const direct of [true, false]) {
      using file = await setUp({ direct, write: true });
      const stream = gpu.createStream({ nonBlocking: true });
      const [one, two] = [gpu.allocate(40_960), gpu.allocate(40_960)];
      one.fill(1, stream);
      const read = file.read(one, { stream, fileOffset: 4096 });
      two.set(one, 0, stream);
      one.fill(9, stream);
      const written = file.write(one, { stream, fileOffset: 4096 * 20 });
      one.fill(5, stream);
      stream.synchronize();
      expect(same(two.toArray(), bytes.subarray(4096, 4096 + 40_960))).toBe(true);
      expect((await read).bytes).toBe(40_960);
      expect((await written).bytes).toBe(40_960);
      const now = readFileSync(at("file")).subarray(4096 * 20, 4096 * 30);
      expect(now.every((byte) => byte === 9)).toBe(true);
    }
  });

  test("in stream order that is impossible or fails is an error, and the stream continues", async () => {
    using file = await setUp();
    const stream = gpu.createStream();
    using memory = Memory.allocate(64);
    await expect(file.read(memory, { stream })).rejects.toThrow(/stream order needs GPU memory/);
    using full = await openStorage("/dev/full", { write: true });
    const buffer = gpu.allocate(4096);
    const failed = full.write(buffer, { stream });
    buffer.fill(3, stream);
    await expect(failed).rejects.toMatchObject({ name: "StorageError", code: "ENOSPC" });
    await stream.done();
    expect(buffer.toArray()[0]).toBe(3);
    // The stream waits at a gate that does not open.
    const gate = gpu.allocatePinned(1, "u32");
    gate.array[0] = 0;
    stream.waitValue(gate, 1);
    await expect(file.read(buffer, { stream, timeoutMs: 50 })).rejects.toThrow(DeadlineError);
    gate.array[0] = 1;
    await stream.done();
  });

  test("is refused with the reason for invalid arguments", async () => {
    using file = await setUp();
    const buffer = gpu.allocate(64);
    const untyped = (value: unknown) => value as never;
    await expect(file.read(untyped(new Uint8Array(8)))).rejects.toThrow(
      /read: the memory is .*Use a GPU's buffer/,
    );
    await expect(file.read(buffer, { bytes: 65 })).rejects.toThrow(RangeError);
    await expect(file.read(buffer, untyped({ ofset: 1 }))).rejects.toThrow(/unknown option "ofset"/);
    await expect(file.write(buffer)).rejects.toThrow(
      /opened for reading. Use openStorage\(path, { write: true }\)/,
    );
    await expect(openStorage(at("none"))).rejects.toMatchObject({ name: "StorageError", code: "ENOENT" });
    await expect(openStorage(folder, { write: true })).rejects.toMatchObject({ code: "EISDIR" });
    await expect(openStorage(at("file"), { create: true })).rejects.toThrow(
      /create and truncate are for writing/,
    );
    await expect(openStorage(at("file"), { pieceBytes: 5000 })).rejects.toThrow(/multiple of 4096/);
    await expect(file.batch([]).next()).rejects.toThrow(RangeError);
    file.close();
    await expect(file.read(buffer)).rejects.toThrow(ClosedError);
    buffer.close();
    using again = await setUp();
    await expect(again.read(buffer)).rejects.toThrow(ClosedError);
  });
});

test("a growing file is read up to its current end", async () => {
  const path = at("growing");
  const fd = openSync(path, "w");
  using file = await openStorage(path);
  const buffer = gpu.allocate(100_000);
  for (let size = 0; size < 100_000; size += 30_001) {
    expect((await file.read(buffer)).bytes).toBe(size);
    writeSync(fd, pattern(30_001));
  }
  closeSync(fd);
});

test("after enough measurements the fastest settings are chosen and cached", async () => {
  using file = await openStorage(at("tuned"), { direct: false, write: true, create: true });
  using memory = Memory.allocate(1 << 20);
  for (let i = 0; i < 100 && !existsSync(process.env["DOORBELL_STORAGE_CACHE"]!); i++)
    await file.write(memory);
  const kept = JSON.parse(readFileSync(process.env["DOORBELL_STORAGE_CACHE"]!, "utf8")) as Record<
    string,
    unknown
  >;
  expect(Object.keys(kept)[0]).toMatch(/^write, cached, disk \d+, host, .*, 1 MiB$/);
  expect(Object.values(kept)[0]).toMatchObject({ engine: expect.stringMatching(/io_uring|threads/) });
});

test("threads read where io_uring is forbidden, and the result has the reason", () => {
  writeFileSync(at("forbidden"), new Uint8Array(10_000).fill(7));
  const script = fileURLToPath(new URL("./forbidden-uring.ts", import.meta.url));
  const runtime = runtimeName === "deno" ? ["run", "-A"] : [];
  const run = spawnSync(process.execPath, [...runtime, script, at("forbidden")], { encoding: "utf8" });
  expect(run.stderr + run.stdout).toMatch(/^(threads 10000 7 .*io_uring is forbidden here|no seccomp)/);
});

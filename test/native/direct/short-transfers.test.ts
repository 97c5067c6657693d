import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Errno, libc } from "../../../ffi/libc/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import { openStorage } from "../../../src/direct/index.ts";
import type { IoEngine, IoRequest } from "../../../src/direct/storage/io/io-engine.ts";
import { plan } from "../../../src/direct/storage/pipeline/plan.ts";
import { stagingPool } from "../../../src/direct/storage/pipeline/staging.ts";
import { targetOf } from "../../../src/direct/storage/pipeline/target.ts";
import { Transfer } from "../../../src/direct/storage/pipeline/transfer.ts";
import { seeded } from "../../support/random.ts";
import { at, pattern, same } from "./storage-ways.ts";

/**
 * Engine that behaves as POSIX and network file systems allow: short transfers, interruptions, temporary lack
 * of resources.
 */
class StingyEngine implements IoEngine {
  readonly name = "threads";
  readonly capacity = 8;
  short = 0;
  readonly #random = seeded(20261122);
  #queue: IoRequest[] = [];

  get underWay(): number {
    return this.#queue.length;
  }

  start(request: IoRequest): boolean {
    this.#queue.push(request);
    return true;
  }

  flush(): void {}

  poll(): number {
    const queue = this.#queue;
    this.#queue = [];
    for (const request of queue) request.ended(this.#some(request));
    return queue.length;
  }

  #some({ write, fd, direct, address, bytes, offset }: IoRequest): number {
    const { int } = this.#random;
    const luck = int(10);
    if (luck === 0) return -Errno.EINTR;
    if (luck === 1) return -Errno.EAGAIN;
    const unit = direct ? 4096 : 1;
    const part = luck < 4 ? bytes : Math.max(unit, Math.floor(int(bytes + 1) / unit) * unit);
    if (part < bytes) this.short++;
    return Number((write ? libc.pwrite : libc.pread)(fd, address, part, offset));
  }

  waitBriefly(): void {
    this.poll();
  }

  cancel(): void {}
}

test.each([
  ["direct", "straight"],
  ["direct", "staged"],
  ["page cache", "straight"],
  ["page cache", "staged"],
] as const)("short reads and writes are continued: %s, %s", async (cache, way) => {
  using gpu = openDevice(0, { provider: "soft" });
  const size = 300_000;
  const path = at(`short-${cache}-${way}`);
  writeFileSync(path, pattern(size));
  using file = await openStorage(path, { write: true, direct: cache === "direct" });
  const buffer = gpu.allocate(size + 4096);
  const engine = new StingyEngine();
  const move = async (write: boolean, fileOffset: number, bytes: number, bufferOffset: number) => {
    const target = targetOf(buffer, "buffer");
    const address = target.hostAddress! + bufferOffset;
    const direct = file.directFd >= 0;
    const request = { write, fileOffset, bytes, fileEnd: file.size, direct, pieceBytes: 65_536 };
    return await new Transfer({
      write,
      file,
      target: { ...target, pointer: target.pointer + bufferOffset, hostAddress: address },
      pieces: plan({ ...request, address: way === "straight" ? address : undefined }),
      engine,
      staging: stagingPool(gpu),
      depth: 4,
      helpers: undefined,
      expectedEnd: write ? 0 : Math.min(file.size, fileOffset + bytes),
    }).over;
  };
  let model = pattern(size);
  for (let round = 0; round < 20; round++) {
    const fileOffset = round * 7001;
    const bytes = size - fileOffset;
    expect((await move(false, fileOffset, bytes, round)).bytes).toBe(bytes);
    expect(same(buffer.slice(round, round + bytes).toArray(), model.subarray(fileOffset))).toBe(true);
    const content = pattern(bytes >> 1, round + 2);
    buffer.slice(0, content.length).set(content);
    await move(true, fileOffset, content.length, 0);
    model = model.slice();
    model.set(content, fileOffset);
    expect(same(readFileSync(path), model)).toBe(true);
  }
  expect(engine.short).toBeGreaterThan(50);
});

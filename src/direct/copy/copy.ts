import { fstatSync } from "node:fs";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import { retaining } from "../../cuda/memory/buffer-holder.ts";
import { Memory } from "../../memory/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { waitOf } from "../../wait/wait-options.ts";
import { type CopyResult, type Taken, timed } from "./copy-result.ts";
import { copyLocal } from "./local-copy.ts";
import { pairsOf } from "./pairs.ts";
import { copyRemote } from "./remote-copy.ts";
import { type CopySide, type KnownSide, partOf, sideOf, storageMemory } from "./sides.ts";

/** Size of the host buffer between a file and a peer, in bytes. */
const relayBytes = 8 << 20;

/**
 * Copies bytes between host memory, GPU memory, files and memory of peers. It takes the best available path,
 * and the result names the path and the reason. The promise resolves when the bytes have arrived.
 *
 * Lists of the same length are copied pair by pair. A list and one side are gathered or scattered: the parts
 * of the list follow each other in that side.
 *
 * Both sides must have the same number of bytes. Rejects with RangeError when they differ and neither is a
 * file. Other errors come from the engine: StorageError, CompletionError, CudaError, DeadlineError (30 s).
 *
 * @example
 * const { path: way, reason } = await copy({ file, offset: 4096 }, buffer);
 * const pieces = [buffer.slice(0, 16), buffer.slice(16)];
 * await copy({ file, bytes: buffer.byteLength }, pieces); // one after the other
 */
export async function copy(
  from: CopySide | readonly CopySide[],
  to: CopySide | readonly CopySide[],
  options?: WaitOptions,
): Promise<CopyResult> {
  if (arguments.length > 3) throw extraArguments("copy", ["from", "to", "options"], arguments.length);
  waitOf(options, "copy"); // Throws for unknown options.
  const pairs = pairsOf(from, to);
  const sizes = pairs.map(([source, target]) => sizeOf(source, target));
  const start = performance.now();
  const all = await retaining([from, to], async () => {
    const running = pairs.map(([source, target], i) => move(source, target, sizes[i]!, options ?? {}));
    // The first failure is thrown only when no copy uses the memory any more.
    await Promise.allSettled(running);
    return Promise.all(running);
  });
  return timed(together(all), performance.now() - start);
}

function sizeOf(from: KnownSide, to: KnownSide): number {
  const [source, target] = [from.bytes, to.bytes];
  if (from.kind === "file" && to.kind === "file") {
    if (source !== undefined) return source;
    return target ?? Math.max(0, fstatSync(from.file.fd).size - from.offset);
  }
  if (source === undefined || target === undefined) return (source ?? target)!;
  if (source !== target)
    throw new RangeError(`copy: ${shown(source)} bytes to ${shown(target)} bytes. Use slices of one length`);
  return source;
}

async function move(from: KnownSide, to: KnownSide, bytes: number, wait: WaitOptions): Promise<Taken> {
  if (bytes === 0) return { bytes, path: "nothing", reason: "there are no bytes" };
  const local = await copyLocal(from, to, bytes, wait);
  if (local !== undefined) return local;
  if (from.kind === "file" && to.kind !== "remote" && to.kind !== "file")
    return fileToMemory(from, to, bytes, wait);
  if (to.kind === "file" && from.kind !== "remote" && from.kind !== "file")
    return memoryToFile(from, to, bytes, wait);
  if (to.kind === "remote" && from.kind !== "file" && from.kind !== "remote")
    return copyRemote(from, to.side, "write", bytes, wait);
  if (from.kind === "remote" && to.kind !== "file" && to.kind !== "remote")
    return copyRemote(to, from.side, "read", bytes, wait);
  return relay(from, to, bytes, wait);
}

type FileOf = Extract<KnownSide, { kind: "file" }>;

async function fileToMemory(from: FileOf, to: KnownSide, bytes: number, wait: WaitOptions): Promise<Taken> {
  const memory = storageMemory(to);
  if (memory === undefined) return relay(from, to, bytes, wait);
  const done = await from.file.read(memory, { ...wait, fileOffset: from.offset, bytes });
  return { bytes: done.bytes, path: `${done.engine}: ${done.path}`, reason: done.reason };
}

async function memoryToFile(from: KnownSide, to: FileOf, bytes: number, wait: WaitOptions): Promise<Taken> {
  const memory = storageMemory(from);
  if (memory === undefined) return relay(from, to, bytes, wait);
  const done = await to.file.write(memory, { ...wait, fileOffset: to.offset, bytes });
  return { bytes: done.bytes, path: `${done.engine}: ${done.path}`, reason: done.reason };
}

/** Copies through two halves of host memory: one half is filled while the other is emptied. */
async function relay(from: KnownSide, to: KnownSide, bytes: number, wait: WaitOptions): Promise<Taken> {
  using memory = Memory.allocate(2 * relayBytes);
  let emptied: Promise<Taken> | undefined;
  let [inWay, outWay] = ["", ""];
  let done = 0;
  try {
    for (let half = 0; done < bytes; half ^= 1) {
      const part = Math.min(relayBytes, bytes - done);
      const slot = memory.slice(half * relayBytes, half * relayBytes + part);
      const filled = await move(partOf(from, done, part), sideOf(slot, "relay"), part, wait);
      if (emptied !== undefined) outWay = (await emptied).path;
      inWay = filled.path;
      if (filled.bytes === 0) break;
      emptied = move(
        sideOf(slot.slice(0, filled.bytes), "relay"),
        partOf(to, done, filled.bytes),
        filled.bytes,
        wait,
      );
      emptied.catch(() => {}); // The await below throws the error.
      done += filled.bytes;
      if (filled.bytes < part) break;
    }
    if (emptied !== undefined) outWay = (await emptied).path;
  } finally {
    await emptied?.catch(() => {});
  }
  return { bytes: done, path: `${inWay}, then ${outWay}`, reason: "the two sides meet in host memory" };
}

function together(all: readonly Taken[]): Taken {
  const unique = (of: (one: Taken) => string): string => [...new Set(all.map(of))].join("; ");
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    path: unique(({ path }) => path),
    reason: unique(({ reason }) => reason),
  };
}

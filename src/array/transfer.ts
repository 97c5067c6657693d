// Elements between files and the memory of a device, by the transfers of doorbell/direct.
import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import type { BatchRequest } from "../direct/storage/batch.ts";
import type { StorageFile } from "../direct/storage/storage-file.ts";
import { Memory } from "../memory/memory.ts";
import { ArrayFileError } from "./array-file-error.ts";
import { factsOf } from "./dtype.ts";
import { fromFloat8 } from "./float8.ts";
import { NdArray } from "./nd-array.ts";
import { allocateView, Node, type View } from "./node.ts";
import type { StoredArray } from "./npy.ts";
import { contiguous } from "./reading.ts";

/** Number of bytes of a transfer that has arrived, and the number of all. */
export interface FileProgress {
  readonly bytes: number;
  readonly totalBytes: number;
}

/** Options of a transfer: who watches it, and what ends it. */
export interface TransferWatch {
  readonly onProgress?: ((progress: FileProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Part of a file whose bytes are in memory of a device. */
export interface FilePart {
  readonly buffer: Buffer<"u8">;
  /** Offset in the file, in bytes. */
  readonly at: number;
}

/** Size of a request, in bytes. Each one that has arrived is progress. */
const REQUEST = 64 * 2 ** 20;
/** Largest number of requests of a batch. */
const MOST_REQUESTS = 4096;

/** Opens a file. Throws StorageError. */
export async function openArrayFile(path: string, use: "read" | "write"): Promise<StorageFile> {
  // Arrays without files do not load doorbell/direct.
  const { openStorage } = await import("../direct/storage/open-storage.ts");
  return openStorage(path, use === "write" ? { write: true, create: true, truncate: true } : {});
}

/** Returns the result of a function. An error of the file system becomes an ArrayFileError. */
export async function orFileError<T>(path: string, reason: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const { StorageError } = await import("../direct/storage/pipeline/storage-error.ts");
    const isOfSystem =
      cause instanceof StorageError || (cause as NodeJS.ErrnoException)?.syscall !== undefined;
    if (!isOfSystem) throw cause;
    throw new ArrayFileError(path, reason, (cause as Error).message, { cause });
  }
}

/** Reads part of a file into host memory. The part ends at the end of the file. */
export async function readHost(file: StorageFile, from: number, bytes: number): Promise<Uint8Array> {
  const count = Math.min(bytes, file.size - from);
  if (count <= 0) return new Uint8Array(0);
  using memory = Memory.allocate(count);
  await file.read(memory, { fileOffset: from, bytes: count });
  return memory.bytes.slice();
}

/** Writes bytes of the host to the begin of a file. */
export async function writeHost(file: StorageFile, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) return;
  using memory = Memory.copyOf(bytes as Uint8Array<ArrayBuffer>);
  await file.write(memory, { bytes: bytes.length });
}

/** Moves all parts between a file and memory of a device. The first failure is thrown when no request uses the memory. */
export async function transfer(
  file: StorageFile,
  use: "read" | "write",
  parts: readonly FilePart[],
  { onProgress, signal }: TransferWatch,
): Promise<void> {
  const requests = parts.flatMap(({ buffer, at }) =>
    Array.from({ length: Math.ceil(buffer.length / REQUEST) }, (_, i): BatchRequest & { bytes: number } => ({
      target: buffer,
      bufferOffset: i * REQUEST,
      fileOffset: at + i * REQUEST,
      bytes: Math.min(REQUEST, buffer.length - i * REQUEST),
      write: use === "write",
    })),
  );
  const totalBytes = requests.reduce((sum, { bytes }) => sum + bytes, 0);
  const wait = { timeoutMs: Number.POSITIVE_INFINITY, ...(signal && { signal }) };
  let [bytes, failure] = [0, undefined as unknown];
  for (let at = 0; at < requests.length && failure === undefined; at += MOST_REQUESTS) {
    const some = requests.slice(at, at + MOST_REQUESTS);
    for await (const { index, error } of file.batch(some, wait)) {
      failure ??= error;
      if (error !== undefined) continue;
      bytes += some[index]!.bytes;
      onProgress?.({ bytes, totalBytes });
    }
  }
  if (failure !== undefined) throw failure;
}

/** Returns the memory of contiguous elements. */
const bytesOf = ({ storage, offset }: View, { dtype, size }: Node): Buffer<"u8"> => {
  const bytes = factsOf(dtype).bits / 8;
  return storage.buffer.as("u8").slice(offset * bytes, (offset + size) * bytes);
};

/** Array whose elements a transfer is to bring, and the array that the caller gets when they have arrived. */
interface Expected {
  readonly loaded: NdArray;
  readonly part: FilePart | undefined;
  readonly finish: () => NdArray;
}

/** Returns an array with memory for elements of a file. */
function expected(device: Device, { dtype, shape, begin, float8, isFortran = false }: StoredArray): Expected {
  const stored = isFortran ? shape.toReversed() : shape;
  // Any byte but 0 is true in a file.
  const type = dtype === "bool" ? "u8" : dtype;
  const view = allocateView(device, type, stored);
  const loaded = new NdArray(Node.ofView({ device, dtype: type, shape: stored }, view));
  const part = loaded.size === 0 ? undefined : { buffer: bytesOf(view, loaded.node), at: begin };
  const finish = (): NdArray => {
    if (float8 !== undefined) {
      using bytes = loaded;
      return fromFloat8(device, bytes, float8);
    }
    if (dtype !== "bool" && !isFortran) return loaded;
    using elements = loaded;
    using typed = dtype === "bool" ? elements.astype("bool").run() : undefined;
    const array = typed ?? elements;
    return isFortran ? array.permuteDims() : array.reshape(array.shape);
  };
  return { loaded, part, finish };
}

/** Reads arrays of a file into memory of a device. */
export async function readArrays(
  device: Device,
  file: StorageFile,
  stored: readonly StoredArray[],
  watch: TransferWatch,
): Promise<NdArray[]> {
  const all: Expected[] = [];
  try {
    for (const each of stored) all.push(expected(device, each));
    // Memory of closed arrays is used again in the order of the stream, which a transfer does not follow.
    await device.stream.done();
    const parts = all.flatMap(({ part }) => part ?? []);
    await transfer(file, "read", parts, watch);
    return all.map(({ finish }) => finish());
  } catch (error) {
    for (const { loaded } of all) loaded.close();
    throw error;
  }
}

/** Memory of an array's elements in C's order, until `release`. */
export interface HeldBytes {
  readonly buffer: Buffer<"u8">;
  readonly release: () => void;
}

/**
 * Returns the memory of the elements of arrays in C's order. No operation may write it from the call on. The event loop runs while
 * they are computed.
 */
export async function heldBytes(arrays: readonly NdArray[]): Promise<HeldBytes[]> {
  const views: View[] = [];
  const release = ({ storage }: View): void => {
    storage.transfers--;
    storage.release();
  };
  try {
    for (const { node } of arrays) {
      const view = contiguous(node);
      view.storage.hold();
      view.storage.transfers++;
      views.push(view);
    }
    for (const device of new Set(arrays.map((each) => each.device))) await device.stream.done();
    for (const { storage } of views) storage.verify();
  } catch (error) {
    for (const view of views) release(view);
    throw error;
  }
  return views.map((view, i) => ({
    buffer: bytesOf(view, arrays[i]!.node),
    release: () => release(view),
  }));
}

/** Writes the elements of arrays in C's order to a file, one array after the other. */
export async function writeArrays(
  file: StorageFile,
  held: readonly HeldBytes[],
  begin: number,
  watch: TransferWatch,
): Promise<void> {
  let at = begin;
  const parts: FilePart[] = [];
  for (const { buffer } of held) {
    if (buffer.length === 0) continue;
    parts.push({ buffer, at });
    at += buffer.length;
  }
  await transfer(file, "write", parts, watch);
}

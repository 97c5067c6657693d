import { shown } from "../../arguments/shown.ts";
import { AddressRange, Buffer, type BufferHolder } from "../../cuda/index.ts";
import { bufferOf } from "../../cuda/memory/buffer-holder.ts";
import { Memory, MemorySlice } from "../../memory/index.ts";
import {
  type CompletionQueue,
  MemoryRegion,
  QueuePair,
  RegionPart,
  type RemoteMemory,
} from "../../rdma/index.ts";
import type { StorageTarget } from "../storage/pipeline/target.ts";
import { StorageFile } from "../storage/storage-file.ts";

/** Bytes of a file from `offset` on. */
export interface FileSide {
  readonly file: StorageFile;
  /** Offset in the file, in bytes. Default 0. */
  readonly offset?: number;
  /** Number of bytes. Default: as many as the other side has. */
  readonly bytes?: number;
}

/**
 * Memory of a peer, and the connection to it. Send completions go to `completions`, which no other code may
 * poll meanwhile.
 */
export interface RemoteSide {
  readonly queuePair: QueuePair;
  readonly completions: CompletionQueue;
  readonly remote: RemoteMemory;
}

/**
 * One side of a copy: a GPU buffer, array or address range, host memory, a registered region, a typed array, a file
 * or peer memory.
 */
export type CopySide =
  | Buffer
  | BufferHolder
  | Memory
  | MemorySlice
  | MemoryRegion
  | RegionPart
  | AddressRange
  | ArrayBufferView<ArrayBuffer>
  | FileSide
  | RemoteSide;

/** A side after its arguments were checked. */
export type KnownSide =
  | { readonly kind: "memory"; readonly memory: Buffer | Memory | MemorySlice; readonly bytes: number }
  | { readonly kind: "region"; readonly region: MemoryRegion | RegionPart; readonly bytes: number }
  | { readonly kind: "array"; readonly array: Uint8Array<ArrayBuffer>; readonly bytes: number }
  | {
      readonly kind: "file";
      readonly file: StorageFile;
      readonly offset: number;
      readonly bytes: number | undefined;
    }
  | { readonly kind: "remote"; readonly side: RemoteSide; readonly bytes: number };

const words =
  "Use a GPU buffer, an array, an address range, a Memory, a region, a typed array, { file, offset }, or { queuePair, completions, remote }";

/** Classifies a side. Throws TypeError for any other value. */
export function sideOf(given: CopySide, name: string): KnownSide {
  const value = bufferOf(given);
  if (value instanceof Buffer || value instanceof Memory || value instanceof MemorySlice)
    return { kind: "memory", memory: value, bytes: value.byteLength };
  if (value instanceof MemoryRegion || value instanceof RegionPart)
    return { kind: "region", region: value, bytes: value.byteLength };
  // An address range has no copy functions, but a buffer over all of it has.
  if (value instanceof AddressRange) return sideOf(value.buffer("u8", value.byteLength), name);
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value;
    return { kind: "array", array: new Uint8Array(buffer, byteOffset, byteLength), bytes: byteLength };
  }
  if (typeof value === "object" && value !== null && "file" in value && value.file instanceof StorageFile)
    return { kind: "file", file: value.file, offset: value.offset ?? 0, bytes: value.bytes };
  if (typeof value === "object" && value !== null && "remote" in value) {
    const { queuePair, completions, remote } = value;
    if (!(queuePair instanceof QueuePair))
      throw new TypeError(
        `${name}: queuePair is ${shown(queuePair)}. Use a queue pair of pd.createQueuePair()`,
      );
    return { kind: "remote", side: { queuePair, completions, remote }, bytes: remote.byteLength };
  }
  throw new TypeError(`${name} is ${shown(value)}. ${words}`);
}

/** Returns a part of a side, in bytes. */
export function partOf(side: KnownSide, at: number, bytes: number): KnownSide {
  switch (side.kind) {
    case "file":
      return { ...side, offset: side.offset + at, bytes };
    case "remote": {
      const { address, remoteKey } = side.side.remote;
      return {
        ...side,
        side: { ...side.side, remote: { address: address + at, byteLength: bytes, remoteKey } },
        bytes,
      };
    }
    case "region":
      return { kind: "region", region: side.region.slice(at, at + bytes), bytes };
    case "array":
      return { kind: "array", array: side.array.subarray(at, at + bytes), bytes };
    case "memory": {
      const { memory } = side;
      return sideOf(
        "allocation" in memory ? memory.as("u8").slice(at, at + bytes) : memory.slice(at, at + bytes),
        "part",
      );
    }
  }
}

/** Returns the memory of a side for file transfers, or undefined for a side that files cannot reach. */
export function storageMemory(side: KnownSide): StorageTarget | undefined {
  if (side.kind === "memory") return side.memory;
  if (side.kind !== "region" || side.region.region.path !== "host memory") return undefined;
  const { region, offset, byteLength } = side.region;
  return region.memory.slice(offset, offset + byteLength);
}

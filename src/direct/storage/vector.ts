import { shown } from "../../arguments/shown.ts";
import { directPaths, type TransferResult } from "./pipeline/storage-error.ts";
import type { StorageTarget } from "./pipeline/target.ts";
import { targetOf } from "./pipeline/target.ts";
import type { StorageTransferOptions } from "./storage-options.ts";

/** One memory of a vector transfer. */
export interface VectorPart {
  readonly target: StorageTarget;
  /** Offset in the memory, in bytes. Default 0. */
  readonly bufferOffset?: number;
  /** Number of bytes. Default: all of the memory. */
  readonly bytes?: number;
}

/** Returns each part with its offset in the file. */
export function vectorRequests(
  what: "read" | "write",
  parts: readonly VectorPart[],
  options: StorageTransferOptions | undefined,
): (StorageTransferOptions & { readonly target: StorageTarget })[] {
  if (!Array.isArray(parts))
    throw new TypeError(`${what}Vector: the parts are ${shown(parts)}. Use a list of { target }`);
  const { fileOffset = 0, bytes: _, bufferOffset: __, ...rest } = options ?? {};
  let at = fileOffset;
  return parts.map(({ target, bufferOffset = 0, bytes }) => {
    const length = bytes ?? targetOf(target, `${what}Vector: a part`).byteLength - bufferOffset;
    const request = { ...rest, target, fileOffset: at, bufferOffset, bytes: length };
    at += length;
    return request;
  });
}

/** Combines the results of all parts: sums, the slowest path, and the longest time. */
export function vectorResult(results: readonly TransferResult[]): TransferResult {
  const sum = (of: (one: TransferResult) => number): number =>
    results.reduce((total, one) => total + of(one), 0);
  const [first] = results;
  const slow = results.find(({ path }) => !directPaths.has(path)) ?? first;
  const milliseconds = Math.max(0, ...results.map((one) => one.milliseconds));
  const bytes = sum((one) => one.bytes);
  return {
    bytes,
    endOfFile: results.some((one) => one.endOfFile),
    engine: slow?.engine ?? "threads",
    path: slow?.path ?? "direct",
    reason: slow?.reason ?? "no bytes were requested",
    bounces: sum((one) => one.bounces),
    bouncedBytes: sum((one) => one.bouncedBytes),
    milliseconds,
    gigabytesPerSecond: milliseconds > 0 ? bytes / milliseconds / 1e6 : 0,
  };
}

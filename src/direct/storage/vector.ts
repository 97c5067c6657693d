import { shown } from "../../arguments/shown.ts";
import type { StorageTarget } from "./pipeline/target.ts";
import { targetOf } from "./pipeline/target.ts";
import type { StorageTransferOptions } from "./storage-options.ts";
import { directPaths, type TransferResult } from "./transfer-result.ts";

/** A piece of memory of a vector. */
export interface VectorPart {
  readonly target: StorageTarget;
  /** Where in it, in bytes; 0 if left out. */
  readonly bufferOffset?: number;
  /** How many; all of it if left out. */
  readonly bytes?: number;
}

/** Each part with its place in the file. */
export function vectorRequests(
  what: "read" | "write",
  parts: readonly VectorPart[],
  options: StorageTransferOptions | undefined,
): (StorageTransferOptions & { readonly target: StorageTarget })[] {
  if (!Array.isArray(parts))
    throw new TypeError(`${what}Vector: the parts are ${shown(parts)}: use a list of { target }`);
  const { fileOffset = 0, bytes: _, bufferOffset: __, ...rest } = options ?? {};
  let at = fileOffset;
  return parts.map(({ target, bufferOffset = 0, bytes }) => {
    const length = bytes ?? targetOf(target, `${what}Vector: a part`).byteLength - bufferOffset;
    const request = { ...rest, target, fileOffset: at, bufferOffset, bytes: length };
    at += length;
    return request;
  });
}

/** One result for all parts: sums, the slowest path, and the time of the longest. */
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
    reason: slow?.reason ?? "nothing was asked for",
    bounces: sum((one) => one.bounces),
    bouncedBytes: sum((one) => one.bouncedBytes),
    milliseconds,
    gigabytesPerSecond: milliseconds > 0 ? bytes / milliseconds / 1e6 : 0,
  };
}

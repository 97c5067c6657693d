import { fstatSync } from "node:fs";
import type { Target } from "./pipeline/target.ts";
import type { StorageFile } from "./storage-file.ts";
import type { RangeOfFile } from "./storage-options.ts";

/** Range of a transfer as numbers. */
export interface TransferRange {
  readonly fileOffset: number;
  readonly bytes: number;
  readonly bufferOffset: number;
  /** Current end of the file. A read must return all bytes up to it. Infinity for a file without a size. */
  readonly fileEnd: number;
}

/**
 * Checks the range of a read or write. Throws RangeError outside of the memory, and TypeError for a write to
 * a file opened for reading.
 */
export function checkedRange(
  file: StorageFile,
  what: "read" | "write",
  target: Target,
  { fileOffset = 0, bytes, bufferOffset = 0 }: RangeOfFile,
): TransferRange {
  if (what === "write" && !file.options.write) {
    throw new TypeError(`${file.label} was opened for reading. Use openStorage(path, { write: true })`);
  }
  const stat = fstatSync(file.fd);
  // stat reports no size for a disk.
  const fileEnd = stat.isFile() ? stat.size : Number.POSITIVE_INFINITY;
  const room = target.byteLength - bufferOffset;
  const inFile = what === "read" ? Math.max(0, fileEnd - fileOffset) : room;
  const wanted = bytes ?? Math.min(Math.max(0, room), inFile);
  if (bufferOffset > target.byteLength || wanted > room) {
    throw new RangeError(
      `${what}: ${wanted} bytes at ${bufferOffset} are outside of ${target.label}, which has ${target.byteLength}`,
    );
  }
  if (!Number.isSafeInteger(fileOffset + wanted)) {
    throw new RangeError(
      `${what}: ${wanted} bytes from ${fileOffset} on go past the largest offset of a file`,
    );
  }
  return { fileOffset, bytes: wanted, bufferOffset, fileEnd };
}

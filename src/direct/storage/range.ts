import { fstatSync } from "node:fs";
import type { Target } from "./pipeline/target.ts";
import type { StorageFile } from "./storage-file.ts";
import type { RangeOfFile } from "./storage-options.ts";

/** What is transferred, as numbers. */
export interface TransferRange {
  readonly fileOffset: number;
  readonly bytes: number;
  readonly bufferOffset: number;
  /** The end of the file as it is now: a read must get all bytes up to there. Infinity where a file has no size. */
  readonly fileEnd: number;
}

/** The range of a read or write; RangeError when it leaves the memory, TypeError for writing what is open for reading. */
export function checkedRange(
  file: StorageFile,
  what: "read" | "write",
  target: Target,
  { fileOffset = 0, bytes, bufferOffset = 0 }: RangeOfFile,
): TransferRange {
  if (what === "write" && !file.options.write) {
    throw new TypeError(`${file.label} was opened for reading: openStorage(path, { write: true })`);
  }
  const stat = fstatSync(file.fd);
  // A disk has no size here.
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

// Output file of a capture. Writing never blocks: the file may be a FIFO with a slow reader, or on a full
// disk. Records that find no room are dropped and counted. A partly written record is finished first, so that
// the file holds only whole records.
import { closeSync, constants, openSync } from "node:fs";
import { errnoName } from "../../../../../ffi/libc/index.ts";
import { errno } from "../../../../../ffi/runtime/index.ts";
import { DoorbellError } from "../../../../errors.ts";
import type { Engine } from "../../arena/engine.ts";
import { CaptureState } from "./capture-ring.ts";

const { O_WRONLY, O_CREAT, O_APPEND, O_NONBLOCK } = constants;

const HINTS: Readonly<Record<string, string>> = {
  ENXIO: "The path is a FIFO without a reader. Start the reader first.",
  ENOSPC: "The device is full.",
  EAGAIN: "The path is a FIFO that is full. Its reader must read.",
};
const HINT = "Set DOORBELL_SOFT_PCAP to the path of a file that this process may write.";

function failure(file: string, code: string, cause?: unknown): DoorbellError {
  const reason = cause instanceof Error ? cause.message : code;
  return new DoorbellError(`cannot capture to ${file}: ${reason}`, HINTS[code] ?? HINT, { cause });
}

/**
 * Opens `file` for appending and writes `preamble`, which is stored at byte `at` of the arena. Returns its
 * descriptor. Throws DoorbellError when the file cannot be written now.
 */
export function openCaptureFile(e: Engine, file: string, at: number, preamble: Uint8Array): number {
  let fd: number;
  try {
    fd = openSync(file, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK);
  } catch (error) {
    throw failure(file, (error as { code?: string }).code ?? "", error);
  }
  e.u8.set(preamble, at);
  if (e.native.write(fd, e.base + at, preamble.length) === preamble.length) return fd;
  const code = errnoName(errno());
  closeSync(fd);
  throw failure(file, code);
}

/** Writes the rest of a partly written record. Returns whether the next record may follow. */
export function finishRecord(e: Engine): boolean {
  const { i32 } = e;
  const left = i32[CaptureState.recordLeft]!;
  if (left === 0) return true;
  const written = e.native.write(i32[CaptureState.fd]!, e.base + i32[CaptureState.recordAt]!, left);
  if (written > 0) {
    i32[CaptureState.recordAt]! += written;
    i32[CaptureState.recordLeft] = left - written;
  }
  return written === left;
}

/**
 * Writes the record of `bytes` bytes at byte `at` of the arena. The bytes must stay there until {@link
 * finishRecord} returns true.
 */
export function writeRecord(e: Engine, at: number, bytes: number): void {
  const { i32 } = e;
  const written = e.native.write(i32[CaptureState.fd]!, e.base + at, bytes);
  if (written <= 0) {
    loseRecord(e, errnoName(errno()));
    return;
  }
  i32[CaptureState.recordAt] = at + written;
  i32[CaptureState.recordLeft] = bytes - written;
}

/** Counts a dropped record, and reports the first one on stderr. */
export function loseRecord(e: Engine, reason = "EAGAIN"): void {
  if (e.i32[CaptureState.lost]!++ !== 0) return;
  const file = process.env.DOORBELL_SOFT_PCAP ?? "the capture's file";
  const hint = HINTS[reason] ?? "";
  console.error(
    `doorbell: ${file} accepts no more packets (${reason}). ${hint} The counter capture_lost shows the number of lost packets.`,
  );
}

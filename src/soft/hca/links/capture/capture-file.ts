// The file of a capture. Writing never waits: it may be a FIFO whose reader pauses, or a disk that is full. What finds no room is
// lost and counted; of a record that went half the rest goes first, so that what is read stays whole records.
import { closeSync, constants, openSync } from "node:fs";
import { errnoName } from "../../../../../ffi/libc/index.ts";
import { errno } from "../../../../../ffi/runtime/index.ts";
import { DoorbellError } from "../../../../errors.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";

const { O_WRONLY, O_CREAT, O_APPEND, O_NONBLOCK } = constants;

const HINTS: Readonly<Record<string, string>> = {
  ENXIO: "It is a FIFO that nobody reads: start the reader first.",
  ENOSPC: "There is no room left on that device.",
  EAGAIN: "It is a FIFO that is full: its reader must read.",
};
const HINT = "DOORBELL_SOFT_PCAP is the path of a file that this process may write.";

function failure(file: string, code: string, cause?: unknown): DoorbellError {
  const reason = cause instanceof Error ? cause.message : code;
  return new DoorbellError(`cannot capture to ${file}: ${reason}`, HINTS[code] ?? HINT, { cause });
}

/**
 * Opens `file` to append to, and writes `preamble`, which lies at byte `at` of the arena: its descriptor. DoorbellError when that is
 * not possible at once.
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

/** Writes what is left of a record that went half: whether the next one may go. */
export function finishRecord(e: Engine): boolean {
  const { i32 } = e;
  const left = i32[Dev.captureLeft]!;
  if (left === 0) return true;
  const written = e.native.write(i32[Dev.captureFd]!, e.base + i32[Dev.captureAt]!, left);
  if (written > 0) {
    i32[Dev.captureAt]! += written;
    i32[Dev.captureLeft] = left - written;
  }
  return written === left;
}

/** Writes the record of `bytes` bytes at byte `at` of the arena, where it must stay until {@link finishRecord} says that it is out. */
export function writeRecord(e: Engine, at: number, bytes: number): void {
  const { i32 } = e;
  const written = e.native.write(i32[Dev.captureFd]!, e.base + at, bytes);
  if (written <= 0) {
    loseRecord(e, errnoName(errno()));
    return;
  }
  i32[Dev.captureAt] = at + written;
  i32[Dev.captureLeft] = bytes - written;
}

/** A record is lost; the first time that is said. */
export function loseRecord(e: Engine, reason = "EAGAIN"): void {
  if (e.i32[Dev.captureLost]!++ !== 0) return;
  const file = process.env.DOORBELL_SOFT_PCAP ?? "the capture's file";
  const hint = HINTS[reason] ?? "";
  console.error(
    `doorbell: ${file} takes no more packets (${reason}). ${hint} The counter capture_lost counts them.`,
  );
}

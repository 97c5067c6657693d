// The memory that two peers share, mapped over a piece of the arena, so that the engine reads it like its own.
import * as c from "../../../../../ffi/libc/index.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { SEGMENT_BYTES } from "./records.ts";

const { libc } = c;
const READ_WRITE = c.PROT_READ | c.PROT_WRITE;
/** Nobody can take pages away (SIGBUS) once it is sealed. */
const SEALS = c.F_SEAL_SEAL | c.F_SEAL_SHRINK | c.F_SEAL_GROW;

/** A memfd of the right size, sealed: its descriptor, -1 when there is none. `name`: native address of its name. */
export function createSegment(name: number): number {
  const fd = libc.memfd_create(name, c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  if (libc.ftruncate(fd, SEGMENT_BYTES) === 0 && libc.fcntl(fd, c.F_ADD_SEALS, SEALS) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Whether a descriptor that somebody sent is such memory. */
export function isSegment(fd: number): boolean {
  const seals = libc.fcntl(fd, c.F_GET_SEALS, 0);
  const SEEK_END = 2;
  return seals > 0 && (seals & SEALS) === SEALS && Number(libc.lseek(fd, 0, SEEK_END)) === SEGMENT_BYTES;
}

/** Word offset in the arena where the segment is mapped now, 0 when that fails. */
export const mapSegment = (e: Engine, fd: number): number => mapOverArena(e, fd, SEGMENT_BYTES, true);

export const unmapSegment = (e: Engine, at: number): void => unmapFromArena(e, at, SEGMENT_BYTES);

/** Word offset of a piece of the arena over which `bytes` bytes of `fd` are mapped now, 0 when that fails. */
export function mapOverArena(e: Engine, fd: number, bytes: number, writable: boolean): number {
  const at = allocate(e, bytes);
  if (at === 0) return 0;
  const address = e.base + at * 4;
  const protection = writable ? READ_WRITE : c.PROT_READ;
  if (libc.mmap(address, bytes, protection, c.MAP_SHARED | c.MAP_FIXED, fd, 0) === address) return at;
  unmapFromArena(e, at, bytes);
  return 0;
}

/** Makes the piece of the arena private again, and gives it back. */
export function unmapFromArena(e: Engine, at: number, bytes: number): void {
  if (at === 0) return;
  const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS | c.MAP_NORESERVE | c.MAP_FIXED;
  libc.mmap(e.base + at * 4, bytes, READ_WRITE, flags, -1, 0);
  release(e, at, bytes);
}

// Memory segment shared by two peers. It is mapped over a part of the arena, so the engine accesses it like
// its own memory.
import * as c from "../../../../../ffi/libc/index.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { SEGMENT_BYTES } from "./records.ts";

const { libc } = c;
const READ_WRITE = c.PROT_READ | c.PROT_WRITE;
/** Seals against changes of the size: removed pages would cause SIGBUS. */
const SEALS = c.F_SEAL_SEAL | c.F_SEAL_SHRINK | c.F_SEAL_GROW;

/**
 * Creates a sealed memfd of the segment's size. `name` is the native address of its name. Returns its
 * descriptor or -1.
 */
export function createSegment(name: number): number {
  const fd = libc.memfd_create(name, c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  if (libc.ftruncate(fd, SEGMENT_BYTES) === 0 && libc.fcntl(fd, c.F_ADD_SEALS, SEALS) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Returns whether a received descriptor is a sealed memfd of the segment's size. */
export function isSegment(fd: number): boolean {
  const seals = libc.fcntl(fd, c.F_GET_SEALS, 0);
  return seals > 0 && (seals & SEALS) === SEALS && Number(libc.lseek(fd, 0, c.SEEK_END)) === SEGMENT_BYTES;
}

/** Maps the segment into the arena. Returns its word offset, or 0 on failure. */
export const mapSegment = (e: Engine, fd: number): number => mapOverArena(e, fd, SEGMENT_BYTES, true);

export const unmapSegment = (e: Engine, at: number): void => unmapFromArena(e, at, SEGMENT_BYTES);

/** Maps `bytes` bytes of `fd` over a part of the arena. Returns its word offset, or 0 on failure. */
export function mapOverArena(e: Engine, fd: number, bytes: number, writable: boolean): number {
  const at = allocate(e, bytes);
  if (at === 0) return 0;
  const address = e.base + at * 4;
  const protection = writable ? READ_WRITE : c.PROT_READ;
  if (libc.mmap(address, bytes, protection, c.MAP_SHARED | c.MAP_FIXED, fd, 0) === address) return at;
  unmapFromArena(e, at, bytes);
  return 0;
}

/** Replaces a mapped part of the arena by private pages and frees it. */
export function unmapFromArena(e: Engine, at: number, bytes: number): void {
  if (at === 0) return;
  const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS | c.MAP_NORESERVE | c.MAP_FIXED;
  libc.mmap(e.base + at * 4, bytes, READ_WRITE, flags, -1, 0);
  release(e, at, bytes);
}

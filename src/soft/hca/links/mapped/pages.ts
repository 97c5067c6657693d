// Pages behind regions: memfds that peers may map, and the private pages that replace them afterwards.
import * as c from "../../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../../ffi/runtime/index.ts";

const { libc } = c;
const PAGE_BYTES = 4096;
const READ_WRITE = c.PROT_READ | c.PROT_WRITE;
/** Seals against changes of the size: removed pages would cause SIGBUS. */
const FIXED_SIZE = c.F_SEAL_SHRINK | c.F_SEAL_GROW | c.F_SEAL_SEAL;
/** Mappings up to this size are populated at once. */
const LARGEST_POPULATED = 2 ** 26;

const name = new Uint8Array(new ArrayBuffer(16));
name.set(new TextEncoder().encode("doorbell-memory"));

/** Reciprocal of the share of the process's descriptors that regions may use. */
const DESCRIPTORS_EACH = 4;

/** Returns whether `count` regions leave the process enough descriptors for one more. */
export function descriptorsAllow(count: number): boolean {
  const limits = c.rlimit.alloc();
  return (
    libc.getrlimit(c.RLIMIT_NOFILE, limits.pointer) !== 0 ||
    count < Number(limits.rlim_cur) / DESCRIPTORS_EACH
  );
}

export const wholePages = (bytes: number): number => Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;

/**
 * Maps a sealed memfd of `bytes` zero bytes at `address`. Unless `writable`, other processes cannot map it
 * for writing. Returns its descriptor, or -1 when nothing changed.
 */
export function shareablePages(address: number, bytes: number, writable: boolean): number {
  const fd = libc.memfd_create(addressOf(name), c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  const seals = writable ? FIXED_SIZE : FIXED_SIZE | c.F_SEAL_FUTURE_WRITE;
  if (libc.ftruncate(fd, bytes) === 0) {
    const mapped = libc.mmap(address, bytes, READ_WRITE, c.MAP_SHARED | c.MAP_FIXED, fd, 0);
    // A forked child must not inherit the pages.
    if (mapped === address) libc.madvise(address, bytes, c.MADV_DONTFORK);
    if (mapped === address && libc.fcntl(fd, c.F_ADD_SEALS, seals) === 0) return fd;
  }
  libc.close(fd);
  return -1;
}

/**
 * Replaces the pages at `address` by private ones with the same bytes. Writes of processes that still map the
 * old pages have no effect on the region.
 */
export function privatePages(address: number, bytes: number): boolean {
  const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS;
  const fresh = libc.mmap(0, bytes, READ_WRITE, flags, -1, 0);
  if (fresh >= c.MAP_FAILED) return false;
  libc.madvise(fresh, bytes, c.MADV_DONTFORK);
  libc.memcpy(fresh, address, bytes);
  return moveOver(fresh, bytes, address);
}

/**
 * Replaces the pages at `address` by those of a new memfd with the same bytes. Returns its descriptor or -1.
 */
export function renewedPages(address: number, bytes: number, writable: boolean): number {
  const fresh = libc.mmap(0, bytes, READ_WRITE, c.MAP_PRIVATE | c.MAP_ANONYMOUS, -1, 0);
  if (fresh >= c.MAP_FAILED) return -1;
  const fd = shareablePages(fresh, bytes, writable);
  if (fd >= 0) {
    libc.memcpy(fresh, address, bytes);
    if (moveOver(fresh, bytes, address)) return fd;
    libc.close(fd);
  }
  libc.munmap(fresh, bytes);
  return -1;
}

function moveOver(from: number, bytes: number, to: number): boolean {
  return libc.mremap(from, bytes, bytes, c.MREMAP_MAYMOVE | c.MREMAP_FIXED, to) === to;
}

/** Maps memory of a peer. Returns its address, or 0 on failure. */
export function mapPages(fd: number, bytes: number, writable: boolean): number {
  const populate = bytes <= LARGEST_POPULATED ? c.MAP_POPULATE : 0;
  const protection = writable ? READ_WRITE : c.PROT_READ;
  const address = libc.mmap(0, bytes, protection, c.MAP_SHARED | populate, fd, 0);
  if (address >= c.MAP_FAILED) return 0;
  libc.madvise(address, bytes, c.MADV_DONTFORK);
  return address;
}

import { iovec, libc } from "../../../../ffi/libc/index.ts";

/** Of linux/fs.h: only what is in the page cache, without waiting for a disk. */
const RWF_NOWAIT = 8;
const place = iovec.alloc();

/** Reads what the page cache has of it, on this thread: bytes, 0 where it has nothing of it (or where nobody can know). */
export function readNow(fd: number, address: number, bytes: number, offset: number): number {
  place.iov_base = address;
  place.iov_len = bytes;
  return Math.max(0, Number(libc.preadv2(fd, place.pointer, 1, offset, RWF_NOWAIT)));
}

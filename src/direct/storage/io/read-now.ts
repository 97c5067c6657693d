import { iovec, libc, RWF_NOWAIT } from "../../../../ffi/libc/index.ts";

const place = iovec.alloc();

/**
 * Reads bytes from the page cache on this thread. Returns their number, or 0 when the cache has none or the
 * kernel does not support the check.
 */
export function readNow(fd: number, address: number, bytes: number, offset: number): number {
  place.iov_base = address;
  place.iov_len = bytes;
  return Math.max(0, Number(libc.preadv2(fd, place.pointer, 1, offset, RWF_NOWAIT)));
}

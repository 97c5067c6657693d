// File functions by descriptor, through the C library: the functions of a runtime may reject descriptors that
// it did not open.
import { readFileSync } from "node:fs";
import { libc, MFD_CLOEXEC, O_CLOEXEC, O_PATH, O_RDWR, SEEK_SET } from "../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";

/** Reads bytes at an offset. Returns undefined when the file is too short. */
export function readAt(fd: number, offset: number, count: number): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(new ArrayBuffer(count));
  return Number(libc.pread(fd, addressOf(bytes), count, offset)) === count ? bytes : undefined;
}

/** Writes bytes at an offset. `bytes` must own its buffer. */
export function writeAt(fd: number, offset: number, bytes: Uint8Array<ArrayBuffer>): void {
  libc.pwrite(fd, addressOf(bytes), bytes.length, offset);
}

function open(path: string, flags: number): number {
  const text = new TextEncoder().encode(`${path}\0`);
  const name = new Uint8Array(new ArrayBuffer(text.length));
  name.set(text);
  return libc.open(addressOf(name), flags | O_CLOEXEC, 0);
}

/** Opens the same file again with `offset` as its position and close-on-exec. Returns -1 on failure. */
export function reopenAt(fd: number, offset: number): number {
  const again = open(`/proc/self/fd/${fd}`, O_RDWR);
  if (again >= 0) libc.lseek(again, offset, SEEK_SET);
  return again;
}

/** Returns the mount id of a descriptor's file. The kernel reports it without asking a file system. */
function mountOf(fd: number): string | undefined {
  try {
    return /^mnt_id:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

let mountOfMemfds: string | undefined;

/** Returns true for a file on the kernel's internal mount of memfds. */
function isMemfd(fd: number): boolean {
  if (mountOfMemfds === undefined) {
    const name = new Uint8Array(new ArrayBuffer(1));
    const own = libc.memfd_create(addressOf(name), MFD_CLOEXEC);
    mountOfMemfds = mountOf(own);
    libc.close(own);
  }
  return mountOfMemfds !== undefined && mountOf(fd) === mountOfMemfds;
}

/**
 * Opens the memfd of another process by its path in /proc. Returns -1 for any other file and for a memfd that
 * can shrink. Opens with O_PATH first, because opening a file of a user-space file system could block.
 */
export function openMemory(path: string): number {
  const reference = open(path, O_PATH);
  if (reference < 0) return -1;
  const fd = isMemfd(reference) ? open(`/proc/self/fd/${reference}`, O_RDWR) : -1;
  libc.close(reference);
  if (fd < 0 || sealedBytes(fd) >= 0) return fd;
  libc.close(fd);
  return -1;
}

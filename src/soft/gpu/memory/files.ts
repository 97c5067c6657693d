// Files by their descriptor, through the C library: a runtime's own file functions need not know descriptors made elsewhere.
import { readFileSync } from "node:fs";
import { libc, MFD_CLOEXEC } from "../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";

const O_RDWR = 2;
const O_CLOEXEC = 0o2000000;
const O_PATH = 0o10000000;
const SEEK_SET = 0;

/** Bytes at an offset; undefined when they are not all there. */
export function readAt(fd: number, offset: number, count: number): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(new ArrayBuffer(count));
  return Number(libc.pread(fd, addressOf(bytes), count, offset)) === count ? bytes : undefined;
}

/** `bytes` must have a buffer of its own. */
export function writeAt(fd: number, offset: number, bytes: Uint8Array<ArrayBuffer>): void {
  libc.pwrite(fd, addressOf(bytes), bytes.length, offset);
}

function open(path: string, flags: number): number {
  const text = new TextEncoder().encode(`${path}\0`);
  const name = new Uint8Array(new ArrayBuffer(text.length));
  name.set(text);
  return libc.open(addressOf(name), flags | O_CLOEXEC, 0);
}

/** A descriptor of the same file with a position of its own, which is `offset`; closed by exec. -1 when there is none. */
export function reopenAt(fd: number, offset: number): number {
  const again = open(`/proc/self/fd/${fd}`, O_RDWR);
  if (again >= 0) libc.lseek(again, offset, SEEK_SET);
  return again;
}

/** The number of the mount that a descriptor's file is on: the kernel's own word, for which it asks no file system. */
function mountOf(fd: number): string | undefined {
  try {
    return /^mnt_id:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

let mountOfMemfds: string | undefined;

/** Is it on the mount that all memfds are on, and nothing else? */
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
 * Opens another process's memfd by the path in /proc that is its descriptor; -1 for any other file, and for one that can be shrunk. Only
 * a reference is taken before it is known what it is: a file system of somebody's own could let the opening wait for ever.
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

// Files by their descriptor, through the C library: a runtime's own file functions need not know descriptors made elsewhere.
import { libc } from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";

const SEEK_END = 2;
const O_RDWR = 2;
const O_CLOEXEC = 0o2000000;

/** Bytes of a file; below 0 for what is none. */
export const fileSize = (fd: number): number => Number(libc.lseek(fd, 0, SEEK_END));

/** Bytes at an offset; undefined when they are not all there. */
export function readAt(fd: number, offset: number, count: number): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(new ArrayBuffer(count));
  return Number(libc.pread(fd, addressOf(bytes), count, offset)) === count ? bytes : undefined;
}

/** `bytes` must have a buffer of its own. */
export function writeAt(fd: number, offset: number, bytes: Uint8Array<ArrayBuffer>): void {
  libc.pwrite(fd, addressOf(bytes), bytes.length, offset);
}

/** Opens a file for reading and writing; -1 when that cannot be. */
export function openFile(path: string): number {
  const text = new TextEncoder().encode(`${path}\0`);
  const name = new Uint8Array(new ArrayBuffer(text.length));
  name.set(text);
  return libc.open(addressOf(name), O_RDWR | O_CLOEXEC, 0);
}

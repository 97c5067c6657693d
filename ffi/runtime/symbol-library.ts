import { symbolImage } from "./symbol-image.ts";

/** C functions that the backend passes in while it is built. */
export interface ImageLibc {
  memfd_create(name: number, flags: number): number;
  write(fd: number, bytes: number, count: number | bigint): bigint;
  fcntl(fd: number, command: number, argument: number | bigint): number;
  close(fd: number): number;
}

export const imageLibcTable = {
  memfd_create: ["i32", "ptr", "u32"],
  write: ["i64", "i32", "ptr", "u64"],
  // fcntl is variadic. Its third argument is passed like any other on x86-64 and arm64.
  fcntl: ["i32", "i32", "i32", "i64"],
  close: ["i32", "i32"],
} as const;

const MFD_CLOEXEC = 1;
const MFD_ALLOW_SEALING = 2;
const F_ADD_SEALS = 1033;
/** F_SEAL_SEAL, F_SEAL_SHRINK, F_SEAL_GROW and F_SEAL_WRITE, so that the image cannot change. */
const ALL_SEALS = 15;

/**
 * Returns a spelling of /proc/self/fd/N that encodes the address: "/" for each 0 bit, "/." for each 1. For a
 * path that any thread loaded before, glibc returns the earlier library. Descriptor numbers repeat, and this
 * spelling repeats only for the same address.
 */
export function imagePath(fd: number, address: number): string {
  const spelling = [...address.toString(2)].map((bit) => (bit === "1" ? "/." : "/")).join("");
  return `/proc/self/fd${spelling}/${fd}`;
}

/** Loads an image that names `address` "f". `load` gets the path and must have opened it when it returns. */
export function withSymbolLibrary<T>(
  address: number,
  arch: string,
  libc: ImageLibc,
  addressOf: (buffer: ArrayBuffer) => number,
  load: (path: string) => T,
): T {
  const image = symbolImage(address, arch);
  const name = new TextEncoder().encode("doorbell\0");
  const fd = libc.memfd_create(addressOf(name.buffer), MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0)
    throw new Error("memfd_create failed: too many open files? A function pointer needs one to be bound");
  try {
    if (libc.write(fd, addressOf(image.buffer), image.length) !== BigInt(image.length)) {
      throw new Error("writing a symbol image to a memfd failed");
    }
    libc.fcntl(fd, F_ADD_SEALS, ALL_SEALS);
    return load(imagePath(fd, address));
  } finally {
    libc.close(fd);
  }
}

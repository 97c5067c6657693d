import { symbolImage } from "./symbol-image.ts";

/** The C functions this needs, given by the backend that is being built. */
export interface ImageLibc {
  memfd_create(name: number, flags: number): number;
  write(fd: number, bytes: number, count: number | bigint): bigint;
  close(fd: number): number;
}

const timesUsed = new Map<number, number>();

/**
 * Loads an image that names `address` "f": `load` gets the path and must have it open when it returns.
 * glibc finds loaded libraries by path, so a path that a reused descriptor number gives again is spelt differently.
 */
export function withSymbolLibrary<T>(
  address: number,
  arch: string,
  libc: ImageLibc,
  addressOf: (view: ArrayBufferView) => number,
  load: (path: string) => T,
): T {
  const image = symbolImage(address, arch);
  const fd = libc.memfd_create(addressOf(new Uint8Array(new ArrayBuffer(8))), 1);
  if (fd < 0) throw new Error("memfd_create failed: cannot call a function pointer");
  try {
    if (libc.write(fd, addressOf(image), image.length) !== BigInt(image.length)) {
      throw new Error("writing a symbol image to a memfd failed");
    }
    const used = timesUsed.get(fd) ?? 0;
    timesUsed.set(fd, used + 1);
    return load(`/proc/self/fd/${"./".repeat(used % 1500)}${"/".repeat(Math.floor(used / 1500))}${fd}`);
  } finally {
    libc.close(fd);
  }
}

export const imageLibcTable = {
  memfd_create: ["i32", "ptr", "u32"],
  write: ["i64", "i32", "ptr", "u64"],
  close: ["i32", "i32"],
} as const;

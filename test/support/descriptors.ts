import { readdirSync, readlinkSync } from "node:fs";
import {
  F_ADD_SEALS,
  F_GET_SEALS,
  F_SEAL_GROW,
  F_SEAL_SEAL,
  F_SEAL_SHRINK,
  libc,
  MFD_ALLOW_SEALING,
  MFD_CLOEXEC,
} from "../../ffi/libc/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";

const name = new Uint8Array(new ArrayBuffer(8));
name.set(new TextEncoder().encode("hostile"));

/** Creates a memfd of `bytes` bytes, sealed against size changes when `sealed` is true. */
export function memfd(bytes: number, sealed: boolean): number {
  const fd = libc.memfd_create(addressOf(name), MFD_CLOEXEC | MFD_ALLOW_SEALING);
  libc.ftruncate(fd, bytes);
  if (sealed) libc.fcntl(fd, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW);
  return fd;
}

/** Returns the number of descriptors of this process. */
export const descriptorCount = (): number => readdirSync("/proc/self/fd").length;

/**
 * Returns the memory descriptors of this process. `stays` is true when the seals forbid shrinking and further
 * seals.
 */
export function memfds(): { readonly fd: number; readonly name: string; readonly stays: boolean }[] {
  const found: { fd: number; name: string; stays: boolean }[] = [];
  for (const entry of readdirSync("/proc/self/fd")) {
    try {
      const target = readlinkSync(`/proc/self/fd/${entry}`);
      if (!target.startsWith("/memfd:doorbell")) continue;
      const seals = libc.fcntl(Number(entry), F_GET_SEALS, 0);
      const wanted = F_SEAL_SHRINK | F_SEAL_SEAL;
      found.push({ fd: Number(entry), name: target, stays: (seals & wanted) === wanted });
    } catch {
      // The descriptor that listed the folder is already closed.
    }
  }
  return found;
}

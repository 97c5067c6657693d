import { statSync } from "node:fs";

/** Which file a descriptor is of; -1 when it is none. By its path: Deno's `fstat` knows only descriptors that Deno opened. */
export function inodeOf(fd: number): number {
  try {
    return statSync(`/proc/self/fd/${fd}`).ino;
  } catch {
    return -1;
  }
}

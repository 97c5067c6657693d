import { statSync } from "node:fs";

/**
 * Returns the inode of a descriptor's file, or -1 for an invalid descriptor. It uses the path in /proc,
 * because Deno's `fstat` accepts only descriptors that Deno opened.
 */
export function inodeOf(fd: number): number {
  try {
    return statSync(`/proc/self/fd/${fd}`).ino;
  } catch {
    return -1;
  }
}

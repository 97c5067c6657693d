import { readFileSync } from "node:fs";
import { LibraryError } from "../errors.ts";

/** Returns the memory map of this process. */
function mapped(): string {
  try {
    return readFileSync("/proc/self/maps", "utf8");
  } catch {
    return "";
  }
}

/** Returns true when the C library of this process is musl (as on Alpine) and not glibc. */
export const isMusl = (maps: string = mapped()): boolean =>
  /\/(ld-musl-|libc\.musl-|[^/\s]*-linux-musl\/)/.test(maps);

/**
 * Returns the error to throw when the C library cannot be called: the given one, or one that names musl as
 * the cause.
 */
export function orMusl(error: unknown, maps?: string): unknown {
  if (!isMusl(maps)) return error;
  return new LibraryError(
    "libc.so.6",
    "this Linux uses musl instead of glibc, like Alpine, and this runtime cannot call C with musl",
    "Use Bun's build for musl (oven/bun:alpine), or an image with glibc, such as debian or ubuntu.",
  );
}

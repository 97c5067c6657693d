import { readFileSync } from "node:fs";
import { LibraryError } from "../errors.ts";

/** The files that this process has mapped. */
function mapped(): string {
  try {
    return readFileSync("/proc/self/maps", "utf8");
  } catch {
    return "";
  }
}

/** Is musl this process's C library (as on Alpine), and not glibc? */
export const isMusl = (maps: string = mapped()): boolean =>
  /\/(ld-musl-|libc\.musl-|[^/\s]*-linux-musl\/)/.test(maps);

/** What to say when the C library cannot be called: the error as it is, or that this runtime cannot with musl. */
export function orMusl(error: unknown, maps?: string): unknown {
  if (!isMusl(maps)) return error;
  return new LibraryError(
    "libc.so.6",
    "this Linux has musl instead of glibc (as Alpine has), where this runtime calls no C",
    "Bun's build for musl does (oven/bun:alpine); so does each runtime on an image with glibc: debian, ubuntu.",
  );
}

import { readdirSync } from "node:fs";
import { LibraryError } from "../errors.ts";

/** What libraries lie in /lib; none where it cannot be read. */
function systemLibraries(): string[] {
  try {
    return readdirSync("/lib");
  } catch {
    return [];
  }
}

/**
 * What to say when the C library cannot be called: the error as it is, or that this Linux has musl in glibc's place, whose loader
 * ignores what `dlopen` needs here.
 */
export function orMusl(error: unknown, libraries: readonly string[] = systemLibraries()): unknown {
  if (!libraries.some((name) => name.startsWith("ld-musl-"))) return error;
  return new LibraryError(
    "libc.so.6",
    "doorbell calls glibc, and this Linux has musl (as Alpine has)",
    "Use an image with glibc: debian, ubuntu, or oven/bun without -alpine.",
  );
}

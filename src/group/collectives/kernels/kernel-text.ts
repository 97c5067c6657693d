import process from "node:process";
import type { CollectiveType } from "../element.ts";
import { archive, names } from "./generated/ptx.ts";

/**
 * PTX module of the collectives: `collective.cu` or `combine.cu` for one element type, `moving.cu`, `fp8.cu`
 * or `captured.cu`.
 */
export type KernelModule =
  | `collective/${CollectiveType}`
  | `combine/${CollectiveType}`
  | "moving"
  | "fp8"
  | "captured";

const texts = new Map<string, string>();

/**
 * Decompresses the archive. The modules share most of their text, so one archive for all modules is much
 * smaller than separate archives.
 */
function decompress(): void {
  // Programs that run no collective never load zlib.
  const zlib = process.getBuiltinModule("node:zlib");
  const all = zlib.brotliDecompressSync(Buffer.from(archive, "base64")).toString("latin1").split("\0");
  // A text that replaceKernelText() has set is not overwritten.
  for (const [i, name] of names.entries()) if (!texts.has(name)) texts.set(name, all[i]!);
}

/** Returns the PTX of a module. The first call decompresses all modules. */
export function kernelText(name: KernelModule): string {
  if (texts.size < names.length) decompress();
  return texts.get(name)!;
}

/**
 * Replaces the PTX of a module in kernel sets that load it later. @internal Benchmarks compare variants of a
 * kernel this way.
 */
export function replaceKernelText(name: KernelModule, ptx: string): void {
  texts.set(name, ptx);
}

// Compiled kernels on disk, so that the first kernel of a process does not wait for a cold compiler.
import { join } from "node:path";
import process from "node:process";
import { cacheFolder, limitCache, nameOf, readCacheFile, writeCacheFile } from "../process/disk-cache.ts";
import { cacheKey } from "./cache-key.ts";
import { type Compiled, type CompileTarget, compileKernel, type KernelInput } from "./compile.ts";

/** Minimum time of a compilation that is written to disk, in milliseconds. */
const LEAST_MS = 5;
const MOST_ON_DISK = 64 * 2 ** 20;
/** Number of written files between two checks of the size of the cache. */
const WRITES_BETWEEN = 16;

let writes = 0;

/** Returns the folder of compiled kernels, or undefined when caching is off. */
function defaultFolder(): string | undefined {
  if (process.env["CUDA_CACHE_DISABLE"] === "1") return undefined;
  const all = cacheFolder();
  return all === undefined ? undefined : join(all, "kernels");
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Returns a compiled kernel from the disk, or compiles it. Throws KernelError with the position. */
export function cachedKernel(
  kernel: KernelInput,
  target: CompileTarget,
  {
    folder = defaultFolder(),
    leastMs = LEAST_MS,
  }: { readonly folder?: string; readonly leastMs?: number } = {},
): Compiled {
  const key = folder === undefined ? undefined : cacheKey(kernel, target);
  if (folder === undefined || key === undefined) return compileKernel(kernel, target);
  const name = nameOf(key);
  const found = readCacheFile<Omit<Compiled, "ptx">>(folder, name);
  if (found !== undefined) return { ...found.head, ptx: decoder.decode(found.body) };
  const begin = performance.now();
  const compiled = compileKernel(kernel, target);
  if (performance.now() - begin < leastMs) return compiled;
  const { ptx, ...head } = compiled;
  writeCacheFile(folder, name, { head, body: encoder.encode(ptx) });
  if (writes++ % WRITES_BETWEEN === 0) limitCache(folder, MOST_ON_DISK);
  return compiled;
}

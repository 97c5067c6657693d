import { cacheFolder, nameOf, readCacheFile, writeCacheFile } from "../../process/disk-cache.ts";

/** A cached compilation. */
export interface Compiled {
  readonly image: Uint8Array<ArrayBuffer>;
  readonly log: string;
  readonly symbols: Readonly<Record<string, string>>;
}

type Head = Omit<Compiled, "image">;

/** Returns a cached compilation, or undefined when there is none that can be trusted. */
export function readCached(key: readonly string[], chosen = cacheFolder()): Compiled | undefined {
  const found = chosen === undefined ? undefined : readCacheFile<Head>(chosen, nameOf(key));
  return found && { image: found.body, log: found.head.log, symbols: found.head.symbols };
}

/** Stores a compilation. */
export function writeCached(key: readonly string[], compiled: Compiled, chosen = cacheFolder()): void {
  const { image, log, symbols } = compiled;
  if (chosen !== undefined)
    writeCacheFile<Head>(chosen, nameOf(key), { head: { log, symbols }, body: image });
}

// Cache of compiled modules: the last ones in memory, and slow ones on disk.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import {
  cacheFolder,
  limitCache,
  nameOf,
  readCacheFile,
  writeCacheFile,
} from "../../../../process/disk-cache.ts";
import { abilities } from "../shared/abilities.ts";
import { type PortableProgram, portableProgram } from "./portable-module.ts";

/** Minimum length of a cached text, in characters. A shorter text compiles faster than it is looked up. */
const LEAST_CHARACTERS = 512;
/** Minimum compile time of a module that is written to disk, in milliseconds. */
const LEAST_MS = 3;
const MOST_IN_PROCESS = 16;
const MOST_ON_DISK = 256 * 2 ** 20;
/** Number of written files between two checks of the cache size. */
const WRITES_BETWEEN = 16;

type Head = Omit<PortableProgram, "code" | "globals"> & {
  readonly globals: { readonly bytes: number; readonly places: readonly (readonly [string, ByteSpan])[] };
};
type ByteSpan = { readonly offset: number; readonly bytes: number };

const inProcess = new Map<string, PortableProgram>();
let writes = 0;

/**
 * Returns the cache folder, or undefined when caching is off. CUDA_CACHE_DISABLE is a variable of NVIDIA's
 * driver.
 */
function folder(): string | undefined {
  if (process.env["CUDA_CACHE_DISABLE"] === "1") return undefined;
  const all = cacheFolder();
  return all === undefined ? undefined : join(all, "soft-gpu");
}

/** Returns the program of modules that are linked together, from the cache or compiled. Throws PtxError. */
export function programOf(texts: readonly string[]): PortableProgram {
  const folderPath = folder();
  if (folderPath === undefined || texts.reduce((sum, { length }) => sum + length, 0) < LEAST_CHARACTERS)
    return portableProgram(texts);
  const name = nameOf([compiler(), JSON.stringify(abilities), ...texts]);
  let found = inProcess.get(name) ?? read(folderPath, name);
  if (found === undefined) {
    const start = performance.now();
    found = portableProgram(texts);
    if (performance.now() - start >= LEAST_MS) write(folderPath, name, found);
  }
  remember(name, found);
  return found;
}

function remember(name: string, program: PortableProgram): void {
  inProcess.delete(name);
  inProcess.set(name, program);
  if (inProcess.size > MOST_IN_PROCESS) inProcess.delete(inProcess.keys().next().value!);
}

function read(folderPath: string, name: string): PortableProgram | undefined {
  const file = readCacheFile<Head>(folderPath, name);
  if (file === undefined) return undefined;
  const { globals, ...rest } = file.head;
  return {
    ...rest,
    globals: { bytes: globals.bytes, variables: new Map(globals.places) },
    code: file.body,
  };
}

function write(folderPath: string, name: string, { code, globals, ...rest }: PortableProgram): void {
  const { bytes, variables } = globals;
  writeCacheFile<Head>(folderPath, name, {
    head: { ...rest, globals: { bytes, places: [...variables] } },
    body: code,
  });
  if (writes++ % WRITES_BETWEEN === 0) limitCache(folderPath, MOST_ON_DISK);
}

let identity: string | undefined;

/** Returns the identity of the compiler: its source files, or the bundled program. */
function compiler(): string {
  identity ??= `soft-gpu ${stamps().join()}`;
  return identity;
}

function stamps(): string[] {
  const stamp = (path: string): string => {
    const { size, mtimeMs } = statSync(path);
    return `${path}:${size}:${mtimeMs}`;
  };
  try {
    const above = fileURLToPath(new URL("../../", import.meta.url).href);
    return ["ptx", "wasm", "kernels"].flatMap((room) =>
      readdirSync(join(above, room), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.[jt]s$/.test(file))
        .sort()
        .map((file) => stamp(join(above, room, file))),
    );
  } catch {
    // A bundled program has no source files: the program itself is the identity.
    const { argv, execPath } = process;
    return [argv[1], execPath].map((path) => (path !== undefined && existsSync(path) ? stamp(path) : ""));
  }
}

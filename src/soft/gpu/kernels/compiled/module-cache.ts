// Compiled modules are kept: the last ones in this process, and those that took long on disk, for the next one.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { cacheFolder, limitKept, nameOf, readKept, writeKept } from "../../../../disk-cache.ts";
import { abilities } from "../abilities.ts";
import { type PortableProgram, portableProgram } from "./portable.ts";

/** Shorter text is compiled sooner than it is looked up. */
const LEAST_CHARACTERS = 512;
/** What was compiled in less is not written. */
const LEAST_MS = 3;
const MOST_IN_PROCESS = 16;
const MOST_ON_DISK = 256 * 2 ** 20;
/** Files written between two looks at how much there is. */
const WRITES_BETWEEN = 16;

type Head = Omit<PortableProgram, "code" | "globals"> & {
  readonly globals: { readonly bytes: number; readonly places: readonly (readonly [string, Place])[] };
};
type Place = { readonly offset: number; readonly bytes: number };

const inProcess = new Map<string, PortableProgram>();
let writes = 0;

/** The folder; undefined when nothing is to be kept. CUDA_CACHE_DISABLE is the variable of NVIDIA's driver. */
function folder(): string | undefined {
  if (process.env["CUDA_CACHE_DISABLE"] === "1") return undefined;
  const all = cacheFolder();
  return all === undefined ? undefined : join(all, "soft-gpu");
}

/** The program of modules that belong together: kept, or compiled now. PtxError for what cannot be. */
export function programOf(texts: readonly string[]): PortableProgram {
  const kept = folder();
  if (kept === undefined || texts.reduce((sum, { length }) => sum + length, 0) < LEAST_CHARACTERS)
    return portableProgram(texts);
  const name = nameOf([compiler(), JSON.stringify(abilities), ...texts]);
  let found = inProcess.get(name) ?? read(kept, name);
  if (found === undefined) {
    const start = performance.now();
    found = portableProgram(texts);
    if (performance.now() - start >= LEAST_MS) write(kept, name, found);
  }
  remember(name, found);
  return found;
}

function remember(name: string, program: PortableProgram): void {
  inProcess.delete(name);
  inProcess.set(name, program);
  if (inProcess.size > MOST_IN_PROCESS) inProcess.delete(inProcess.keys().next().value!);
}

function read(kept: string, name: string): PortableProgram | undefined {
  const file = readKept<Head>(kept, name);
  if (file === undefined) return undefined;
  const { globals, ...rest } = file.head;
  return {
    ...rest,
    globals: { bytes: globals.bytes, places: new Map(globals.places) },
    code: file.body,
  };
}

function write(kept: string, name: string, { code, globals, ...rest }: PortableProgram): void {
  const { bytes, places } = globals;
  writeKept<Head>(kept, name, { head: { ...rest, globals: { bytes, places: [...places] } }, body: code });
  if (writes++ % WRITES_BETWEEN === 0) limitKept(kept, MOST_ON_DISK);
}

let identity: string | undefined;

/** Which compiler this is: its files as they are here, or the program that it was bundled into. */
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
        .filter((file) => file.endsWith(".ts"))
        .sort()
        .map((file) => stamp(join(above, room, file))),
    );
  } catch {
    // Bundled: the program, which an executable may have inside.
    const { argv, execPath } = process;
    return [argv[1], execPath].map((path) => (path !== undefined && existsSync(path) ? stamp(path) : ""));
  }
}

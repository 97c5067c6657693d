import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** What is kept of a compilation. */
export interface Compiled {
  readonly image: Uint8Array<ArrayBuffer>;
  readonly log: string;
  readonly symbols: Readonly<Record<string, string>>;
}

const magic = "doorbell-cuda-1\n";

function folder(chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  const { env } = process;
  return (
    env["DOORBELL_CUDA_CACHE"] ?? join(env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "doorbell", "cuda")
  );
}

function fileOf(key: readonly string[], chosen: string | undefined): string {
  const hash = sha256();
  // Lengths keep ["ab", "c"] apart from ["a", "bc"].
  for (const part of key) hash.update(`${part.length}:${part}`);
  return join(folder(chosen), hash.digest("hex"));
}

/** A kept compilation; undefined when there is none, or when the file is not whole. */
export function readCached(key: readonly string[], chosen?: string): Compiled | undefined {
  try {
    const bytes = readFileSync(fileOf(key, chosen));
    const headEnd = bytes.indexOf(10, magic.length);
    if (bytes.toString("latin1", 0, magic.length) !== magic || headEnd < 0) return undefined;
    const head = JSON.parse(bytes.toString("utf8", magic.length, headEnd)) as Omit<Compiled, "image"> & {
      bytes: number;
      sha256: string;
    };
    const body = bytes.subarray(headEnd + 1);
    if (body.length !== head.bytes || digest(body) !== head.sha256) return undefined;
    const image = new Uint8Array(new ArrayBuffer(body.length));
    image.set(body);
    return { image, log: head.log, symbols: head.symbols };
  } catch {
    return undefined; // nothing there, or not readable: compile
  }
}

/** Keeps a compilation; a cache that cannot be written is no error. The file appears whole or not at all. */
export function writeCached(key: readonly string[], compiled: Compiled, chosen?: string): void {
  const file = fileOf(key, chosen);
  const { image, log, symbols } = compiled;
  const head = JSON.stringify({ log, symbols, bytes: image.length, sha256: digest(image) });
  try {
    mkdirSync(folder(chosen), { recursive: true, mode: 0o700 });
    const partial = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(partial, Buffer.concat([Buffer.from(`${magic}${head}\n`), image]), { mode: 0o600 });
    renameSync(partial, file);
  } catch {
    // A read-only home: every run compiles.
  }
}

const sha256 = () => process.getBuiltinModule("node:crypto").createHash("sha256");
const digest = (bytes: Uint8Array): string => sha256().update(bytes).digest("hex");

// Cache of computed results in files of the user. The name of a file is the hash of its inputs.
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { makeFolder } from "./make-folder.ts";

/** Content of one cache file: a JSON header and bytes. */
export interface CachedFile<Head> {
  readonly head: Head;
  readonly body: Uint8Array<ArrayBuffer>;
}

const MAGIC = "doorbell-kept-1\n";
const DIGEST_CHARACTERS = 64;
const OTHERS_WRITE = 0o022;
const DAY_MS = 86_400_000;

/**
 * Returns the cache folder: DOORBELL_CUDA_CACHE, or ~/.cache/doorbell/cuda. Returns undefined when the
 * variable is `off`.
 */
export function cacheFolder(): string | undefined {
  const { env } = process;
  const chosen = env["DOORBELL_CUDA_CACHE"];
  if (chosen === "off") return undefined;
  return chosen ?? join(env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "doorbell", "cuda");
}

const sha256 = () => process.getBuiltinModule("node:crypto").createHash("sha256");

/** Returns the file name for the inputs of a result. */
export function nameOf(key: readonly string[]): string {
  const hash = sha256();
  // Lengths keep ["ab", "c"] apart from ["a", "bc"].
  for (const part of key) hash.update(`${part.length}:${part}`);
  return hash.digest("hex");
}

/** Returns the checksum of a file. The name is part of the checksum, so a renamed file is rejected. */
const digest = (name: string, content: Uint8Array): string =>
  sha256().update(name).update(content).digest("hex");

/**
 * Reads a cache file. Returns undefined when the file is missing or incomplete, or when another user could
 * have written it.
 */
export function readCacheFile<Head>(folder: string, name: string): CachedFile<Head> | undefined {
  const path = join(folder, name);
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const { uid, mode, mtimeMs } = fstatSync(file);
    if (uid !== process.geteuid?.() || (mode & OTHERS_WRITE) !== 0) return undefined;
    const bytes = readFileSync(file);
    const start = MAGIC.length + DIGEST_CHARACTERS;
    const content = bytes.subarray(start);
    if (bytes.toString("latin1", 0, start) !== MAGIC + digest(name, content)) return undefined;
    const end = content.indexOf(10);
    const head = JSON.parse(content.toString("utf8", 0, end)) as Head;
    const body = new Uint8Array(new ArrayBuffer(content.length - end - 1));
    body.set(content.subarray(end + 1));
    // A recent modification time protects the file from limitCache().
    if (Date.now() - mtimeMs > DAY_MS) utimesSync(path, new Date(), new Date());
    return { head, body };
  } catch {
    return undefined; // Without a readable file, the caller computes the result.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * Writes a cache file. The file appears complete or not at all, even when several processes write it. A
 * failure to write is ignored.
 */
export function writeCacheFile<Head>(folder: string, name: string, { head, body }: CachedFile<Head>): void {
  const path = join(folder, name);
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
  try {
    makeFolder(folder);
    const partial = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(partial, Buffer.concat([Buffer.from(MAGIC + digest(name, content)), content]), {
      mode: 0o600,
    });
    renameSync(partial, path);
  } catch {
    // The home folder is read-only: every run computes its results.
  }
}

/**
 * Deletes the least recently used files when the files of a folder exceed `bytes`, until at most half of
 * `bytes` remains.
 */
export function limitCache(folder: string, bytes: number): void {
  try {
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => {
        const path = join(folder, name);
        const { size, mtimeMs } = statSync(path);
        return { path, size, mtimeMs };
      })
      .sort((a, b) => a.mtimeMs - b.mtimeMs);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= bytes) return;
    for (const { path, size } of files) {
      if (total <= bytes / 2) return;
      unlinkSync(path);
      total -= size;
    }
  } catch {
    // Another process cleans the folder at the same time.
  }
}

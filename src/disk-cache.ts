// What was computed once is kept in files of the user's, each under the hash of what it was made from.
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

/** What one file keeps: some JSON, and bytes. */
export interface Kept<Head> {
  readonly head: Head;
  readonly body: Uint8Array<ArrayBuffer>;
}

const MAGIC = "doorbell-kept-1\n";
const DIGEST_CHARACTERS = 64;
const OTHERS_WRITE = 0o022;
const DAY_MS = 86_400_000;

/** The folder that is meant: DOORBELL_CUDA_CACHE, or ~/.cache/doorbell/cuda. Undefined where the variable says `off`. */
export function cacheFolder(): string | undefined {
  const { env } = process;
  const chosen = env["DOORBELL_CUDA_CACHE"];
  if (chosen === "off") return undefined;
  return chosen ?? join(env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "doorbell", "cuda");
}

const sha256 = () => process.getBuiltinModule("node:crypto").createHash("sha256");

/** One name for all that a result depends on. */
export function nameOf(key: readonly string[]): string {
  const hash = sha256();
  // Lengths keep ["ab", "c"] apart from ["a", "bc"].
  for (const part of key) hash.update(`${part.length}:${part}`);
  return hash.digest("hex");
}

/** The name is part of it: a file that was given another's name is not taken for it. */
const digest = (name: string, content: Uint8Array): string =>
  sha256().update(name).update(content).digest("hex");

/** What is kept under a name; undefined when there is nothing, when it is not whole, or when another user may have written it. */
export function readKept<Head>(folder: string, name: string): Kept<Head> | undefined {
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
    // What is used stays.
    if (Date.now() - mtimeMs > DAY_MS) utimesSync(path, new Date(), new Date());
    return { head, body };
  } catch {
    return undefined; // nothing there, or not readable: it is computed
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Keeps something; a cache that cannot be written is no error. The file appears whole or not at all, whoever else writes it. */
export function writeKept<Head>(folder: string, name: string, { head, body }: Kept<Head>): void {
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
    // A read-only home: every run computes.
  }
}

/** Removes what was not used for longest until a folder's files take at most half of `bytes`, when they take more than `bytes`. */
export function limitKept(folder: string, bytes: number): void {
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
    // Another process clears it at the same time.
  }
}

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { makeFolder } from "../../process/make-folder.ts";

/** Settings of the transfer pipeline. */
export interface Settings {
  readonly engine: "io_uring" | "threads";
  readonly pieceBytes: number;
  /** Number of chunks in progress at once. */
  readonly depth: number;
}

let cached: Record<string, Settings> | undefined;

const file = (): string =>
  process.env["DOORBELL_STORAGE_CACHE"] ??
  join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "doorbell", "storage.json");

function isSettings(value: unknown): value is Settings {
  const { engine, pieceBytes, depth } = (value ?? {}) as Partial<Settings>;
  const sound = (number: unknown, most: number) =>
    Number.isInteger(number) && Number(number) > 0 && Number(number) <= most;
  return (
    (engine === "io_uring" || engine === "threads") &&
    sound(pieceBytes, 64 << 20) &&
    Number(pieceBytes) % 4096 === 0 &&
    sound(depth, 64)
  );
}

function load(): Record<string, Settings> {
  if (cached !== undefined) return cached;
  cached = {};
  try {
    const stored = JSON.parse(readFileSync(file(), "utf8")) as Record<string, unknown>;
    for (const [key, value] of Object.entries(stored)) if (isSettings(value)) cached[key] = value;
  } catch {
    // A missing or unreadable cache means that the settings are measured.
  }
  return cached;
}

/** Returns the best settings that this process or an earlier one measured. */
export const cachedSettings = (key: string): Settings | undefined => load()[key];

/** Stores the settings for this process and later ones. */
export function cacheSettings(key: string, settings: Settings): void {
  const all = { ...load(), [key]: settings };
  cached = all;
  try {
    const path = file();
    makeFolder(dirname(path));
    const partial = `${path}.${process.pid}`;
    writeFileSync(partial, `${JSON.stringify(all, undefined, 1)}\n`, { mode: 0o600 });
    renameSync(partial, path);
  } catch {
    // Failing to write the cache is not an error, since the next process measures again.
  }
}

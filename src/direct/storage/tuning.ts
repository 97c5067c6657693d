import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { uringOrReason } from "./io/engines.ts";

/** How our own pipeline runs. */
export interface Settings {
  readonly engine: "io_uring" | "threads";
  readonly pieceBytes: number;
  /** Pieces at once. */
  readonly depth: number;
}

/** Transfers are measured in parts of this size; smaller ones run with what is known. */
export const trialBytes = 32 << 20;

const MiB = 1 << 20;

/** What is tried, the first of them being what holds until something is known. */
function candidates(): readonly Settings[] {
  const own = typeof uringOrReason() === "string" ? ("threads" as const) : ("io_uring" as const);
  const shapes = [
    [own, 2, 8],
    [own, 1, 8],
    [own, 4, 4],
    [own, 4, 8],
    [own, 8, 4],
    [own, 4, 2],
    ...(own === "threads"
      ? []
      : ([
          ["threads", 2, 8],
          ["threads", 4, 4],
        ] as const)),
  ] as const;
  return shapes.map(([engine, megabytes, depth]) => ({ engine, pieceBytes: megabytes * MiB, depth }));
}

interface Trials {
  /** Each of them twice, one round after the other: disks differ from moment to moment. */
  readonly tried: readonly Settings[];
  readonly speeds: number[];
  warm: boolean;
}

const running = new Map<string, Trials>();
let kept: Record<string, Settings> | undefined;

const file = (): string =>
  process.env["DOORBELL_STORAGE_CACHE"] ??
  join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "doorbell", "storage.json");

function isSettings(value: unknown): value is Settings {
  const { engine, pieceBytes, depth } = (value ?? {}) as Partial<Settings>;
  const sound = (number: unknown, most: number) =>
    Number.isInteger(number) && Number(number) > 0 && Number(number) <= most;
  return (
    (engine === "io_uring" || engine === "threads") &&
    sound(pieceBytes, 64 * MiB) &&
    Number(pieceBytes) % 4096 === 0 &&
    sound(depth, 64)
  );
}

function load(): Record<string, Settings> {
  if (kept !== undefined) return kept;
  kept = {};
  try {
    const stored = JSON.parse(readFileSync(file(), "utf8")) as Record<string, unknown>;
    for (const [key, value] of Object.entries(stored)) if (isSettings(value)) kept[key] = value;
  } catch {
    // Nothing was kept, or it is not ours: measure.
  }
  return kept;
}

function keep(key: string, settings: Settings): void {
  const all = { ...load(), [key]: settings };
  kept = all;
  try {
    const path = file();
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const partial = `${path}.${process.pid}`;
    writeFileSync(partial, `${JSON.stringify(all, undefined, 1)}\n`, { mode: 0o600 });
    renameSync(partial, path);
  } catch {
    // A cache that cannot be written is no error: the next process measures again.
  }
}

/** What a transfer of this kind runs with, and whether its parts are to be measured. */
export function settingsFor(key: string): { readonly settings: Settings; readonly trial: boolean } {
  const known = load()[key];
  if (known !== undefined && (known.engine === "threads" || typeof uringOrReason() !== "string"))
    return { settings: known, trial: false };
  let trials = running.get(key);
  if (trials === undefined) {
    const all = candidates();
    running.set(key, (trials = { tried: [...all, ...all], speeds: [], warm: false }));
  }
  return { settings: trials.tried[trials.speeds.length] ?? trials.tried[0]!, trial: true };
}

/** A part was transferred with what {@link settingsFor} said. */
export function noteTrial(key: string, settings: Settings, bytes: number, milliseconds: number): void {
  const trials = running.get(key);
  if (trials === undefined || trials.tried[trials.speeds.length] !== settings) return;
  // The first part of all pays for what is touched for the first time.
  if (!trials.warm) {
    trials.warm = true;
    return;
  }
  trials.speeds.push(bytes / milliseconds);
  if (trials.speeds.length < trials.tried.length) return;
  const { tried, speeds } = trials;
  const half = tried.length / 2;
  const faster = Array.from({ length: half }, (_, i) => Math.max(speeds[i]!, speeds[i + half]!));
  const best = Math.max(...faster);
  // Within the noise the default stays.
  keep(key, tried[faster[0]! > best * 0.95 ? 0 : faster.indexOf(best)]!);
  running.delete(key);
}

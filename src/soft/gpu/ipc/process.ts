// Other processes: whether they live, and their open files.
import { readFileSync } from "node:fs";
import process from "node:process";
import { openMemory } from "../memory/files.ts";

/** When a process began, in clock ticks since boot; 0 when there is none. Tells a process from a later one with the same number. */
export function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended: its files and its work are gone.
    return fields[0] === "Z" || fields[0] === "X" ? 0 : Number(fields[19]);
  } catch {
    return 0;
  }
}

let own: number | undefined;

/** When this process began. */
export const ownStart = (): number => (own ??= startOf(process.pid));

export const isAlive = (pid: number, start: number): boolean => start !== 0 && startOf(pid) === start;

/** Opens another process's memory for this one; -1 when that process is gone or is not ours to look into, and for other files. */
export const openMemoryOf = (pid: number, fd: number): number => openMemory(`/proc/${pid}/fd/${fd}`);

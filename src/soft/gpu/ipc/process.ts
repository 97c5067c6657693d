// Other processes: start times and open files.
import { readFileSync } from "node:fs";
import process from "node:process";
import { openMemory } from "../memory/files.ts";

/**
 * Returns the start time of a process in clock ticks since boot, 0 when no such process runs. The start time
 * distinguishes processes that reuse a process id.
 */
export function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has exited: its files are closed.
    return fields[0] === "Z" || fields[0] === "X" ? 0 : Number(fields[19]);
  } catch {
    return 0;
  }
}

let own: number | undefined;

/** Returns the start time of this process. */
export const ownStart = (): number => (own ??= startOf(process.pid));

export const isAlive = (pid: number, start: number): boolean => start !== 0 && startOf(pid) === start;

/**
 * Opens the memory file of another process. Returns -1 when the process has exited, is not accessible, or the
 * file is not a memory file.
 */
export const openMemoryOf = (pid: number, fd: number): number => openMemory(`/proc/${pid}/fd/${fd}`);

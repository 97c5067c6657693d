import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (codeOf(error) !== "EEXIST" || !isFolder(path)) throw error;
  }
}

/**
 * Creates a folder and its missing parents, as `mkdir -p` does. Node's `{ recursive: true }` never returns
 * below a folder that accepts no new entries, such as /proc.
 */
export function makeFolder(path: string, mode = 0o700): void {
  try {
    makeOne(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) !== "ENOENT" || parent === path) throw error;
    if (!isFolder(parent)) makeFolder(parent, mode);
    makeOne(path, mode);
  }
}

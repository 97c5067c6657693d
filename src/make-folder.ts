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
 * Makes a folder and those that it lies in, as far as they are not there (`mkdir -p`). Not by `{ recursive: true }`: where a folder is
 * there and takes no new ones, as /proc, Node tries for ever.
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

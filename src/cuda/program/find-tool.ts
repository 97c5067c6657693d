// Finds programs on the PATH.
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

/** A program. Its identity changes with its file, so that cached output of an older version is not used. */
export interface Tool {
  readonly path: string;
  readonly identity: string;
}

/** Returns the program that a variable names, or the first of that name on the PATH, or undefined. */
export function findTool(name: string, variable: string): Tool | undefined {
  const named = process.env[variable];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const path of named ? [named] : folders.map((folder) => join(folder, name))) {
    try {
      accessSync(path, constants.X_OK);
      const { size, mtimeMs } = statSync(path);
      return { path, identity: `${realpathSync(path)} ${size} ${mtimeMs}` };
    } catch {
      // The file is missing or not executable.
    }
  }
  return undefined;
}

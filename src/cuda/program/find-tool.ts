// Programs on the PATH.
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

/** A program; what it is changes with its file, so that what it made before is not taken for the new one's. */
export interface Tool {
  readonly path: string;
  readonly identity: string;
}

/** The first program of that name on the PATH, or the one that a variable names; undefined when there is none. */
export function findTool(name: string, variable: string): Tool | undefined {
  const named = process.env[variable];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const path of named ? [named] : folders.map((folder) => join(folder, name))) {
    try {
      accessSync(path, constants.X_OK);
      const { size, mtimeMs } = statSync(path);
      return { path, identity: `${realpathSync(path)} ${size} ${mtimeMs}` };
    } catch {
      // Not there, or no program.
    }
  }
  return undefined;
}

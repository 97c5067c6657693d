import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../process/make-folder.ts";
import { stateFolder } from "./state-folder.ts";

const most = 1000;

/**
 * Returns the inputs of earlier sessions, the newest first, as readline expects them. Returns none when the
 * file cannot be read.
 */
export function readHistory(): string[] {
  try {
    return readFileSync(join(stateFolder(), "history"), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .reverse();
  } catch {
    return [];
  }
}

/** Stores the inputs for the next session. A folder that is not writable only loses the history. */
export function writeHistory(newestFirst: readonly string[]): void {
  try {
    makeFolder(stateFolder());
    const text = newestFirst.slice(0, most).toReversed().join("\n");
    writeFileSync(join(stateFolder(), "history"), `${text}\n`, { mode: 0o600 });
  } catch {
    // The session ends here, so the error is ignored.
  }
}

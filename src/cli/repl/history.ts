import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../make-folder.ts";
import { stateFolder } from "./state-folder.ts";

const most = 1000;

/** The inputs of earlier sessions, the last one first, as readline has them; none where the file cannot be read. */
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

/** Keeps them for the next session; a folder that cannot be written costs no more than the history. */
export function writeHistory(newestFirst: readonly string[]): void {
  try {
    makeFolder(stateFolder());
    const text = newestFirst.slice(0, most).toReversed().join("\n");
    writeFileSync(join(stateFolder(), "history"), `${text}\n`, { mode: 0o600 });
  } catch {
    // Nothing to be done about it at the end of a session.
  }
}

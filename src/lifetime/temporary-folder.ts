import { mkdtempSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DoorbellError, systemHint } from "../errors.ts";

/**
 * A new folder in TMPDIR that this user alone may read. DoorbellError when there can be none: the folder is missing, full, or not this
 * user's to write.
 */
export function temporaryFolder(prefix: string): string {
  const parent = tmpdir();
  try {
    return mkdtempSync(join(parent, prefix));
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    const hint = systemHint(code) || "TMPDIR must name a folder that this user may write.";
    throw new DoorbellError(`no temporary folder in ${parent}: ${code}`, hint, { cause: error });
  }
}

/** Takes it away with the file in it, if they are there. Two calls of the system: `rmSync` takes milliseconds of a busy processor. */
export function removeTemporaryFolder(folder: string, file: string): void {
  try {
    unlinkSync(join(folder, file));
    rmdirSync(folder);
  } catch {
    // Something else is in it, or somebody was first.
    rmSync(folder, { recursive: true, force: true });
  }
}

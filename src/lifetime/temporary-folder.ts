import { mkdtempSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DoorbellError, systemHint } from "../errors.ts";

/**
 * Creates a folder in TMPDIR that only this user may read. Throws DoorbellError when TMPDIR is missing, full
 * or not writable.
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

/**
 * Removes the folder and the file in it, if they exist. It uses two system calls, because `rmSync` is slow on
 * a busy processor.
 */
export function removeTemporaryFolder(folder: string, file: string): void {
  try {
    unlinkSync(join(folder, file));
    rmdirSync(folder);
  } catch {
    // The folder has other files, or another process removed it first.
    rmSync(folder, { recursive: true, force: true });
  }
}

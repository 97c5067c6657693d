import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, realpathSync } from "node:fs";
import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import { softDiskFile, softDiskHint } from "../topology/soft-disk.ts";
import { BLOCK_BYTES } from "./identify.ts";

/** An open file with the blocks of the soft disk. */
export interface DiskImage {
  readonly fd: number;
  readonly bytes: number;
  readonly isWritable: boolean;
  /** Text that is the same for the same file. */
  readonly serial: string;
}

/**
 * Opens the file that the environment names.
 *
 * @throws DoorbellError for a missing file, and for one whose length is not a multiple of a block.
 */
export function openDiskImage(): DiskImage {
  const path = softDiskFile() ?? "";
  const opened = openFile(path);
  try {
    const found = fstatSync(opened.fd);
    if (!found.isFile() || found.size === 0 || found.size % BLOCK_BYTES !== 0)
      throw new DoorbellError(
        `DOORBELL_SOFT_DISK: ${shown(path)} ${found.isFile() ? `has ${found.size} bytes` : "is not a file"}. A soft disk is a file of a positive multiple of ${BLOCK_BYTES} bytes`,
        softDiskHint,
      );
    const serial = createHash("sha256").update(realpathSync(path)).digest("hex").slice(0, 16);
    return { ...opened, bytes: found.size, serial };
  } catch (error) {
    closeSync(opened.fd);
    throw error;
  }
}

function openFile(path: string): { readonly fd: number; readonly isWritable: boolean } {
  // A named pipe would block without this flag.
  const flags = constants.O_NONBLOCK;
  try {
    return { fd: openSync(path, constants.O_RDWR | flags), isWritable: true };
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (code === "EACCES" || code === "EROFS") {
      try {
        return { fd: openSync(path, constants.O_RDONLY | flags), isWritable: false };
      } catch {
        // The first error says more.
      }
    }
    throw new DoorbellError(
      `the file of DOORBELL_SOFT_DISK cannot be opened, ${shown(path)}: ${code}`,
      softDiskHint,
    );
  }
}

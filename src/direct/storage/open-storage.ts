import { closeSync, constants, openSync } from "node:fs";
import { Errno, F_SETFL, libc } from "../../../ffi/libc/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, checkValue, text } from "../../arguments/index.ts";
import { StorageError } from "./pipeline/storage-error.ts";
import { StorageFile } from "./storage-file.ts";
import { type StorageOptions, storageOptions } from "./storage-options.ts";

const paths = text("a file's path");

/**
 * Opens a file (or a disk, `/dev/nvme0n1`) for transfers to and from GPU memory and host memory. Throws
 * StorageError when it cannot be opened.
 *
 * Transfers bypass the page cache where the file system supports that, unless `{ direct: false }` is set.
 *
 * @example
 * await using file = await openStorage(path, { write: true, create: true });
 * const { path: way, reason } = await file.write(buffer);
 */
export async function openStorage(path: string, options?: StorageOptions): Promise<StorageFile> {
  if (arguments.length > 2) throw extraArguments("openStorage", ["path", "options"], arguments.length);
  checkValue("openStorage: path", paths, path);
  const checked = checkOptions(storageOptions, "openStorage", options);
  const { write, create, truncate, direct, pieceBytes } = checked;
  if (pieceBytes !== undefined && pieceBytes % 4096 !== 0)
    throw new RangeError(`openStorage: pieceBytes is ${pieceBytes}. Use a multiple of 4096`);
  if ((create || truncate) && !write)
    throw new TypeError("openStorage: create and truncate are for writing. Add { write: true }");
  const { O_RDONLY, O_RDWR, O_CREAT, O_TRUNC, O_DIRECT, O_NONBLOCK } = constants;
  const mode = write ? O_RDWR : O_RDONLY;
  // O_NONBLOCK, because opening a FIFO without a writer would block the process.
  const fd = opened(path, mode | O_NONBLOCK | (create ? O_CREAT : 0) | (truncate ? O_TRUNC : 0));
  let directFd = -1;
  let reason = direct ? "" : "the file was opened with direct: false";
  try {
    // Opened through the descriptor, because the path may lead to another file by now.
    if (direct) directFd = opened(`/proc/self/fd/${fd}`, mode | O_NONBLOCK | O_DIRECT);
  } catch (error) {
    if (!(error instanceof StorageError) || error.code !== "EINVAL") {
      closeSync(fd);
      throw error;
    }
    reason = "the file system has no O_DIRECT";
  }
  return new StorageFile(path, checked, { fd, directFd, reason });
}

function opened(path: string, flags: number): number {
  try {
    const fd = openSync(path, flags, 0o666);
    // cuFile refuses descriptors with flags that it does not support.
    libc.fcntl(fd, F_SETFL, flags & constants.O_DIRECT);
    return fd;
  } catch (error) {
    const { errno, code } = error as NodeJS.ErrnoException;
    const number =
      code !== undefined && code in Errno ? Errno[code as keyof typeof Errno] : Math.abs(errno ?? 5);
    throw new StorageError("open", path, number);
  }
}

import { existsSync, lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import {
  AF_UNIX,
  Errno,
  errno,
  libc,
  SOCK_CLOEXEC,
  SOCK_DGRAM,
  sockaddr_un,
} from "../../../ffi/libc/index.ts";
import { removeTemporaryFolder, temporaryFolder } from "../../lifetime/temporary-folder.ts";

// Folders of sockets in TMPDIR. A folder must not stay after its process exited without closing, or was
// killed.

/** Longest path of a Unix socket, in bytes without the NUL. */
export const mostPathBytes = 107;

const fileName = "socket";
const ofASocket = /^doorbell-\d+-[A-Za-z0-9]{6}$/;
const open = new Set<string>();
let prepared = false;

/** Makes a folder for a socket. Returns the folder and the path of the socket's file in it. */
export function makeSocketFolder(): { readonly folder: string; readonly path: string } {
  if (!prepared) {
    prepared = true;
    process.once("exit", () => open.forEach(removeSocketFolder));
    removeAbandoned();
  }
  const folder = temporaryFolder(`doorbell-${process.pid}-`);
  open.add(folder);
  return { folder, path: join(folder, fileName) };
}

/** Removes a folder with its socket's file. */
export function removeSocketFolder(folder: string): void {
  open.delete(folder);
  removeTemporaryFolder(folder, fileName);
}

/**
 * Removes folders of killed processes of this user: sockets that no process has open, in any PID namespace.
 */
function removeAbandoned(): void {
  const fd = libc.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return;
  try {
    for (const entry of readdirSync(tmpdir())) {
      const folder = join(tmpdir(), entry);
      if (ofASocket.test(entry) && isOurs(folder) && isAbandoned(fd, join(folder, fileName))) {
        unlinkSync(join(folder, fileName));
        rmdirSync(folder);
      }
    }
  } catch {
    // Another process started to remove the folder first. It, or the next process, removes the rest.
  } finally {
    libc.close(fd);
  }
}

function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

/**
 * Returns true when a connection is refused, because no process has the socket open. A stopped process still
 * accepts.
 */
function isAbandoned(fd: number, path: string): boolean {
  if (!existsSync(path) || Buffer.byteLength(path) > mostPathBytes) return false;
  const name = sockaddr_un.alloc();
  name.sun_family = AF_UNIX;
  name.sun_path = path;
  return libc.connect(fd, name.pointer, sockaddr_un.size) !== 0 && errno() === Errno.ECONNREFUSED;
}

import { F_GET_SEALS, F_SEAL_SHRINK, TMPFS_MAGIC } from "./constants.ts";
import { libc } from "./index.ts";
import { statfs } from "./structs.ts";

const SEEK_SET = 0;
const SEEK_CUR = 1;
const SEEK_END = 2;
const fileSystem = statfs.alloc();

/**
 * Returns the size of a memfd that is sealed against shrinking and has small pages, and -1 for any other
 * descriptor. Mapping any other file of a peer could end in a SIGBUS, for example when the peer truncates it.
 * Only memfds have seals, so no later call can block on a pipe, a terminal or a file system of the peer. The
 * position of the descriptor does not change.
 */
export function sealedBytes(fd: number): number {
  const seals = libc.fcntl(fd, F_GET_SEALS, 0);
  if (seals < 0 || (seals & F_SEAL_SHRINK) === 0) return -1;
  if (libc.fstatfs(fd, fileSystem.pointer) !== 0 || Number(fileSystem.f_type) !== TMPFS_MAGIC) return -1;
  const position = libc.lseek(fd, 0, SEEK_CUR);
  const bytes = Number(libc.lseek(fd, 0, SEEK_END));
  libc.lseek(fd, position, SEEK_SET);
  return bytes;
}

import { F_GET_SEALS, F_SEAL_SHRINK, TMPFS_MAGIC } from "./constants.ts";
import { libc } from "./index.ts";
import { statfs } from "./structs.ts";

const SEEK_SET = 0;
const SEEK_CUR = 1;
const SEEK_END = 2;
const fileSystem = statfs.alloc();

/**
 * Bytes of a descriptor that somebody else made, if it is memory that stays: a memfd that is sealed against shrinking, of small pages
 * (huge ones may not be there when they are touched). -1 for everything else: to map it would be a SIGBUS to come. Only a memfd
 * has seals, so that no later call can wait for a pipe, a terminal, or a file system of somebody's own. The descriptor's position stays.
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

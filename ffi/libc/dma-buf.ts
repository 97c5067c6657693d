// Memory of other drivers, mapped into this process: a dma-buf whose driver allows that (udmabuf), or the embedded GPU's descriptors, which
// are its memory's own file, with its position where the range begins.
import { MADV_DONTFORK, MAP_FAILED, MAP_SHARED, PROT_READ, PROT_WRITE } from "./constants.ts";
import { Errno } from "./errno.ts";
import { libc } from "./index.ts";
import { sealedBytes } from "./sealed.ts";
import { statfs } from "./structs.ts";

/** What fstatfs says of a dma-buf. */
const DMA_BUF_MAGIC = 0x444d4142;
const SEEK_CUR = 1;
const SEEK_END = 2;
const PAGE = 4096;
const fileSystem = statfs.alloc();

/** Pages of a descriptor, mapped here. */
export interface MappedDmaBuf {
  /** What was mapped: to be unmapped as a whole. */
  readonly base: number;
  readonly bytes: number;
  /** The range's first byte. */
  readonly address: number;
}

/** Where in its file a descriptor's memory begins, and where the file ends; an errno for what is not memory. */
function extentOf(fd: number): { readonly start: number; readonly end: number } | number {
  const sealed = sealedBytes(fd);
  if (sealed >= 0) return { start: Number(libc.lseek(fd, 0, SEEK_CUR)), end: sealed };
  if (libc.fstatfs(fd, fileSystem.pointer) !== 0) return Errno.EBADF;
  if (Number(fileSystem.f_type) !== DMA_BUF_MAGIC) return Errno.EINVAL;
  return { start: 0, end: Number(libc.lseek(fd, 0, SEEK_END)) };
}

/** Maps `bytes` from `offset` on; an errno when the descriptor is not such memory, is too short, or its driver maps nothing. */
export function mapDmaBuf(
  fd: number,
  offset: number,
  bytes: number,
  writable: boolean,
): MappedDmaBuf | number {
  const extent = extentOf(fd);
  if (typeof extent === "number") return extent;
  const first = extent.start + offset;
  if (!(offset >= 0) || first + bytes > extent.end) return Errno.EINVAL;
  const from = first - (first % PAGE);
  const length = Math.ceil((first + bytes - from) / PAGE) * PAGE;
  const protection = writable ? PROT_READ | PROT_WRITE : PROT_READ;
  const base = libc.mmap(0, length, protection, MAP_SHARED, fd, from);
  if (base >= MAP_FAILED) return Errno.EOPNOTSUPP;
  libc.madvise(base, length, MADV_DONTFORK);
  return { base, bytes: length, address: base + (first - from) };
}

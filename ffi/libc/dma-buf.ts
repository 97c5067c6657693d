// Maps memory of other drivers into this process: a dma-buf whose driver allows it (udmabuf), or a descriptor
// of the soft GPU. The descriptor of the soft GPU is the file of its memory, with its position at the start
// of the range.

import { Errno } from "../errno.ts";
import { MADV_DONTFORK, MAP_FAILED, MAP_SHARED, PROT_READ, PROT_WRITE } from "./constants.ts";
import { libc } from "./index.ts";
import { sealedBytes } from "./sealed.ts";
import { statfs } from "./structs.ts";

/** Magic number that fstatfs reports for a dma-buf. */
const DMA_BUF_MAGIC = 0x444d4142;
const SEEK_CUR = 1;
const SEEK_END = 2;
const PAGE = 4096;
const fileSystem = statfs.alloc();

/** Mapped pages of a descriptor. */
export interface MappedDmaBuf {
  /** Address of the whole mapping, for munmap. */
  readonly base: number;
  readonly bytes: number;
  /** Address of the first byte of the range. */
  readonly address: number;
}

/**
 * Returns the range of a descriptor's memory in its file, from its start to the end of the file. Returns an
 * errno for a descriptor that is not memory.
 */
function extentOf(fd: number): { readonly start: number; readonly end: number } | number {
  const sealed = sealedBytes(fd);
  if (sealed >= 0) return { start: Number(libc.lseek(fd, 0, SEEK_CUR)), end: sealed };
  if (libc.fstatfs(fd, fileSystem.pointer) !== 0) return Errno.EBADF;
  if (Number(fileSystem.f_type) !== DMA_BUF_MAGIC) return Errno.EINVAL;
  return { start: 0, end: Number(libc.lseek(fd, 0, SEEK_END)) };
}

/**
 * Maps `bytes` from `offset`. Returns an errno when the descriptor is not such memory, is too short, or its
 * driver cannot map it.
 */
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

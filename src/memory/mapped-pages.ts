import {
  Errno,
  errno,
  errnoName,
  F_ADD_SEALS,
  F_SEAL_GROW,
  F_SEAL_SEAL,
  F_SEAL_SHRINK,
  libc,
  MADV_DONTFORK,
  MAP_ANONYMOUS,
  MAP_FIXED,
  MAP_HUGETLB,
  MAP_NORESERVE,
  MAP_PRIVATE,
  MAP_SHARED,
  MFD_ALLOW_SEALING,
  MFD_CLOEXEC,
  MFD_HUGETLB,
  PROT_READ,
  PROT_WRITE,
  strerror,
} from "../../ffi/libc/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { DoorbellError, systemHint } from "../errors.ts";

/** Pages mapped into this process: address, number of bytes, and the memfd behind them or -1. */
export interface MappedPages {
  readonly pointer: number;
  readonly bytes: number;
  readonly fd: number;
  readonly release: PageRelease;
}

/** Functions that give pages back. Both take an address and a number of bytes. */
export interface PageRelease {
  /** Frees the memory. The addresses stay readable and writable. */
  readonly empty: (pointer: number, bytes: number) => void;
  /** Frees the addresses. No array may use them any more. */
  readonly unmap: (pointer: number, bytes: number) => void;
}

/** Where pages are mapped: the address, and further flags of mmap. */
export interface PagePlace {
  readonly pointer: number;
  readonly flags: number;
  readonly release: PageRelease;
}

/** Kind of pages to map. */
export interface PageChoice {
  readonly hugePages: boolean;
  readonly shared: boolean;
}

export const addressesEnd = 2 ** 48;

const pageBytes = 4096;
const hugePageBytes = 2 * 1024 * 1024;
/** Seals of a memfd. No holder of the descriptor can remove pages, which would cause SIGBUS, or add pages. */
const SEALS = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW;

const anywhere: PagePlace = {
  ...{ pointer: 0, flags: 0 },
  release: { empty: emptyPages, unmap: (pointer, bytes) => void libc.munmap(pointer, bytes) },
};
let placed: ((bytes: number) => PagePlace | undefined) | undefined;

/**
 * Maps pages at the place that `choose` returns for a number of bytes, unless that is undefined. In a simulation,
 * each run has the same addresses. Without an argument, the kernel chooses the addresses again.
 */
export function placePages(choose?: (bytes: number) => PagePlace | undefined): void {
  placed = choose;
}

/** Maps zeroed pages for `byteLength` bytes. Throws DoorbellError when the system has no more. */
export function mapPages(byteLength: number, { hugePages, shared }: PageChoice): MappedPages {
  const unit = hugePages ? hugePageBytes : pageBytes;
  const bytes = Math.ceil(byteLength / unit) * unit;
  const fd = shared ? createMemfd(bytes, hugePages) : -1;
  const sharing = shared ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS;
  const huge = hugePages && !shared ? MAP_HUGETLB : 0;
  const place = placed?.(bytes) ?? anywhere;
  const flags = sharing | huge | place.flags;
  const pointer = libc.mmap(place.pointer, bytes, PROT_READ | PROT_WRITE, flags, fd, 0);
  if (pointer >= addressesEnd) {
    const failure = errno();
    if (fd >= 0) libc.close(fd);
    throw mapFailure(byteLength, failure, hugePages);
  }
  if (place.pointer !== 0 && pointer !== place.pointer) {
    libc.munmap(pointer, bytes);
    if (fd >= 0) libc.close(fd);
    throw new DoorbellError(
      `cannot map ${bytes} bytes at ${place.pointer.toString(16)}: other memory of the process is there`,
      "The kernel chose this range for another mapping. Start the process again.",
    );
  }
  // Without this call, a child made by fork() would take the pages that the hardware uses.
  if (!shared) libc.madvise(pointer, bytes, MADV_DONTFORK);
  return { pointer, bytes, fd, release: place.release };
}

/**
 * Replaces mapped pages by untouched zero pages. The memory is freed, and the addresses stay readable and
 * writable.
 */
export function emptyPages(pointer: number, bytes: number): void {
  const flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
  libc.mmap(pointer, bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
}

function createMemfd(bytes: number, hugePages: boolean): number {
  const name = new Uint8Array(new ArrayBuffer(16));
  name.set(new TextEncoder().encode("doorbell"));
  const flags = MFD_CLOEXEC | MFD_ALLOW_SEALING | (hugePages ? MFD_HUGETLB : 0);
  const fd = libc.memfd_create(addressOf(name), flags);
  if (fd < 0) throw mapFailure(bytes, errno(), hugePages);
  if (libc.ftruncate(fd, bytes) !== 0 || libc.fcntl(fd, F_ADD_SEALS, SEALS) !== 0) {
    const failure = errno();
    libc.close(fd);
    throw mapFailure(bytes, failure, hugePages);
  }
  return fd;
}

function mapFailure(bytes: number, failure: number, hugePages: boolean): DoorbellError {
  const hint =
    failure === Errno.ENOMEM && hugePages
      ? "No free huge pages: sysctl vm.nr_hugepages=N (N pages of 2 MiB)."
      : systemHint(errnoName(failure)) || "Allocate less, or close memory that is no longer used.";
  return new DoorbellError(`cannot map ${bytes} bytes: ${errnoName(failure)} (${strerror(failure)})`, hint);
}

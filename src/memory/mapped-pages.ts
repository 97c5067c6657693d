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
}

/** Kind of pages to map. */
export interface PageChoice {
  readonly hugePages: boolean;
  readonly shared: boolean;
}

export const addressesEnd = 2 ** 48;

const pageBytes = 4096;
const hugePageBytes = 2 * 1024 * 1024;
const MFD_HUGETLB = 4;
/** Seals of a memfd. No holder of the descriptor can remove pages, which would cause SIGBUS, or add pages. */
const SEALS = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW;

/** Maps zeroed pages for `byteLength` bytes. Throws DoorbellError when the system has no more. */
export function mapPages(byteLength: number, { hugePages, shared }: PageChoice): MappedPages {
  const unit = hugePages ? hugePageBytes : pageBytes;
  const bytes = Math.ceil(byteLength / unit) * unit;
  const fd = shared ? createMemfd(bytes, hugePages) : -1;
  const sharing = shared ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS;
  const huge = hugePages && !shared ? MAP_HUGETLB : 0;
  const pointer = libc.mmap(0, bytes, PROT_READ | PROT_WRITE, sharing | huge, fd, 0);
  if (pointer >= addressesEnd) {
    const failure = errno();
    if (fd >= 0) libc.close(fd);
    throw mapFailure(byteLength, failure, hugePages);
  }
  // Without this call, a child made by fork() would take the pages that the hardware uses.
  if (!shared) libc.madvise(pointer, bytes, MADV_DONTFORK);
  return { pointer, bytes, fd };
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

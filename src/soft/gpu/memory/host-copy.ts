// Copies from and to arbitrary host memory. An invalid address is EFAULT here, where a plain copy would
// crash.
import { readFileSync } from "node:fs";
import {
  Errno,
  errno,
  iovec,
  libc,
  MADV_POPULATE_READ,
  MADV_POPULATE_WRITE,
} from "../../../../ffi/libc/index.ts";

const local = iovec.alloc();
const remote = iovec.alloc();
const pid = libc.getpid();
const { EFAULT, EINVAL } = Errno;
const PAGE = 4096;
/** Size from which a check followed by a plain copy is faster than a copy through the kernel. */
const LARGE = 16 * 1024;

/**
 * Makes a range present with the required access. It costs far less than a copy through the kernel. False is
 * inconclusive: an old kernel, or device memory.
 */
function isPresent(address: number, bytes: number, writable: boolean): boolean {
  const first = address - (address % PAGE);
  const length = Math.ceil((address + bytes - first) / PAGE) * PAGE;
  return libc.madvise(first, length, writable ? MADV_POPULATE_WRITE : MADV_POPULATE_READ) === 0;
}

function transfer(read: boolean, ours: number, theirs: number, bytes: number, known = true): boolean {
  if (known && bytes >= LARGE && isPresent(theirs, bytes, !read)) {
    libc.memcpy(read ? ours : theirs, read ? theirs : ours, bytes);
    return true;
  }
  // The kernel copies at most 2 GiB per call.
  for (let done = 0; done < bytes; ) {
    local.iov_base = ours + done;
    remote.iov_base = theirs + done;
    local.iov_len = remote.iov_len = bytes - done;
    const call = read ? libc.process_vm_readv : libc.process_vm_writev;
    const moved = Number(call(pid, local.pointer, 1, remote.pointer, 1, 0));
    if (moved > 0) {
      done += moved;
      continue;
    }
    // A sandbox may forbid these calls. The plain copy of C is used then, with its risk.
    if (errno() === EFAULT) return false;
    libc.memcpy(read ? ours + done : theirs + done, read ? theirs + done : ours + done, bytes - done);
    return true;
  }
  return true;
}

/** Copies host memory at `host` to driver memory at `address`. Returns false for unmapped host memory. */
export const copyFromHost = (address: number, host: number, bytes: number): boolean =>
  transfer(true, address, host, bytes);

/**
 * Copies driver memory at `address` to host memory at `host`. Returns false when host memory is unmapped or
 * read-only.
 */
export const copyToHost = (host: number, address: number, bytes: number): boolean =>
  transfer(false, address, host, bytes);

/** Copies between two ranges of arbitrary host memory. */
export const copyInHost = (to: number, from: number, bytes: number): boolean =>
  transfer(false, from, to, bytes, false);

/** Returns true when a range of host memory is readable, or writable, and makes it present. */
export function isUsable(address: number, bytes: number, writable: boolean): boolean {
  if (isPresent(address, bytes, writable)) return true;
  // No permission, device memory, or a kernel before 5.14: /proc/self/maps decides.
  return errno() === EINVAL && isListed(address, bytes, writable);
}

/** Returns true when /proc/self/maps lists the range with the required access. */
function isListed(address: number, bytes: number, writable: boolean): boolean {
  let at = address;
  for (const line of readFileSync("/proc/self/maps", "utf8").split("\n")) {
    const [range = "", permissions = ""] = line.split(" ", 2);
    const [from = 0, to = 0] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    if (at < from || at >= to) continue;
    if (!permissions.startsWith("r") || (writable && permissions[1] !== "w")) return false;
    at = to;
    if (at >= address + bytes) return true;
  }
  return false;
}

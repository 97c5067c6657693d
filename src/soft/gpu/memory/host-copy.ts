// Copies from and to host memory that only the operating system knows: it answers EFAULT where a plain copy would crash.
import { readFileSync } from "node:fs";
import { errno, iovec, libc } from "../../../../ffi/libc/index.ts";

const local = iovec.alloc();
const remote = iovec.alloc();
const pid = libc.getpid();
const EFAULT = 14;
const EINVAL = 22;
const PAGE = 4096;
const MADV_POPULATE_READ = 22;
const MADV_POPULATE_WRITE = 23;
/** From here on it pays to look first and copy then. */
const LARGE = 16 * 1024;

/**
 * Whether a whole range is present with the right access, by making it so: a system call that costs far less than copying through the
 * kernel. False says nothing: an old kernel, or memory of a device.
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
  // The kernel moves at most 2 GiB a call.
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
    // A sandbox may forbid these calls altogether; then the copy is C's own, with C's own risk.
    if (errno() === EFAULT) return false;
    libc.memcpy(read ? ours + done : theirs + done, read ? theirs + done : ours + done, bytes - done);
    return true;
  }
  return true;
}

/** Copies host memory at `host` to memory of ours at `address`; false when some of it is not there. */
export const copyFromHost = (address: number, host: number, bytes: number): boolean =>
  transfer(true, address, host, bytes);

/** Copies memory of ours at `address` to host memory at `host`; false when some of that is not there or read-only. */
export const copyToHost = (host: number, address: number, bytes: number): boolean =>
  transfer(false, address, host, bytes);

/** Copies between two places of host memory that are both unknown. */
export const copyInHost = (to: number, from: number, bytes: number): boolean =>
  transfer(false, from, to, bytes, false);

/** Whether a range of host memory may be read, or written; it is made present by the question. */
export function isUsable(address: number, bytes: number, writable: boolean): boolean {
  if (isPresent(address, bytes, writable)) return true;
  // No permission, memory of a device, or a kernel before 5.14: the list of mappings tells.
  return errno() === EINVAL && isListed(address, bytes, writable);
}

/** What /proc/self/maps says about a range. */
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

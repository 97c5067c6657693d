// Check of memory that is being registered. Hardware registration pins pages. The soft NIC makes them present
// with the needed permission. A bad range then fails with EFAULT here, instead of a crash of the NIC thread
// later.
import { readFileSync } from "node:fs";
import * as c from "../../../../ffi/libc/index.ts";

const { EFAULT, EINVAL, ENOMEM } = c.Errno;
const PAGE = 4096;
/** Largest range that is made present, in bytes. Larger ranges may be sparse on purpose. */
const LARGEST_POPULATED = 2 ** 33;

/**
 * Returns 0 when every page of the range is mapped and readable, and writable with `writable`. Returns the
 * errno otherwise.
 */
export function mappingError(address: number, bytes: number, writable: boolean): number {
  const first = address - (address % PAGE);
  const length = Math.ceil((address + bytes - first) / PAGE) * PAGE;
  if (length > LARGEST_POPULATED) return listedError(first, length, writable);
  if (c.libc.madvise(first, length, writable ? c.MADV_POPULATE_WRITE : c.MADV_POPULATE_READ) === 0) return 0;
  const error = c.errno();
  // No permission, a mapping of device memory, or a kernel before 5.14. /proc/self/maps decides.
  if (error === EINVAL) return listedError(first, length, writable);
  return error === ENOMEM ? EFAULT : error;
}

/** Checks a range against /proc/self/maps. Returns 0, or EFAULT. */
function listedError(first: number, length: number, writable: boolean): number {
  let at = first;
  for (const line of readFileSync("/proc/self/maps", "utf8").split("\n")) {
    const [range = "", permissions = ""] = line.split(" ", 2);
    const [from = 0, to = 0] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    if (at < from || at >= to) continue;
    if (!permissions.startsWith("r") || (writable && permissions[1] !== "w")) return EFAULT;
    at = to;
    if (at >= first + length) return 0;
  }
  return EFAULT;
}

// Whether memory to be registered is there. Real registration pins pages; here they are at least made present, with the
// permission that the NIC will need, so that a bad range is EFAULT now and not a crash of the NIC thread later.
import * as c from "../../../../ffi/libc/index.ts";

const { EFAULT, EINVAL, ENOMEM } = c.Errno;
const MADV_POPULATE_READ = 22;
const MADV_POPULATE_WRITE = 23;
const PAGE = 4096;
/** Larger ranges are not made present: they may be sparse on purpose. */
const LARGEST_POPULATED = 2 ** 33;
/** Pages that mincore is asked about at once. */
const PAGES = 65536;

/** 0 when every page of the range is mapped (and writable, when that is wanted), else EFAULT or ENOMEM. */
export function mappingError(address: number, bytes: number, writable: boolean): number {
  const first = address - (address % PAGE);
  const length = Math.ceil((address + bytes - first) / PAGE) * PAGE;
  if (length > LARGEST_POPULATED) return unmapped(first, length);
  if (c.libc.madvise(first, length, writable ? MADV_POPULATE_WRITE : MADV_POPULATE_READ) === 0) return 0;
  const error = c.errno();
  // Kernels before 5.14, and mappings of device memory.
  if (error === EINVAL) return unmapped(first, length);
  return error === ENOMEM || error === EFAULT ? EFAULT : error;
}

function unmapped(first: number, length: number): number {
  const residency = c.libc.malloc(PAGES);
  let error = 0;
  for (let at = first; at < first + length && error === 0; at += PAGES * PAGE) {
    const chunk = Math.min(PAGES * PAGE, first + length - at);
    if (c.libc.mincore(at, chunk, residency) !== 0) error = EFAULT;
  }
  c.libc.free(residency);
  return error;
}

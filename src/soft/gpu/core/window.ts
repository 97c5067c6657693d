// Layout of the 4 GiB window that kernels reach. Device memory and kernel code share it.

export const WINDOW_BYTES = 2 ** 32;
/** End of the private part of a worker. Device memory begins here. */
export const PRIVATE_BYTES = 2 ** 28;
/** Log2 of the page size of the table of mapped pages, for runtimes that cannot catch an invalid access. */
export const PAGE_BITS = 21;
/** Offset of that table in the private part: one byte per page of the window. */
export const PAGES = 0x20000;
/**
 * Offset of the table of far code. An entry holds the upper half of the device address that a page shows, and
 * the distance from the page's number to its memory (kernels/worker/far-memory.ts).
 */
export const FAR_PAGES = 0x22000;
/** Values of PAGES. 0: no access. */
export const PAGE_READABLE = 1;
export const PAGE_WRITABLE = 2;

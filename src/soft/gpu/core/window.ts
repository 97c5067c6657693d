// The 4 GiB that kernels reach, as the memory of the device and the code of kernels agree on them.

export const WINDOW_BYTES = 2 ** 32;
/** What is below belongs to the thread that runs a kernel; device memory begins here. */
export const PRIVATE_BYTES = 2 ** 28;
/** Unit of the table of what is mapped, for runtimes that cannot catch a wrong access. */
export const PAGE_BITS = 21;
/** Where that table is in the private part: a byte for each unit of the window. */
export const PAGES = 0x20000;

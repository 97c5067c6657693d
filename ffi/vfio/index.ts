/**
 * Structs and constants of VFIO (linux/vfio.h), the kernel's interface that gives PCI devices to user space.
 * Its calls are ioctls.
 * @module
 */
export * from "./constants.ts";
export * from "./structs.ts";

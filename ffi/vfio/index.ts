/**
 * VFIO as it is (linux/vfio.h): the kernel's way to give PCI devices to user space. C names and layouts; calls are ioctls.
 * @module
 */
export * from "./constants.ts";
export * from "./structs.ts";

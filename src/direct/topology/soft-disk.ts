import { softVendor } from "../../machine/pci-address.ts";

const SETTING = "DOORBELL_SOFT_DISK";

/** PCI address, device id and size of BAR 0 of the soft disk. */
export const softDisk = {
  address: `${softVendor.toString(16)}:40:00.0`,
  deviceId: 3,
  /** Registers, and doorbells from 4096 on. */
  barBytes: 16384,
} as const;

/** Returns the path of the file with the blocks, or undefined where the environment names none. */
export const softDiskFile = (): string | undefined => process.env[SETTING] || undefined;

/** Hint of errors about a missing soft disk. */
export const softDiskHint = `truncate -s 1G disk.img && export ${SETTING}=disk.img makes one.`;

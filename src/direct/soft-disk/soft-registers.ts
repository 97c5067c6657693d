import {
  NVME_CAP_CQR_SHIFT,
  NVME_CAP_CSS_NVM,
  NVME_CAP_CSS_SHIFT,
  NVME_CAP_MQES_SHIFT,
  NVME_CAP_TO_SHIFT,
  NVME_REG_CAP,
  NVME_REG_VS,
  NVME_VS_MJR_SHIFT,
  NVME_VS_MNR_SHIFT,
} from "../../../ffi/nvme/index.ts";
import { softDisk } from "../topology/soft-disk.ts";

/** Size of BAR 0, in bytes. */
export const BAR_BYTES: number = softDisk.barBytes;

/** Largest number of entries of a queue. */
export const MOST_ENTRIES = 1024;
/** Number of pairs of data queues. */
export const DATA_QUEUES = 16;
/** Sizes of queue entries, as powers of two. */
export const COMMAND_BYTES_LOG2 = 6;
export const COMPLETION_BYTES_LOG2 = 4;
/** Time to become ready, in units of 500 ms. The thread of the disk may have to start first. */
const READY_UNITS = 20;

/** Sets every register to its value at power-on. */
export function powerOnRegisters(registers: Uint32Array<ArrayBuffer>): void {
  registers.fill(0);
  const capabilities =
    (BigInt(MOST_ENTRIES - 1) << BigInt(NVME_CAP_MQES_SHIFT)) |
    (1n << BigInt(NVME_CAP_CQR_SHIFT)) |
    (BigInt(READY_UNITS) << BigInt(NVME_CAP_TO_SHIFT)) |
    (BigInt(NVME_CAP_CSS_NVM) << BigInt(NVME_CAP_CSS_SHIFT));
  registers[NVME_REG_CAP / 4] = Number(capabilities & 0xffff_ffffn);
  registers[NVME_REG_CAP / 4 + 1] = Number(capabilities >> 32n);
  // Version 1.2, the last one without mandatory namespace descriptors.
  registers[NVME_REG_VS / 4] = (1 << NVME_VS_MJR_SHIFT) | (2 << NVME_VS_MNR_SHIFT);
}

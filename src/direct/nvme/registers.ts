import {
  NVME_CAP_CSS_SHIFT,
  NVME_CAP_DSTRD_MASK,
  NVME_CAP_DSTRD_SHIFT,
  NVME_CAP_MPSMIN_MASK,
  NVME_CAP_MPSMIN_SHIFT,
  NVME_CAP_MQES_MASK,
  NVME_CAP_TO_MASK,
  NVME_CAP_TO_SHIFT,
  NVME_REG_CAP,
} from "../../../ffi/nvme/index.ts";
import type { MappedBar } from "../vfio/mapped-bar.ts";

/** Offset of the first doorbell register (NVMe base specification, 3.1.2). */
export const DOORBELLS = 0x1000;

/**
 * Registers of an SSD, accessed in words of 32 bits. A 64-bit register is two accesses (NVMe base
 * specification, 3.1.3).
 */
export class Registers {
  readonly #words: Uint32Array;
  /** Word of this process. An atomic store to it orders earlier writes of commands before the doorbell. */
  readonly #fence = new Int32Array(new SharedArrayBuffer(4));

  constructor(bar: MappedBar) {
    const { buffer, byteOffset, byteLength } = bar.bytes;
    this.#words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  read(offset: number): number {
    return this.#words[offset / 4]!;
  }

  write(offset: number, value: number): void {
    this.#words[offset / 4] = value;
  }

  writeAddress(offset: number, address: number): void {
    this.write(offset, address % 2 ** 32);
    this.write(offset + 4, Math.floor(address / 2 ** 32));
  }

  /** Writes a doorbell after all earlier writes to memory. */
  ring(offset: number, value: number): void {
    Atomics.store(this.#fence, 0, value);
    this.#words[offset / 4] = value;
  }
}

/** Capabilities of a controller (register CAP). */
export interface Capabilities {
  /** Largest number of entries of a queue. */
  readonly maximumEntries: number;
  /** Longest time to become ready, in milliseconds. */
  readonly readyMs: number;
  /** Distance between two doorbells, in bytes. */
  readonly doorbellBytes: number;
  /** Smallest supported page size, in bytes. */
  readonly pageBytes: number;
  /** True when the controller has the NVM command set. */
  readonly hasNvmCommands: boolean;
}

export function capabilitiesOf(registers: Registers): Capabilities {
  const cap = (BigInt(registers.read(NVME_REG_CAP + 4)) << 32n) | BigInt(registers.read(NVME_REG_CAP));
  const field = (shift: number, mask: number): number => Number((cap >> BigInt(shift)) & BigInt(mask));
  return {
    maximumEntries: field(0, NVME_CAP_MQES_MASK) + 1,
    readyMs: Math.max(1, field(NVME_CAP_TO_SHIFT, NVME_CAP_TO_MASK)) * 500,
    doorbellBytes: 4 << field(NVME_CAP_DSTRD_SHIFT, NVME_CAP_DSTRD_MASK),
    pageBytes: 4096 << field(NVME_CAP_MPSMIN_SHIFT, NVME_CAP_MPSMIN_MASK),
    hasNvmCommands: field(NVME_CAP_CSS_SHIFT, 1) === 1,
  };
}

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
import type { MappedBar } from "../pci/mapped-bar.ts";

/** An SSD's registers: accesses of 32 bits, of which 64 bits are two (NVMe base specification, 3.1.3). */
export class Registers {
  readonly #words: Uint32Array;
  /** A word of this process's: to write it as an atomic holds back the doorbell until the commands are seen. */
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

  /** After what was written to memory before. */
  ring(offset: number, value: number): void {
    Atomics.store(this.#fence, 0, value);
    this.#words[offset / 4] = value;
  }
}

/** What a controller says that it can (CAP). */
export interface Capabilities {
  /** Entries of a queue at most. */
  readonly maximumEntries: number;
  /** How long it may take to become ready. */
  readonly readyMs: number;
  /** From one doorbell to the next. */
  readonly doorbellBytes: number;
  /** The smallest page that it knows. */
  readonly pageBytes: number;
  /** Does it speak NVM's command set? */
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

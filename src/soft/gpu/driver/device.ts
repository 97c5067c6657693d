// Devices of the soft GPU: number, memory size and identity.
import { totalmem } from "node:os";
import { architectureSetting, positiveSetting } from "../core/settings.ts";
import type { AddressSpace } from "../memory/address-space.ts";
import { Backing } from "../memory/backing.ts";
import { type Budget, Heap } from "../memory/heap.ts";
import { NO_ACCESS, READ_WRITE } from "../memory/region.ts";
import type { SoftContext } from "./context.ts";

/** Size of the directory at the start of a device's memory file (see ipc/directory.ts). */
export const DIRECTORY_BYTES = 2 * 2 ** 20;
/** PCI domain that no real machine has, so a search in sysfs never finds another device. */
export const PCI_DOMAIN = 0xd00b;

const MIB = 2 ** 20;

export function deviceCount(): number {
  return Math.min(16, positiveSetting("DOORBELL_SOFT_GPUS", 2));
}

/**
 * Returns the memory size of a device in bytes: DOORBELL_SOFT_GPU_MEMORY, or half of the machine's memory
 * divided among the devices.
 */
function memorySize(): number {
  const share = Math.floor(totalmem() / 2 / deviceCount() / (256 * MIB)) * 256 * MIB;
  const bytes = positiveSetting("DOORBELL_SOFT_GPU_MEMORY", Math.max(256 * MIB, share));
  return Math.max(64 * MIB, Math.floor(bytes / (2 * MIB)) * 2 * MIB);
}

export class SoftGpuDevice implements Budget {
  readonly index: number;
  readonly name = "doorbell soft GPU";
  readonly totalMemory = memorySize();
  /** Compute capability times ten. 90 accepts PTX for sm_90 and older. */
  readonly architecture = architectureSetting();
  readonly heap: Heap;
  /** Bytes that this process has allocated on the device. */
  used = 0;
  primary: SoftContext | undefined;
  primaryRetained = 0;
  primaryFlags = 0;
  #backing: Backing | undefined;

  constructor(index: number, space: AddressSpace) {
    this.index = index;
    this.heap = new Heap(
      space,
      () => this.backing,
      this,
      (kernel) => (kernel.reaches(this) ? READ_WRITE : NO_ACCESS),
    );
  }

  /** File of the device's memory. */
  get backing(): Backing {
    return (this.#backing ??= new Backing(DIRECTORY_BYTES, true));
  }

  /** UUID, identical in every process of this machine. */
  get uuid(): Uint8Array {
    const bytes = new TextEncoder().encode("doorbell-softgpu");
    bytes[15] = 0x30 + this.index;
    return bytes;
  }

  get pciBusId(): string {
    return `${PCI_DOMAIN.toString(16)}:${(this.index + 1).toString(16).padStart(2, "0")}:00.0`;
  }

  take(bytes: number): boolean {
    if (this.used + bytes > this.totalMemory) return false;
    this.used += bytes;
    return true;
  }

  give(bytes: number): void {
    this.used -= bytes;
  }
}

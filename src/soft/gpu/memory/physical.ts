// Physical memory of the virtual memory management calls, and where it is mapped.
import { CU_MEM_LOCATION_TYPE_DEVICE } from "../../../../ffi/cuda/index.ts";
import { PROT_NONE, PROT_READ, PROT_WRITE } from "../../../../ffi/libc/index.ts";
import { closeNoted, noteFd } from "../core/left-behind.ts";
import type { SoftDevice } from "../driver/device.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { Range } from "./range-map.ts";
import { NO_ACCESS, READ_WRITE, Region } from "./region.ts";
import { createShareable } from "./shareable-file.ts";

/** What cuMemCreate was asked for; it travels with the file to whoever imports it. */
export interface PhysicalProperties {
  readonly locationType: number;
  readonly locationId: number;
  readonly handleTypes: number;
  readonly gpuDirectRdma: boolean;
}

export class PhysicalMemory {
  handle = 0;
  readonly fd: number;
  readonly size: number;
  readonly properties: PhysicalProperties;
  /** Another file, where what is written by a link that loses it comes to lie. */
  #elsewhere: number | undefined;
  /** Whose budget it counts against; nobody's for host memory and for what another process made. */
  readonly owner: SoftDevice | undefined;
  /** Handles out there: one, and one for each cuMemRetainAllocationHandle. */
  references = 1;
  mappings = 0;

  constructor(fd: number, size: number, properties: PhysicalProperties, owner: SoftDevice | undefined) {
    this.fd = fd;
    this.size = size;
    this.properties = properties;
    this.owner = owner;
    noteFd(fd);
  }

  /** A file of the same size that nobody else sees; -1 when there is none. */
  get elsewhere(): number {
    if (this.#elsewhere === undefined) {
      this.#elsewhere = createShareable(this.size, this.properties);
      if (this.#elsewhere >= 0) noteFd(this.#elsewhere);
    }
    return this.#elsewhere;
  }

  /** Gives the memory back when neither a handle nor a mapping is left. */
  collect(gpu: SoftGpu): void {
    if (this.references > 0) return;
    gpu.handles.remove(this.handle);
    if (this.mappings > 0) return;
    closeNoted(this.fd);
    if (this.#elsewhere !== undefined && this.#elsewhere >= 0) closeNoted(this.#elsewhere);
    this.owner?.give(this.size);
  }
}

/** Physical memory at device addresses. Nobody may touch it until cuMemSetAccess. */
export class Mapping extends Region {
  readonly physical: PhysicalMemory;
  /** CU_MEM_ACCESS_FLAGS_* by device; the host is -1. */
  readonly #access = new Map<number, number>();
  readonly #gpu: SoftGpu;

  constructor(gpu: SoftGpu, range: Range, physical: PhysicalMemory) {
    const { locationType, locationId } = physical.properties;
    const device = locationType === CU_MEM_LOCATION_TYPE_DEVICE ? gpu.devices[locationId] : undefined;
    super(range, "mapping", undefined, device, () => {
      gpu.space.unmap(range.base, range.size);
      physical.mappings--;
      physical.collect(gpu);
    });
    this.#gpu = gpu;
    this.physical = physical;
    physical.mappings++;
  }

  accessOf(location: number): number {
    return this.#access.get(location) ?? NO_ACCESS;
  }

  /** The pages get what the one with the most rights may do; each copy is checked against its own device's rights besides. */
  setAccess(location: number, rights: number): void {
    this.#access.set(location, rights);
    let all = PROT_NONE;
    for (const one of this.#access.values()) {
      all |= one === READ_WRITE ? PROT_READ | PROT_WRITE : one === NO_ACCESS ? PROT_NONE : PROT_READ;
    }
    this.#gpu.space.protect(this.base, this.size, all);
  }

  /** What is written here arrives nowhere: the link is broken. */
  divert(): boolean {
    const { elsewhere } = this.physical;
    return elsewhere >= 0 && this.#gpu.space.map(this.base, this.size, elsewhere, 0, PROT_NONE);
  }

  override rights(device: SoftDevice): number {
    return this.accessOf(device.index);
  }

  override get hostAccessible(): boolean {
    return this.accessOf(HOST) !== NO_ACCESS;
  }

  /** Whether the pages are still there; for tests. */
  get mapped(): boolean {
    return this.#gpu.regions.find(this.base) === this;
  }
}

/** The host's place among the locations of an access right. */
export const HOST = -1;

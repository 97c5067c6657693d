// Physical memory of the virtual memory management calls, and its mappings.
import { CU_MEM_LOCATION_TYPE_DEVICE } from "../../../../ffi/cuda/index.ts";
import { PROT_NONE, PROT_READ, PROT_WRITE } from "../../../../ffi/libc/index.ts";
import { closeNoted, noteFd } from "../core/left-behind.ts";
import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import type { Range } from "./range-map.ts";
import { type KernelRights, NO_ACCESS, READ_WRITE, Region } from "./region.ts";
import { createShareable } from "./shareable-file.ts";

/** Properties of a cuMemCreate. They are stored in the file for the process that imports it. */
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
  /** Second file, which receives the writes over a link that is set to lose them. */
  #elsewhere: number | undefined;
  /** Device whose budget the memory counts against. Undefined for host memory and imported memory. */
  readonly owner: SoftGpuDevice | undefined;
  /** Number of handles: one, plus one per cuMemRetainAllocationHandle. */
  references = 1;
  mappings = 0;

  constructor(fd: number, size: number, properties: PhysicalProperties, owner: SoftGpuDevice | undefined) {
    this.fd = fd;
    this.size = size;
    this.properties = properties;
    this.owner = owner;
    noteFd(fd);
  }

  /** Descriptor of a private file of the same size, -1 on failure. */
  get elsewhere(): number {
    if (this.#elsewhere === undefined) {
      this.#elsewhere = createShareable(this.size, this.properties);
      if (this.#elsewhere >= 0) noteFd(this.#elsewhere);
    }
    return this.#elsewhere;
  }

  /** Frees the memory when no handle and no mapping is left. */
  collect(gpu: SoftGpu): void {
    if (this.references > 0) return;
    gpu.handles.remove(this.handle);
    if (this.mappings > 0) return;
    closeNoted(this.fd);
    if (this.#elsewhere !== undefined && this.#elsewhere >= 0) closeNoted(this.#elsewhere);
    this.owner?.give(this.size);
  }
}

/** Mapping of physical memory at device addresses. No access is allowed before cuMemSetAccess. */
export class Mapping extends Region {
  readonly physical: PhysicalMemory;
  /** CU_MEM_ACCESS_FLAGS_* by device index, HOST for the host. */
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

  /**
   * Sets the rights of a location. The pages get the widest rights of all locations. Copies check the rights
   * of their own device, and kernels see the pages with the rights of theirs.
   */
  setAccess(location: number, rights: number): void {
    this.#access.set(location, rights);
    let all = PROT_NONE;
    for (const one of this.#access.values()) {
      all |= one === READ_WRITE ? PROT_READ | PROT_WRITE : one === NO_ACCESS ? PROT_NONE : PROT_READ;
    }
    this.#gpu.space.protect(this.base, this.size, all);
  }

  /** Redirects writes to the second file: the link loses them. */
  divert(): boolean {
    const { elsewhere } = this.physical;
    return (
      elsewhere >= 0 && this.#gpu.space.map(this, { fd: elsewhere, offset: 0 }, PROT_NONE, this.kernelRights)
    );
  }

  /** Rights of kernels. Peer access between contexts does not matter. */
  readonly kernelRights: KernelRights = ({ device }) => this.accessOf(device.index);

  override rights(device: SoftGpuDevice): number {
    return this.accessOf(device.index);
  }

  override get hostAccessible(): boolean {
    return this.accessOf(HOST) !== NO_ACCESS;
  }

  /** True while the pages are mapped. For tests. */
  get mapped(): boolean {
    return this.#gpu.regions.find(this.base) === this;
  }
}

/** Key of the host among the locations of access rights. */
export const HOST = -1;

// Memory pools: stream-ordered allocations, and sharing of a whole pool.
import type { SoftGpuDevice } from "../driver/gpu.ts";
import type { AddressSpace } from "./address-space.ts";
import { Backing } from "./backing.ts";
import { type Budget, Heap } from "./heap.ts";
import { type KernelRights, NO_ACCESS, type PoolOfRegion, READ_WRITE } from "./region.ts";

/** Budget of host memory, which has no limit. */
const unlimited: Budget = { take: () => true, give: () => {} };

export class SoftPool implements PoolOfRegion {
  handle = 0;
  /** Device of the pool. Undefined for host memory and for an imported pool. */
  readonly device: SoftGpuDevice | undefined;
  readonly handleTypes: number;
  /** Heap of the pool. Undefined for an imported pool, which only opens allocations of its owner. */
  readonly heap: Heap | undefined;
  readonly isDefault: boolean;
  /** File of an imported pool. */
  readonly importedFd: number;
  readonly #backing: Backing | undefined;
  /** File of a pool that can be shared. */
  readonly #ownBacking: Backing | undefined;
  readonly #space: AddressSpace;
  readonly #access = new Map<number, number>();
  readonly #maxSize: number;
  /** CU_MEMPOOL_ATTR_REUSE_*, which have no effect. */
  readonly reuse = new Map<number, number>();
  releaseThreshold = 0n;
  usedHigh = 0;
  reservedHigh = 0;
  #heldOpen = 0;
  #closed = false;

  constructor(
    space: AddressSpace,
    device: SoftGpuDevice | undefined,
    options: { handleTypes?: number; isDefault?: boolean; maxSize?: number; importedFd?: number } = {},
  ) {
    this.#space = space;
    this.device = device;
    this.handleTypes = options.handleTypes ?? 0;
    this.isDefault = options.isDefault ?? false;
    this.importedFd = options.importedFd ?? -1;
    this.#maxSize = options.maxSize || Number.POSITIVE_INFINITY;
    if (this.importedFd < 0) {
      const own =
        this.handleTypes === 0 && device !== undefined ? undefined : new Backing(0, device !== undefined);
      this.#ownBacking = own;
      this.#backing = own ?? device?.backing;
      this.heap = new Heap(space, () => this.#backing!, device ?? unlimited, this.kernelRights);
    }
  }

  /** Descriptor of the pool's file, for other processes. */
  get fd(): number {
    return this.#backing?.fd ?? this.importedFd;
  }

  /** Allocates `bytes`. Returns the address, or undefined when the device or the pool is full. */
  allocate(bytes: number): number | undefined {
    if (this.heap === undefined || this.#closed || this.heap.used + bytes > this.#maxSize) return undefined;
    const address = this.heap.allocate(bytes);
    if (address === undefined) return undefined;
    this.#heldOpen++;
    this.usedHigh = Math.max(this.usedHigh, this.heap.used);
    this.reservedHigh = Math.max(this.reservedHigh, this.heap.reserved);
    return address;
  }

  release(address: number, bytes: number): void {
    if (this.heap === undefined) return;
    this.#heldOpen--;
    this.heap.keep = this.#closed ? 0 : Number(this.releaseThreshold);
    this.heap.release(address, bytes);
    if (this.#heldOpen === 0) this.heap.trim(this.heap.keep);
    this.#closeUnused();
  }

  /** Destroys the pool. Its memory is returned with the last allocation. */
  destroy(): void {
    this.#closed = true;
    this.releaseThreshold = 0n;
    if (this.#heldOpen === 0) this.heap?.trim(0);
    this.#closeUnused();
  }

  #closeUnused(): void {
    if (this.#closed && this.#heldOpen === 0) this.#ownBacking?.close();
  }

  get destroyed(): boolean {
    return this.#closed;
  }

  accessOf(location: number): number {
    const home = this.device?.index ?? -1;
    return (
      this.#access.get(location) ?? (location === home || this.device === undefined ? READ_WRITE : NO_ACCESS)
    );
  }

  setAccess(location: number, rights: number): void {
    this.#access.set(location, rights);
    this.#space.refreshRights();
  }

  /** Rights of kernels to the allocations of the pool. Peer access between contexts does not matter. */
  readonly kernelRights: KernelRights = ({ device }) => this.accessOf(device.index);

  rights(device: SoftGpuDevice): number {
    return this.accessOf(device.index);
  }
}

import { IBV_REREG_MR_CHANGE_ACCESS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_mr } from "../../../ffi/ibverbs/structs.ts";
import { errno } from "../../../ffi/libc/index.ts";
import { hex, Resource, refuseInherited } from "../../lifetime/resource.ts";
import type { MemorySlice } from "../../memory/index.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import { checkResult, VerbsError } from "../errors/verbs-error.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { type Access, accessNames, accessNumber } from "./access.ts";
import { RegionPart } from "./region-part.ts";
import type { ExportedRegion, RegionPath, Registration } from "./registration.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/** Part of a registered region that a work request sends from or receives into. */
export interface RegionSlice {
  readonly region: MemoryRegion;
  /** Offset of the first byte in the region. */
  readonly offset: number;
  readonly byteLength: number;
}

/** Paths of device memory, which the NIC reaches and the host does not. */
const ofDevice: ReadonlySet<RegionPath> = new Set(["dma-buf", "peermem", "staged"]);

/** Description of the memory of regions without host bytes, by path. */
const without: { readonly [path: string]: string } = {
  nowhere: "a null region",
  "NIC memory": "memory of the NIC",
  imported: "memory of another process",
};

/**
 * Memory that the NIC may access (`struct ibv_mr`).
 *
 * @example
 * using region = pd.allocate(4096, ["remoteWrite"]);
 * region.bytes.set([1, 2, 3]);
 * const forPeer = JSON.stringify(region.remote());
 */
export class MemoryRegion extends Resource implements RegionSlice {
  readonly protectionDomain: ProtectionDomain;
  /** Pointer to the C object. */
  readonly pointer: number;
  /** Address of the first byte in work requests. For GPU memory it is the device's address. */
  readonly address: number;
  readonly byteLength: number;
  #localKey: number;
  #remoteKey: number;
  #access: number;
  readonly #registration: Registration;
  /**
   * True when the GPU completes a copy before the copy call returns, as a NIC that reads the memory needs.
   */
  readonly #orderedCopies: boolean;
  /** Windows with a posted bind to the region. Only C has the list of bound windows. */
  readonly #windows = new Set<Resource>();

  /** @internal Use {@link ProtectionDomain.register}. */
  constructor(pd: ProtectionDomain, registration: Registration) {
    super();
    const { pointer, owners, device } = registration;
    const mr = ibv_mr.at(pointer);
    this.protectionDomain = pd;
    this.pointer = pointer;
    this.address = registration.address;
    this.byteLength = registration.byteLength;
    this.#localKey = mr.lkey;
    this.#remoteKey = mr.rkey;
    this.#access = registration.access;
    this.#registration = registration;
    this.#orderedCopies = device === undefined || device.orderCopies();
    this.ownFrozen(pd, ...owners);
    // Memory may be unmapped from a range of addresses that stays open.
    if (device !== undefined) this.need(device.owner);
  }

  get label(): string {
    return `MemoryRegion (${this.byteLength} bytes)`;
  }

  /** Key of the region in local work requests (`lkey`). */
  get localKey(): number {
    return this.#localKey;
  }

  /** Key of the region for peers (`rkey`). */
  get remoteKey(): number {
    return #remoteKey in this ? this.#remoteKey : refuseInherited();
  }

  /** Access flags of the region (`enum ibv_access_flags`). */
  get access(): number {
    return this.#access;
  }

  /**
   * Changes the access rights without registering the memory again (`ibv_rereg_mr`). The keys may change, so
   * peers need a new `remote()`. Throws VerbsError EOPNOTSUPP on a device without it, EBUSY while windows are
   * bound to the region.
   *
   * @example
   * using region = pd.allocate(4096, ["remoteWrite"]);
   * region.reregister(["remoteRead"]); // peers may read it from now on, and no longer write
   */
  reregister(access: Access): void {
    this.ensureOpen();
    const flags = accessNumber(access);
    this.ensureOpen(); // A getter in the rights may have closed the region.
    const { lib } = this.protectionDomain.device;
    const change = IBV_REREG_MR_CHANGE_ACCESS;
    const result = lib.ibv_rereg_mr(this.pointer, change, 0, 0, 0, flags);
    if (result !== 0) throw new VerbsError("ibv_rereg_mr", result > 0 ? result : errno());
    const mr = ibv_mr.at(this.pointer);
    this.#localKey = mr.lkey;
    this.#remoteKey = mr.rkey;
    this.#access = flags;
  }

  /** The region itself, which is a slice of all its bytes. */
  get region(): MemoryRegion {
    return this;
  }

  get offset(): number {
    return 0;
  }

  /**
   * Path by which the NIC reaches the bytes. Host memory has "host memory". GPU memory has "shared memory"
   * (soft GPU, pinned memory), "dma-buf", "peermem", "staged" (soft0 copies each message through page-locked
   * memory) or "bounce".
   *
   * @example
   * console.log(region.path, region.pathReason); // host memory
   */
  get path(): RegionPath {
    return this.#registration.path;
  }

  /**
   * Reason for the path: why better paths are not available, and which copy of a staged region failed. "" for
   * host memory.
   */
  get pathReason(): string {
    const { reason, trouble } = this.#registration;
    return this.closed || trouble === undefined ? reason : reason + trouble();
  }

  /**
   * True when work of the GPU may see the NIC's writes later than the completion. Then call `flushWrites()`
   * before the launch.
   */
  get needsFlush(): boolean {
    const { device, path } = this.#registration;
    return device !== undefined && path !== "bounce" && path !== "staged" && device.needsFlush;
  }

  /**
   * True when the GPU's copies are complete when they return (CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, set at
   * registration). When false, synchronize before a send, so that the NIC sends the new bytes.
   */
  get orderedCopies(): boolean {
    return this.#orderedCopies;
  }

  /**
   * Makes earlier writes of the NIC visible to the GPU's work (`cuFlushGPUDirectRDMAWrites`). Does nothing
   * for host memory, or where the hardware orders the writes.
   *
   * @example
   * // After the completion that reports the peer's write:
   * region.flushWrites(); // kernels launched from now on see it
   */
  flushWrites(): void {
    this.ensureOpen();
    if (this.needsFlush) this.#registration.device?.flushWrites();
  }

  /** Host memory that the region covers. Throws TypeError for GPU memory. */
  get memory(): MemorySlice {
    const { memory, device } = this.#registration;
    if (memory !== undefined) return memory;
    throw new TypeError(
      device
        ? `${this.label} is ${device.label}, which the host cannot access. Use the buffer's toArray()`
        : `${this.label} has no bytes of this process: it is ${without[this.path] ?? this.path}`,
    );
  }

  /** @internal True when C reads the bytes at `address` when they are posted inline. */
  get inHostMemory(): boolean {
    const { path } = this.#registration;
    const { memory, address } = this.#registration;
    // A region with another first address (iova) has no bytes at the address of a request.
    if (memory !== undefined && memory.pointer !== address) return false;
    return !ofDevice.has(path) && without[path] === undefined;
  }

  /**
   * Bytes of the region, shared with the NIC. After close() the array has length 0. Throws TypeError for GPU
   * memory.
   */
  get bytes(): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    return this.memory.bytes;
  }

  /**
   * Returns a part of the region for a work request, in bytes, end exclusive. Throws RangeError outside of
   * the region.
   *
   * @example
   * qp.write({ local: region.slice(0, 100), remote });
   */
  slice(from: number, to: number = this.byteLength): RegionPart {
    this.ensureOpen();
    checkRange(this.label, from, to, this.byteLength);
    return new RegionPart(this, from, to - from);
  }

  /**
   * Returns the address, length and remote key for the peer. The access flags decide which operations the
   * peer may use.
   *
   * @example
   * const { address, byteLength, remoteKey } = region.remote(); // all that a peer needs
   */
  remote(): RemoteMemory {
    this.ensureOpen();
    return remoteMemory(this.address, this.byteLength, this.remoteKey);
  }

  /**
   * Returns plain data for a process that imported this device and its protection domain
   * ({@link ProtectionDomain.importRegion}). The importing process uses the memory as its own. soft0 exports
   * memory of `pd.allocate()` with remote rights.
   *
   * @example
   * const shared = pd.allocate(4096, ["remoteWrite"]);
   * const text = JSON.stringify({ domain: pd.handle, region: shared.export() }); // and device.commandFd, by a Unix socket or to a child
   */
  export(): ExportedRegion {
    this.ensureOpen();
    const { address, byteLength, access } = this;
    return { handle: ibv_mr.at(this.pointer).handle, address, byteLength, access };
  }

  /** @internal Records a window that is about to be bound to the region. */
  noteWindow(window: Resource): void {
    this.#windows.add(window);
  }

  /** @internal Removes the record of a closed window. */
  forgetWindow(window: Resource): void {
    this.#windows.delete(window);
  }

  protected override shown(): Record<string, unknown> {
    return {
      address: hex(this.address),
      localKey: hex(this.localKey),
      remoteKey: hex(this.remoteKey),
      access: accessNames(this.access),
      ...(this.path === "host memory" ? {} : { path: this.path }),
    };
  }

  protected release(): void {
    const { lib } = this.protectionDomain.device;
    if (this.path === "imported") {
      lib.ibv_unimport_mr(this.pointer);
      return;
    }
    let result = lib.ibv_dereg_mr(this.pointer);
    if (result !== 0 && this.#windows.size > 0) {
      // C refuses to close a region while a window is bound to it.
      for (const window of this.#windows) window.close();
      result = lib.ibv_dereg_mr(this.pointer);
    }
    checkResult("ibv_dereg_mr", result);
    this.#registration.own?.close();
  }
}

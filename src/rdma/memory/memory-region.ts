import { IBV_REREG_MR_CHANGE_ACCESS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_mr } from "../../../ffi/ibverbs/structs.ts";
import { errno } from "../../../ffi/libc/index.ts";
import { hex } from "../../lifetime/inspect.ts";
import { Resource, refuseHeir } from "../../lifetime/resource.ts";
import type { MemorySlice } from "../../memory/index.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { checkResult, VerbsError } from "../verbs-error.ts";
import { type Access, accessNames, accessNumber } from "./access.ts";
import type { ExportedRegion } from "./import-region.ts";
import { RegionPart } from "./region-part.ts";
import type { RegionPath, Registration } from "./registration.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/** A part of a registered region: what a work request sends from or receives into. */
export interface RegionSlice {
  readonly region: MemoryRegion;
  /** Where it begins in the region, in bytes. */
  readonly offset: number;
  readonly byteLength: number;
}

/** What the NIC reaches and the host does not. */
const ofDevice: ReadonlySet<RegionPath> = new Set(["dma-buf", "peermem", "staged"]);

/** Regions without bytes, in words. */
const without: { readonly [path: string]: string } = {
  nowhere: "a null region",
  "NIC memory": "memory of the NIC",
  imported: "another process's",
};

/**
 * Memory that the NIC may touch (`struct ibv_mr`).
 *
 * @example
 * using region = pd.allocate(4096, ["remoteWrite"]);
 * region.bytes.set([1, 2, 3]);
 * const forPeer = JSON.stringify(region.remote());
 */
export class MemoryRegion extends Resource implements RegionSlice {
  readonly protectionDomain: ProtectionDomain;
  /** The C object. */
  readonly pointer: number;
  /** The address of its first byte, as work requests count it: of a GPU's memory the device's address. */
  readonly address: number;
  readonly byteLength: number;
  #localKey: number;
  #remoteKey: number;
  #access: number;
  readonly #registration: Registration;
  /** Whether the device's copies are done when they return, as a NIC that reads its memory needs it. */
  readonly #orderedCopies: boolean;
  /** Windows that were asked to bind to it: which of them are bound is C's to know. */
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

  /** What local work requests name it by (`lkey`). */
  get localKey(): number {
    return this.#localKey;
  }

  /** What peers name it by (`rkey`). */
  get remoteKey(): number {
    return #remoteKey in this ? this.#remoteKey : refuseHeir();
  }

  /** Its rights, `enum ibv_access_flags`. */
  get access(): number {
    return this.#access;
  }

  /**
   * Changes its rights without registering its memory anew (`ibv_rereg_mr`). Its keys may be others afterwards, so peers
   * need a new `remote()`. VerbsError EOPNOTSUPP where the device cannot, EBUSY while windows are bound to it.
   *
   * @example
   * using region = pd.allocate(4096, ["remoteWrite"]);
   * region.reregister(["remoteRead"]); // peers may read it from now on, and no longer write
   */
  reregister(access: Access): void {
    this.ensureOpen();
    const flags = accessNumber(access);
    this.ensureOpen(); // looking at the rights may have closed it
    const { lib } = this.protectionDomain.device;
    const change = IBV_REREG_MR_CHANGE_ACCESS;
    const result = lib.ibv_rereg_mr(this.pointer, change, 0, 0, 0, flags);
    if (result !== 0) throw new VerbsError("ibv_rereg_mr", result > 0 ? result : errno());
    const mr = ibv_mr.at(this.pointer);
    this.#localKey = mr.lkey;
    this.#remoteKey = mr.rkey;
    this.#access = flags;
  }

  /** Itself: a region is a slice of all of it. */
  get region(): MemoryRegion {
    return this;
  }

  get offset(): number {
    return 0;
  }

  /**
   * How the NIC reaches the bytes: "host memory", or for a GPU's "shared memory" (the embedded GPU's, pinned memory), "dma-buf",
   * "peermem", "staged" (soft0 copies each message from and to the GPU, through page-locked memory), "bounce".
   *
   * @example
   * console.log(region.path, region.pathReason); // host memory
   */
  get path(): RegionPath {
    return this.#registration.path;
  }

  /** Why it is this path, in words: what the better ones lack, and which copy of a staged region failed. "" for host memory. */
  get pathReason(): string {
    const { reason, trouble } = this.#registration;
    return this.closed || trouble === undefined ? reason : reason + trouble();
  }

  /**
   * Of a GPU's memory: whether work of the GPU may see what the NIC wrote later than the NIC's completion. Call `flushWrites()`
   * between the completion and the launch then.
   */
  get needsFlush(): boolean {
    const { device, path } = this.#registration;
    return device !== undefined && path !== "bounce" && path !== "staged" && device.needsFlush;
  }

  /**
   * Of a GPU's memory: whether the GPU's copies have happened when they return (CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, set at
   * registration), so that the NIC sends no old bytes. Where it could not be set, synchronize before a send.
   */
  get orderedCopies(): boolean {
    return this.#orderedCopies;
  }

  /**
   * Makes what the NIC wrote before visible to the GPU's work (`cuFlushGPUDirectRDMAWrites`); nothing where the hardware orders it, nor for
   * host memory.
   *
   * @example
   * // After the completion that says that a peer has written:
   * region.flushWrites(); // kernels launched from now on see it
   */
  flushWrites(): void {
    this.ensureOpen();
    if (this.needsFlush) this.#registration.device?.flushWrites();
  }

  /** The host memory it covers, all or part of it. TypeError for a GPU's memory. */
  get memory(): MemorySlice {
    const { memory, device } = this.#registration;
    if (memory !== undefined) return memory;
    throw new TypeError(
      device
        ? `${this.label} is ${device.label}: the host has no bytes of it; use the buffer's toArray()`
        : `${this.label} has no bytes of this process: it is ${without[this.path] ?? this.path}`,
    );
  }

  /** @internal Whether C reads its bytes at `address` when they are posted inline. */
  get inHostMemory(): boolean {
    const { path } = this.#registration;
    const { memory, address } = this.#registration;
    // Counted from elsewhere, its bytes are not where a request says.
    if (memory !== undefined && memory.pointer !== address) return false;
    return !ofDevice.has(path) && without[path] === undefined;
  }

  /** Its bytes, shared with the NIC. After close() the array has length 0. TypeError for a GPU's memory. */
  get bytes(): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    return this.memory.bytes;
  }

  /**
   * A part of it for a work request, in bytes, end exclusive. RangeError outside of it.
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
   * Plain data for the peer (address, bytes and `rkey`): with it the peer may do here what the access flags allow.
   *
   * @example
   * const { address, byteLength, remoteKey } = region.remote(); // all that a peer needs
   */
  remote(): RemoteMemory {
    this.ensureOpen();
    return remoteMemory(this.address, this.byteLength, this.remoteKey);
  }

  /**
   * Plain data for a process that has imported this device and its protection domain ({@link ProtectionDomain.importRegion}): not a peer's,
   * but one that works with this memory as if it were its own. soft0 exports what `pd.allocate()` made with remote rights.
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

  /** @internal A window is about to be bound to it. */
  noteWindow(window: Resource): void {
    this.#windows.add(window);
  }

  /** @internal The window is gone. */
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
      // C keeps a region that a window is bound to.
      for (const window of this.#windows) window.close();
      result = lib.ibv_dereg_mr(this.pointer);
    }
    checkResult("ibv_dereg_mr", result);
    this.#registration.own?.close();
  }
}

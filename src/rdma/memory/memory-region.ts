import { ibv_mr } from "../../../ffi/ibverbs/structs.ts";
import { hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { Memory, type MemorySlice } from "../../memory/index.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import { type Access, accessNames, accessNumber } from "./access.ts";
import { RegionPart } from "./region-part.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/** A part of a registered region: what a work request sends from or receives into. */
export interface RegionSlice {
  readonly region: MemoryRegion;
  /** Where it begins in the region, in bytes. */
  readonly offset: number;
  readonly byteLength: number;
}

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
  /** The memory it covers, all or part of it. */
  readonly memory: MemorySlice;
  /** The address of its first byte. */
  readonly address: number;
  readonly byteLength: number;
  /** What local work requests name it by (`lkey`). */
  readonly localKey: number;
  /** What peers name it by (`rkey`). */
  readonly remoteKey: number;
  /** Its rights, `enum ibv_access_flags`. */
  readonly access: number;
  readonly #ownMemory: Memory | undefined;
  /** Windows that were asked to bind to it: which of them are bound is C's to know. */
  readonly #windows = new Set<Resource>();

  /** @internal Use {@link ProtectionDomain.register}. */
  constructor(pd: ProtectionDomain, part: MemorySlice, access: Access, ownMemory?: Memory, shared = false) {
    super();
    const flags = accessNumber(access);
    const { memory: whole, offset, byteLength } = part;
    if (!(whole instanceof Memory))
      throw new TypeError("this slice is not of a Memory: register what memory.slice(from, to) gives");
    whole.ensureOpen();
    const memory = whole.slice(offset, offset + byteLength); // a part may have been made by hand
    if (memory.byteLength === 0) throw new RangeError("a memory region has at least 1 byte");
    pd.ensureOpen();
    const { lib } = pd.device;
    const register = (shared ? lib.registerShared : undefined) ?? lib.ibv_reg_mr;
    const registered = register(pd.pointer, memory.pointer, memory.byteLength, flags);
    this.pointer = checkPointer("ibv_reg_mr", registered, `${memory.byteLength} bytes`);
    const mr = ibv_mr.at(this.pointer);
    this.protectionDomain = pd;
    this.memory = memory;
    this.address = memory.pointer;
    this.byteLength = memory.byteLength;
    this.localKey = mr.lkey;
    this.remoteKey = mr.rkey;
    this.access = flags;
    this.#ownMemory = ownMemory;
    this.ownFrozen(pd, whole);
  }

  get label(): string {
    return `MemoryRegion (${this.byteLength} bytes)`;
  }

  /** Itself: a region is a slice of all of it. */
  get region(): MemoryRegion {
    return this;
  }

  get offset(): number {
    return 0;
  }

  /** Its bytes, shared with the NIC. After close() the array has length 0. */
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

  /** @internal A window is about to be bound to it. */
  noteWindow(window: Resource): void {
    this.#windows.add(window);
  }

  /** @internal The window is gone. */
  forgetWindow(window: Resource): void {
    this.#windows.delete(window);
  }

  protected override shown() {
    return {
      address: hex(this.address),
      localKey: hex(this.localKey),
      remoteKey: hex(this.remoteKey),
      access: accessNames(this.access),
    };
  }

  protected release(): void {
    const { lib } = this.protectionDomain.device;
    let result = lib.ibv_dereg_mr(this.pointer);
    if (result !== 0 && this.#windows.size > 0) {
      // C keeps a region that a window is bound to.
      for (const window of this.#windows) window.close();
      result = lib.ibv_dereg_mr(this.pointer);
    }
    checkResult("ibv_dereg_mr", result);
    this.#ownMemory?.close();
  }
}

import { IBV_MW_TYPE_1, IBV_MW_TYPE_2, IBV_SEND_SIGNALED } from "../../../ffi/ibverbs/constants.ts";
import { ibv_mw, ibv_mw_bind } from "../../../ffi/ibverbs/structs.ts";
import { shown } from "../../arguments/shown.ts";
import { bare, hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import type { QueuePair } from "../queue-pair/queue-pair.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import { checkBounds, regionOf } from "../work-request/fill-segments.ts";
import { freshId } from "../work-request/work-slots.ts";
import { type Access, windowAccess } from "./access.ts";
import type { MemoryRegion, RegionSlice } from "./memory-region.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/**
 * Rights to part of a region under a key of their own, given and taken without registering anew (`struct ibv_mw`).
 *
 * @example
 * using window = pd.createMemoryWindow();
 * const { wrId, remote: rights } = window.bind(qp, region.slice(0, 64), ["remoteRead"]);
 * await cq.completionOf(wrId); // from now on the peer may read these 64 bytes with `rights`
 */
export class MemoryWindow extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** The C object. */
  readonly pointer: number;
  readonly type: 1 | 2;
  /** Regions it was asked to bind to, the last one at the end. */
  readonly #regions = new Set<MemoryRegion>();
  /** The queue pair that last bound it, type 2 only. */
  #binder: object | undefined;
  #key: number;

  /** @internal Use {@link ProtectionDomain.createMemoryWindow}. */
  constructor(pd: ProtectionDomain, type: 1 | 2) {
    super();
    if (type !== 1 && type !== 2)
      throw new TypeError(`createMemoryWindow: the type is ${shown(type)}: use 1 or 2`);
    pd.ensureOpen();
    const cType = type === 1 ? IBV_MW_TYPE_1 : IBV_MW_TYPE_2;
    this.pointer = checkPointer("ibv_alloc_mw", pd.device.operations.alloc_mw(pd.pointer, cType));
    this.protectionDomain = pd;
    this.type = type;
    this.#key = ibv_mw.at(this.pointer).rkey;
    this.ownFrozen(pd);
  }

  get label(): string {
    return `MemoryWindow of type ${this.type}`;
  }

  /** The key it has now (`rkey`); it changes with every bind. */
  get remoteKey(): number {
    if (!(#key in (this as object))) super.ensureOpen();
    return this.#key;
  }

  /**
   * Posts the binding on a queue pair, whose completion tells when it holds; the region needs windowBind access.
   * Returns what the peer gets, and the request's id. Binding anew gives a new key; the old one is worthless then.
   * A window of type 2 belongs to the queue pair that bound it and closes with it.
   *
   * @example
   * const window = pd.createMemoryWindow(1);
   * const { wrId } = window.bind(qp, region.slice(0, 64), ["remoteWrite"]);
   * await cq.completionOf(wrId);
   */
  bind(
    queuePair: QueuePair,
    region: RegionSlice,
    access: Access,
    wrId: number = freshId(),
  ): { readonly wrId: number; readonly remote: RemoteMemory } {
    this.ensureOpen();
    if (typeof queuePair?.postThrough !== "function") {
      throw new TypeError(`bind: the queue pair is ${shown(queuePair)}: use what pd.createQueuePair() gives`);
    }
    queuePair.ensureOpen();
    if (queuePair.protectionDomain.base !== this.protectionDomain.base) {
      throw new TypeError(`${this.label} and ${queuePair.label} belong to different protection domains`);
    }
    const whole = regionOf(region, { protectionDomain: this.protectionDomain, label: this.label });
    const { offset, byteLength } = region;
    checkBounds(whole, offset, byteLength);
    const part = { region: whole, offset, byteLength };
    if (this.type === 1) this.#bindType1(queuePair, part, access, wrId);
    else this.#bindType2(queuePair, part, access, wrId);
    return { wrId, remote: remoteMemory(whole.address + offset, byteLength, this.#key) };
  }

  #bindType1(queuePair: QueuePair, part: RegionSlice, access: Access, wrId: number): void {
    if (typeof wrId !== "number") throw new TypeError(`bind: wrId is ${shown(wrId)}: use a number`);
    const c = ibv_mw_bind.alloc();
    c.send_flags = IBV_SEND_SIGNALED;
    c.bind_info.mr = part.region.pointer;
    c.bind_info.addr = part.region.address + part.offset;
    c.bind_info.length = part.byteLength;
    c.bind_info.mw_access_flags = windowAccess(access);
    const { lib } = this.protectionDomain.device;
    // A getter among the rights may have closed one of them.
    this.ensureOpen();
    part.region.ensureOpen();
    this.mayBindTo(part.region, undefined);
    queuePair.postThrough("ibv_bind_mw", wrId, (cId) => {
      c.wr_id = cId;
      return lib.ibv_bind_mw(queuePair.pointer, this.pointer, c.pointer);
    });
    this.#key = ibv_mw.at(this.pointer).rkey; // the verb chose it
  }

  #bindType2(queuePair: QueuePair, region: RegionSlice, access: Access, wrId: number): void {
    const key = nextKey(this.#key);
    queuePair.post([{ opcode: "bindWindow", window: this, region, access, key, wrId }]);
    this.#key = key;
  }

  /** @internal A bind to this region is about to be posted. */
  mayBindTo(region: MemoryRegion, binder: object | undefined): void {
    this.#binder = binder;
    this.#regions.delete(region);
    this.#regions.add(region);
    region.noteWindow(this);
  }

  /** @internal Does it hold this queue pair? The device would wait for it: rxe waits 50 s. */
  isBoundBy(queuePair: object): boolean {
    return this.#binder === queuePair;
  }

  protected override shown(): Record<string, unknown> {
    return {
      remoteKey: hex(this.#key),
      region: bare([...this.#regions].at(-1)?.label),
      pointer: hex(this.pointer),
    };
  }

  protected release(): void {
    checkResult("ibv_dealloc_mw", this.protectionDomain.device.operations.dealloc_mw(this.pointer));
    for (const region of this.#regions) region.forgetWindow(this);
  }
}

/** The low byte of a type 2 window's key is the user's to change (`ibv_inc_rkey`). */
const nextKey = (key: number): number => ((key & 0xffffff00) | ((key + 1) & 0xff)) >>> 0;

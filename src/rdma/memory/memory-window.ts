import { IBV_MW_TYPE_1, IBV_MW_TYPE_2, IBV_SEND_SIGNALED } from "../../../ffi/ibverbs/constants.ts";
import { ibv_mw, ibv_mw_bind } from "../../../ffi/ibverbs/structs.ts";
import { shown } from "../../arguments/shown.ts";
import { bare, hex, Resource } from "../../lifetime/resource.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import { freshId } from "../handles/request-id.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { type Access, windowAccess } from "./access.ts";
import type { MemoryRegion, RegionSlice } from "./memory-region.ts";
import { checkBounds, regionOf } from "./region-bounds.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/** Type 2 windows that were bound through a queue pair. They must close before the queue pair. */
export class BoundWindows {
  readonly queuePair: object;
  readonly #windows = new Set<MemoryWindow>();

  constructor(queuePair: object) {
    this.queuePair = queuePair;
  }

  note(window: MemoryWindow): void {
    for (const known of this.#windows) if (known.closed) this.#windows.delete(known);
    this.#windows.add(window);
  }

  /** Closes the windows that no other queue pair has bound since. */
  close(): void {
    for (const window of this.#windows) if (window.isBoundBy(this.queuePair)) window.close();
    this.#windows.clear();
  }
}

/** Members of a queue pair that a bind uses. */
interface WindowBinder {
  readonly pointer: number;
  readonly label: string;
  readonly protectionDomain: DomainHandle;
  ensureOpen(): void;
  /** Posts a request on the send queue. */
  post(requests: readonly BindWindowRequest[]): unknown;
  /** Posts a request through a verb of its own; `call` gets the id for C. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void;
}

/** Request that gives a type 2 window access to part of a region, under a key that the caller chose. */
export interface BindWindowRequest {
  readonly opcode: "bindWindow";
  readonly window: MemoryWindow;
  readonly region: RegionSlice;
  readonly access: Access;
  readonly key: number;
  /** Id that the completion reports. Default: an id that is unique in this process. */
  readonly wrId?: number;
  /** True (the default) to report success too. Failures are always reported. */
  readonly signaled?: boolean;
  /** True to wait until earlier reads and atomics of this queue pair are complete. */
  readonly fenced?: boolean;
}

/**
 * Key for part of a region that can be granted and revoked without registering the memory again (`struct
 * ibv_mw`).
 *
 * @example
 * using window = pd.createMemoryWindow();
 * const { wrId, remote: rights } = window.bind(qp, region.slice(0, 64), ["remoteRead"]);
 * await cq.completionOf(wrId); // The peer may now read these 64 bytes with `rights`.
 */
export class MemoryWindow extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly type: 1 | 2;
  /** Regions for which a bind of the window was posted, the newest last. */
  readonly #regions = new Set<MemoryRegion>();
  /** Queue pair that last bound the window, for type 2 only. */
  #binder: object | undefined;
  #key: number;

  /** @internal Use {@link ProtectionDomain.createMemoryWindow}. */
  constructor(pd: ProtectionDomain, type: 1 | 2) {
    super();
    if (type !== 1 && type !== 2)
      throw new TypeError(`createMemoryWindow: the type is ${shown(type)}. Use 1 or 2`);
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

  /** Current key of the window (`rkey`). Each bind changes it. */
  get remoteKey(): number {
    if (!(#key in (this as object))) super.ensureOpen();
    return this.#key;
  }

  /**
   * Posts a bind on a queue pair. The window is usable when the bind completes. The region needs windowBind
   * access. Returns the remote memory for the peer and the request's id. Binding again replaces the key, and
   * the old key is refused. A type 2 window belongs to the queue pair that bound it and closes with it. Its key
   * must be invalidated before the next bind: by `localInvalidate`, or by a send of the peer with `invalidateKey`.
   *
   * @example
   * const window = pd.createMemoryWindow(1);
   * const { wrId } = window.bind(qp, region.slice(0, 64), ["remoteWrite"]);
   * await cq.completionOf(wrId);
   */
  bind(
    queuePair: WindowBinder,
    region: RegionSlice,
    access: Access,
    wrId: number = freshId(),
  ): { readonly wrId: number; readonly remote: RemoteMemory } {
    this.ensureOpen();
    if (typeof queuePair?.postThrough !== "function") {
      throw new TypeError(
        `bind: the queue pair is ${shown(queuePair)}. Use the result of pd.createQueuePair()`,
      );
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

  #bindType1(queuePair: WindowBinder, part: RegionSlice, access: Access, wrId: number): void {
    if (typeof wrId !== "number") throw new TypeError(`bind: wrId is ${shown(wrId)}. Use a number`);
    const c = ibv_mw_bind.alloc();
    c.send_flags = IBV_SEND_SIGNALED;
    c.bind_info.mr = part.region.pointer;
    c.bind_info.addr = part.region.address + part.offset;
    c.bind_info.length = part.byteLength;
    c.bind_info.mw_access_flags = windowAccess(access);
    const { lib } = this.protectionDomain.device;
    // A getter in the rights may have closed one of the objects.
    this.ensureOpen();
    part.region.ensureOpen();
    this.mayBindTo(part.region, undefined);
    queuePair.postThrough("ibv_bind_mw", wrId, (cId) => {
      c.wr_id = cId;
      return lib.ibv_bind_mw(queuePair.pointer, this.pointer, c.pointer);
    });
    this.#key = ibv_mw.at(this.pointer).rkey; // The verb chose the key.
  }

  #bindType2(queuePair: WindowBinder, region: RegionSlice, access: Access, wrId: number): void {
    const key = nextKey(this.#key);
    queuePair.post([{ opcode: "bindWindow", window: this, region, access, key, wrId }]);
    this.#key = key;
  }

  /** @internal Records that a bind to this region is about to be posted. */
  mayBindTo(region: MemoryRegion, binder: object | undefined): void {
    this.#binder = binder;
    this.#regions.delete(region);
    this.#regions.add(region);
    region.noteWindow(this);
  }

  /**
   * @internal Returns true when the window blocks the destruction of this queue pair. rxe waits 50 s for such
   * a window.
   */
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

/** Returns the next key of a type 2 window. The user may change its low byte (`ibv_inc_rkey`). */
const nextKey = (key: number): number => ((key & 0xffffff00) | ((key + 1) & 0xff)) >>> 0;

import { errno } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { wholeNumber } from "../../arguments/whole-number.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { MemoryRegion } from "../memory/memory-region.ts";
import { VerbsError } from "../verbs-error.ts";
import type { WorkRequestMemory } from "./work-request-memory.ts";

/** What a queue offers to those who post on it. */
export interface Poster<W = RequestView> {
  readonly verb: string;
  /** The object of the queue; its C pointer is the first argument. */
  readonly pointer: number;
  readonly post: (object: number, request: number, bad: number) => number;
  readonly slots: {
    readonly capacity: number;
    reserve(count: number): void;
    claim(id: number, request: W): number;
  };
  /** Gives back the slots of requests from `firstNotTaken` on. */
  takeBack(ids: Float64Array, firstNotTaken: number): void;
  /** Throws unless requests can be posted now. */
  ensureReady(): void;
}

/** What every C work request has. */
export interface RequestView {
  wr_id: number;
  next: number;
  num_sge: number;
}

const badRequest = new BigUint64Array(new ArrayBuffer(8));
const badAddress = addressOf(badRequest);

/**
 * Work requests that stand ready in native memory: `post()` puts all of them on the queue with one doorbell, as often
 * as you like, and allocates nothing.
 *
 * @example
 * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
 * for (let round = 0; round < 3; round++) {
 *   write.post();
 *   cq.spin();
 * }
 */
export class PreparedRequests<W extends RequestView> {
  /** Their ids, in order; change them between posts at will. */
  readonly wrIds: Float64Array;
  readonly #poster: Poster<W>;
  readonly #memory: WorkRequestMemory<W>;
  readonly #count: number;
  /** What the requests name and C will look at: regions, windows, address handles. */
  readonly #resources: readonly Resource[];
  readonly #cIds: Float64Array;

  /** @internal Use {@link QueuePair.prepare}. */
  constructor(
    poster: Poster<W>,
    memory: WorkRequestMemory<W>,
    wrIds: Float64Array,
    resources: readonly Resource[],
  ) {
    this.#poster = poster;
    this.#memory = memory;
    this.#count = wrIds.length;
    this.#resources = resources;
    this.wrIds = wrIds;
    this.#cIds = new Float64Array(new ArrayBuffer(wrIds.length * 8));
    for (let i = 0; i < this.#count; i++) {
      memory.requests[i]!.next = i + 1 < this.#count ? memory.address + (i + 1) * memory.stride : 0;
    }
  }

  /**
   * The C work request `i`, to change it between posts: `prepared.request(0).wr_rdma_remote_addr = ...`.
   *
   * @example
   * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
   * write.request(0).wr_rdma_remote_addr = remote.address + 64;
   */
  request(i: number): W {
    const view = i < this.#count ? this.#memory.requests[i] : undefined;
    if (!view) throw new RangeError(`request(${i}): there are ${this.#count}`);
    return view;
  }

  /**
   * Changes where request `i` takes or puts its bytes, within the region it was prepared with.
   *
   * @example
   * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
   * write.moveLocal(0, 0, region.address + 128, 32);
   */
  moveLocal(i: number, segment: number, address: number, byteLength: number): void {
    wholeNumber("segment", segment, 0, this.request(i).num_sge - 1);
    wholeNumber("address", address, 0, Number.MAX_SAFE_INTEGER);
    wholeNumber("byteLength", byteLength, 0, 0x7fffffff);
    const region = this.#resources.find(
      (r): r is MemoryRegion =>
        r instanceof MemoryRegion && address >= r.address && address + byteLength <= r.address + r.byteLength,
    );
    if (!region) {
      throw new RangeError(
        `moveLocal: ${byteLength} bytes at 0x${address.toString(16)} are outside of its regions`,
      );
    }
    const view = this.#memory.segment(i, segment);
    view.addr = address;
    view.length = byteLength;
    view.lkey = region.localKey;
  }

  /**
   * Puts them on the queue. QueueFullError when they do not all fit (then none was posted), ClosedError for a region that
   * is gone, VerbsError when the device refuses one (those before it are posted).
   *
   * @example
   * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
   * write.wrIds[0] = 42;
   * write.post();
   * console.assert(cq.spin().wrId === 42);
   */
  post(): void {
    const poster = this.#poster;
    const count = this.#count;
    poster.ensureReady();
    for (let i = 0; i < this.#resources.length; i++) this.#resources[i]!.ensureOpen();
    poster.slots.reserve(count);
    for (let i = 0; i < count; i++) {
      const request = this.#memory.requests[i]!;
      const id = poster.slots.claim(this.wrIds[i]!, request);
      this.#cIds[i] = id;
      request.wr_id = id;
    }
    const result = poster.post(poster.pointer, this.#memory.address, badAddress);
    if (result !== 0) this.#refused(result > 0 ? result : errno());
  }

  #refused(failure: number): never {
    const bad = (Number(badRequest[0]) - this.#memory.address) / this.#memory.stride;
    badRequest[0] = 0n; // the next failure may leave it as it is
    const taken = Number.isInteger(bad) && bad >= 0 && bad < this.#count ? bad : 0;
    this.#poster.takeBack(this.#cIds, taken);
    throw new VerbsError(this.#poster.verb, failure, `request ${taken + 1} of ${this.#count}`);
  }
}

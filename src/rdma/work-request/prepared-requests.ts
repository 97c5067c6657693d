import { wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { MemoryRegion } from "../memory/memory-region.ts";
import type { Chain, RequestView } from "./work-request-memory.ts";

/**
 * Work requests that are ready in native memory. `post()` posts all of them with one doorbell, any number of
 * times, without allocation.
 *
 * @example
 * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
 * for (let round = 0; round < 3; round++) {
 *   write.post();
 *   cq.spin();
 * }
 */
export class PreparedRequests<W extends RequestView> {
  /** Ids of the requests, in order. The caller may change them between posts. */
  readonly wrIds: Float64Array;
  readonly #queue: { submit(chain: Chain<W>): void };
  readonly #chain: Chain<W>;

  /** @internal Use {@link QueuePair.prepare}. */
  constructor(queue: { submit(chain: Chain<W>): void }, chain: Chain<W>) {
    this.#queue = queue;
    this.#chain = chain;
    this.wrIds = chain.wrIds;
  }

  /**
   * Returns the C work request `i`, whose fields may be changed between posts.
   *
   * @example
   * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
   * write.request(0).wr_rdma_remote_addr = remote.address + 64;
   */
  request(i: number): W {
    const view = typeof i === "number" ? this.#chain.memory.requests[i] : undefined;
    if (!view) throw new RangeError(`request(${shown(i)}): there are ${this.#chain.count}`);
    return view;
  }

  /**
   * Changes the local memory of request `i` to other bytes of the region that it was prepared with.
   *
   * @example
   * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
   * write.moveLocal(0, 0, region.address + 128, 32);
   */
  moveLocal(i: number, segment: number, address: number, byteLength: number): void {
    wholeNumber("segment", segment, 0, this.request(i).num_sge - 1);
    wholeNumber("address", address, 0, Number.MAX_SAFE_INTEGER);
    wholeNumber("byteLength", byteLength, 0, 0x7fffffff);
    const region = this.#chain.resources.find(
      (r): r is MemoryRegion =>
        r instanceof MemoryRegion && address >= r.address && address + byteLength <= r.address + r.byteLength,
    );
    if (!region) {
      throw new RangeError(
        `moveLocal: ${byteLength} bytes at 0x${address.toString(16)} are outside of the regions of the request`,
      );
    }
    const view = this.#chain.memory.segment(i, segment);
    view.addr = address;
    view.length = byteLength;
    view.lkey = region.localKey;
  }

  /**
   * Posts the requests. Throws QueueFullError when they do not all fit; then none is posted. Throws
   * ClosedError for a closed region. VerbsError means that the device refused a request. The requests before
   * that one are posted.
   *
   * @example
   * const write = qp.prepare([{ opcode: "write", local: region.slice(0, 64), remote }]);
   * write.wrIds[0] = 42;
   * write.post();
   * console.assert(cq.spin().wrId === 42);
   */
  post(): void {
    this.#queue.submit(this.#chain);
  }
}

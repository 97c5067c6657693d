import type { Operation } from "../work-request/fill-request.ts";
import { operations } from "../work-request/fill-request.ts";
import type { Append } from "../work-request/request-batch.ts";
import type { RequestOf, WorkRequest } from "../work-request/work-request.ts";

/**
 * Collection of requests that {@link QueuePair.batch} passes to its function. They are posted together when
 * the function returns.
 *
 * @example
 * const posted = qp.batch((work) => {
 *   for (let i = 0; i < 3; i++) {
 *     work.write({ local: region.slice(i * 64, i * 64 + 64), remote: remoteSlice(remote, i * 64), signaled: i
 * === 2 });
 *   }
 * });
 * await cq.next(); // one completion for all three
 */
export class Batch {
  readonly #append: Append<WorkRequest, Operation>;
  #state: "open" | "aborted" | "over" = "open";

  /** @internal */
  constructor(append: Append<WorkRequest, Operation>) {
    this.#append = append;
  }

  /** @internal Closes the batch. Returns true if its requests must be posted. */
  end(): boolean {
    const wanted = this.#state === "open";
    this.#state = "over";
    return wanted;
  }

  #add(request: object, operation: Operation): number {
    if (this.#state !== "open") {
      throw new TypeError(
        `this batch is ${this.#state}: add requests only while the function that received it runs, and before abort()`,
      );
    }
    return this.#append(request as WorkRequest, operation);
  }

  /**
   * Adds a SEND, see {@link QueuePair.send}. Returns the request's id.
   *
   * @example
   * peer.receive({ local: peerRegion });
   * qp.batch((work) => void work.send({ local: region.slice(0, 8) }));
   */
  send(request: RequestOf<"send">): number {
    return this.#add(request, operations.send);
  }

  /**
   * Adds an RDMA WRITE, see {@link QueuePair.write}. Returns the request's id.
   *
   * @example
   * qp.batch((work) => void work.write({ local: region.slice(0, 8), remote }));
   */
  write(request: RequestOf<"write">): number {
    return this.#add(request, operations.write);
  }

  /**
   * Adds an RDMA READ, see {@link QueuePair.read}. Returns the request's id.
   *
   * @example
   * qp.batch((work) => void work.read({ local: region.slice(0, 8), remote }));
   */
  read(request: RequestOf<"read">): number {
    return this.#add(request, operations.read);
  }

  /**
   * Adds an atomic compare-and-swap, see {@link QueuePair.compareAndSwap}. Returns the request's id.
   *
   * @example
   * qp.batch((work) => void work.compareAndSwap({ local: region.slice(0, 8), remote, compare: 0n, swap: 1n
   * }));
   */
  compareAndSwap(request: RequestOf<"compareAndSwap">): number {
    return this.#add(request, operations.compareAndSwap);
  }

  /**
   * Adds an atomic addition, see {@link QueuePair.fetchAndAdd}. Returns the request's id.
   *
   * @example
   * qp.batch((work) => void work.fetchAndAdd({ local: region.slice(0, 8), remote, add: 1n }));
   */
  fetchAndAdd(request: RequestOf<"fetchAndAdd">): number {
    return this.#add(request, operations.fetchAndAdd);
  }

  /**
   * Adds an atomic write, see {@link QueuePair.atomicWrite}. Needs a queue pair with `operations:
   * ["atomicWrite", ...]`.
   *
   * @example
   * extended.batch((work) => void work.atomicWrite({ remote, value: 1n }));
   */
  atomicWrite(request: RequestOf<"atomicWrite">): number {
    return this.#add(request, operations.atomicWrite);
  }

  /**
   * Adds a flush, see {@link QueuePair.flush}. Needs a queue pair with `operations: ["flush", ...]`.
   *
   * @example
   * extended.batch((work) => {
   *   work.write({ local: region.slice(0, 64), remote, signaled: false });
   *   work.flush({ remote });
   * });
   */
  flush(request: RequestOf<"flush">): number {
    return this.#add(request, operations.flush);
  }

  /**
   * Adds a request that invalidates a key of this side (`IBV_WR_LOCAL_INV`). Returns the request's id.
   *
   * @example
   * using window = pd.createMemoryWindow();
   * const { remote } = window.bind(qp, region, ["remoteRead"]);
   * qp.batch((work) => void work.localInvalidate({ key: remote.remoteKey }));
   */
  localInvalidate(request: RequestOf<"localInvalidate">): number {
    return this.#add(request, operations.localInvalidate);
  }

  /**
   * Adds a request that binds a type 2 window to part of a region (`IBV_WR_BIND_MW`), under a key that the
   * caller chose. Returns the request's id.
   *
   * @example
   * using window = pd.createMemoryWindow();
   * const key = qp.protectionDomain.device.lib.ibv_inc_rkey(window.remoteKey);
   * qp.batch((work) => void work.bindWindow({ window, region, access: ["remoteRead"], key }));
   */
  bindWindow(request: RequestOf<"bindWindow">): number {
    return this.#add(request, operations.bindWindow);
  }

  /**
   * Discards the requests of the batch: none is posted (`ibv_wr_abort`).
   *
   * @example
   * const posted = qp.batch((work) => {
   *   work.write({ local: region.slice(0, 8), remote });
   *   work.abort();
   * });
   * console.assert(posted === 0);
   */
  abort(): void {
    if (this.#state === "open") this.#state = "aborted";
  }
}

import type { Operation } from "../work-request/fill-operation.ts";
import { operations } from "../work-request/fill-operation.ts";
import type { Append } from "../work-request/request-batch.ts";
import type { RequestOf, WorkRequest } from "../work-request/work-request.ts";

/**
 * What {@link QueuePair.batch} gives its function: requests that are put together here and posted at its end.
 *
 * @example
 * const posted = qp.batch((work) => {
 *   for (let i = 0; i < 3; i++) {
 *     work.write({ local: region.slice(i * 64, i * 64 + 64), remote: remoteSlice(remote, i * 64), signaled: i === 2 });
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

  /** @internal Ends it; whether its requests are to be posted. */
  end(): boolean {
    const wanted = this.#state === "open";
    this.#state = "over";
    return wanted;
  }

  #add(request: object, operation: Operation): number {
    if (this.#state !== "open") {
      throw new TypeError(
        `this batch is ${this.#state}: it takes requests while the function that got it runs, and until abort()`,
      );
    }
    return this.#append(request as WorkRequest, operation);
  }

  /**
   * A message into a receive of the peer, as {@link QueuePair.send}. Returns the request's id.
   *
   * @example
   * peer.receive({ local: peerRegion });
   * qp.batch((work) => void work.send({ local: region.slice(0, 8) }));
   */
  send(request: RequestOf<"send">): number {
    return this.#add(request, operations.send);
  }

  /**
   * RDMA WRITE, as {@link QueuePair.write}.
   *
   * @example
   * qp.batch((work) => void work.write({ local: region.slice(0, 8), remote }));
   */
  write(request: RequestOf<"write">): number {
    return this.#add(request, operations.write);
  }

  /**
   * RDMA READ, as {@link QueuePair.read}.
   *
   * @example
   * qp.batch((work) => void work.read({ local: region.slice(0, 8), remote }));
   */
  read(request: RequestOf<"read">): number {
    return this.#add(request, operations.read);
  }

  /**
   * As {@link QueuePair.compareAndSwap}.
   *
   * @example
   * qp.batch((work) => void work.compareAndSwap({ local: region.slice(0, 8), remote, compare: 0n, swap: 1n }));
   */
  compareAndSwap(request: RequestOf<"compareAndSwap">): number {
    return this.#add(request, operations.compareAndSwap);
  }

  /**
   * As {@link QueuePair.fetchAndAdd}.
   *
   * @example
   * qp.batch((work) => void work.fetchAndAdd({ local: region.slice(0, 8), remote, add: 1n }));
   */
  fetchAndAdd(request: RequestOf<"fetchAndAdd">): number {
    return this.#add(request, operations.fetchAndAdd);
  }

  /**
   * As {@link QueuePair.atomicWrite}; the queue pair was created with `operations: ["atomicWrite", ...]`.
   *
   * @example
   * extended.batch((work) => void work.atomicWrite({ remote, value: 1n }));
   */
  atomicWrite(request: RequestOf<"atomicWrite">): number {
    return this.#add(request, operations.atomicWrite);
  }

  /**
   * As {@link QueuePair.flush}; the queue pair was created with `operations: ["flush", ...]`.
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
   * Makes a key of this side invalid (`IBV_WR_LOCAL_INV`).
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
   * Gives a type 2 window rights to part of a region (`IBV_WR_BIND_MW`), under a key of the caller's making.
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
   * Forgets what was put together: nothing is posted (`ibv_wr_abort`).
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

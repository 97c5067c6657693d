import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import { operations } from "../work-request/fill-operation.ts";
import type { PreparedRequests } from "../work-request/prepared-requests.ts";
import type { SendQueue } from "../work-request/send-queue.ts";
import type { RequestOf, WorkRequest } from "../work-request/work-request.ts";
import type { SendView } from "../work-request/work-request-memory.ts";
import { Batch } from "./batch.ts";

/**
 * What posts send requests: the half of a queue pair that asks.
 *
 * @example
 * const requester: Requester = qp;
 * requester.write({ local: region.slice(0, 8), remote });
 */
export abstract class Requester extends Resource {
  #queue: SendQueue | undefined;

  /** The send queue, once there is one. */
  protected sendBy(queue: SendQueue): void {
    this.#queue = queue;
  }

  #sends(): SendQueue {
    return this.#queue!;
  }

  /**
   * Puts requests on the send queue with one doorbell (`ibv_post_send`); returns their ids.
   * Nothing is posted when it throws QueueFullError, QueuePairStateError (not connected yet), ClosedError (something they name
   * is closed), TypeError or RangeError. VerbsError: the device refused one; those before it are posted.
   *
   * @example
   * qp.post([
   *   { opcode: "write", local: region.slice(0, 1024), remote, signaled: false },
   *   { opcode: "write", local: region.slice(0, 8), remote: remoteSlice(remote, 1024) },
   * ]);
   * await cq.next(); // one completion tells that both are done
   */
  post(requests: readonly WorkRequest[]): number[] {
    return this.#sends().post(requests);
  }

  /**
   * Requests made ready once, to be posted again and again; state and room are looked at by `post()` of the result.
   *
   * @example
   * const ping = qp.prepare([{ opcode: "write", local: region.slice(0, 8), remote }]);
   * ping.post();
   */
  prepare(requests: readonly WorkRequest[]): PreparedRequests<SendView> {
    this.ensureOpen();
    return this.#sends().prepare(requests);
  }

  /**
   * Sends a message into a receive of the peer (`IBV_WR_SEND`, `..._WITH_IMM`, `..._WITH_INV`); returns its id. Errors: {@link post}.
   *
   * @example
   * peer.receive({ local: peerRegion.slice(0, 64) });
   * qp.send({ local: region.slice(0, 5), immediate: 7 }); // the peer's completion has byteLength 5 and the 7
   */
  send(request: RequestOf<"send">): number {
    return this.#sends().postOne(request as WorkRequest, operations.send);
  }

  /**
   * RDMA WRITE into the peer's memory (`IBV_WR_RDMA_WRITE`, `..._WITH_IMM`); returns the request's id. RangeError for more
   * bytes than `remote` has; whether the peer allows it, the completion tells.
   *
   * @example
   * qp.write({ local: region.slice(0, 3), remote });
   * await cq.next(); // the peer's bytes are these three now
   */
  write(request: RequestOf<"write">): number {
    return this.#sends().postOne(request as WorkRequest, operations.write);
  }

  /**
   * RDMA READ from the peer's memory (`IBV_WR_RDMA_READ`), as many bytes as `local` has; returns the request's id.
   *
   * @example
   * qp.read({ local: region.slice(0, 1), remote });
   * await cq.next(); // region.bytes[0] is the peer's first byte now
   */
  read(request: RequestOf<"read">): number {
    return this.#sends().postOne(request as WorkRequest, operations.read);
  }

  /**
   * Atomic compare-and-swap on 8 bytes of the peer (`IBV_WR_ATOMIC_CMP_AND_SWP`), in the byte order of the machines; what was
   * there comes into `local`. Returns the request's id. RangeError unless `local` has 8 bytes and the address is a multiple of 8.
   *
   * @example
   * qp.compareAndSwap({ local: region.slice(0, 8), remote, compare: 0n, swap: 1n });
   * await cq.next(); // took the lock if these 8 bytes are zero now
   */
  compareAndSwap(request: RequestOf<"compareAndSwap">): number {
    return this.#sends().postOne(request as WorkRequest, operations.compareAndSwap);
  }

  /**
   * Atomic addition to 8 bytes of the peer (`IBV_WR_ATOMIC_FETCH_AND_ADD`), modulo 2^64; what was there comes into `local`.
   * Returns the request's id. RangeError unless `local` has 8 bytes and the address is a multiple of 8.
   *
   * @example
   * qp.fetchAndAdd({ local: region.slice(0, 8), remote, add: 1n });
   * await cq.next(); // the 8 bytes are what was there before
   */
  fetchAndAdd(request: RequestOf<"fetchAndAdd">): number {
    return this.#sends().postOne(request as WorkRequest, operations.fetchAndAdd);
  }

  /**
   * Writes 8 bytes of the peer in one piece (`ibv_wr_atomic_write`): who reads them there sees the old value or the new one, and
   * what was written before them is there first. Returns the request's id. Needs `operations: ["atomicWrite"]` when the queue pair is
   * created, and remoteWrite at the peer. RangeError unless the address is a multiple of 8.
   *
   * @example
   * extended.write({ local: region.slice(0, 64), remote });
   * extended.atomicWrite({ remote: remoteSlice(remote, 64), value: 1n }); // the peer sees it: the 64 bytes are there
   */
  atomicWrite(request: RequestOf<"atomicWrite">): number {
    return this.#sends().postOne(request as WorkRequest, operations.atomicWrite);
  }

  /**
   * Completes when what was written to the peer's memory before is visible there to all, or persistent (`ibv_wr_flush`).
   * Returns the request's id. Needs `operations: ["flush"]` when the queue pair is created, and flushGlobal or flushPersistent at
   * the peer.
   *
   * @example
   * extended.write({ local: region.slice(0, 64), remote, signaled: false });
   * extended.flush({ remote });
   */
  flush(request: RequestOf<"flush">): number {
    return this.#sends().postOne(request as WorkRequest, operations.flush);
  }

  /**
   * Posts the requests that `fill` puts together, all at its end and with one doorbell; returns how many. Nothing is posted when it
   * throws or calls `work.abort()`.
   *
   * On a queue pair that was created with `operations` they go by `ibv_wr_start`, ..., `ibv_wr_complete`, all or, when the device
   * refuses one (VerbsError), none. Otherwise by one `ibv_post_send`: of those that the device refuses, earlier ones are posted.
   * QueueFullError when they do not all fit; TypeError when `fill` is asynchronous: what waits cannot hold the queue.
   *
   * @example
   * qp.batch((work) => {
   *   work.write({ local: region.slice(0, 1024), remote, signaled: false });
   *   work.write({ local: region.slice(0, 8), remote: remoteSlice(remote, 1024), immediate: 7 });
   * });
   */
  batch(fill: (work: Batch) => void): number {
    this.ensureOpen();
    if (typeof fill !== "function") {
      throw new TypeError(`batch(${shown(fill)}): use a function, (work) => { work.write({ ... }) }`);
    }
    return this.#sends().batch((append) => {
      const work = new Batch(append);
      try {
        const given: unknown = fill(work);
        if (isPromise(given)) {
          throw new TypeError(
            "batch: the function is asynchronous: put the requests together without awaiting",
          );
        }
        return work.end();
      } finally {
        work.end();
      }
    });
  }
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { readonly then?: unknown } | undefined)?.then === "function";

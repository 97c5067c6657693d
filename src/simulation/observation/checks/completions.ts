import { IBV_WC_RECV, IBV_WC_SUCCESS } from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../../soft/hca/arena/engine.ts";
import { RecvWr, SendWr } from "../../../soft/hca/arena/records/c-structs.ts";
import { Qp, Swr } from "../../../soft/hca/arena/records.ts";
import { findQp } from "../../../soft/hca/objects/queue-pairs.ts";
import type { PolledCompletion } from "../observer.ts";
import { Check } from "./check.ts";

/** Posted request: its id, and whether it completes when it succeeds. */
interface Posted {
  readonly id: number;
  readonly isSignaled: boolean;
}

/** Requests of a queue pair that have not completed, in the order of posting. */
interface Queues {
  sent: number;
  received: number;
  readonly sends: Posted[];
  readonly receives: Posted[];
}

/** Fields of one of the two queues of a queue pair. */
interface Ring {
  readonly ring: number;
  readonly mask: number;
  readonly stride: number;
  readonly tail: number;
  readonly id: number;
}

const SENDS: Ring = {
  ...{ ring: Qp.sqRing, mask: Qp.sqMask, stride: Qp.sqStride, tail: Qp.sqTail },
  id: SendWr.id,
};
const RECEIVES: Ring = {
  ...{ ring: Qp.rqRing, mask: Qp.rqMask, stride: Qp.rqStride, tail: Qp.rqTail },
  id: RecvWr.id,
};

const idAt = ({ u32 }: Engine, at: number): number => u32[at]! + u32[at + 1]! * 2 ** 32;

/** Checks that each request completes once, and that no completion belongs to a request that was not posted. */
export class CompletionCheck extends Check {
  /** Queues by host, then by number of the queue pair. */
  readonly #queues = new Map<number, Map<number, Queues>>();

  override closed(host: number): void {
    super.closed(host);
    this.#queues.delete(host);
  }

  posted(host: number, q: number): void {
    const e = this.engines.get(host);
    if (e === undefined) return;
    const queues = this.#queuesOf(host, e.i32[q + Qp.number]!);
    this.#add(e, q, queues);
  }

  #queuesOf(host: number, number: number): Queues {
    let ofHost = this.#queues.get(host);
    if (ofHost === undefined) {
      ofHost = new Map();
      this.#queues.set(host, ofHost);
    }
    let queues = ofHost.get(number);
    if (queues === undefined) {
      queues = { sent: 0, received: 0, sends: [], receives: [] };
      ofHost.set(number, queues);
    }
    return queues;
  }

  /** Adds the requests that were posted since the last call. */
  #add(e: Engine, q: number, queues: Queues): void {
    const { i32 } = e;
    // A reset queue pair begins again.
    if (i32[q + Qp.sqTail]! < queues.sent) {
      queues.sends.length = 0;
      queues.sent = 0;
    }
    if (i32[q + Qp.rqTail]! < queues.received) {
      queues.receives.length = 0;
      queues.received = 0;
    }
    queues.sent = this.#read(e, q, SENDS, queues.sent, queues.sends);
    queues.received = this.#read(e, q, RECEIVES, queues.received, queues.receives);
  }

  #read(e: Engine, q: number, { ring, mask, stride, tail, id }: Ring, from: number, to: Posted[]): number {
    const { i32 } = e;
    const end = i32[q + tail]!;
    for (let i = from; i < end; i++) {
      const at = i32[q + ring]! + (i & i32[q + mask]!) * i32[q + stride]!;
      const isSignaled = ring !== Qp.sqRing || i32[at + Swr.signaled] !== 0;
      to.push({ id: idAt(e, at + id), isSignaled });
    }
    return end;
  }

  completed(host: number, { wr_id, status, opcode, qp_num }: PolledCompletion): void {
    const e = this.engines.get(host);
    const q = e === undefined ? 0 : findQp(e, qp_num);
    // The completion of a queue pair that was destroyed has nothing to compare with.
    if (e === undefined || q === 0) return;
    const queues = this.#queuesOf(host, qp_num);
    this.#add(e, q, queues);
    const id = Number(wr_id);
    const isFine = status === IBV_WC_SUCCESS;
    const isReceive = isFine && (opcode & IBV_WC_RECV) !== 0;
    const isShared = e.i32[q + Qp.srq] !== 0;
    if (isReceive && isShared) return;
    const found = isFine
      ? take(isReceive ? queues.receives : queues.sends, id, isFine)
      : take(queues.sends, id, isFine) || isShared || take(queues.receives, id, isFine);
    if (found) return;
    this.fail(
      host,
      `queue pair ${qp_num} completes request ${id} a second time, out of order, or without a post`,
    );
  }
}

/**
 * Removes the request with this id, and the unsignaled ones before it. Returns false when there is none, or when an
 * earlier one must complete first.
 */
function take(queue: Posted[], id: number, isFine: boolean): boolean {
  const at = queue.findIndex((one) => one.id === id && (one.isSignaled || !isFine));
  if (at < 0 || queue.slice(0, at).some((one) => one.isSignaled)) return false;
  queue.splice(0, at + 1);
  return true;
}

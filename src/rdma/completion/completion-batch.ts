import { ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { shown } from "../../arguments/shown.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import type { DeviceHandle } from "../handles/device-handle.ts";
import { Completion } from "./completion.ts";
import { CompletionLayout, type CompletionView } from "./completion-layout.ts";

/** Maximum number of completions taken from C at once. */
export const batch = 64;

const wordsEach = ibv_wc.size / 4;

/** Completions of the last poll. */
export interface TakenCompletions<C extends Completion> {
  /**
   * Takes up to `most` completions and frees the slots of their requests. Returns the number of completions.
   */
  take(most: number): number;
  /** Returns C's completion `i`. Throws RangeError for an index that a poll never fills. */
  view(i: number): CompletionView;
  /** Returns the user's id of completion `i`. */
  wrId(i: number): number;
  completion(i: number): C;
}

type PollCq = (cq: number, count: number, completions: number) => number;

/** Completions of the last poll, in memory that belongs to one queue. */
export class CompletionBatch implements TakenCompletions<Completion> {
  readonly #device: DeviceHandle;
  readonly #cq: number;
  readonly #pollCq: PollCq;
  readonly #memory = new ArrayBuffer(ibv_wc.size * batch);
  readonly #views = CompletionLayout.pool(this.#memory, batch);
  readonly #address = this.#views[0]!.pointer;
  /**
   * The users' ids of the completions in #memory. A user's id may be any number, C's field holds integers
   * only.
   */
  readonly #wrIds = new Float64Array(new ArrayBuffer(batch * 8));
  readonly #words = new Uint32Array(this.#memory);

  /**
   * Makes the batch of the C completion queue `cq`. `pollCq` is `ibv_poll_cq` or a function with the same
   * effect.
   */
  constructor(device: DeviceHandle, cq: number, pollCq: PollCq = device.operations.poll_cq) {
    this.#device = device;
    this.#cq = cq;
    this.#pollCq = pollCq;
  }

  /**
   * Takes up to `most` completions and frees the slots of their requests. Returns the number of completions.
   */
  take(most: number): number {
    const count = this.#pollCq(this.#cq, most, this.#address);
    if (count < 0) throw new VerbsError("ibv_poll_cq", -count);
    for (let i = 0; i < count; i++) {
      const at = i * wordsEach;
      const high = this.#words[at + 1]!; // The upper half is 0 except in ids of XRC receive queues.
      const cId = high === 0 ? this.#words[at]! : high * 4294967296 + this.#words[at]!;
      this.#wrIds[i] = this.#device.completionOwners.settle(this.#views[i]!.qp_num, cId);
    }
    return count;
  }

  /** Returns C's completion `i`. Throws RangeError for an index that a poll never fills. */
  view(i: number): CompletionView {
    const view = typeof i === "number" ? this.#views[i] : undefined;
    if (!view) throw new RangeError(`completion ${shown(i)}. Use an index from 0 to ${batch - 1}`);
    return view;
  }

  wrId(i: number): number {
    return (typeof i === "number" ? this.#wrIds[i] : undefined) ?? this.view(i).wr_id;
  }

  completion(i: number): Completion {
    return new Completion(this.view(i), this.#wrIds[i]!, this.#device.completionOwners);
  }
}

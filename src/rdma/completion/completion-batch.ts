import { ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { VerbsError } from "../verbs-error.ts";
import { Completion } from "./completion.ts";
import { CompletionLayout, type CompletionView, fieldsFrom } from "./completion-layout.ts";

/** Completions taken from C at once. */
export const batch = 64;

const wordsEach = ibv_wc.size / 4;

/** The completions that were taken from C last. */
export interface TakenCompletions<C extends Completion> {
  /** Takes up to `most` completions, and returns how many; the slots of their requests are free then. */
  take(most: number): number;
  /** C's completion `i`; RangeError for one that never is there. */
  view(i: number): CompletionView;
  /** The user's id of completion `i`. */
  wrId(i: number): number;
  completion(i: number): C;
}

type PollCq = (cq: number, count: number, completions: number) => number;

/** The completions that C wrote last, in memory of a queue's own. */
export class CompletionBatch implements TakenCompletions<Completion> {
  readonly #device: Device;
  readonly #cq: number;
  readonly #pollCq: PollCq;
  readonly #memory = new ArrayBuffer(ibv_wc.size * batch);
  readonly #views = CompletionLayout.pool(this.#memory, batch);
  readonly #address = this.#views[0]!.pointer;
  /** The users' ids of the completions in #memory: any number, where C's field holds whole ones only. */
  readonly #wrIds = new Float64Array(new ArrayBuffer(batch * 8));
  readonly #words = new Uint32Array(this.#memory);

  /** For the C completion queue `cq`; `pollCq` is `ibv_poll_cq`, or what does the same. */
  constructor(device: Device, cq: number, pollCq: PollCq = device.operations.poll_cq) {
    this.#device = device;
    this.#cq = cq;
    this.#pollCq = pollCq;
  }

  /** Takes up to `most` completions, and returns how many; the slots of their requests are free then. */
  take(most: number): number {
    const count = this.#pollCq(this.#cq, most, this.#address);
    if (count < 0) throw new VerbsError("ibv_poll_cq", -count);
    for (let i = 0; i < count; i++) {
      const at = i * wordsEach;
      const high = this.#words[at + 1]!; // 0 for ids of ours
      const cId = high === 0 ? this.#words[at]! : high * 4294967296 + this.#words[at]!;
      this.#wrIds[i] = this.#device.settlers.settle(this.#views[i]!.qp_num, cId);
    }
    return count;
  }

  /** C's completion `i`; RangeError for one that never is there. */
  view(i: number): CompletionView {
    const view = typeof i === "number" ? this.#views[i] : undefined;
    if (!view) throw new RangeError(`completion ${shown(i)}: pollInto takes at most ${batch}, from 0 on`);
    return view;
  }

  wrId(i: number): number {
    return (typeof i === "number" ? this.#wrIds[i] : undefined) ?? this.view(i).wr_id;
  }

  completion(i: number): Completion {
    return new Completion(fieldsFrom(this.view(i), this.#wrIds[i]!, this.#device.settlers));
  }
}

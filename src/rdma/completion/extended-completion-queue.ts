import type { Device } from "../device/device.ts";
import type { CompletionField } from "./completion-fields.ts";
import { CompletionQueue, type MadeCompletionQueue } from "./completion-queue.ts";
import type { ExtendedCompletion, TakenExtended } from "./extended-completion.ts";

/**
 * Completion queue that reports the requested fields of each completion and no others (`struct ibv_cq_ex`).
 * It is polled by `ibv_start_poll`, `ibv_next_poll` and `ibv_end_poll`. soft0 returns all completions with
 * one call.
 *
 * @example
 * using timed = device.createCompletionQueue({ fields: ["byteLength", "timestamp"] });
 * console.log([...timed.fields]); // [ "byteLength", "timestamp" ]
 */
export class ExtendedCompletionQueue extends CompletionQueue<ExtendedCompletion> {
  /** Fields that its completions report besides id, status, operation and queue pair. */
  readonly fields: ReadonlySet<CompletionField>;
  readonly #batch: TakenExtended;

  /** @internal Use {@link Device.createCompletionQueue} with `fields`. */
  constructor(
    device: Device,
    made: MadeCompletionQueue<ExtendedCompletion> & { readonly batch: TakenExtended },
  ) {
    super(device, made);
    this.fields = made.batch.fields;
    this.#batch = made.batch;
    Object.freeze(this);
  }

  override get label(): string {
    return `ExtendedCompletionQueue (${this.entries} entries)`;
  }

  /**
   * Returns the time of completion `i` of the last `pollInto` in ticks of the device's clock. Returns 0
   * unless "timestamp" was requested.
   *
   * @example
   * using timed = device.createCompletionQueue({ fields: ["timestamp"] });
   * const count = timed.pollInto();
   * for (let i = 0; i < count; i++) console.log(timed.wrId(i), timed.timestamp(i));
   */
  timestamp(i: number): bigint {
    return this.#batch.timestamp(i);
  }
}

import type { Device } from "../device/device.ts";
import type { CompletionField } from "./completion-fields.ts";
import { CompletionQueue, type MadeCompletionQueue } from "./completion-queue.ts";
import type { ExtendedCompletion, TakenExtended } from "./extended-completion.ts";

/**
 * A completion queue that tells what it was asked for of each completion, and no more (`struct ibv_cq_ex`): what is not asked
 * for is not read. Polled by `ibv_start_poll`, `ibv_next_poll` and `ibv_end_poll` (soft0 gives what it has at once); otherwise it is a {@link CompletionQueue}.
 *
 * @example
 * using timed = device.createCompletionQueue({ fields: ["byteLength", "timestamp"] });
 * console.log([...timed.fields]); // [ "byteLength", "timestamp" ]
 */
export class ExtendedCompletionQueue extends CompletionQueue<ExtendedCompletion> {
  /** What its completions tell beside id, status, operation and queue pair. */
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
   * When completion `i` of the last `pollInto` came, in ticks of the device's clock; 0 unless "timestamp" was asked for.
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

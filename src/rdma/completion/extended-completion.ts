import type { Device } from "../device/device.ts";
import { Completion, type CompletionOwners } from "./completion.ts";
import type { TakenCompletions } from "./completion-batch.ts";
import type { CompletionField } from "./completion-fields.ts";
import type { CompletionView } from "./completion-layout.ts";
import { CompletionQueue, type MadeCompletionQueue } from "./completion-queue.ts";

/** @internal Fields that only an extended completion queue reports. */
interface ExtendedFields {
  readonly timestamp: bigint | undefined;
  readonly wallClockNs: bigint | undefined;
  readonly sourceLid: number | undefined;
  readonly serviceLevel: number | undefined;
  readonly pathBits: number | undefined;
  readonly vlan: number | undefined;
  readonly flowTag: number | undefined;
  readonly tag: bigint | undefined;
}

/**
 * Work completion with the requested fields of an extended completion queue. Other fields are undefined, or 0
 * where {@link Completion} has them.
 *
 * @example
 * const timed = device.createCompletionQueue({ fields: ["timestamp"] });
 * const own = pd.createQueuePair({ completions: timed });
 * own.connect(own.endpoint());
 * own.write({ local: region.slice(0, 8), remote });
 * const { timestamp } = await timed.next();
 * console.log(device.clock().date(timestamp!)); // when it was done
 */
export class ExtendedCompletion extends Completion implements ExtendedFields {
  /** Time of completion in ticks of the device's clock. {@link DeviceClock} converts it to a time. */
  readonly timestamp: bigint | undefined;
  /** Time of completion in nanoseconds since 1970. */
  readonly wallClockNs: bigint | undefined;
  /** LID of the sender, on InfiniBand. */
  readonly sourceLid: number | undefined;
  readonly serviceLevel: number | undefined;
  /** Low bits of the port's LID that the message was addressed to, on InfiniBand. */
  readonly pathBits: number | undefined;
  /** Tag of the VLAN, for raw packets. */
  readonly vlan: number | undefined;
  /** Tag of the flow rule that matched the packet. */
  readonly flowTag: number | undefined;
  /** Tag of the message, for tag matching. */
  readonly tag: bigint | undefined;

  /** @internal Use {@link ExtendedCompletionQueue.next}. */
  constructor(view: CompletionView, wrId: number, owners: CompletionOwners, extended: ExtendedFields) {
    super(view, wrId, owners);
    this.timestamp = extended.timestamp;
    this.wallClockNs = extended.wallClockNs;
    this.sourceLid = extended.sourceLid;
    this.serviceLevel = extended.serviceLevel;
    this.pathBits = extended.pathBits;
    this.vlan = extended.vlan;
    this.flowTag = extended.flowTag;
    this.tag = extended.tag;
  }
}

/** @internal Completions of the last poll of an extended completion queue. */
export interface TakenExtended extends TakenCompletions<ExtendedCompletion> {
  readonly fields: ReadonlySet<CompletionField>;
  /** Returns the time of completion `i` in ticks of the device's clock. */
  timestamp(i: number): bigint;
}

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

import { Completion, type CompletionFields } from "./completion.ts";
import type { TakenCompletions } from "./completion-batch.ts";
import type { CompletionField } from "./completion-fields.ts";

/** @internal Fields that only an extended completion queue reports. */
export interface ExtendedFields {
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

  constructor(fields: CompletionFields, extended: ExtendedFields) {
    super(fields);
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

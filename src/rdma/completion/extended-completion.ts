import { Completion, type CompletionFields } from "./completion.ts";
import type { TakenCompletions } from "./completion-batch.ts";
import type { CompletionField } from "./completion-fields.ts";

/** @internal What only an extended completion queue tells. */
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
 * A work completion with what an extended completion queue was asked for; the rest is undefined, or 0 where {@link Completion} has it.
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
  /** When it completed, in ticks of the device's clock: {@link DeviceClock} makes a time of it. */
  readonly timestamp: bigint | undefined;
  /** When it completed, in nanoseconds since 1970. */
  readonly wallClockNs: bigint | undefined;
  /** InfiniBand: the sender's local address. */
  readonly sourceLid: number | undefined;
  readonly serviceLevel: number | undefined;
  /** InfiniBand: which of the port's local addresses it came to. */
  readonly pathBits: number | undefined;
  /** Raw packets: the VLAN's tag. */
  readonly vlan: number | undefined;
  /** The tag of the flow rule that brought it here. */
  readonly flowTag: number | undefined;
  /** Tag matching: the message's tag. */
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

/** @internal The completions that were taken last from an extended completion queue. */
export interface TakenExtended extends TakenCompletions<ExtendedCompletion> {
  readonly fields: ReadonlySet<CompletionField>;
  /** When completion `i` came, in ticks of the device's clock. */
  timestamp(i: number): bigint;
}

import type { Buffer, Stream } from "../../cuda/index.ts";
import type { PartTransport } from "../memory/part-transport.ts";
import type { CollectiveType, ReduceOperation } from "./element.ts";
import type { ExchangePlan } from "./exchange-plan.ts";
import type { Plan } from "./plan.ts";
import type { CallNumbers, RecentCalls } from "./recent-calls.ts";
import type { SizeChoices } from "./size-choices.ts";

/** Buffer of a point-to-point transfer, and the rank of the other member. */
export interface TransferSide {
  readonly buffer: Buffer;
  readonly rank: number;
}

/** Word of a buffer to which the heartbeat thread writes 1 after a loss. */
export interface AbortWord {
  readonly buffer: Buffer;
  readonly address: number;
}

/** Buffers and stream of a call. */
export interface Operands {
  readonly input: Buffer;
  readonly output: Buffer;
  readonly stream: Stream;
}

/** Collective call with validated arguments. */
export interface CheckedCall {
  readonly call: CallNumbers;
  readonly type: CollectiveType;
  readonly operands: Operands;
}

/**
 * Implementation of the collectives of a group. Each method enqueues a call in its stream and returns.
 * After a failure, no stream blocks any more, and the group reads the cause from the implementation.
 */
export interface Algorithm {
  readonly calls: RecentCalls;
  /** Description of the transport to members on other hosts. Undefined when all members are on one host. */
  readonly transportText?: string;
  /** Network by which kernels write to memory of members on other hosts. Undefined when all members are on one host. */
  readonly partTransport?: PartTransport | undefined;
  /** Error text of the network thread. Empty while the thread has no error. */
  readonly threadError?: string;
  /**
   * Pinned page that the program's own kernels also poll. A failure is written to the page at once, see
   * {@link Host}.
   */
  readonly hostBuffer: Buffer<"u32">;
  /**
   * Word in this process that kernels poll more often than the pinned page. Undefined when no such word exists.
   */
  readonly poisonWord: AbortWord | undefined;
  /** Polls for failures. Returns true after a call has failed, and then ends the waits of all other calls. */
  pollFailure(): boolean;
  /** Returns the text of the call that failed. */
  failedCall(): string;
  /** Returns the failure code of a rank, a value of {@link Code}, or 0 without a failure. */
  codeOf(rank: number): number;
  /** Polls the streams. Returns true after all their work is done. */
  pollIdle(): boolean;
  /** Candidate algorithms of allReduce, for autotuning. Undefined when no alternative exists. */
  readonly choices?: SizeChoices;
  /**
   * True when its memory is freed a moment after the next epoch begins, so that the other members do not wait for
   * that.
   */
  readonly outlivesEpoch?: boolean;
  /** Returns the algorithm of an allReduce of `bytes` bytes, and the reason. */
  plan: (bytes: number) => Plan;
  allReduce(checked: CheckedCall, operation: ReduceOperation): void;
  /** Runs a collective that sends and receives its chunks in one step. */
  exchange(checked: CheckedCall, plan: ExchangePlan): void;
  /** Sends to one member, receives from one member, or does both in one call. */
  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void;
  /**
   * Removes a failed or exited member, so that no call waits for the member. `left` is true when the member
   * completed its work before it exited.
   */
  lose(rank: number, left: boolean): void;
  /** Ends the waits of all calls, including later ones. */
  abort(): void;
  close(): void;
}

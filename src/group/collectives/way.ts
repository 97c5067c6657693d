import type { Buffer, Stream } from "../../cuda/index.ts";
import type { CollectiveType, ReduceOperation } from "./element.ts";
import type { LaunchPlan } from "./launch-plan.ts";
import type { Operands } from "./launcher.ts";
import type { Plan } from "./plan.ts";
import type { CallNumbers, RecentCalls } from "./recent-calls.ts";
import type { SizeChoices } from "./size-choices.ts";

/** One side of a pass: a buffer, and the rank that it goes to or comes from. */
export interface PassSide {
  readonly buffer: Buffer;
  readonly rank: number;
}

/** A call whose arguments were checked. */
export interface CheckedCall {
  readonly call: CallNumbers;
  readonly type: CollectiveType;
  readonly operands: Operands;
}

/**
 * A way by which members' collectives are done: each method puts a call into its stream's order and returns. When something goes wrong later no
 * stream is held any more, and the group asks what it was.
 */
export interface Way {
  readonly calls: RecentCalls;
  /** By what members of other hosts are reached, in words; undefined where there are none. */
  readonly words?: string;
  /** What ended the thread that moves data between hosts, in words; "" while nothing has. */
  readonly trouble?: string;
  /** A page that kernels of the program's own look at as well, and where a loss is written at once: see {@link Host}. */
  readonly hostBuffer: Buffer<"u32">;
  /** Where a loss is written as well: a word of this process's memory at which kernels look more often; undefined where there is none. */
  readonly poisonAddress: number | undefined;
  /** Did anything go wrong? In which call, and what of a rank: {@link Code}, 0 for nothing. */
  readonly failed: boolean;
  readonly failedCall: string;
  codeOf(rank: number): number;
  /** Have all streams done what they were given? */
  readonly idle: boolean;
  /** Ways of an allReduce that may be measured and chosen, where there are several. */
  readonly choices?: SizeChoices;
  /** How an allReduce of so many bytes is done, and why. */
  plan: (bytes: number) => Plan;
  allReduce(checked: CheckedCall, operation: ReduceOperation): void;
  /** What is given and taken in one step. */
  pieces(checked: CheckedCall, plan: LaunchPlan): void;
  /** Sends to one member, gets from one, or both at once. */
  pass(stream: Stream, sent: PassSide | undefined, got: PassSide | undefined): void;
  /** A member is gone: nothing waits for it any more. `left`: it had done all that it had to do. */
  lose(rank: number, left: boolean): void;
  /** From now on nothing waits for anybody. */
  abort(): void;
  close(): void;
}

/** Each gives the same piece to all, and takes one of each. */
export const toAll = (count: number, size: number) =>
  ({
    count,
    inStride: 0,
    outStride: 0,
    sendFirst: 0,
    sendCount: size,
    takeFirst: 0,
    takeCount: size,
  }) as const;

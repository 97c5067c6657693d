import type { GroupMemory } from "./group-memory.ts";

/** What one launch gives to whom, and what it makes of what it gets: kernels/collective.cu's Plan. */
export interface LaunchPlan {
  /** Elements of a piece. */
  readonly count: number;
  /** Elements between the pieces of the input for each rank. */
  readonly inStride: number;
  /** Elements between those of the output from each rank that it takes from. */
  readonly outStride: number;
  /** Ranks that it gives a piece to. */
  readonly sendFirst: number;
  readonly sendCount: number;
  /** Ranks that it takes a piece from. */
  readonly takeFirst: number;
  readonly takeCount: number;
  readonly operation: number;
}

/** Bytes of a plan, as a kernel's parameter. */
export const PLAN_BYTES = 80;

/** Writes a plan where the kernel's parameters are taken from. */
export function writePlan(words: Uint32Array, plan: LaunchPlan, memory: GroupMemory): void {
  const long = (at: number, value: number): void => {
    words[at] = value >>> 0;
    words[at + 1] = Math.floor(value / 2 ** 32);
  };
  long(0, plan.count);
  long(2, plan.inStride);
  long(4, plan.outStride);
  long(6, memory.slotBytes);
  long(8, memory.slots);
  long(10, memory.wordSlotBytes);
  long(12, memory.wordSlots);
  words[14] = plan.sendFirst;
  words[15] = plan.sendCount;
  words[16] = plan.takeFirst;
  words[17] = plan.takeCount;
  words[18] = plan.operation;
  words[19] = memory.torn ? 1 : 0;
}

import type { GroupMemory } from "./group-memory.ts";
import { forced } from "./launch-shape.ts";

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
export const PLAN_BYTES = 120;

/** The same of bytes instead of elements. */
export const inBytes = (plan: LaunchPlan, elementBytes: number): LaunchPlan => ({
  ...plan,
  count: plan.count * elementBytes,
  inStride: plan.inStride * elementBytes,
  outStride: plan.outStride * elementBytes,
});

/** Writes a plan where the kernel's parameters are taken from. */
export function writePlan(words: Uint32Array, plan: LaunchPlan, memory: GroupMemory): void {
  const long = (at: number, value: number): void => {
    words[at] = value >>> 0;
    words[at + 1] = Math.floor(value / 2 ** 32);
  };
  long(0, plan.count);
  long(2, plan.inStride);
  long(4, plan.outStride);
  const { layout, symmetric } = memory;
  long(6, layout.slotBytes);
  long(8, layout.slots);
  long(10, layout.wordSlotBytes);
  long(12, layout.wordSlots);
  long(14, layout.lineSlotBytes);
  long(16, layout.lineSlots);
  long(18, symmetric.local.pointer);
  words[20] = plan.sendFirst;
  words[21] = plan.sendCount;
  words[22] = plan.takeFirst;
  words[23] = plan.takeCount;
  words[24] = plan.operation;
  words[25] = memory.torn ? (forced.crews === true ? 1 : 2) : 0;
  long(26, layout.notes);
  long(28, layout.acks);
}

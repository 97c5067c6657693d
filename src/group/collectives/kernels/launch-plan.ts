import type { ExchangePlan } from "../exchange-plan.ts";
import { forced } from "../plan.ts";
import type { GroupMemory } from "./group-memory.ts";

/** Size of the kernel parameter of a plan, in bytes. */
export const PLAN_BYTES = 120;

/** Writes a plan into the kernel parameter. */
export function writePlan(words: Uint32Array, plan: ExchangePlan, memory: GroupMemory): void {
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

import type { ExchangePlan } from "../exchange-plan.ts";
import { forced } from "../plan.ts";
import type { GroupMemory } from "./group-memory.ts";

/** Size of the kernel parameter of a plan, in bytes. */
export const PLAN_BYTES = 120;

/** Writes a plan into the kernel parameter. */
export function writePlan(words: Uint32Array, plan: ExchangePlan, memory: GroupMemory): void {
  const writeU64 = (at: number, value: number): void => {
    words[at] = value >>> 0;
    words[at + 1] = Math.floor(value / 2 ** 32);
  };
  writeU64(0, plan.count);
  writeU64(2, plan.inStride);
  writeU64(4, plan.outStride);
  const { layout, symmetric } = memory;
  writeU64(6, layout.slotBytes);
  writeU64(8, layout.slots);
  writeU64(10, layout.lowLatencySlotBytes);
  writeU64(12, layout.lowLatencySlots);
  writeU64(14, layout.lineSlotBytes);
  writeU64(16, layout.lineSlots);
  writeU64(18, symmetric.local.pointer);
  words[20] = plan.sendFirst;
  words[21] = plan.sendCount;
  words[22] = plan.receiveFirst;
  words[23] = plan.receiveCount;
  words[24] = plan.operation;
  words[25] = memory.canTear ? (forced.warpSpecialized === true ? 1 : 2) : 0;
  writeU64(26, layout.outputOffers);
  writeU64(28, layout.acks);
}

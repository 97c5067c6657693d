// Assigns spilled registers to arrays. Where the arrays exceed the available memory, registers that are never
// spilled at the same wait point share one.
import type { Register, Value } from "../../ptx/syntax.ts";
import { FRAME_STRIDE, FRAMES, FRAMES_END } from "./layout.ts";

/**
 * Returns the array offset of each register, given the registers that are spilled together, or undefined if
 * memory does not suffice.
 */
export function frameSlots(
  sets: readonly (readonly Register[])[],
  values: readonly Value[],
): Map<number, number> | undefined {
  const states = new Map<number, number[]>();
  for (const [state, registers] of sets.entries())
    for (const { index } of registers) {
      const found = states.get(index);
      if (found === undefined) states.set(index, [state]);
      else found.push(state);
    }
  const strideOf = (register: number) => FRAME_STRIDE[values[register]!.endsWith("64") ? 8 : 4];
  const ownSlots = new Map<number, number>();
  let end = FRAMES;
  for (const register of states.keys()) {
    ownSlots.set(register, end);
    end += strideOf(register);
  }
  if (end <= FRAMES_END) return ownSlots;
  const fits = (registers: readonly Register[]) =>
    registers.reduce((sum, { index }) => sum + strideOf(index), FRAMES) <= FRAMES_END;
  return sets.every(fits) ? sharedSlots(states, strideOf) : undefined;
}

/** Assigns each register to the first array of its size that is free in all its states. */
function sharedSlots(
  states: ReadonlyMap<number, readonly number[]>,
  strideOf: (register: number) => number,
): Map<number, number> | undefined {
  const slots: { readonly at: number; readonly stride: number; readonly taken: Set<number> }[] = [];
  const offsets = new Map<number, number>();
  let end = FRAMES;
  for (const [register, where] of states) {
    const stride = strideOf(register);
    let slot = slots.find((each) => each.stride === stride && !where.some((state) => each.taken.has(state)));
    if (slot === undefined) {
      slots.push((slot = { at: end, stride, taken: new Set() }));
      end += stride;
      if (end > FRAMES_END) return undefined;
    }
    for (const state of where) slot.taken.add(state);
    offsets.set(register, slot.at);
  }
  return offsets;
}

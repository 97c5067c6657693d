// Where threads keep their registers while they wait: an array each, or, where there are too many, one for several that are never kept at once.
import type { Register } from "../ptx/syntax.ts";
import type { Value } from "../ptx/types.ts";
import { FRAME_STRIDE, FRAMES, FRAMES_END } from "./layout.ts";

/** Places by the registers' numbers, for the sets that are kept together; undefined when there is no room. */
export function frameSlots(
  sets: readonly (readonly Register[])[],
  values: readonly Value[],
): Map<number, number> | undefined {
  const states = new Map<number, number[]>();
  for (const [state, kept] of sets.entries())
    for (const { index } of kept) {
      const found = states.get(index);
      if (found === undefined) states.set(index, [state]);
      else found.push(state);
    }
  const strideOf = (register: number) => FRAME_STRIDE[values[register]!.endsWith("64") ? 8 : 4];
  const alone = new Map<number, number>();
  let end = FRAMES;
  for (const register of states.keys()) {
    alone.set(register, end);
    end += strideOf(register);
  }
  if (end <= FRAMES_END) return alone;
  const fits = (kept: readonly Register[]) =>
    kept.reduce((sum, { index }) => sum + strideOf(index), FRAMES) <= FRAMES_END;
  return sets.every(fits) ? shared(states, strideOf) : undefined;
}

/** The first place of its size that is free wherever the register is kept. */
function shared(
  states: ReadonlyMap<number, readonly number[]>,
  strideOf: (register: number) => number,
): Map<number, number> | undefined {
  const slots: { readonly at: number; readonly stride: number; readonly taken: Set<number> }[] = [];
  const places = new Map<number, number>();
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
    places.set(register, slot.at);
  }
  return places;
}

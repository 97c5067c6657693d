// What a function that is called finds in its frame on the thread's stack: results first, then parameters, then its own variables.
import type { Variable } from "../ptx/syntax.ts";

/** Values of pointers to functions are multiples of it. */
export const POINTER_STEP = 16;

export interface CallFrame {
  readonly results: readonly number[];
  readonly parameters: readonly number[];
  readonly bytes: number;
}

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

/** Follows from the sizes alone, so that a caller who only knows a prototype finds the same places. */
export function callFrame(results: readonly Variable[], parameters: readonly Variable[]): CallFrame {
  let end = 0;
  const place = ({ bytes }: Variable): number => {
    const at = roundUp(end, bytes < 16 ? 8 : 16);
    end = at + bytes;
    return at;
  };
  const found = { results: results.map(place), parameters: parameters.map(place) };
  return { ...found, bytes: roundUp(end, 16) };
}

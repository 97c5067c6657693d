// Layout of a device function's frame on the thread's stack: results, then parameters, then local variables.
import type { Variable } from "../../ptx/syntax.ts";

/** Values of function pointers are multiples of this step. */
export const POINTER_STEP = 16;

export interface CallFrame {
  readonly results: readonly number[];
  readonly parameters: readonly number[];
  readonly bytes: number;
}

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

/**
 * Returns a frame's layout. It depends only on sizes, so that an indirect caller with only a prototype
 * computes the same offsets.
 */
export function callFrame(results: readonly Variable[], parameters: readonly Variable[]): CallFrame {
  let end = 0;
  const nextOffset = ({ bytes }: Variable): number => {
    const at = roundUp(end, bytes < 16 ? 8 : 16);
    end = at + bytes;
    return at;
  };
  const found = { results: results.map(nextOffset), parameters: parameters.map(nextOffset) };
  return { ...found, bytes: roundUp(end, 16) };
}

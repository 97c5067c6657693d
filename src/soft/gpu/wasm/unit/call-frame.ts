// Layout of a device function's frame on the thread's stack: results, then parameters, then local variables.
import { roundUp } from "../../ptx/operations/scalar.ts";
import type { Variable } from "../../ptx/syntax.ts";

/** Values of function pointers are multiples of this step. */
export const POINTER_STEP = 16;

export interface CallFrame {
  readonly results: readonly number[];
  readonly parameters: readonly number[];
  readonly bytes: number;
}

/** Returns a frame's layout. It depends only on sizes, which an indirect caller knows too. */
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

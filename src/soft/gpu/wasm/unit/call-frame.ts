// Layout of a device function's frame on the thread's stack: results, then parameters, then local variables.
import { roundUp } from "../../ptx/operations/scalar.ts";
import type { Variable } from "../../ptx/syntax.ts";

/** Values of function pointers are multiples of this step. */
export const POINTER_STEP = 16;

/** Returns a frame's layout. It depends only on sizes, which an indirect caller knows too. */
export function callFrame(results: readonly Variable[], parameters: readonly Variable[]) {
  const { offsets, end } = placed([...results, ...parameters], ({ bytes }) => (bytes < 16 ? 8 : 16));
  const count = results.length;
  return { results: offsets.slice(0, count), parameters: offsets.slice(count), bytes: roundUp(end, 16) };
}

/** Returns the offsets of variables one after the other from a start, and the end of the last one. */
export function placed(variables: readonly Variable[], alignOf = ({ align }: Variable) => align, start = 0) {
  let end = start;
  const offsets = variables.map((variable) => {
    const at = roundUp(end, alignOf(variable));
    end = at + variable.bytes;
    return at;
  });
  return { offsets, end };
}

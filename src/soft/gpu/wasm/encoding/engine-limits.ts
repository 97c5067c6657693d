// Limits that all engines accept for one function, from the WebAssembly JavaScript interface.
import { type Position, unsupported } from "../../ptx/syntax.ts";

import type { Code } from "./code.ts";

const MOST_BYTES = 7_654_321;
const MOST_LOCALS = 50_000;
/** Bytes reserved for the list of locals at the start of a function. */
const HEAD_BYTES = 1000;

const localsOf = ({ parameters, locals }: Code): number => parameters.length + locals.length;

/** Returns true if engines accept a function's code. */
export const fits = (code: Code): boolean =>
  code.bytes.length <= MOST_BYTES - HEAD_BYTES && localsOf(code) <= MOST_LOCALS;

/**
 * Returns the code, or throws CUDA_ERROR_NOT_SUPPORTED at the function's position if engines would reject it.
 */
export function requireFits(at: Position & { readonly name: string }, code: Code): Code {
  if (fits(code)) return code;
  const size = `${code.bytes.length} bytes and ${localsOf(code)} local variables`;
  unsupported(
    at,
    `a function that needs ${size} of WebAssembly, where the limits are ${MOST_BYTES} and ${MOST_LOCALS} (${at.name}),`,
  );
}

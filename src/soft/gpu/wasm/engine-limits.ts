// What every engine takes of one function: the limits of WebAssembly's JavaScript interface.
import { type Position, unsupported } from "../ptx/ptx-error.ts";

import type { Code } from "./code.ts";

const MOST_BYTES = 7_654_321;
const MOST_LOCALS = 50_000;
/** For the list of locals in front of the code. */
const HEAD_BYTES = 1000;

const localsOf = ({ parameters, locals }: Code): number => parameters.length + locals.length;

/** Whether an engine takes a function's code. */
export const fits = (code: Code): boolean =>
  code.bytes.length <= MOST_BYTES - HEAD_BYTES && localsOf(code) <= MOST_LOCALS;

/** Code that engines take; CUDA_ERROR_NOT_SUPPORTED at the function it is of for any other, before anybody asks them. */
export function fitting(at: Position & { readonly name: string }, code: Code): Code {
  if (fits(code)) return code;
  const size = `${code.bytes.length} bytes and ${localsOf(code)} variables`;
  unsupported(
    at,
    `a function that takes ${size} of WebAssembly, which has room for ${MOST_BYTES} and ${MOST_LOCALS} (${at.name}),`,
  );
}

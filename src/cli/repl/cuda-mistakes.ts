import { CUDA_ERROR_INVALID_CONTEXT } from "../../../ffi/cuda/constants.ts";
import { hintsByCall } from "../../cuda/driver/error-hints.ts";
import { Buffer } from "../../cuda/index.ts";

const aggregates = ["sum", "mean", "average", "add", "sub", "mul", "div", "dot"];

/**
 * Returns true when the name, on a buffer, is a method of typed arrays, a function of Math, or an operation of
 * array libraries.
 */
export const isArithmetic = (owner: unknown, name: string): boolean =>
  owner instanceof Buffer && (name in Float32Array.prototype || name in Math || aggregates.includes(name));

/** Returns the hint for an answer of a C function that is an error code of CUDA, or undefined. */
export function answerHint(answer: unknown, text: string): string | undefined {
  const call = /\bcu\.(cu\w+)\s*\(/.exec(text)?.[1];
  if (call === undefined || answer !== CUDA_ERROR_INVALID_CONTEXT) return undefined;
  const other = hintsByCall[call]?.["CUDA_ERROR_INVALID_CONTEXT"];
  return `${call} returned CUDA_ERROR_INVALID_CONTEXT: ${other ?? "no context is current, so call cu.cuCtxSetCurrent(gpu) first."}`;
}

import { CUDA_ERROR_INVALID_CONTEXT } from "../../../ffi/cuda/constants.ts";
import { NdArray } from "../../array/index.ts";
import { hintsByCall } from "../../cuda/driver/error-hints.ts";
import { Buffer } from "../../cuda/index.ts";

const aggregates = ["sum", "mean", "average", "add", "sub", "mul", "div", "dot"];

/**
 * Returns the hint for a method that a buffer lacks, which is one of arrays, typed arrays or Math. Returns undefined for other
 * names. `of` is the text of the buffer.
 */
export function arithmeticHint(owner: unknown, of: string, name: string): string | undefined {
  if (!(owner instanceof Buffer)) return undefined;
  if (name in NdArray.prototype || aggregates.includes(name))
    return `A Buffer has no ${name}(). Use array.fromBuffer(${of}), an array over its memory.`;
  if (name in Float32Array.prototype || name in Math)
    return `A Buffer has no ${name}(), but ${of}.toArray() is a typed array.`;
  return undefined;
}

/** Returns the hint for an answer of a C function that is an error code of CUDA, or undefined. */
export function answerHint(answer: unknown, text: string): string | undefined {
  const call = /\bcu\.(cu\w+)\s*\(/.exec(text)?.[1];
  if (call === undefined || answer !== CUDA_ERROR_INVALID_CONTEXT) return undefined;
  const other = hintsByCall[call]?.["CUDA_ERROR_INVALID_CONTEXT"];
  return `${call} returned CUDA_ERROR_INVALID_CONTEXT: ${other ?? "no context is current, so call cu.cuCtxSetCurrent(gpu) first."}`;
}

import { CUresult } from "../../ffi/cuda/constants.ts";
import { DoorbellError } from "../errors.ts";
import { hintFor } from "./error-hints.ts";
import type { KernelTrace } from "./inspect/trace.ts";

/** After one of these nothing works any more in the context (700-702 and so on: a kernel faulted). */
const sticky: ReadonlySet<number> = new Set([
  214, 220, 221, 700, 702, 710, 714, 715, 716, 717, 718, 719, 721, 911, 999,
]);

/** Whether an error loses the context. */
export const isSticky = (code: number): boolean => sticky.has(code);

/** The name of a CUresult: 2 is "CUDA_ERROR_OUT_OF_MEMORY". */
export const resultName = (code: number): string => CUresult.nameOf(code);

/**
 * A CUDA call failed: which, how, and what usually causes that.
 *
 * @example
 * try {
 *   device.allocate(2 ** 50);
 * } catch (error) {
 *   if (error instanceof CudaError) console.log(error.call, error.name); // cuMemAlloc_v2 CUDA_ERROR_OUT_OF_MEMORY
 * }
 */
export class CudaError extends DoorbellError {
  /** The CUresult by name: "CUDA_ERROR_OUT_OF_MEMORY". */
  override readonly name: string;
  /** The C function: "cuMemAlloc_v2". */
  readonly call: string;
  /** The CUresult: 2. */
  readonly code: number;
  /** The driver's words: "out of memory". */
  readonly text: string;
  /** The device's context is lost with everything in it: open handles can be closed, nothing else. */
  readonly contextLost: boolean;
  /** Of a launch with `trace` that failed: what the thread did until then. */
  declare readonly trace?: KernelTrace;

  constructor(
    call: string,
    code: number,
    name: string,
    text: string,
    detail = "",
    about: { readonly hint?: string | undefined; readonly contextLost?: boolean } = {},
  ) {
    const known = name || resultName(code);
    const { hint = hintFor(call, known), contextLost: lost = isSticky(code) } = about;
    super(
      `${call} failed: ${known} (${code}${text ? `, ${text}` : ""})${detail ? `; ${detail}` : ""}`,
      [hint, lost ? lossHint : isSticky(code) ? elsewhereHint : ""].filter(Boolean).join(" "),
    );
    this.name = known;
    this.call = call;
    this.code = code;
    this.text = text;
    this.contextLost = lost;
  }
}

const elsewhereHint =
  "It is the error of another device's context, which this one's work waited for: that one is lost, this one goes on.";
const lossHint =
  "The context is lost: whatever was in it is gone, and every further call of this process on the device fails, device.reset() too. Only a new process helps: run kernels that may fault in one of their own.";

import { CUresult } from "../../../ffi/cuda/constants.ts";
import { DoorbellError } from "../../errors.ts";
import type { KernelTrace } from "../trace/kernel-trace.ts";
import { hintFor } from "./error-hints.ts";

/** Results that lose the context, such as 700 to 702 after a kernel fault. */
const sticky: ReadonlySet<number> = new Set([
  214, 220, 221, 700, 702, 710, 714, 715, 716, 717, 718, 719, 721, 911, 999,
]);

/** Returns true for a result that loses the context. */
export const isSticky = (code: number): boolean => sticky.has(code);

/** Returns the name of a CUresult: 2 is "CUDA_ERROR_OUT_OF_MEMORY". */
export const resultName = (code: number): string => CUresult.nameOf(code);

/**
 * A failed CUDA call, with its result and the usual cause.
 *
 * @example
 * try {
 *   device.allocate(2 ** 50);
 * } catch (error) {
 *   if (error instanceof CudaError) console.log(error.call, error.name); // cuMemAlloc_v2 CUDA_ERROR_OUT_OF_MEMORY
 * }
 */
export class CudaError extends DoorbellError {
  /** Name of the CUresult, such as "CUDA_ERROR_OUT_OF_MEMORY". */
  override readonly name: string;
  /** C function, such as "cuMemAlloc_v2". */
  readonly call: string;
  /** Number of the CUresult, such as 2. */
  readonly code: number;
  /** Text of the driver, such as "out of memory". */
  readonly text: string;
  /**
   * True when the contexts of all devices are lost with all objects in them. Objects can only be closed then.
   */
  readonly contextLost: boolean;
  /** Steps of the traced thread before a launch with `trace` failed. */
  declare readonly trace?: KernelTrace;

  constructor(
    call: string,
    code: number,
    name: string,
    text: string,
    detail = "",
    about: {
      readonly hint?: string | undefined;
      readonly contextLost?: boolean;
      readonly isSoft?: boolean;
    } = {},
  ) {
    const known = name || resultName(code);
    const { hint = hintFor(call, known), contextLost: lost = isSticky(code), isSoft = false } = about;
    super(
      `${call} failed: ${known} (${code}${text ? `, ${text}` : ""})${detail ? `; ${detail}` : ""}`,
      [hint, lost ? (isSoft ? softLossHint : lossHint) : isSticky(code) ? elsewhereHint : ""]
        .filter(Boolean)
        .join(" "),
    );
    this.name = known;
    this.call = call;
    this.code = code;
    this.text = text;
    this.contextLost = lost;
  }
}

const elsewhereHint =
  "It is the error of another context, for which work of this context waited. The other context is lost; this one is usable.";
const lossHint =
  "The contexts of all devices are lost with all objects in them. Every further call of this process on a device fails, device.reset() too. Only a new process helps: run kernels that may fault in a process of their own.";
const softLossHint =
  "The contexts of all devices are lost with all objects in them, and every further call on a device fails. device.reset() returns a Device with a new context. On a real GPU only a new process helps.";

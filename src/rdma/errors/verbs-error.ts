import { errno, errnoName, strerror } from "../../../ffi/libc/index.ts";
import { DoorbellError } from "../../errors.ts";
import { hintFor } from "./error-hints.ts";

/**
 * Error of a verb that failed. It has the verb, the errno and a hint with the usual cause.
 *
 * @example
 * try {
 *   device.createCompletionQueue({ entries: 2 ** 30 });
 * } catch (error) {
 *   if (error instanceof VerbsError) console.log(error.verb, error.code, error.hint); // ibv_create_cq EINVAL ...
 * }
 */
export class VerbsError extends DoorbellError {
  override readonly name: string = "VerbsError";
  /** Name of the C function: "ibv_reg_mr". */
  readonly verb: string;
  /** Number of the error: 12. */
  readonly errno: number;
  /** Symbol of the error: "ENOMEM". */
  readonly code: string;

  constructor(verb: string, number: number, detail = "") {
    const code = errnoName(number);
    const message = `${verb} failed: ${code} (${strerror(number)})${detail ? `; ${detail}` : ""}`;
    super(message, hintFor(verb, code));
    this.verb = verb;
    this.errno = number;
    this.code = code;
  }
}

/**
 * Throws VerbsError unless a verb returned 0. Verbs return an errno value. Some drivers return -1 and set
 * errno.
 */
export function checkResult(verb: string, result: number, detail?: string): void {
  if (result !== 0) throw new VerbsError(verb, result > 0 ? result : errno(), detail);
}

/** Returns the pointer that a verb returned. Throws VerbsError with errno for NULL. */
export function checkPointer(verb: string, pointer: number, detail?: string): number {
  if (pointer === 0) throw new VerbsError(verb, errno(), detail);
  return pointer;
}

import { DoorbellError } from "../errors.ts";

/**
 * Error of a file of arrays that is damaged, has another format, or holds elements that arrays do not have.
 *
 * @example
 * try {
 *   await arrays(gpu).load("/tmp/missing.npy");
 * } catch (error) {
 *   if (error instanceof ArrayFileError) console.log(error.path); // /tmp/missing.npy
 * }
 */
export class ArrayFileError extends DoorbellError {
  override readonly name = "ArrayFileError";
  /** Path of the file. */
  readonly path: string;

  constructor(path: string, reason: string, hint = "", options?: ErrorOptions) {
    super(`${path}: ${reason}`, hint, options);
    this.path = path;
  }
}

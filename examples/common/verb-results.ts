import { VerbsError } from "doorbell";
import { Errno, errno } from "doorbell/ffi/libc";

/** Returns the pointer that a verb returned. Throws VerbsError for NULL. */
export function nonNull(verb: string, pointer: number): number {
  if (pointer === 0) throw new VerbsError(verb, errno());
  return pointer;
}

/** Throws VerbsError unless a verb returned 0. */
export function zero(verb: string, result: number): void {
  if (result !== 0) throw new VerbsError(verb, result > 0 ? result : errno());
}

/** Runs a program that needs hardware, and reports the first verb that the device does not support. */
export function asFarAsItGoes(device: string, program: () => void): void {
  try {
    program();
  } catch (error) {
    if (!(error instanceof VerbsError && error.errno === Errno.EOPNOTSUPP)) throw error;
    console.log(`${device} does not support this: ${error.message}`);
  }
}

import { VerbsError } from "doorbell";
import { Errno, errno } from "doorbell/ffi/libc";

/** What a verb that gives a pointer gave; VerbsError for NULL. */
export function nonNull(verb: string, pointer: number): number {
  if (pointer === 0) throw new VerbsError(verb, errno());
  return pointer;
}

/** VerbsError unless a verb returned 0. */
export function zero(verb: string, result: number): void {
  if (result !== 0) throw new VerbsError(verb, result > 0 ? result : errno());
}

/** Runs what needs hardware, as far as it goes: says which verb the device has not. */
export function asFarAsItGoes(device: string, program: () => void): void {
  try {
    program();
  } catch (error) {
    if (!(error instanceof VerbsError && error.errno === Errno.EOPNOTSUPP)) throw error;
    console.log(`${device} has no such thing: ${error.message}`);
  }
}

// C's ways to fail, as the verbs use them: the errno value, NULL, or -1; errno is set in each case.
import { setErrno } from "../../../../ffi/libc/index.ts";

/** For verbs that return the errno value. */
export function failed(error: number): number {
  setErrno(error);
  return error;
}

/** For verbs that return a pointer. */
export function failPointer(error: number): number {
  setErrno(error);
  return 0;
}

/** For verbs that return -1. */
export function failMinusOne(error: number): number {
  setErrno(error);
  return -1;
}

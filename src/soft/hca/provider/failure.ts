// Failures of C functions: the errno value, NULL, or -1. Each function sets errno.
import { setErrno } from "../../../../ffi/libc/index.ts";

/** Sets errno and returns the errno value. */
export function failed(error: number): number {
  setErrno(error);
  return error;
}

/** Sets errno and returns NULL. */
export function failPointer(error: number): number {
  setErrno(error);
  return 0;
}

/** Sets errno and returns -1. */
export function failMinusOne(error: number): number {
  setErrno(error);
  return -1;
}

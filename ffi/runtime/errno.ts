import { selected } from "./selected.ts";

// errno lives per thread; each thread (a Worker has its own copy of this module) finds its own once.
const { __errno_location } = selected.libc({ __errno_location: ["ptr"] });
const location = new Int32Array(selected.memory(__errno_location(), 4));

/** The calling thread's errno, as the last C call left it (`errno`). */
export const errno = (): number => location[0]!;

/** Sets the calling thread's errno, as a C function written in TypeScript does. */
export const setErrno = (value: number): void => {
  location[0] = value;
};

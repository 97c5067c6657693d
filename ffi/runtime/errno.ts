import { last, watchErrno } from "./after-call.ts";
import { selected } from "./selected.ts";

// errno is per thread. Each thread (a Worker has its own copy of this module) looks up the address of its
// errno once.
const { __errno_location } = selected.libc({ __errno_location: ["ptr"] });
const location = new Int32Array(selected.memory(__errno_location(), 4));
watchErrno(location);

/**
 * Returns the calling thread's errno after the last C call (`errno`). Read it directly after the call: on Bun,
 * system calls of the engine may change it later.
 *
 * @example
 * if (libc.close(-1) !== 0) console.log(errnoName(errno())); // "EBADF"
 */
export const errno: () => number = selected.name === "bun" ? () => location[0]! : () => last.errno;

/**
 * Sets the calling thread's errno, as a C function written in TypeScript does.
 *
 * @example
 * setErrno(0);
 * libc.close(-1);
 * console.assert(errno() === Errno.EBADF);
 */
export const setErrno = (value: number): void => {
  location[0] = value;
  last.errno = value;
};

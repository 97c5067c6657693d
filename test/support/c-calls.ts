import * as c from "../../ffi/libc/index.ts";

/** Returns errno after a call that returned NULL, else 0. */
export const errnoOf = (pointer: number): number => (pointer === 0 ? c.errno() : 0);

/** Sets whether reads of a descriptor block (`fcntl` with O_NONBLOCK). */
export const setBlocking = (fd: number, blocking: boolean): number =>
  c.libc.fcntl(fd, c.F_SETFL, blocking ? 0 : c.O_NONBLOCK);

import * as c from "../../ffi/libc/index.ts";

/** errno of a call that gave NULL, else 0. */
export const errnoOf = (pointer: number): number => (pointer === 0 ? c.errno() : 0);

/** Whether reads of a descriptor wait (`fcntl` O_NONBLOCK). */
export const setBlocking = (fd: number, blocking: boolean): number =>
  c.libc.fcntl(fd, c.F_SETFL, blocking ? 0 : c.O_NONBLOCK);

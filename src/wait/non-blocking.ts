import { errno, errnoName, F_GETFL, F_SETFL, libc, O_NONBLOCK } from "../../ffi/libc/index.ts";
import { DoorbellError } from "../errors.ts";

/** Makes reads of `fd` return EAGAIN instead of blocking (`O_NONBLOCK`). */
export function setNonBlocking(fd: number): void {
  const flags = libc.fcntl(fd, F_GETFL, 0);
  if (flags < 0 || libc.fcntl(fd, F_SETFL, flags | O_NONBLOCK) < 0) {
    throw new DoorbellError(`cannot make descriptor ${fd} non-blocking: ${errnoName(errno())}`);
  }
}

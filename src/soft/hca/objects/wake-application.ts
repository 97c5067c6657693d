// An application that waits in its event loop is woken by a byte on a socket that the loop watches.
import { MSG_DONTWAIT, MSG_NOSIGNAL } from "../../../../ffi/libc/constants.ts";
import { Dev } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";

/** Wakes whose event loop watches the other end of socket `fd`. A full socket has woken it already; one that is gone needs nothing. */
export function wakeLoop(e: Engine, fd: number): void {
  e.native.send(fd, e.base + Dev.one * 4, 1, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/** Wakes our own application if it waits in its event loop. */
export function wakeApplication(e: Engine): void {
  if (Atomics.load(e.i32, Dev.applicationParked) === 0) return;
  if (Atomics.compareExchange(e.i32, Dev.applicationParked, 1, 0) !== 1) return;
  wakeLoop(e, e.i32[Dev.loopFd]!);
}

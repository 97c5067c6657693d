// A byte on a socket that the event loop watches wakes an application that waits in its event loop.

import { MSG_DONTWAIT, MSG_NOSIGNAL } from "../../../../ffi/libc/constants.ts";
import { section } from "../arena/arena.ts";
import { type Engine, Scratch } from "../arena/engine.ts";

/** The socket pair that wakes the event loop of the application. */
export const EventLoop = section("eventLoop", (f) => ({
  /** The end that other threads and processes write to. */
  writeFd: f.word(),
  /** The end that the event loop watches. */
  watchFd: f.word(),
  /**
   * 1 while the application waits in its event loop: a thread that adds a completion must then write to
   * `writeFd`.
   */
  applicationParked: f.word(),
}));

/**
 * Wakes the event loop that watches the other end of socket `fd`. A full socket has already woken it, and a
 * closed one needs no wake-up.
 */
export function wakeLoop(e: Engine, fd: number): void {
  e.native.send(fd, e.base + Scratch.one * 4, 1, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/** Wakes this process's application if it waits in its event loop. */
export function wakeApplication(e: Engine): void {
  if (Atomics.load(e.i32, EventLoop.applicationParked) === 0) return;
  if (Atomics.compareExchange(e.i32, EventLoop.applicationParked, 1, 0) !== 1) return;
  wakeLoop(e, e.i32[EventLoop.writeFd]!);
}

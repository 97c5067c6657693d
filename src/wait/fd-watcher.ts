import {
  EFD_CLOEXEC,
  EPOLL_CLOEXEC,
  EPOLL_CTL_ADD,
  EPOLL_CTL_DEL,
  EPOLL_CTL_MOD,
  EPOLLIN,
  EPOLLONESHOT,
  epoll_event,
  errno,
  errnoName,
  libc,
} from "../../ffi/libc/index.ts";
import { addressOf, startThread } from "../../ffi/runtime/index.ts";
import { DoorbellError } from "../errors.ts";
import { callAll } from "./call-all.ts";
import { maximumWatched, type WatcherShare, type WatcherStart } from "./fd-watcher-share.ts";
import { noteWatcher } from "./left-watchers.ts";

// Never executed: it makes Deno load the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./fd-watcher-worker.ts");

/** Descriptors that waits watch. */
export interface Descriptors {
  /** Calls `ready` once when `fd` is readable. The returned function cancels the watch. */
  watch(fd: number, ready: () => void): () => void;
  /** Removes a descriptor that is about to be closed. Its waiting callers are called. */
  forget(fd: number): void;
}

/**
 * Watches descriptors without blocking the event loop, on every runtime. One thread blocks in epoll_wait, and
 * the main thread waits in Atomics.waitAsync.
 */
class FdWatcher implements Descriptors {
  readonly #share: WatcherShare;
  readonly #waiting = new Map<number, Set<() => void>>();
  readonly #known = new Set<number>();
  readonly #event = epoll_event.alloc();
  #seen = 0;

  constructor() {
    this.#share = {
      epollFd: libc.epoll_create1(EPOLL_CLOEXEC),
      stopFd: libc.eventfd(0, EFD_CLOEXEC),
      ring: new Int32Array(new SharedArrayBuffer(maximumWatched * 4)),
      sequence: new Int32Array(new SharedArrayBuffer(4)),
      stopped: new Int32Array(new SharedArrayBuffer(4)),
    };
    this.#control(EPOLL_CTL_ADD, this.#share.stopFd, EPOLLIN);
    const { epollFd, stopFd } = this.#share;
    const start: WatcherStart = { ...this.#share, pass: noteWatcher(epollFd, stopFd) };
    // The deadline timer of a wait keeps the process alive, not this thread.
    startThread("fd-watcher", new URL("./fd-watcher-worker.ts", import.meta.url), start);
    process.on("exit", () => {
      const one = new BigUint64Array(new ArrayBuffer(8)).fill(1n);
      libc.write(stopFd, addressOf(one), 8);
      // Node aborts when it ends a thread that is inside C.
      Atomics.wait(this.#share.stopped, 0, 0, longestStopMs);
    });
    void this.#deliver();
  }

  /** Calls `ready` once when `fd` is readable. The returned function cancels the watch. */
  watch(fd: number, ready: () => void): () => void {
    const waiting = this.#waiting.get(fd) ?? new Set();
    if (waiting.size === 0) this.#arm(fd);
    waiting.add(ready);
    this.#waiting.set(fd, waiting);
    return () => {
      waiting.delete(ready);
    };
  }

  /**
   * Removes a descriptor that is about to be closed. Its waiting callers are called, so that they detect the
   * close.
   */
  forget(fd: number): void {
    const waiting = this.#waiting.get(fd);
    this.#waiting.delete(fd);
    if (waiting) callAll(waiting);
    if (this.#known.delete(fd)) libc.epoll_ctl(this.#share.epollFd, EPOLL_CTL_DEL, fd, 0);
  }

  #arm(fd: number): void {
    if (!this.#known.has(fd) && this.#known.size >= maximumWatched - 1) {
      throw new DoorbellError(`more than ${maximumWatched - 1} descriptors watched at once`);
    }
    this.#control(this.#known.has(fd) ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, EPOLLIN | EPOLLONESHOT);
    this.#known.add(fd);
  }

  #control(operation: number, fd: number, events: number): void {
    this.#event.events = events;
    this.#event.data = fd;
    if (libc.epoll_ctl(this.#share.epollFd, operation, fd, this.#event.pointer) !== 0) {
      throw new DoorbellError(`cannot watch descriptor ${fd}: ${errnoName(errno())}`);
    }
  }

  async #deliver(): Promise<void> {
    const { ring, sequence } = this.#share;
    for (;;) {
      const wait = Atomics.waitAsync(sequence, 0, this.#seen);
      if (wait.async) await wait.value;
      for (const end = Atomics.load(sequence, 0); this.#seen !== end; this.#seen = (this.#seen + 1) | 0) {
        const fd = Atomics.load(ring, (this.#seen >>> 0) % maximumWatched);
        const waiting = this.#waiting.get(fd);
        this.#waiting.delete(fd);
        if (waiting) callAll(waiting);
      }
    }
  }
}

const longestStopMs = 1000;

let watcher: FdWatcher | undefined;
let simulated: (() => Descriptors | undefined) | undefined;

/**
 * Makes waits watch descriptors with the result of `choose`, unless that is undefined. A simulation looks at
 * descriptors itself, because a thread would wake its programs in any order. Without an argument, waits use the
 * watching thread again.
 */
export function replaceDescriptors(choose?: () => Descriptors | undefined): void {
  simulated = choose;
}

/** Returns the watcher of the process, which is started at the first call. */
export function fdWatcher(): Descriptors {
  const instead = simulated?.();
  if (instead !== undefined) return instead;
  watcher ??= new FdWatcher();
  return watcher;
}

/** Removes a descriptor before it is closed, so that no caller waits on it. */
export function forgetFd(fd: number): void {
  simulated?.()?.forget(fd);
  watcher?.forget(fd);
}

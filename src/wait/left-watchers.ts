// Watchers of exited threads. The next watcher of the process closes their descriptors.
import { isMainThread } from "node:worker_threads";
import { libc } from "../../ffi/libc/index.ts";
import { FIRST_NOTE, type Pass, ThreadRegistry } from "../process/thread-registry.ts";

/** Each entry records two descriptors. */
const places = new ThreadRegistry("doorbell-watcher-place", FIRST_NOTE + 2);

/**
 * Closes the descriptors of exited watchers and records those of this thread. The first thread of a program
 * records nothing.
 */
export function noteWatcher(epollFd: number, stopFd: number): Pass | undefined {
  places.sweep((place) => {
    for (const fd of place.subarray(FIRST_NOTE, FIRST_NOTE + 2)) libc.close(fd);
  });
  const place = isMainThread ? undefined : places.claim();
  place?.set([epollFd, stopFd], FIRST_NOTE);
  return place && places.makePass(place);
}

/** Returns false in a watching thread whose owner has exited. */
export const mayWatch = (pass: Pass | undefined): boolean =>
  pass === undefined || places.enterWith(pass) !== undefined;

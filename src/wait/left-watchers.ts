// Watchers of threads that ended: the next one gives back their descriptors.
import { isMainThread } from "node:worker_threads";
import { libc } from "../../ffi/libc/index.ts";
import { FIRST_NOTE, type Pass, ThreadPlaces } from "../thread-places.ts";

/** A place notes the two descriptors. */
const places = new ThreadPlaces("doorbell-watcher-place", FIRST_NOTE + 2);

/** Gives back what was left, and notes this thread's: what its watching thread shows. A program's first thread notes nothing. */
export function noteWatcher(epollFd: number, stopFd: number): Pass | undefined {
  places.sweep((place) => {
    for (const fd of place.subarray(FIRST_NOTE, FIRST_NOTE + 2)) libc.close(fd);
  });
  const place = isMainThread ? undefined : places.claim();
  place?.set([epollFd, stopFd], FIRST_NOTE);
  return place && places.makePass(place);
}

/** In the watching thread: false when who started it is gone. */
export const mayWatch = (pass: Pass | undefined): boolean =>
  pass === undefined || places.enterWith(pass) !== undefined;

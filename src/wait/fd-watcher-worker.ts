import process from "node:process";
import { workerData } from "node:worker_threads";
import { epoll_event, libc } from "../../ffi/libc/index.ts";
import { maximumWatched, type WatcherStart } from "./fd-watcher-share.ts";
import { mayWatch } from "./left-watchers.ts";

// The watching thread blocks in epoll_wait, so that the main thread does not. It writes ready descriptors
// into the ring and notifies the main thread.
const { epollFd, stopFd, ring, sequence, stopped, pass } = workerData as WatcherStart;

const events = new ArrayBuffer(epoll_event.size * 64);
const views = epoll_event.pool(events, 64);
const address = views[0]!.pointer;
const { epoll_wait } = libc;

/** Node can end a thread (Worker.terminate()) only while the thread is not inside C. */
const longestSleepMs = 1000;

// Node 26 aborts when it ends a thread during the first synchronous run of its module.
await undefined;
if (!mayWatch(pass)) process.exit(0);
for (;;) {
  const count = epoll_wait(epollFd, address, 64, longestSleepMs);
  let stop = false;
  for (let i = 0; i < count; i++) {
    const fd = Number(views[i]!.data);
    if (fd === stopFd) stop = true;
    else {
      const next = Atomics.load(sequence, 0);
      Atomics.store(ring, (next >>> 0) % maximumWatched, fd);
      Atomics.store(sequence, 0, (next + 1) | 0);
    }
  }
  if (stop) break;
  if (count > 0) Atomics.notify(sequence, 0);
}
Atomics.store(stopped, 0, 1);
Atomics.notify(stopped, 0);

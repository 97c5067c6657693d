// The NIC's thread. It gets the arena's address and its generation, and runs the engine until the generation moves on.
import { workerData } from "node:worker_threads";
import { Dev } from "../arena/arena.ts";
import { arenaAt } from "../arena/arena-views.ts";
import { readClock } from "../arena/clock.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { loadNative } from "../arena/native.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { nextDeadline } from "./deadline.ts";
import { engineOf } from "./engine-of.ts";
import { isAssisted, park, supervise } from "./park.ts";
import { hasWork, step } from "./step.ts";

/** Microseconds without work before the NIC sleeps. A wake-up costs more than that. */
const PATIENCE_US = 25;

const { base, generation } = workerData as { base: number; generation: number };
const e = engineOf(arenaAt(base), loadNative(), udpLink);

// Node 26 aborts when it ends a thread within its module's first synchronous run.
await undefined;
Atomics.add(e.i32, Dev.nic, 1);
try {
  let lastWork = 0;
  while (Atomics.load(e.i32, Dev.generation) === generation) {
    lockAsNic(e);
    let busy = true;
    let deadline = 0;
    try {
      busy = step(e) > 0 || hasWork(e);
      deadline = nextDeadline(e);
    } finally {
      unlock(e);
    }
    if (busy) lastWork = e.now;
    else if (e.now - lastWork > PATIENCE_US) park(e, deadline, generation);
    while (isAssisted(e) && Atomics.load(e.i32, Dev.generation) === generation) {
      supervise(e);
      readClock(e, Dev.parkTime);
    }
  }
} finally {
  Atomics.sub(e.i32, Dev.nic, 1);
}

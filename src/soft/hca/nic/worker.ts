// The NIC's thread. It gets the arena's address and its orders, and runs the engine for a generation until that moves on.

import { workerData } from "node:worker_threads";
import type { Pass } from "../../../thread-places.ts";
import { Dev } from "../arena/arena.ts";
import { arenaAt } from "../arena/arena-views.ts";
import { readClock } from "../arena/clock.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { loadNative } from "../arena/native.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { nextDeadline } from "./deadline.ts";
import { engineOf } from "./engine-of.ts";
import { GuessWatch } from "./guess-watch.ts";
import { enterWith } from "./left-behind.ts";
import { isAssisted, park, supervise } from "./park.ts";
import { Showing } from "./showing.ts";
import { hasWork, step } from "./step.ts";
import { firstOrder, nextOrder, type ThreadOrder } from "./thread-order.ts";

/** What the thread is given. */
export interface NicStart {
  readonly base: number;
  readonly order: ThreadOrder;
  readonly pass: Pass | undefined;
}

/** Microseconds without work before the NIC sleeps. A wake-up costs more than that. */
const PATIENCE_US = 25;

const { base, order, pass } = workerData as NicStart;
if (pass !== undefined && !enterWith(pass)) process.exit(0);
const e = engineOf(arenaAt(base), loadNative(), udpLink);
const guesses = new GuessWatch();

// Node 26 aborts when it ends a thread within its module's first synchronous run.
await undefined;
for (let next: number | undefined = firstOrder(order); next !== undefined; next = nextOrder(order, next))
  run(next);

function run(generation: number): void {
  Atomics.add(e.i32, Dev.nic, 1);
  try {
    serve(generation);
  } finally {
    Atomics.sub(e.i32, Dev.nic, 1);
  }
}

function serve(generation: number): void {
  const showing = new Showing(e);
  // Counted from the first step in vain: a step with work may take longer than our patience.
  let idleSince = 0;
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
    guesses.look(e, console.error);
    showing.look();
    if (busy) idleSince = 0;
    else if (idleSince === 0) idleSince = e.now;
    else if (e.now - idleSince > PATIENCE_US) park(e, Math.min(deadline, showing.deadline), generation);
    while (isAssisted(e) && Atomics.load(e.i32, Dev.generation) === generation) {
      supervise(e);
      readClock(e, Dev.parkTime);
      showing.look();
    }
  }
  showing.end();
}

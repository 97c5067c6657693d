// The NIC thread. It runs the engine for one generation after the other.
import { workerData } from "node:worker_threads";
import type { Pass } from "../../../process/thread-registry.ts";
import { loadNative, readClock } from "../arena/engine.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { arenaAt } from "../arena/views.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { GuessDetector } from "./guess-detector.ts";
import { engineOf, NicState, Parking } from "./nic-state.ts";
import { isAssisted, park, supervise } from "./park.ts";
import { StatusPublisher } from "./status.ts";
import { hasWork, nextDeadline, step } from "./step.ts";
import { enterWith, firstOrder, nextOrder, type ThreadOrder } from "./thread-nics.ts";

/** Arguments of the NIC thread. */
export interface NicStart {
  readonly base: number;
  readonly order: ThreadOrder;
  readonly pass: Pass | undefined;
}

/** Time without work before the NIC thread sleeps, in microseconds. A wake-up costs more. */
const IDLE_SPIN_US = 25;

const { base, order, pass } = workerData as NicStart;
if (pass !== undefined && !enterWith(pass)) process.exit(0);
const e = engineOf(arenaAt(base), loadNative(), udpLink);
const guesses = new GuessDetector();

// Node 26 aborts when it ends a thread during the first synchronous run of its module.
await undefined;
for (let next: number | undefined = firstOrder(order); next !== undefined; next = nextOrder(order, next))
  run(next);

function run(generation: number): void {
  Atomics.add(e.i32, NicState.threads, 1);
  try {
    serve(generation);
  } finally {
    Atomics.sub(e.i32, NicState.threads, 1);
  }
}

function serve(generation: number): void {
  const status = new StatusPublisher(e);
  // The idle time starts with the first step without work. A step with work may take longer than
  // IDLE_SPIN_US.
  let idleSince = 0;
  while (Atomics.load(e.i32, NicState.generation) === generation) {
    lockAsNic(e);
    let busy = true;
    let deadline = 0;
    try {
      busy = step(e) > 0 || hasWork(e);
      deadline = nextDeadline(e);
    } finally {
      unlock(e);
    }
    guesses.check(e, console.error);
    status.poll();
    if (busy) idleSince = 0;
    else if (idleSince === 0) idleSince = e.now;
    else if (e.now - idleSince > IDLE_SPIN_US) park(e, Math.min(deadline, status.deadline), generation);
    while (isAssisted(e) && Atomics.load(e.i32, NicState.generation) === generation) {
      supervise(e);
      readClock(e, Parking.time);
      status.poll();
    }
  }
  status.stop();
}

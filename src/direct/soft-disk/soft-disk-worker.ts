import { workerData } from "node:worker_threads";
import { DiskController } from "./disk-controller.ts";
import { type DiskStart, State, Word } from "./disk-share.ts";
import { HostMemory } from "./host-memory.ts";

// The thread of a soft disk: it reads the registers of the controller and runs new commands.

/** Time that the thread reads the registers without a pause after the last command, in milliseconds. */
const SPIN_MS = 0.1;
const SHORTEST_SLEEP_MS = 0.05;
/** Longest sleep. It is the delay of the first command after a pause. */
const LONGEST_SLEEP_MS = 1;

function run({ words }: DiskStart, controller: DiskController): void {
  let lastWork = performance.now();
  let sleepMs = SHORTEST_SLEEP_MS;
  while (Atomics.load(words, Word.stop) === 0) {
    const resets = Atomics.load(words, Word.resets);
    if (resets !== Atomics.load(words, Word.resetsDone)) {
      controller.reset();
      Atomics.store(words, Word.resetsDone, resets);
      Atomics.notify(words, Word.resetsDone);
    }
    if (controller.step()) {
      lastWork = performance.now();
      sleepMs = SHORTEST_SLEEP_MS;
    } else if (performance.now() - lastWork > SPIN_MS) {
      Atomics.wait(words, Word.wake, 0, sleepMs);
      sleepMs = Math.min(sleepMs * 2, LONGEST_SLEEP_MS);
    }
  }
}

// Node 26 aborts when it ends a thread during the first synchronous run of its module.
await undefined;
const start = workerData as DiskStart;
if (Atomics.compareExchange(start.words, Word.state, State.created, State.running) === State.created) {
  try {
    run(start, new DiskController(new HostMemory(start)));
  } finally {
    Atomics.store(start.words, Word.state, State.ended);
    Atomics.notify(start.words, Word.state);
  }
}

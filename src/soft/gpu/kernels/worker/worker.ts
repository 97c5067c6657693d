// Worker thread: takes pieces of the grid until none is left, then sleeps until the next launch.
import { readlinkSync } from "node:fs";
import process from "node:process";
import { workerData } from "node:worker_threads";
import { enterWith } from "../../core/left-behind.ts";
import { putAddress, WakeState, Word, type WorkerStart } from "../shared/control.ts";
import { addGarbage } from "./gc-pressure.ts";
import { LaunchPart } from "./launch-part.ts";
import { Machine } from "./machine.ts";
import { SpinWaiter } from "./spin-waiter.ts";

const LONGEST_SLEEP_MS = 1000;
/** Estimated garbage of a launch, in bytes. */
const LAUNCH_GARBAGE = 4096;

const { control, index, checksPages, far, pass } = workerData as WorkerStart;
const words = new Int32Array(control);

// Node 26 aborts when it ends a thread during the first synchronous run of its module.
await undefined;

// The thread that started this worker has exited, and its memory may be freed.
if (!enterWith(pass)) process.exit(0);
const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
// A replacement was started for this worker, because it started too late.
if (Atomics.compareExchange(words, Word.threads + index, 0, thread) !== 0) process.exit(0);
const machine = room();
putAddress(words, Word.bases + 2 * index, machine.base);
const part = new LaunchPart({ words, machine, index });
/** Part of a microsecond that no launch has counted yet. */
let uncountedUs = 0;
const spinWaiter = new SpinWaiter(words, index);
// Read before the worker reports that it is ready, because a launch may follow at once.
let seen = Atomics.load(words, Word.launch);
// The other workers have begun without this one.
if (!come(WakeState.ready)) {
  machine.leave();
  process.exit(0);
}

for (;;) {
  spinWaiter.look(seen);
  const bell = Atomics.load(words, Word.wakeWords + index);
  if (Atomics.load(words, Word.launch) === seen)
    Atomics.wait(words, Word.wakeWords + index, bell, LONGEST_SLEEP_MS);
  if (Atomics.load(words, Word.quit) !== 0) break;
  if (Atomics.load(words, Word.launch) === seen) continue;
  seen = Atomics.load(words, Word.launch);
  // A late worker may take a slot of the next launch: the control words are complete before slots are
  // available. A single counter decides, so a worker that read the previous launch cannot take a slot while
  // the words change.
  const slot = Atomics.sub(words, Word.slotsLeft, 1) - 1;
  if (slot < 0) continue;
  addGarbage(LAUNCH_GARBAGE);
  const startedMs = performance.now();
  part.run(slot);
  addBusy(performance.now() - startedMs);
  spinWaiter.announce();
  Atomics.add(words, Word.done, 1);
  Atomics.notify(words, Word.done);
}
machine.leave();

/** Adds to the time of the launch. Fractions of a microsecond count in a later launch of this worker. */
function addBusy(ms: number): void {
  const us = ms * 1000 + uncountedUs;
  const whole = Math.floor(us);
  uncountedUs = us - whole;
  Atomics.add(words, Word.busyUs, whole);
}

/**
 * Returns the machine. When the runtime has no memory for it, this worker exits, and the others run without
 * it.
 */
function room(): Machine {
  try {
    return new Machine(words, checksPages, far);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    come(WakeState.gone);
    process.exit(0);
  }
}

/** Sets the wake word of this worker. Returns false when another thread has already decided its state. */
function come(as: number): boolean {
  if (Atomics.compareExchange(words, Word.wakeWords + index, 0, as) !== 0) return false;
  Atomics.add(words, Word.ready, 1);
  Atomics.notify(words, Word.ready);
  return true;
}

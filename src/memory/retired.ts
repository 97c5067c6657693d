// Closed memory that arrays may still reach. JavaScript cannot be asked who uses an array: zlib, fs, crypto and sockets read and write
// on other threads, by address, and a Worker may have been given the buffer. So what was shown to JavaScript as an array is not unmapped by
// close(), but once the engine has collected the ArrayBuffer: whoever uses its bytes keeps it alive.

import { collectGarbage } from "../../ffi/runtime/collect-garbage.ts";
import { runtimeName } from "../../ffi/runtime/index.ts";

/** Memory whose ArrayBuffer goes out of use. None of its functions may refer to the buffer: it would never be collected. */
export interface Retired {
  readonly bytes: number;
  /**
   * The array is empty now, but a call that was given its address may run on: gives the memory back, and keeps the addresses. Without
   * it memory waits whole, and where the runtime says which buffers it uses (Bun) not at all.
   */
  readonly empty?: () => void;
  /** Nothing uses it any more: gives everything back. */
  readonly free: () => void;
}

/** "in use": the runtime would not empty the array, as a call uses it. "given away": transferred, and another thread's. */
export type RetirementState = "waiting" | "in use" | "given away" | "freed";

/** What became of retired memory, until now. */
export interface Retirement {
  readonly state: RetirementState;
}

class Retiring implements Retirement {
  state: RetirementState = "waiting";
  readonly memory: Retired;

  constructor(memory: Retired) {
    this.memory = memory;
  }

  free(): void {
    this.state = "freed";
    add(waiting, this.memory.bytes, -1);
    this.memory.free();
  }
}

interface Tally {
  count: number;
  bytes: number;
}

const waiting: Tally = { count: 0, bytes: 0 };
const givenAway: Tally = { count: 0, bytes: 0 };

/** Buffers that the runtime would not detach, as it uses them. */
const inUse = new Map<ArrayBuffer, Retiring>();

/** JavaScriptCore detaches no buffer whose address a thread works with; V8 detaches any. */
const detachedIsUnused = runtimeName === "bun";

function add(tally: Tally, bytes: number, sign = 1): void {
  tally.count += sign;
  tally.bytes += sign * bytes;
}

const collected = new FinalizationRegistry<Retiring>((retiring) => {
  retiring.free();
  retryInUse();
});

/** Empties the buffer's arrays; false while the runtime uses it. Nothing is copied. */
function detach(buffer: ArrayBuffer): boolean {
  buffer.transfer(0);
  return buffer.detached;
}

/** Makes the arrays of `buffer` empty where the runtime allows it, and frees the memory when nothing can use it any more. */
export function retire(buffer: ArrayBuffer, memory: Retired): Retirement {
  retryInUse();
  const retiring = new Retiring(memory);
  add(waiting, memory.bytes);
  settle(buffer, retiring);
  return retiring;
}

function settle(buffer: ArrayBuffer, retiring: Retiring): void {
  const { memory } = retiring;
  if (buffer.detached) {
    inUse.delete(buffer);
    retiring.state = "given away";
    add(waiting, memory.bytes, -1);
    add(givenAway, memory.bytes);
    return;
  }
  if (!detach(buffer)) {
    retiring.state = "in use";
    inUse.set(buffer, retiring);
    return;
  }
  inUse.delete(buffer);
  if (memory.empty === undefined && detachedIsUnused) {
    retiring.free();
    return;
  }
  retiring.state = "waiting";
  memory.empty?.();
  collected.register(buffer, retiring);
  if (memory.empty === undefined) pressed(memory.bytes);
}

/** So much memory may wait whole before the engine, which does not see it, is told to collect. */
const mostWholeBytes = 64 * 2 ** 20;
let wholeBytes = 0;

function pressed(bytes: number): void {
  wholeBytes += bytes;
  if (wholeBytes <= mostWholeBytes) return;
  wholeBytes = 0;
  collectGarbage();
}

/** Looks again at what was in use. */
function retryInUse(): void {
  for (const [buffer, retiring] of inUse) settle(buffer, retiring);
}

/** How much closed memory there is that could not be unmapped; of this thread. */
export interface MemoryStatistics {
  /** Memories that wait for their arrays to be collected, or for the runtime to finish what it does with them. */
  readonly waiting: number;
  readonly waitingBytes: number;
  /** Memories whose ArrayBuffer was transferred away: they stay. */
  readonly givenAway: number;
  readonly givenAwayBytes: number;
}

/**
 * How much closed memory there is that could not be unmapped, because arrays of it may still be in use: by `zlib` or `fs` at work on other
 * threads, or in another thread that the buffer was transferred to. Its pages were given back to the system where its arrays are empty;
 * the rest counts as memory. Each thread has its own numbers.
 *
 * @example
 * memory.bytes.fill(1);
 * memory.close();
 * console.log(memoryStatistics().waiting); // 1 until the garbage collector has seen that nobody has the array
 */
export function memoryStatistics(): MemoryStatistics {
  retryInUse();
  return {
    waiting: waiting.count,
    waitingBytes: waiting.bytes,
    givenAway: givenAway.count,
    givenAwayBytes: givenAway.bytes,
  };
}

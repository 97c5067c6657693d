// Closed memory that arrays may still reach. JavaScript does not report the users of an array. zlib, fs,
// crypto and sockets access its bytes on other threads, and a Worker may own its buffer. So close() does not
// unmap memory that was exposed as an array. The memory is unmapped when the engine has collected the
// ArrayBuffer, which every user keeps alive.

import { collectGarbage } from "../../ffi/runtime/collect-garbage.ts";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { extraArguments } from "../arguments/extra-arguments.ts";

/**
 * Functions that free memory whose ArrayBuffer goes out of use. None may refer to the buffer, or the engine
 * would never collect it.
 */
export interface Retired {
  readonly bytes: number;
  /**
   * Called when the array is empty but a running call may still have the address. It frees the pages and
   * keeps the addresses mapped. Without it the memory stays whole until it can be unmapped.
   */
  readonly empty?: () => void;
  /** Unmaps the memory when nothing can use it any more. */
  readonly free: () => void;
}

/**
 * State of closed memory. "in use" means that a call still uses the array, "given away" that another thread
 * owns the buffer.
 */
export type RetirementState = "waiting" | "in use" | "given away" | "freed";

/** Current state of one closed memory. */
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

/** Buffers that the runtime refused to detach because a call uses them. */
const inUse = new Map<ArrayBuffer, Retiring>();

/** JavaScriptCore refuses to detach a buffer whose address a thread uses. V8 detaches any buffer. */
const detachedIsUnused = runtimeName === "bun";
let isSingleThreaded = (): boolean => false;

/**
 * Frees memory as soon as its arrays are empty while `chosen` returns true. Code of a simulation has one thread, and
 * the time of a garbage collection must not decide its addresses. Without an argument, the engine decides again.
 */
export function replaceRetirement(chosen: () => boolean = () => false): void {
  isSingleThreaded = chosen;
}

function add(tally: Tally, bytes: number, sign = 1): void {
  tally.count += sign;
  tally.bytes += sign * bytes;
}

const collected = new FinalizationRegistry<Retiring>((retiring) => {
  retiring.free();
  retryInUse();
});

/** Makes the buffer's arrays empty. Returns false while the runtime uses the buffer. Nothing is copied. */
function detach(buffer: ArrayBuffer): boolean {
  buffer.transfer(0);
  return buffer.detached;
}

/**
 * Makes the arrays of `buffer` empty where the runtime allows it, and frees the memory when nothing can use
 * it any more.
 */
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
  if (memory.empty === undefined && (detachedIsUnused || isSingleThreaded())) {
    retiring.free();
    return;
  }
  retiring.state = "waiting";
  memory.empty?.();
  collected.register(buffer, retiring);
  if (memory.empty === undefined) pressed(memory.bytes);
}

/**
 * Number of bytes that may wait before a garbage collection is requested. The engine does not count native
 * memory.
 */
const mostWholeBytes = 64 * 2 ** 20;
let wholeBytes = 0;

function pressed(bytes: number): void {
  wholeBytes += bytes;
  if (wholeBytes <= mostWholeBytes) return;
  wholeBytes = 0;
  collectGarbage();
}

/** Tries again to detach the buffers that were in use. */
function retryInUse(): void {
  for (const [buffer, retiring] of inUse) settle(buffer, retiring);
}

/** Amount of closed memory of this thread that could not be unmapped. */
export interface MemoryStatistics {
  /** Number of memories that wait for the engine to collect their arrays, or for a running call. */
  readonly waiting: number;
  readonly waitingBytes: number;
  /** Number of memories whose ArrayBuffer was transferred away. They stay mapped. */
  readonly givenAway: number;
  readonly givenAwayBytes: number;
}

/**
 * Returns the amount of closed memory that could not be unmapped, because arrays over it may still be in use.
 * `zlib` or `fs` may use them on other threads, or a thread to which the buffer was transferred. Each thread
 * has its own numbers.
 *
 * @example
 * memory.bytes.fill(1);
 * memory.close();
 * console.log(memoryStatistics().waiting); // 1 until the garbage collector frees the array
 */
export function memoryStatistics(): MemoryStatistics {
  if (arguments.length > 0) throw extraArguments("memoryStatistics", [], arguments.length);
  retryInUse();
  return {
    waiting: waiting.count,
    waitingBytes: waiting.bytes,
    givenAway: givenAway.count,
    givenAwayBytes: givenAway.bytes,
  };
}

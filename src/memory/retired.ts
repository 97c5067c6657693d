// Closed memory that arrays may still reach. JavaScript cannot be asked who uses an array: zlib, fs, crypto and sockets read and write
// on other threads, by address, and a Worker may have been given the buffer. So what was shown to JavaScript as an array is not unmapped by
// close(), but once the engine has collected the ArrayBuffer: whoever uses its bytes keeps it alive.

/** Memory whose ArrayBuffer goes out of use. None of its functions may refer to the buffer: it would never be collected. */
export interface Retired {
  readonly bytes: number;
  /** The array is empty now, but a call that was given its address may run on: gives the memory back, and keeps the addresses. */
  readonly empty?: () => void;
  /** Nothing uses it any more: gives everything back. */
  readonly free: () => void;
}

interface Tally {
  count: number;
  bytes: number;
}

const waiting: Tally = { count: 0, bytes: 0 };
const givenAway: Tally = { count: 0, bytes: 0 };

/** Buffers that the runtime would not detach, as it uses them. */
const inUse = new Map<ArrayBuffer, Retired>();

function add(tally: Tally, bytes: number, sign = 1): void {
  tally.count += sign;
  tally.bytes += sign * bytes;
}

function finish(retired: Retired): void {
  add(waiting, retired.bytes, -1);
  retired.free();
}

const collected = new FinalizationRegistry<Retired>((retired) => {
  finish(retired);
  retryInUse();
});

/** Empties the buffer's arrays; false while the runtime uses it. Nothing is copied. */
function detach(buffer: ArrayBuffer): boolean {
  buffer.transfer(0);
  return buffer.detached;
}

/** Makes the arrays of `buffer` empty where the runtime allows it, and frees the memory when nothing can use it any more. */
export function retire(buffer: ArrayBuffer, retired: Retired): void {
  retryInUse();
  // Transferred: another thread has it, for as long as it likes.
  if (buffer.detached) {
    add(givenAway, retired.bytes);
    return;
  }
  add(waiting, retired.bytes);
  if (!emptied(buffer, retired)) inUse.set(buffer, retired);
}

function emptied(buffer: ArrayBuffer, retired: Retired): boolean {
  if (!detach(buffer)) return false;
  retired.empty?.();
  collected.register(buffer, retired);
  return true;
}

/** Looks again at what was in use. */
function retryInUse(): void {
  for (const [buffer, retired] of inUse) {
    if (buffer.detached) {
      inUse.delete(buffer);
      add(waiting, retired.bytes, -1);
      add(givenAway, retired.bytes);
    } else if (emptied(buffer, retired)) inUse.delete(buffer);
  }
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

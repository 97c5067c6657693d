// Counters of GPUs in one memory of the process, with a row for each thread that uses a device. Counts are
// written directly into that memory, so that they are visible even when the program never returns to its
// event loop.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { libc } from "../../ffi/libc/index.ts";
import { memory } from "../../ffi/runtime/index.ts";
import {
  Count,
  GPU_BYTES,
  GPU_NAME,
  GPU_ROW_WORDS,
  GPU_ROWS,
  HEAD_BYTES,
  Head,
  MAGIC,
  NAME_BYTES,
  Row,
} from "./layout.ts";
import { showMemory } from "./shown-memory.ts";

const COUNTERS = Object.keys(Count).length;
const TAKEN = 1;
const IN_USE = 2;

/** Description of a device in the shared memory. */
export interface CountedDevice {
  readonly ordinal: number;
  readonly provider: "native" | "soft";
  readonly name: string;
  readonly uuid: string;
}

let shown: ArrayBuffer | false | undefined;

/** Returns the address at which another thread of the process has mapped the memory. */
function mapped(): number | undefined {
  const line = readFileSync("/proc/self/maps", "utf8")
    .split("\n")
    .find((one) => one.includes(`/memfd:${GPU_NAME} `));
  return line === undefined ? undefined : Number.parseInt(line, 16);
}

/**
 * Returns the memory that all threads of the process share, or undefined when nothing is published. It stays
 * mapped until the process exits.
 */
function memoryOfAll(): ArrayBuffer | undefined {
  if (shown === undefined) {
    const address = (isMainThread ? undefined : mapped()) ?? showMemory(GPU_NAME, GPU_BYTES)?.address;
    shown = address === undefined ? false : memory(address, GPU_BYTES);
    if (shown !== false) new Int32Array(shown)[Head.magic] = MAGIC;
  }
  return shown === false ? undefined : shown;
}

function isDead(thread: number): boolean {
  try {
    readFileSync(`/proc/self/task/${thread}/comm`);
    return false;
  } catch {
    return true;
  }
}

/**
 * Returns the row of this thread: a free one, or one of an exited thread, whose counts continue. Returns -1
 * when there is none.
 */
function claim(words: Int32Array, { ordinal, provider }: CountedDevice): number {
  const thread = libc.gettid();
  const isSoft = provider === "soft" ? 1 : 0;
  for (let i = 0; i < GPU_ROWS; i++) {
    const row = HEAD_BYTES / 4 + i * GPU_ROW_WORDS;
    const state = Atomics.load(words, row + Row.state);
    if (state === TAKEN) continue;
    if (state === IN_USE) {
      const fits = words[row + Row.ordinal] === ordinal && words[row + Row.soft] === isSoft;
      if (!fits || !isDead(words[row + Row.thread]!)) continue;
    }
    if (Atomics.compareExchange(words, row + Row.state, state, TAKEN) !== state) continue;
    words[row + Row.thread] = thread;
    return row;
  }
  return -1;
}

function writeName(bytes: Uint8Array, word: number, text: string): void {
  const encoded = new TextEncoder().encode(text).subarray(0, NAME_BYTES - 1);
  bytes.fill(0, word * 4, word * 4 + NAME_BYTES);
  bytes.set(encoded, word * 4);
}

const own = new Map<string, Float64Array>();

/**
 * Returns this thread's counters of a device, in the order of {@link Count}, for the caller to add to. They
 * are private when nothing is published.
 */
export function gpuCounts(device: CountedDevice): Float64Array {
  const key = `${device.provider} ${device.ordinal}`;
  let counts = own.get(key);
  if (counts === undefined) {
    counts = shownCounts(device) ?? new Float64Array(COUNTERS);
    own.set(key, counts);
  }
  return counts;
}

function shownCounts(device: CountedDevice): Float64Array | undefined {
  const buffer = memoryOfAll();
  if (buffer === undefined) return undefined;
  const words = new Int32Array(buffer);
  const row = claim(words, device);
  if (row < 0) return undefined;
  words[row + Row.ordinal] = device.ordinal;
  words[row + Row.soft] = device.provider === "soft" ? 1 : 0;
  const bytes = new Uint8Array(buffer);
  writeName(bytes, row + Row.uuid, device.uuid);
  writeName(bytes, row + Row.name, device.name);
  const counts = new Float64Array(buffer, (row + Row.counters) * 4, COUNTERS);
  // Memory that an exited thread had allocated is freed.
  counts[Count.allocatedBytes] = 0;
  Atomics.store(words, row + Row.state, IN_USE);
  return counts;
}

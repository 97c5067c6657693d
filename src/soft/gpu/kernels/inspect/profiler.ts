// Worker's part of a profiled launch: counts instructions and combines the accesses of each warp.
import { memory } from "../../../../../ffi/runtime/index.ts";
import { COUNTER_BYTES, COUNTERS, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../../wasm/unit/layout.ts";
import { addressAt, type RegionFunction, Word } from "../shared/control.ts";
import type { LaunchInspector } from "./launch-inspector.ts";

const WARP = 32;
const SECTOR_BITS = 5;
const BANKS = 32;
/** Maximum number of pending warp accesses. */
const MOST_OPEN = 1 << 14;
/** Maximum number of executions of one instruction by a lane that are distinguished. */
const MOST_TURNS = 2 ** 24;

/** Counts of an instruction that accesses memory. Each count is one number. */
export const AccessCount = {
  /** Warp instructions. */
  requests: 0,
  lanes: 1,
  bytes: 2,
  /** Sectors of 32 bytes in global memory. */
  sectors: 3,
  idealSectors: 4,
  /** Passes over the banks of shared memory. */
  passes: 5,
  idealPasses: 6,
} as const;
export const ACCESS_COUNTS = 7;
/** Numbers per counter: executions by a warp, and by its threads. */
export const COUNTER_COUNTS = 2;

/** Memory instruction of a warp with the addresses of its lanes. */
interface Request {
  readonly position: number;
  readonly bytes: number;
  readonly addresses: number[];
}

/** Returns the number of values that a worker records: first the counters, then the positions. */
export const numbersOf = (counters: number, positions: number): number =>
  COUNTER_COUNTS * counters + ACCESS_COUNTS * positions;

export class Profiler implements LaunchInspector {
  readonly #words: Int32Array;
  readonly #counters: Int32Array;
  readonly #open = new Map<number, Request>();
  /** Number of executions of an instruction by each lane of the warp. */
  readonly #turns = new Map<number, Int32Array>();
  #numbers = new Float64Array(0);
  #counterCount = 0;

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.#counters = new Int32Array(buffer, COUNTERS, (1 << 25) / 4);
  }

  begin(): void {
    const words = this.#words;
    // Each worker has its own numbers, at the index of its launch slot.
    const each = words[Word.inspectBytes]!;
    const worker = Atomics.add(words, Word.inspectThread, 1);
    this.#counterCount = words[Word.inspectBlock]!;
    this.#numbers = new Float64Array(memory(addressAt(words, Word.inspectBuffer) + worker * each, each));
  }

  startBlock(): boolean {
    this.#counters.fill(0, 0, (this.#counterCount * COUNTER_BYTES) / 4);
    return true;
  }

  /** Runs the regions warp by warp. */
  regions(all: readonly RegionFunction[]): readonly RegionFunction[] {
    return all.map((run) => (first, last) => {
      let state = 0;
      for (let from = first; from < last; from += WARP) {
        state = run(from, Math.min(last, from + WARP));
        this.#flush();
      }
      return state;
    });
  }

  touched(low: number, what: number, position: number, thread: number): void {
    const bytes = what & 0xffff;
    if (what >>> 16 === 0) return;
    let turns = this.#turns.get(position);
    if (turns === undefined) this.#turns.set(position, (turns = new Int32Array(WARP)));
    const turn = turns[thread & (WARP - 1)]!++;
    const key = position * MOST_TURNS + turn;
    const request = this.#open.get(key);
    if (request === undefined) {
      if (this.#open.size >= MOST_OPEN) this.#flush();
      this.#open.set(key, { position, bytes, addresses: [low >>> 0] });
    } else request.addresses.push(low >>> 0);
  }

  #flush(): void {
    for (const request of this.#open.values()) this.#count(request);
    this.#open.clear();
    this.#turns.clear();
  }

  #count({ position, bytes, addresses }: Request): void {
    const numbers = this.#numbers;
    const at = COUNTER_COUNTS * this.#counterCount + ACCESS_COUNTS * position;
    numbers[at + AccessCount.requests]!++;
    numbers[at + AccessCount.lanes]! += addresses.length;
    numbers[at + AccessCount.bytes]! += addresses.length * bytes;
    const first = addresses[0]!;
    if (first >= PRIVATE_BYTES) {
      numbers[at + AccessCount.sectors]! += sectorsOf(addresses, bytes);
      numbers[at + AccessCount.idealSectors]! += Math.ceil((new Set(addresses).size * bytes) / 32);
    } else if (first - SHARED >= 0 && first - SHARED < SHARED_ROOM) {
      const { passes, ideal } = passesOf(addresses, bytes);
      numbers[at + AccessCount.passes]! += passes;
      numbers[at + AccessCount.idealPasses]! += ideal;
    }
  }

  endBlock(threads: number): void {
    this.#flush();
    const numbers = this.#numbers;
    const all = this.#counters;
    for (let counter = 0; counter < this.#counterCount; counter++) {
      const from = (counter * COUNTER_BYTES) / 4;
      for (let first = 0; first < threads; first += WARP) {
        let most = 0;
        let sum = 0;
        for (let t = from + first; t < from + Math.min(threads, first + WARP); t++) {
          const count = all[t]!;
          sum += count;
          if (count > most) most = count;
        }
        numbers[COUNTER_COUNTS * counter]! += most;
        numbers[COUNTER_COUNTS * counter + 1]! += sum;
      }
    }
  }
}

/** Returns the number of 32-byte sectors of global memory that the lanes access. */
export function sectorsOf(addresses: readonly number[], bytes: number): number {
  const sectors = new Set<number>();
  for (const each of addresses)
    for (let sector = each >>> SECTOR_BITS; sector <= (each + bytes - 1) >>> SECTOR_BITS; sector++)
      sectors.add(sector);
  return sectors.size;
}

/**
 * Returns the number of passes over the 32 banks of shared memory, each 4 bytes wide. Lanes that access
 * different words of one bank are serialized. Accesses of 8 bytes are processed by half warps, those of 16
 * bytes by quarter warps.
 */
export function passesOf(addresses: readonly number[], bytes: number): { passes: number; ideal: number } {
  const lanes = bytes <= 4 ? WARP : bytes === 8 ? WARP / 2 : WARP / 4;
  let passes = 0;
  let ideal = 0;
  for (let first = 0; first < addresses.length; first += lanes) {
    const words = new Set<number>();
    for (const each of addresses.slice(first, first + lanes))
      for (let word = each >>> 2; word <= (each + bytes - 1) >>> 2; word++) words.add(word);
    const banks = new Uint8Array(BANKS);
    for (const word of words) banks[word % BANKS]!++;
    passes += Math.max(...banks);
    ideal++;
  }
  return { passes, ideal };
}

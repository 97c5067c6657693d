// Events that several processes share. A file that all of them map holds two counters per event: recordings,
// and completed recordings.
import process from "node:process";
import { CUDA_ERROR_EXTERNAL_DEVICE } from "../../../../ffi/cuda/index.ts";
import { libc, MAP_FAILED, MAP_SHARED, PROT_READ, PROT_WRITE } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { closeNoted, noteFd, noteMapping, unmapNoted } from "../core/left-behind.ts";
import { createFile } from "../memory/backing.ts";
import type { Mark, Recording, SharedState } from "../stream/event.ts";
import { isAlive, ownStart } from "./process.ts";

export const SLOTS = 1024;
const SLOT_WORDS = 16;
const BYTES = SLOTS * SLOT_WORDS * 4;

/** Word offsets in a slot. */
const RECORDED = 0;
const REACHED = 1;
const RECORDER = 2;
const NONCE = 4;
const RECORDER_START = 6;
/** Number of the last recording that failed. */
const FAILED = 8;
/** CUresult of that recording. */
const FAILURE = 9;
/** Interval at which a waiting process checks that the recording process lives, in milliseconds. */
const LOOK_MS = 20;

/** Unmaps a file when nothing references it. A wait may outlive the destroyed event. */
const unused = new FinalizationRegistry<number>((address) => unmapNoted(address, BYTES));

/** File of slots, of this or another process, mapped in this process. */
export class SlotFile {
  readonly fd: number;
  #used = 0;
  #open = 0;
  readonly words: Int32Array;
  readonly numbers: Float64Array;
  readonly nonces: BigUint64Array;

  private constructor(fd: number, buffer: ArrayBuffer) {
    this.fd = fd;
    this.words = new Int32Array(buffer);
    this.numbers = new Float64Array(buffer);
    this.nonces = new BigUint64Array(buffer);
  }

  static create(): SlotFile | undefined {
    const fd = createFile(BYTES);
    if (fd < 0) return undefined;
    noteFd(fd);
    return SlotFile.map(fd);
  }

  /** Maps a file. Returns undefined when the system refuses. */
  static map(fd: number): SlotFile | undefined {
    const address = libc.mmap(0, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (address === MAP_FAILED) return undefined;
    noteMapping(address, BYTES);
    const buffer = memory(address, BYTES);
    unused.register(buffer, address);
    return new SlotFile(fd, buffer);
  }

  /**
   * Returns a slot that was never used, because another process may still read a used slot. Returns undefined
   * when no slot is left.
   */
  take(nonce: bigint): number | undefined {
    if (this.#used === SLOTS) return undefined;
    this.#open++;
    this.setNonce(this.#used, nonce);
    return this.#used++;
  }

  /** Closes the slot of an event for new processes, and the file after its last slot. */
  give(slot: number): void {
    this.setNonce(slot, 0n);
    this.#open--;
    if (this.#open === 0 && this.#used === SLOTS) closeNoted(this.fd);
  }

  nonceAt(slot: number): bigint {
    return this.nonces[(slot * SLOT_WORDS + NONCE) / 2] ?? 0n;
  }

  setNonce(slot: number, nonce: bigint): void {
    this.nonces[(slot * SLOT_WORDS + NONCE) / 2] = nonce;
  }
}

/** Slot of one event. */
export class SharedEvent implements SharedState {
  readonly file: SlotFile;
  readonly slot: number;
  readonly #at: number;
  readonly #close: () => void;

  constructor(file: SlotFile, slot: number, close: () => void) {
    this.file = file;
    this.slot = slot;
    this.#at = slot * SLOT_WORDS;
    this.#close = close;
  }

  begin(): Recording {
    const { words, numbers } = this.file;
    const at = this.#at;
    words[at + RECORDER] = process.pid;
    numbers[(at + RECORDER_START) / 2] = ownStart();
    const number = (Atomics.add(words, at + RECORDED, 1) + 1) | 0;
    return {
      reached() {
        // Another process may write at the same time, so the number of retries is limited.
        for (let tries = 0; tries < 1000; tries++) {
          const reached = Atomics.load(words, at + REACHED);
          if (((reached - number) | 0) >= 0) return;
          if (Atomics.compareExchange(words, at + REACHED, reached, number) === reached) return;
        }
      },
      failed(code) {
        Atomics.store(words, at + FAILURE, code);
        Atomics.store(words, at + FAILED, number);
      },
    };
  }

  mark(): Mark | undefined {
    const { words, numbers } = this.file;
    const at = this.#at;
    const number = Atomics.load(words, at + RECORDED);
    if (number === 0) return undefined;
    const pid = words[at + RECORDER]!;
    const start = numbers[(at + RECORDER_START) / 2]!;
    const isReached = () => ((Atomics.load(words, at + REACHED) - number) | 0) >= 0;
    let checkedAt = 0;
    let dead = false;
    return {
      get reached() {
        return isReached();
      },
      get failure() {
        if (Atomics.load(words, at + FAILED) === number) return Atomics.load(words, at + FAILURE);
        const now = performance.now();
        if (!dead && now - checkedAt > LOOK_MS) {
          checkedAt = now;
          dead = !isAlive(pid, start);
        }
        return dead && !isReached() ? CUDA_ERROR_EXTERNAL_DEVICE : 0;
      },
    };
  }

  close(): void {
    this.#close();
  }
}

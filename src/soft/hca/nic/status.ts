// Status of the NIC for readers in other processes (src/counters). While a reader is alive, the NIC thread
// publishes a snapshot ten times a second, and the packets of a requested capture. Without a reader, the cost
// is one check of a word.
import { libc } from "../../../../ffi/libc/index.ts";
import { BEAT_LASTS_US, Head, MAGIC, NIC_BYTES, NIC_NAME } from "../../../counters/layout.ts";
import { showMemory } from "../../../counters/shown-memory.ts";
import { writeText } from "../../../counters/snapshot.ts";
import { type Engine, getDouble, setDouble } from "../arena/engine.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { StatusMemory, statusBytes, statusWords } from "../arena/status-memory.ts";
import { startRing, stopRing } from "../links/capture/capture.ts";
import { freeRing } from "../links/capture/capture-ring.ts";
import { CaptureState } from "../links/capture/capture-state.ts";
import { snapshot } from "./snapshot.ts";

/** Interval between two checks for readers, in microseconds. */
const POLL_US = 50_000;
/** Interval between two snapshots, in microseconds. */
const SNAPSHOT_US = 100_000;

/** A word that a live reader changes at regular intervals. */
class Heartbeat {
  readonly #words: Int32Array;
  readonly #at: number;
  #last: number;
  #changed = Number.NEGATIVE_INFINITY;

  constructor(words: Int32Array, at: number) {
    this.#words = words;
    this.#at = at;
    this.#last = Atomics.load(words, at);
  }

  /** Returns true when the word has changed recently. */
  isAlive(now: number): boolean {
    const value = Atomics.load(this.#words, this.#at);
    if (value !== this.#last) this.#changed = now;
    this.#last = value;
    return now - this.#changed < BEAT_LASTS_US;
  }
}

/** Publishes the status for one generation of the NIC thread. */
export class StatusPublisher {
  readonly #e: Engine;
  readonly #words: Int32Array | undefined;
  readonly #watch: Heartbeat | undefined;
  readonly #capture: Heartbeat | undefined;
  #nextPoll = 0;
  #nextSnapshot = 0;
  #isNeeded = false;

  constructor(e: Engine) {
    this.#e = e;
    if (getDouble(e, StatusMemory.address) === 0) return;
    this.#words = statusWords(e);
    this.#watch = new Heartbeat(this.#words, Head.watchBeat);
    this.#capture = new Heartbeat(this.#words, Head.captureBeat);
  }

  /** Time of the next check, in the engine's time. The NIC thread sleeps no longer than that. */
  get deadline(): number {
    return this.#isNeeded ? this.#nextPoll : Number.POSITIVE_INFINITY;
  }

  /**
   * Publishes the status if it is due. Called after each step, without the lock and with the engine's clock
   * up to date.
   */
  poll(): void {
    const { now } = this.#e;
    if (now < this.#nextPoll || this.#words === undefined) return;
    this.#nextPoll = now + POLL_US;
    const isWatched = this.#watch!.isAlive(now);
    const isCaptured = this.#serveCapture(now);
    this.#isNeeded = isWatched || isCaptured;
    if (!isWatched || now < this.#nextSnapshot) return;
    this.#nextSnapshot = now + SNAPSHOT_US;
    writeText(this.#words, statusBytes(this.#e), JSON.stringify(snapshot(this.#e)));
  }

  #serveCapture(now: number): boolean {
    const words = this.#words!;
    const isAlive = this.#capture!.isAlive(now);
    const wanted = isAlive ? Atomics.load(words, Head.captureSession) : 0;
    if (wanted === words[Head.capturing]) return wanted !== 0;
    this.#switchSession(wanted);
    return wanted !== 0;
  }

  /**
   * Starts the capture for another session; 0 stops it. Without a session, the ring's memory returns to the
   * system.
   */
  #switchSession(session: number): void {
    const e = this.#e;
    const words = this.#words!;
    lockAsNic(e);
    try {
      if (e.i32[CaptureState.toRing] !== 0) stopRing(e);
      const isOn = session !== 0 && startRing(e);
      Atomics.store(words, Head.capturing, isOn ? session : 0);
    } finally {
      unlock(e);
    }
    if (session === 0) freeRing(e);
  }

  /** Stops the capture with the NIC. Its reader may take the remaining packets. */
  stop(): void {
    const e = this.#e;
    if (this.#words === undefined || e.i32[CaptureState.toRing] === 0) return;
    lockAsNic(e);
    stopRing(e);
    unlock(e);
    Atomics.store(this.#words, Head.capturing, 0);
  }
}

/** Publishes the NIC from now on, unless the memory is missing or DOORBELL_SHOW forbids it. */
export function openStatus(e: Engine): void {
  if (getDouble(e, StatusMemory.address) === 0) {
    const mapping = showMemory(NIC_NAME, NIC_BYTES);
    if (mapping === undefined) return;
    setDouble(e, StatusMemory.address, mapping.address);
    e.i32[StatusMemory.fd] = mapping.fd;
    statusWords(e)[Head.magic] = MAGIC;
  }
  Atomics.store(statusWords(e), Head.isOpen, 1);
}

/** Marks the status as closed after the last device was closed. */
export function clearStatus(e: Engine): void {
  if (getDouble(e, StatusMemory.address) === 0) return;
  Atomics.store(statusWords(e), Head.isOpen, 0);
  Atomics.store(statusWords(e), Head.textBytes, 0);
}

/** Hides the status from other processes. The memory stays mapped because the NIC thread may still use it. */
export function hideStatus(e: Engine): void {
  if (getDouble(e, StatusMemory.address) === 0 || e.i32[StatusMemory.fd]! < 0) return;
  libc.close(e.i32[StatusMemory.fd]!);
  e.i32[StatusMemory.fd] = -1;
}

/** Releases the memory of {@link openStatus}. No thread may use it any more. */
export function releaseStatus(e: Engine): void {
  hideStatus(e);
  const address = getDouble(e, StatusMemory.address);
  if (address === 0) return;
  setDouble(e, StatusMemory.address, 0);
  libc.munmap(address, NIC_BYTES);
}

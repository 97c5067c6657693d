// What the NIC's thread does for those who look from outside: a snapshot ten times a second while somebody watches, and the
// packets of a capture that was asked for. While nobody does it is one look at a word.
import { BEAT_LASTS_US, Head } from "../../../counters/layout.ts";
import { writeText } from "../../../counters/snapshot.ts";
import { Dev } from "../arena/arena.ts";
import { getDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { shownBytes, shownWords } from "../arena/shown.ts";
import { startRing, stopRing } from "../links/capture/capture.ts";
import { freeRing } from "../links/capture/capture-ring.ts";
import { snapshot } from "./snapshot.ts";

/** Between two looks while the NIC works. */
const LOOK_US = 50_000;
/** Between two snapshots. */
const SNAPSHOT_US = 100_000;

/** A number that a reader changes as long as it is there. */
class Beat {
  readonly #words: Int32Array;
  readonly #at: number;
  #last: number;
  #changed = Number.NEGATIVE_INFINITY;

  constructor(words: Int32Array, at: number) {
    this.#words = words;
    this.#at = at;
    this.#last = Atomics.load(words, at);
  }

  /** Has it changed lately? */
  beats(now: number): boolean {
    const value = Atomics.load(this.#words, this.#at);
    if (value !== this.#last) this.#changed = now;
    this.#last = value;
    return now - this.#changed < BEAT_LASTS_US;
  }
}

/** Made and used by the NIC's thread, for one generation. */
export class Showing {
  readonly #e: Engine;
  readonly #words: Int32Array | undefined;
  readonly #watch: Beat | undefined;
  readonly #capture: Beat | undefined;
  #nextLook = 0;
  #nextSnapshot = 0;
  #isNeeded = false;

  constructor(e: Engine) {
    this.#e = e;
    if (getDouble(e, Dev.shown) === 0) return;
    this.#words = shownWords(e);
    this.#watch = new Beat(this.#words, Head.watchBeat);
    this.#capture = new Beat(this.#words, Head.captureBeat);
  }

  /** When it wants to look again, in the engine's time: the NIC does not sleep longer than that. */
  get deadline(): number {
    return this.#isNeeded ? this.#nextLook : Number.POSITIVE_INFINITY;
  }

  /** Call it now and then, without the lock and with the engine's time up to date: the cost is a comparison. */
  look(): void {
    const { now } = this.#e;
    if (now < this.#nextLook || this.#words === undefined) return;
    this.#nextLook = now + LOOK_US;
    const isWatched = this.#watch!.beats(now);
    const isCaptured = this.#serveCapture(now);
    this.#isNeeded = isWatched || isCaptured;
    if (!isWatched || now < this.#nextSnapshot) return;
    this.#nextSnapshot = now + SNAPSHOT_US;
    writeText(this.#words, shownBytes(this.#e), JSON.stringify(snapshot(this.#e)));
  }

  #serveCapture(now: number): boolean {
    const words = this.#words!;
    const beats = this.#capture!.beats(now);
    const wanted = beats ? Atomics.load(words, Head.captureSession) : 0;
    if (wanted === words[Head.capturing]) return wanted !== 0;
    this.#change(wanted);
    return wanted !== 0;
  }

  /** Captures for another session, 0 for none. The ring's memory goes back to the system when nobody is left who would read it. */
  #change(session: number): void {
    const e = this.#e;
    const words = this.#words!;
    lockAsNic(e);
    try {
      if (e.i32[Dev.captureRing] !== 0) stopRing(e);
      const isOn = session !== 0 && startRing(e);
      Atomics.store(words, Head.capturing, isOn ? session : 0);
    } finally {
      unlock(e);
    }
    if (session === 0) freeRing(e);
  }

  /** The NIC stops, and so does the capture: its reader may take the rest. */
  end(): void {
    const e = this.#e;
    if (this.#words === undefined || e.i32[Dev.captureRing] === 0) return;
    lockAsNic(e);
    stopRing(e);
    unlock(e);
    Atomics.store(this.#words, Head.capturing, 0);
  }
}

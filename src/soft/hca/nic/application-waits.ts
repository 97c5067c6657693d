// Waits of this JavaScript thread for events of completion channels, with no thread in between. A wait that is likely to be
// short keeps the event loop turning and steps the engine each time; another one sleeps until the loop's socket wakes it.
import { watchSocket } from "../../../../ffi/runtime/index.ts";
import { Dev } from "../arena/arena.ts";
import { readClock } from "../arena/clock.ts";
import type { Engine } from "../arena/engine.ts";
import { lock, unlock } from "../arena/lock.ts";
import { Channel, Cq } from "../arena/records.ts";
import { unwatchEvents, watchEvents } from "../objects/events.ts";
import { leaveToNic } from "./park.ts";
import { parkApplication, stepAsApplication, unparkApplication } from "./park-application.ts";

/** How long the loop turns for a wait: about what going to sleep and being woken costs both sides. */
const TURNING_US = 100;
/** A wait of up to this many would have been served by turning. */
const SHORT_US = 150;
/** The last waits: as many short ones more than long ones, at most. Turning needs one. */
const MOST_CREDIT = 3;
/** A wait of up to so many does not let the loop turn at all, unless it has not turned for so long. */
const BRIEF_US = 20;
const UNTURNED_US = 100;
/** Between two turns so much time passed: others want this processor, and turning only takes it from them. */
const CROWDED_US = 2000;
const CROWDED_FOR_US = 10_000;
/** Milliseconds between two looks where the runtime cannot watch the socket. */
const FALLBACK_MS = 1;

/** Somebody who waits for an event of a channel (word offset). */
interface Waiter {
  readonly channel: number;
  readonly ready: () => void;
  isWaiting: boolean;
}

/** The waits of one NIC's application. */
export class ApplicationWaits {
  readonly #e: Engine;
  #waiting: Waiter[] = [];
  #credit = MOST_CREDIT;
  /** The same for waits without letting the loop turn; when it last turned. */
  #briefCredit = MOST_CREDIT;
  #loopTurned = 0;
  /** When the oldest wait began, or the last event came; when the loop turned last. Microseconds. */
  #since = 0;
  #lastTurn = 0;
  #crowdedUntil = 0;
  /** A turn is on its way. */
  #turning = false;
  #watched: "no" | "opening" | "yes" | "never" = "no";

  constructor(e: Engine) {
    this.#e = e;
  }

  /** Calls `ready` once, later, when the channel has an event that nobody took; the returned function takes that back. */
  watch(channel: number, ready: () => void): () => void {
    if (this.#watched === "no") this.#open();
    if (this.#waiting.length === 0) this.#since = readClock(this.#e, Dev.appClock);
    const waiter = { channel, ready, isWaiting: true };
    this.#waiting.push(waiter);
    watchEvents(this.#e, channel);
    if (!this.#turning) {
      this.#startTurning();
      queueMicrotask(this.#turn);
    }
    return () => {
      if (waiter.isWaiting) this.#giveUp(waiter);
    };
  }

  /**
   * Whether the completion queue (word offset) has something, or gets it within some microseconds. Waits only where the last
   * waits were as short, and where the event loop has just turned: a script whose answers are always there in time must not keep
   * its own timers and sockets from it.
   */
  waitBriefly(cq: number): boolean {
    const e = this.#e;
    const isEmpty = () => Atomics.load(e.i32, cq + Cq.producer) === e.i32[cq + Cq.consumer];
    if (!isEmpty()) return true;
    const start = readClock(e, Dev.appClock);
    if (this.#briefCredit === 0 || this.#waiting.length > 0) return false;
    if (start - this.#loopTurned > UNTURNED_US || start < this.#crowdedUntil) return false;
    for (;;) {
      stepAsApplication(e, true);
      if (!isEmpty()) {
        this.#briefCredit = Math.min(MOST_CREDIT, this.#briefCredit + 1);
        return true;
      }
      if (readClock(e, Dev.appClock) - start > BRIEF_US) break;
      e.native.sched_yield();
    }
    this.#briefCredit--;
    if (e.now - start > CROWDED_US) this.#crowdedUntil = e.now + CROWDED_FOR_US;
    return false;
  }

  /** The channel goes away: those who wait for it find out. */
  forget(channel: number): void {
    for (const waiter of this.#waiting.filter((one) => one.channel === channel)) {
      this.#giveUp(waiter);
      queueMicrotask(waiter.ready);
    }
  }

  #giveUp(waiter: Waiter): void {
    waiter.isWaiting = false;
    this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
    if (!this.#waiting.some(({ channel }) => channel === waiter.channel)) {
      lock(this.#e);
      unwatchEvents(this.#e, waiter.channel, false);
      unlock(this.#e);
    }
    if (this.#waiting.length === 0) unparkApplication(this.#e);
  }

  #open(): void {
    this.#watched = "opening";
    watchSocket(this.#e.i32[Dev.loopWatchFd]!, this.#woken).then(
      () => {
        this.#watched = "yes";
      },
      () => {
        this.#watched = "never";
      },
    );
  }

  #startTurning(): void {
    this.#turning = true;
    this.#lastTurn = readClock(this.#e, Dev.appClock);
  }

  readonly #woken = (): void => {
    if (this.#turning) return;
    this.#startTurning();
    this.#turnLoop();
  };

  readonly #turnLoop = (): void => {
    this.#loopTurned = readClock(this.#e, Dev.appClock);
    this.#turn();
  };

  readonly #turn = (): void => {
    const e = this.#e;
    const goesOn = this.#mayTurn();
    const done = stepAsApplication(e, goesOn);
    this.#deliver();
    if (this.#waiting.length === 0) {
      this.#turning = false;
      if (!goesOn) leaveToNic(e);
      return;
    }
    if (!done || goesOn || this.#watched === "opening") {
      e.native.sched_yield();
      setImmediate(this.#turnLoop);
      return;
    }
    if (this.#watched === "never") {
      setTimeout(this.#turnLoop, FALLBACK_MS);
      return;
    }
    if (!parkApplication(e) || this.#anyReady()) {
      unparkApplication(e);
      setImmediate(this.#turnLoop);
      return;
    }
    this.#turning = false;
  };

  /** Whether turning is worth it for what is waited for now. */
  #mayTurn(): boolean {
    const now = readClock(this.#e, Dev.appClock);
    if (now - this.#lastTurn > CROWDED_US) this.#crowdedUntil = now + CROWDED_FOR_US;
    this.#lastTurn = now;
    return this.#credit > 0 && now - this.#since < TURNING_US && now > this.#crowdedUntil;
  }

  #anyReady(): boolean {
    for (const { channel } of this.#waiting) if (this.#isReady(channel)) return true;
    return false;
  }

  #isReady(channel: number): boolean {
    const { i32 } = this.#e;
    return Atomics.load(i32, channel + Channel.tail) !== Atomics.load(i32, channel + Channel.head);
  }

  #deliver(): void {
    if (!this.#anyReady()) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    // From here on their events count in the descriptor again; those that came are taken by who is called.
    lock(this.#e);
    for (const waiter of waiting) {
      waiter.isWaiting = !this.#isReady(waiter.channel);
      if (waiter.isWaiting) this.#waiting.push(waiter);
      else unwatchEvents(this.#e, waiter.channel, true);
    }
    unlock(this.#e);
    const took = this.#e.now - this.#since;
    this.#credit = Math.max(0, Math.min(MOST_CREDIT, this.#credit + (took < SHORT_US ? 1 : -1)));
    if (took < BRIEF_US) this.#briefCredit = Math.min(MOST_CREDIT, this.#briefCredit + 1);
    this.#since = this.#e.now;
    for (const waiter of waiting) if (!waiter.isWaiting) waiter.ready();
  }
}

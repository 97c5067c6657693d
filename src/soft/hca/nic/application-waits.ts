// Waits of the application's JavaScript thread for events of completion channels, without a helper thread. A
// wait that is probably short keeps the event loop turning and runs the engine at each turn. Any other wait
// sleeps until the socket of the event loop wakes it.
import { watchSocket } from "../../../../ffi/runtime/index.ts";
import { Counter } from "../arena/counters.ts";
import { ApplicationScratch, type Engine, readClock } from "../arena/engine.ts";
import { Channel, Cq } from "../arena/records.ts";
import { SharedMemorySection } from "../links/shared-memory/records.ts";
import { EventLoop, unwatchEvents, watchEvents } from "../objects/completion.ts";
import { Crowding } from "./crowding.ts";
import { leaveToNic, parkApplication, stepAsApplication, unparkApplication, wakePeersNow } from "./park.ts";
import { leaveProcessor, sharesProcessor } from "./processors.ts";
import { hasWork } from "./step.ts";

/**
 * Time for which the event loop turns for one wait, in microseconds. To sleep and be woken costs both sides
 * about as much.
 */
const TURNING_US = 100;
/** Longest wait that counts as short, in microseconds. */
const SHORT_US = 150;
/**
 * Maximum value of the credit. A short wait adds one, a long wait takes one; the event loop turns only while
 * credit is left.
 */
const MAX_CREDIT = 3;
/** Longest wait that blocks the event loop, in microseconds. */
const BRIEF_US = 20;
const LOOP_IDLE_US = 100;
/** Microtasks that a script may use between a completion and its next request, before its peers are woken. */
const MICROTASKS = 12;
/** Poll interval in milliseconds where the runtime cannot watch the socket. */
const FALLBACK_MS = 1;

/** Time after the last frame for which a wait counts as one for frames, in microseconds. */
const FRAMES_US = 100_000;
/** Time of a wait that began in this turn of the event loop. */
const UNKNOWN = -1;

/** The waits of the application of one NIC. */
export class ApplicationWaits {
  readonly #e: Engine;
  /** Channels of the waits, as word offsets, and the functions to call. Two arrays, which a wait reuses. */
  readonly #channels: number[] = [];
  readonly #readies: (() => void)[] = [];
  /** Functions of the waits that are over. Used inside of {@link #deliver} only. */
  readonly #due: (() => void)[] = [];
  #credit = MAX_CREDIT;
  /** Credit for waits that block the event loop. */
  #briefCredit = MAX_CREDIT;
  readonly crowding: Crowding = new Crowding();
  /** Number of received frames, and the time at which it last changed. */
  #frames = 0;
  #framesAt = 0;
  #loopTurned = 0;
  /** Time at which the oldest wait began or the last event arrived, in microseconds. */
  #since = 0;
  /** True while a turn of the event loop is scheduled. */
  #turning = false;
  /** Number of microtasks until the peers of the last step are woken. */
  #microtasks = 0;
  #watched: "no" | "opening" | "yes" | "never" = "no";

  constructor(e: Engine) {
    this.#e = e;
  }

  /**
   * Calls `ready` once, later, when the channel has an event that no caller took. The returned function
   * cancels the wait when it gets `ready` again.
   */
  watch(channel: number, ready: () => void): (ready: () => void) => void {
    if (this.#watched === "no") this.#open();
    if (!this.#isAnyWaiting) this.#since = UNKNOWN;
    this.#channels.push(channel);
    this.#readies.push(ready);
    watchEvents(this.#e, channel);
    if (!this.#turning) {
      this.#turning = true;
      queueMicrotask(this.#firstTurn);
    }
    return this.#unwatch;
  }

  /**
   * Returns true when the completion queue at word offset `cq` has a completion, or gets one within some
   * microseconds. Blocks only if the last waits were as short and the event loop has just turned. Otherwise a
   * script whose completions always arrive in time would starve its own timers and sockets.
   */
  waitBriefly(cq: number): boolean {
    const e = this.#e;
    const isEmpty = () => Atomics.load(e.i32, cq + Cq.producer) === e.i32[cq + Cq.consumer];
    if (!isEmpty()) return true;
    if (this.#briefCredit === 0 || this.#isAnyWaiting || this.#isCrowded(e.now)) return false;
    const start = readClock(e, ApplicationScratch.clock);
    if (start - this.#loopTurned > LOOP_IDLE_US) return false;
    for (let now = start; ; now = this.#endStep(now)) {
      stepAsApplication(e, true);
      if (!isEmpty()) {
        this.#briefCredit = Math.min(MAX_CREDIT, this.#briefCredit + 1);
        return true;
      }
      if (now - start > BRIEF_US || this.#isCrowded(now)) break;
    }
    this.#briefCredit--;
    return false;
  }

  /** Ends the waits for a channel that is being destroyed. Calls their `ready` functions. */
  forget(channel: number): void {
    for (let at = this.#channels.indexOf(channel); at >= 0; at = this.#channels.indexOf(channel)) {
      queueMicrotask(this.#readies[at]!);
      this.#cancel(at);
    }
  }

  readonly #unwatch = (ready: () => void): void => {
    const at = this.#readies.indexOf(ready);
    if (at >= 0) this.#cancel(at);
  };

  #cancel(at: number): void {
    const channel = this.#channels[at]!;
    this.#channels.splice(at, 1);
    this.#readies.splice(at, 1);
    if (!this.#channels.includes(channel)) unwatchEvents(this.#e, channel, false);
    if (!this.#isAnyWaiting) unparkApplication(this.#e);
  }

  get #isAnyWaiting(): boolean {
    return this.#channels.length > 0;
  }

  #open(): void {
    this.#watched = "opening";
    watchSocket(this.#e.i32[EventLoop.watchFd]!, this.#woken).then(
      () => {
        this.#watched = "yes";
      },
      () => {
        this.#watched = "never";
      },
    );
  }

  /** Returns true while waits should sleep at once. */
  #isCrowded(now: number): boolean {
    const frames = this.#e.i32[Counter.receivedFrames]!;
    if (frames !== this.#frames) {
      this.#frames = frames;
      this.#framesAt = now;
    }
    return this.crowding.isCrowded(now, !this.#expectsFrames(now));
  }

  /** Returns true if peers have sent frames lately. They wake this thread, and packets wake the NIC thread. */
  #expectsFrames(now: number): boolean {
    return now - this.#framesAt <= FRAMES_US;
  }

  /** Ends a step of a spinning wait that began at `start`. Lets other threads run. Returns the time afterwards. */
  #endStep(start: number): number {
    const e = this.#e;
    const end = readClock(e, ApplicationScratch.clock);
    if (!this.crowding.yields && this.#expectsFrames(end)) {
      this.crowding.spun(end, end - start);
      if (sharesProcessor(e) && !leaveProcessor(e)) this.crowding.pause(end);
      return end;
    }
    e.native.sched_yield();
    const now = readClock(e, ApplicationScratch.clock);
    this.crowding.yielded(now, now - end);
    return now;
  }

  readonly #woken = (): void => {
    if (this.#turning) return;
    this.#turning = true;
    this.#turnLoop();
  };

  readonly #turnLoop = (): void => {
    this.#loopTurned = readClock(this.#e, ApplicationScratch.clock);
    this.#turn(this.#loopTurned);
  };

  readonly #firstTurn = (): void => this.#turn(readClock(this.#e, ApplicationScratch.clock));

  #turn(now: number): void {
    const e = this.#e;
    if (this.#since === UNKNOWN) this.#since = now;
    const isCrowded = this.#isCrowded(now);
    const isSpinning = !isCrowded && this.#credit > 0 && now - this.#since < TURNING_US;
    // An acknowledgement and the answer of the script then wake the peer once.
    const done = (isCrowded && !hasWork(e)) || stepAsApplication(e, isSpinning, isCrowded);
    this.#deliver();
    this.#microtasks = MICROTASKS;
    if (isCrowded) this.#wakePeers();
    if (!this.#isAnyWaiting) {
      this.#turning = false;
      if (!isSpinning) leaveToNic(e);
      return;
    }
    if (!done || isSpinning || this.#watched === "opening") {
      if (isSpinning) this.#endStep(now);
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
  }

  /** Wakes the peers after some microtasks, unless a request of the script wakes them first. */
  readonly #wakePeers = (): void => {
    if (this.#e.i32[SharedMemorySection.wakesDue] === 0) return;
    if (this.#microtasks-- > 0) queueMicrotask(this.#wakePeers);
    else wakePeersNow(this.#e);
  };

  #anyReady(): boolean {
    for (const channel of this.#channels) if (this.#isReady(channel)) return true;
    return false;
  }

  #isReady(channel: number): boolean {
    const { i32 } = this.#e;
    return Atomics.load(i32, channel + Channel.tail) !== Atomics.load(i32, channel + Channel.head);
  }

  #deliver(): void {
    if (!this.#anyReady()) return;
    const [channels, readies, due] = [this.#channels, this.#readies, this.#due];
    due.length = 0;
    let kept = 0;
    for (let at = 0; at < channels.length; at++) {
      const channel = channels[at]!;
      if (this.#isReady(channel)) {
        // From here on, events of this channel count in the descriptor again. The waiter takes the events that
        // have arrived.
        unwatchEvents(this.#e, channel, true);
        due.push(readies[at]!);
      } else {
        channels[kept] = channel;
        readies[kept++] = readies[at]!;
      }
    }
    channels.length = kept;
    readies.length = kept;
    const took = this.#e.now - this.#since;
    this.#credit = Math.max(0, Math.min(MAX_CREDIT, this.#credit + (took < SHORT_US ? 1 : -1)));
    if (took < BRIEF_US) this.#briefCredit = Math.min(MAX_CREDIT, this.#briefCredit + 1);
    this.#since = this.#e.now;
    for (const ready of due) ready();
    due.length = 0;
  }
}

import { Digest } from "./digest.ts";
import { type Event, EventQueue, happensBefore } from "./event-queue.ts";
import { Random, TimedRandom } from "./random.ts";

/** Virtual time that passes while a program blocks its thread and nothing moves in the network. */
const BLOCKED_NS = 1_000_000;

/**
 * The order of everything that happens in a simulation. Network events run between the steps of programs. Each
 * program event runs user code, and the next event waits until all its promises are settled.
 *
 * @internal
 */
export class Scheduler {
  readonly seed: number;
  /** Time since the start of the simulation, in whole nanoseconds. */
  now = 0;
  /** Number of events so far, and of those that were steps of programs. */
  events = 0;
  turns = 0;
  readonly digest: Digest = new Digest();
  readonly #network = new EventQueue();
  readonly #programs = new EventQueue();
  readonly #order: Random;
  /** Order of faults. A fault that is removed leaves the order of all other events as it was. */
  readonly #faultOrder: Random;
  #sequence = 0;

  constructor(seed: number) {
    this.seed = seed;
    this.#order = new TimedRandom(this, "order");
    this.#faultOrder = new Random(seed, "fault order");
    this.digest.addNumber(seed);
  }

  /** True when nothing is left that could happen. */
  get isEmpty(): boolean {
    return this.#network.peek() === undefined && this.#programs.peek() === undefined;
  }

  /** Schedules a step of the network or of a NIC. It must not run user code. */
  network(at: number, run: () => void): Event {
    return this.#push(this.#network, at, run, this.#order);
  }

  /** Schedules a step of a program. */
  program(at: number, run: () => void): Event {
    return this.#push(this.#programs, at, run, this.#order);
  }

  /** Schedules the begin or the end of a fault. Nothing before its time depends on it. */
  fault(at: number, run: () => void): Event {
    return this.#push(this.#programs, at, run, this.#faultOrder);
  }

  #push(queue: EventQueue, at: number, run: () => void, random: Random): Event {
    const order = random.bits();
    const event = { at: Math.max(at, this.now), order, sequence: this.#sequence++, run };
    queue.push(event);
    return event;
  }

  /**
   * Runs network events until a program event is next, and moves the time to it. Returns that event, undefined when
   * nothing is left before `end`.
   */
  nextProgramEvent(end: number): (() => void) | undefined {
    for (;;) {
      const program = this.#programs.peek();
      const network = this.#network.peek();
      const isNetwork = happensBefore(network, program);
      const next = isNetwork ? network : program;
      if (next === undefined || next.at > end) return undefined;
      (isNetwork ? this.#network : this.#programs).take();
      this.#moveTo(next.at);
      if (!isNetwork) {
        this.turns++;
        return next.run;
      }
      next.run!();
    }
  }

  /**
   * Lets the network run while a program blocks the thread. Every call runs one network event, or moves the time by
   * a millisecond. Program events of that time run late.
   */
  passBlocked(): void {
    const network = this.#network.peek();
    if (network === undefined || network.at > this.now + BLOCKED_NS) {
      this.now += BLOCKED_NS;
      return;
    }
    this.#network.take();
    this.#moveTo(network.at);
    network.run!();
  }

  /** Lets time pass while a program polls without a wait. Program events of that time run late. */
  passPolling(ns: number): void {
    const end = this.now + ns;
    for (let next = this.#network.peek(); next !== undefined && next.at <= end; next = this.#network.peek()) {
      this.#network.take();
      this.#moveTo(next.at);
      next.run!();
    }
    this.now = end;
  }

  #moveTo(at: number): void {
    this.now = Math.max(this.now, at);
    this.events++;
    this.digest.addNumber(this.now);
  }
}

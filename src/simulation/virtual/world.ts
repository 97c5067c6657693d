import { AsyncLocalStorage } from "node:async_hooks";
import type { Deadlined } from "../../wait/deadline-timer.ts";
import type { HostClock } from "../schedule/host-clock.ts";
import type { Random } from "../schedule/random.ts";
import type { Scheduler } from "../schedule/scheduler.ts";
import { EscapeError } from "../simulation-error.ts";

/** Kinds of access to the outside that `allow` may permit. */
export type Escape = "sockets" | "threads" | "processes" | "files";

/** Number of times that a program may read the clock without a wait. */
const MOST_READS = 1_000_000;
/** Number of timers and messages that a program may start without a wait. */
const MOST_STARTS = 200_000;

/** Parts of a {@link World}. */
export interface WorldParts {
  /** Name in errors: "host 1". */
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly clock: HostClock;
  readonly random: Random;
  readonly allowed: ReadonlySet<Escape>;
}

/**
 * Time and randomness of the code of a host, from its start to its crash. The cluster's own program has a world
 * too. Code belongs to the world in whose asynchronous context it runs.
 *
 * @internal
 */
export class World {
  readonly name: string;
  readonly random: Random;
  /** Open waits of the programs. */
  readonly waits: Set<Deadlined> = new Set();
  readonly #scheduler: Scheduler;
  readonly #clock: HostClock;
  readonly #allowed: ReadonlySet<Escape>;
  /** Called when a program blocks its thread for a moment. */
  onBlock: () => void = () => {};
  /** Number of steps of programs so far. */
  turns = 0;
  #isAlive = true;
  #stoppedUntil = 0;
  #countedAt = 0;
  #reads = 0;
  #starts = 0;

  constructor({ name, scheduler, clock, random, allowed }: WorldParts) {
    this.name = name;
    this.random = random;
    this.#scheduler = scheduler;
    this.#clock = clock;
    this.#allowed = allowed;
  }

  /** False after a crash or the end of the simulation. Nothing wakes the code of such a world again. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Ends the world. Open waits never return, so that no program reacts to the end of its host. */
  end(): void {
    this.#isAlive = false;
    for (const wait of [...this.waits]) wait.abandon();
  }

  /** Runs no code before this time, in nanoseconds. */
  stopUntil(at: number): void {
    this.#stoppedUntil = Math.max(this.#stoppedUntil, at);
  }

  /** Returns the monotonic time of the host in nanoseconds. */
  monotonicNs(): number {
    this.#countRead();
    return this.#clock.monotonicNs(this.#scheduler.now);
  }

  /** Returns the time of the host's wall clock, in milliseconds since 1970. */
  wallMs(): number {
    this.#countRead();
    return this.#clock.wallMs(this.#scheduler.now);
  }

  /** Time of the host's wall clock at the start of the simulation, in milliseconds since 1970. */
  get startMs(): number {
    return this.#clock.wallMs(0);
  }

  /** Throws when a program reads the clock in a loop, because its time would never pass. */
  #countRead(): void {
    this.#beginCounts();
    if (++this.#reads > MOST_READS)
      throw new EscapeError(
        `a loop that reads the clock without await (${this.name})`,
        "Virtual time passes only while programs wait: await a timer or a completion in the loop.",
      );
  }

  /** Throws when a program starts timers in a loop without a wait, as an endless loop over promises does. */
  #countStart(): void {
    this.#beginCounts();
    if (++this.#starts > MOST_STARTS)
      throw new EscapeError(
        `a loop that starts ${MOST_STARTS} timers or messages without a wait (${this.name})`,
        "Virtual time passes only while programs wait: await a timer or a completion in the loop.",
      );
  }

  #beginCounts(): void {
    const { now } = this.#scheduler;
    if (now === this.#countedAt) return;
    this.#countedAt = now;
    this.#reads = 0;
    this.#starts = 0;
  }

  /**
   * Calls `call` in this world after `delayNs` nanoseconds of the host's clock, or `lost` when the world has ended
   * before. The returned function cancels the call.
   */
  after(delayNs: number, call: () => void, lost?: () => void): () => void {
    this.#countStart();
    const event = this.#scheduler.program(this.#scheduler.now + this.#clock.trueNs(delayNs), () =>
      this.#run(() => {
        this.turns++;
        call();
      }, lost),
    );
    return () => {
      event.run = undefined;
    };
  }

  /** Calls `call` as `after` does, for a step that is not one of a program. */
  afterQuietly(delayNs: number, call: () => void): () => void {
    const event = this.#scheduler.program(this.#scheduler.now + this.#clock.trueNs(delayNs), () =>
      this.#run(call),
    );
    return () => {
      event.run = undefined;
    };
  }

  #run(call: () => void, lost?: () => void): void {
    const { now } = this.#scheduler;
    if (!this.#isAlive) lost?.();
    else if (this.#stoppedUntil > now)
      this.#scheduler.program(this.#stoppedUntil, () => this.#run(call, lost));
    else worlds.run(this, call);
  }

  /** Blocks the program for a moment while the network and the host's threads go on. */
  block(): void {
    this.#scheduler.passBlocked();
    this.onBlock();
  }

  /** Returns true when the options of the simulation permit this access to the outside. */
  allows(kind: Escape): boolean {
    return this.#allowed.has(kind);
  }

  /** Throws EscapeError unless the options of the simulation permit the access. */
  refuse(kind: Escape, call: string): void {
    if (this.allows(kind)) return;
    throw new EscapeError(
      `${call} (${this.name})`,
      `simulate({ allow: ["${kind}"] }) permits it. The seed then no longer decides the whole run.`,
    );
  }
}

/** Members of Node's `AsyncLocalStorage`. The declarations of the package name no type of Node. @internal */
export interface Worlds {
  getStore(): World | undefined;
  run<R>(world: World, call: () => R): R;
}

/** The world of the running code. Code outside of simulations has none. @internal */
export const worlds: Worlds = new AsyncLocalStorage<World>();

import { AsyncLocalStorage } from "node:async_hooks";
import type { Deadlined } from "../../wait/deadline-timer.ts";
import type { HostClock } from "../schedule/host-clock.ts";
import type { Random } from "../schedule/random.ts";
import type { Scheduler } from "../schedule/scheduler.ts";
import { EscapeError } from "../simulation-error.ts";

/** Kinds of access to the outside that `allow` may permit. */
export type Escape = "sockets" | "threads" | "processes" | "files";

/** Number of times that a program may read the clock or poll an empty queue without a wait. */
const MOST_READS = 1_000_000;
/** Number of such calls that take no time. Each further one takes this time in nanoseconds. */
const FREE_READS = 64;
const READ_NS = 100;
/** Number of timers and messages that a program may start without a wait. */
const MOST_STARTS = 200_000;

/** Parts of a {@link World}. */
export interface WorldParts {
  /** Name in errors: "host 1". */
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly clock: HostClock;
  readonly random: Random;
  readonly jitter: Random;
  readonly allowed: ReadonlySet<Escape>;
  /** World of the host, for the world of one of its processes. */
  readonly host?: World;
}

/** Error that ends the code of a process after its `process.exit()`. Nothing reports it. @internal */
export class ProcessEnd extends Error {
  override readonly name = "ProcessEnd";

  constructor() {
    super("the process has ended");
  }
}

/**
 * Time and randomness of the code of a host, from its start to its crash. The cluster's own program has a world
 * too, and so has each process that a host started from a file. Code belongs to the world in whose asynchronous
 * context it runs.
 *
 * @internal
 */
export class World {
  readonly name: string;
  /** Random numbers that the programs draw. */
  readonly random: Random;
  /** Random durations of steps. They do not depend on the numbers that programs draw. */
  readonly jitter: Random;
  /** Open waits of the programs. */
  readonly waits: Set<Deadlined> = new Set();
  readonly #scheduler: Scheduler;
  readonly #clock: HostClock;
  readonly #allowed: ReadonlySet<Escape>;
  /** Called when a program blocks its thread for a moment. */
  onBlock: () => void = () => {};
  /** Called when a program polls, before a little time passes. */
  onPoll: () => void = () => {};
  /** Number of steps of programs so far. */
  turns = 0;
  /** Number of calls that {@link after} has scheduled, and of those that keep no process alive. */
  scheduled = 0;
  background = 0;
  readonly #host: World | undefined;
  /** Worlds of the processes of a host. */
  readonly #processes = new Set<World>();
  #isAlive = true;
  #stoppedUntil = 0;
  #countedTurn = 0;
  #reads = 0;
  #starts = 0;

  constructor({ name, scheduler, clock, random, jitter, allowed, host }: WorldParts) {
    this.name = name;
    this.random = random;
    this.jitter = jitter;
    this.#scheduler = scheduler;
    this.#clock = clock;
    this.#allowed = allowed;
    this.#host = host;
    if (host !== undefined) host.#processes.add(this);
  }

  /** World of the host: this one, or that of the process's host. */
  get host(): World {
    return this.#host ?? this;
  }

  /** False after a crash or the end of the simulation. Nothing wakes the code of such a world again. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Ends the world. Open waits never return, so that no program reacts to the end of its host. */
  end(): void {
    for (const process of [...this.#processes]) process.end();
    if (this.#host !== undefined) this.#host.#processes.delete(this);
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

  /** Lets a little time pass when a program reads the clock often. Throws when it does nothing else for long. */
  #countRead(): void {
    this.#beginCounts();
    if (++this.#reads <= FREE_READS) return;
    if (this.#reads > MOST_READS)
      throw new EscapeError(
        `a loop that reads the clock without await (${this.name})`,
        "Virtual time passes only while programs wait: await a timer or a completion in the loop.",
      );
    this.host.onPoll();
    this.#scheduler.passPolling(READ_NS);
  }

  /** Notes that a program has found an empty completion queue. A program that polls in a loop lets time pass. */
  polledNothing(): void {
    this.#countRead();
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
    const { turns } = this.#scheduler;
    if (turns === this.#countedTurn) return;
    this.#countedTurn = turns;
    this.#reads = 0;
    this.#starts = 0;
  }

  /**
   * Calls `call` in this world after `delayNs` nanoseconds of the host's clock, or `lost` when the world has ended
   * before. The returned function cancels the call.
   */
  after(delayNs: number, call: () => void, lost?: () => void): () => void {
    this.#countStart();
    this.scheduled++;
    const counted = (): void => {
      this.scheduled--;
      this.host.turns++;
      call();
    };
    const cancel = this.#schedule(delayNs, counted, lost);
    return () => {
      if (cancel()) this.scheduled--;
    };
  }

  /** Calls `call` as `after` does, for a step that is not one of a program. */
  afterQuietly(delayNs: number, call: () => void): () => void {
    return this.#schedule(delayNs, call);
  }

  /** Schedules a call. The returned function cancels it, and returns false when it is too late. */
  #schedule(delayNs: number, call: () => void, lost?: () => void): () => boolean {
    const scheduler = this.#scheduler;
    const run = (): void => {
      const stoppedUntil = this.host.#stoppedUntil;
      if (this.isAlive && stoppedUntil > scheduler.now) {
        event = scheduler.program(stoppedUntil, run);
        return;
      }
      event.run = undefined;
      if (this.isAlive) this.enter(call);
      else lost?.();
    };
    let event = scheduler.program(scheduler.now + this.#clock.trueNs(scheduler.now, delayNs), run);
    return () => {
      if (event.run === undefined) return false;
      event.run = undefined;
      return true;
    };
  }

  /** Calls `call` in this world. It returns when the code ends its process. */
  enter(call: () => void): void {
    try {
      worlds.run(this, call);
    } catch (error) {
      if (!(error instanceof ProcessEnd)) throw error;
    }
  }

  /** Blocks the program for a moment while the network and the host's threads go on. */
  block(): void {
    this.#scheduler.passBlocked();
    this.host.onBlock();
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
  run<R>(world: World | undefined, call: () => R): R;
  /** Makes the code that follows in this step belong to a world, or to none. */
  enterWith(world: World | undefined): void;
}

/** The world of the running code. Code outside of simulations has none. @internal */
export const worlds: Worlds = new AsyncLocalStorage<World | undefined>();

import { EventEmitter } from "node:events";
import type { SendMessage, StartedThread, ThreadSteps } from "../../../ffi/runtime/thread.ts";
import type { World } from "./world.ts";

/** Bounds of the time from a message or a wake-up to the step that handles it, in nanoseconds. */
const WAKE_NS = [1_000, 8_000] as const;
/** Bounds of the duration of a step that has worked, in nanoseconds. */
const STEP_NS = [300, 2_000] as const;
/** Interval of the steps of a thread that waits for the network, in nanoseconds. They find expired limits. */
const POLL_NS = 1_000_000;

/** Thread of a program, as steps in virtual time. */
class SteppedThread extends EventEmitter implements StartedThread {
  readonly #world: World;
  readonly #steps: ThreadSteps;
  readonly #ended: (thread: SteppedThread) => void;
  #isOver = false;
  /** True while the work waits for the network. */
  #isBusy = false;
  #cancel: (() => void) | undefined;
  /** True when the next step is a poll, which an event of the host brings forward. */
  #isPoll = false;

  constructor(
    world: World,
    makeSteps: (send: SendMessage) => ThreadSteps,
    ended: (thread: SteppedThread) => void,
  ) {
    super();
    this.#world = world;
    this.#ended = ended;
    this.#steps = makeSteps((message) => {
      world.after(world.jitter.between(...WAKE_NS), () => this.emit("message", message));
    });
    this.#schedule(world.jitter.between(...WAKE_NS), false);
  }

  postMessage(message: unknown): void {
    this.#world.after(this.#world.jitter.between(...WAKE_NS), () => {
      if (this.#isOver) return;
      this.#steps.receive(message);
      this.#schedule(this.#world.jitter.between(...STEP_NS), false);
    });
  }

  ref(): void {}

  unref(): void {}

  terminate(): Promise<number> {
    this.endSteps();
    return Promise.resolve(0);
  }

  endSteps(): void {
    if (this.#isOver) return;
    this.#end();
    this.#steps.end();
  }

  #end(): void {
    this.#isOver = true;
    this.#cancel?.();
    this.#ended(this);
  }

  /** Reacts to an event of the host that may concern the thread: a step of the NIC, or of a program. */
  look(): void {
    if (this.#isOver || !(this.#isBusy || this.#steps.isWoken())) return;
    if (this.#cancel !== undefined && !this.#isPoll) return;
    this.#schedule(this.#world.jitter.between(...WAKE_NS), false);
  }

  /** Runs a step, because the program blocks the simulation's thread. The network and the other threads of the host go on. */
  stepNow(): void {
    this.#world.block();
  }

  /** Runs a step at once. */
  stepBlocked(): void {
    this.#cancel?.();
    this.#step();
  }

  #schedule(delayNs: number, isPoll: boolean): void {
    this.#cancel?.();
    this.#isPoll = isPoll;
    this.#cancel = this.#world.afterQuietly(delayNs, () => this.#step());
  }

  #step(): void {
    this.#cancel = undefined;
    const state = this.#steps.step();
    this.#isBusy = state === "busy" || state === "worked";
    if (state === "ended") this.#end();
    else if (state === "worked") this.#schedule(this.#world.jitter.between(...STEP_NS), false);
    else if (state === "busy") this.#schedule(POLL_NS, true);
  }
}

/**
 * Threads of the programs of a host, as steps of the scheduler.
 *
 * @internal
 */
export class SteppedThreads {
  readonly #world: World;
  readonly #threads = new Set<SteppedThread>();

  constructor(world: World) {
    this.#world = world;
    world.onBlock = () => {
      for (const thread of this.#threads) thread.stepBlocked();
    };
  }

  /** Starts a thread. */
  start(makeSteps: (send: SendMessage) => ThreadSteps): StartedThread {
    const thread = new SteppedThread(this.#world, makeSteps, (ended) => this.#threads.delete(ended));
    this.#threads.add(thread);
    return thread;
  }

  /** Wakes the threads after a step of the host's NIC or of its programs. */
  look(): void {
    for (const thread of this.#threads) thread.look();
  }
}

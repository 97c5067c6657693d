// All worker threads of this process's devices: pools of them, each of which runs one launch. A second one is started when a launch has
// something to wait for: one of another device, or of another stream that has been at it for a while and may wait for this very launch.
import type { AddressSpace } from "../memory/address-space.ts";
import { type LaunchRequest, WorkerPool } from "./pool.ts";

/** A launch waits so long for one of another stream of its device before it gets workers of its own. */
const PATIENCE_MS = 10;
const MOST_POOLS = 8;
/** Threads of each pool but the first. */
const MOST_MORE = 4;

export class Workers {
  readonly #space: AddressSpace;
  /** The first has a thread for each processor, and runs what only one launch can do at a time. */
  readonly #first: WorkerPool;
  readonly #more: WorkerPool[] = [];
  #mostPools = MOST_POOLS;

  constructor(space: AddressSpace) {
    this.#space = space;
    this.#first = new WorkerPool(space);
  }

  /** Threads that a launch can count on. */
  get size(): number {
    return this.#first.size;
  }

  /** One that can begin the launch now, which has waited since `since`; undefined when it must wait. */
  poolFor(request: LaunchRequest, since: number): WorkerPool | undefined {
    const first = this.#first;
    first.poll();
    if (!first.busy) return first.ready ? first : undefined;
    if (needsFirst(request)) return undefined;
    for (const [index, pool] of this.#more.entries()) {
      pool.poll();
      if (pool.busy) continue;
      if (!pool.ready) return undefined;
      if (!pool.failed) return pool;
      // The runtime has no room for one more: the launch waits.
      this.#more.splice(index, 1);
      this.#mostPools = this.#more.length + 1;
      return undefined;
    }
    const isOthers = [first, ...this.#more].every((pool) => pool.owner !== request.owner);
    if (this.#more.length + 1 >= this.#mostPools || (!isOthers && performance.now() - since < PATIENCE_MS))
      return undefined;
    const pool = new WorkerPool(this.#space, Math.min(this.size, MOST_MORE), true);
    this.#more.push(pool);
    // Its threads begin: the launch asks again.
    return pool.ready && !pool.failed ? pool : undefined;
  }

  /** Whether a thread of a launch waits at a stop until it may go on. */
  get stopped(): boolean {
    return this.#first.stopped;
  }

  /** Whether a launch is on its way. */
  get running(): boolean {
    return this.#all.some((pool) => pool.running);
  }

  /** Asks the launches of a context that failed to stop: the workers are for other contexts too. */
  cancel(owner: object): void {
    for (const pool of this.#all) pool.cancel(owner);
  }

  /** Ends the launches of a context and waits for their workers: the memory that they use is about to go. */
  stop(owner: object): void {
    this.cancel(owner);
    for (const pool of this.#all) pool.stop(owner);
  }

  /** Sleeps until a worker of a launch is done, or some time has passed; false when none is on its way. */
  doze(milliseconds: number): boolean {
    return this.#all.some((pool) => pool.doze(milliseconds));
  }

  get #all(): readonly WorkerPool[] {
    return this.#more.length === 0 ? [this.#first] : [this.#first, ...this.#more];
  }
}

/** There is one buffer for text, one lock for heaps, one place where a cooperative launch's blocks meet; and who looks at a launch looks there. */
const needsFirst = ({ services, watched, cooperative }: LaunchRequest): boolean =>
  services !== undefined || watched !== undefined || cooperative;

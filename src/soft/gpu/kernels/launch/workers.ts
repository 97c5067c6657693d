// Worker pools of a driver. Each pool runs one launch. A second pool starts when a launch would have to wait
// for a launch of another device. It also starts after a launch of another stream has run for a while,
// because that launch may depend on the waiting one.
import type { AddressSpace } from "../../memory/address-space.ts";
import type { CrewMaker } from "./crew.ts";
import { type LaunchRequest, WorkerPool } from "./worker-pool.ts";

/** Time that a launch waits for another stream of its device before it gets its own pool, in milliseconds. */
const OVERLAP_AFTER_MS = 10;
const MOST_POOLS = 8;
/** Number of threads of each pool except the first. */
const MOST_MORE = 4;

export class Workers {
  readonly #space: AddressSpace;
  /** First pool. It has a thread per processor and runs all launches that cannot overlap. */
  readonly #first: WorkerPool;
  readonly #more: WorkerPool[] = [];
  #mostPools = MOST_POOLS;
  /** Pool of far code. */
  #far: WorkerPool | undefined;

  readonly #makeCrew: CrewMaker | undefined;

  /** `makeCrew` makes the workers, by default threads. A single other worker runs launches on the driver's thread. */
  constructor(space: AddressSpace, makeCrew?: CrewMaker) {
    this.#space = space;
    this.#makeCrew = makeCrew;
    this.#first = new WorkerPool(space, makeCrew && 1, false, false, makeCrew);
  }

  /** Number of threads that every launch can count on. */
  get size(): number {
    return this.#first.size;
  }

  /** Starts the threads of the first pool. The first launch does so too. */
  start(): void {
    this.#first.start();
  }

  /**
   * Returns a pool that can start the launch now. `since` is the start of the wait. Returns undefined when
   * the launch has to wait.
   */
  poolFor(request: LaunchRequest, since: number): WorkerPool | undefined {
    const first = this.#first;
    first.poll();
    this.#far?.poll();
    if (request.far === true) return this.#farFor(request);
    if (this.#far?.busy && needsFirst(request)) return undefined;
    if (!first.busy) return first.ready ? first : undefined;
    if (needsFirst(request)) return undefined;
    for (const [index, pool] of this.#more.entries()) {
      pool.poll();
      if (pool.busy) continue;
      if (!pool.ready) return undefined;
      if (!pool.failed) return pool;
      // The runtime has no room for another pool, so the launch waits.
      this.#more.splice(index, 1);
      this.#mostPools = this.#more.length + 1;
      return undefined;
    }
    const isOthers = [first, ...this.#more].every((pool) => pool.owner !== request.owner);
    if (
      this.#more.length + 1 >= this.#mostPools ||
      (!isOthers && performance.now() - since < OVERLAP_AFTER_MS)
    )
      return undefined;
    const pool = new WorkerPool(this.#space, Math.min(this.size, MOST_MORE), true, false, this.#makeCrew);
    this.#more.push(pool);
    // The threads of the pool are starting. The launch tries again later.
    return pool.ready && !pool.failed ? pool : undefined;
  }

  #farFor(request: LaunchRequest): WorkerPool | undefined {
    if (this.#first.busy && needsFirst(request)) return undefined;
    this.#far ??= new WorkerPool(this.#space, Math.min(this.size, MOST_MORE), true, true, this.#makeCrew);
    return this.#far.busy || !this.#far.ready ? undefined : this.#far;
  }

  /** True when a thread of a launch is stopped at a breakpoint. */
  get stopped(): boolean {
    return this.#first.stopped;
  }

  /** True while a launch runs. */
  get running(): boolean {
    return this.#all.some((pool) => pool.running);
  }

  /** Requests the launches of a failed context to stop. The workers continue to serve other contexts. */
  cancel(owner: object): void {
    for (const pool of this.#all) pool.cancel(owner);
  }

  /**
   * Ends the launches of a context and waits for their workers, because their memory is about to be freed.
   */
  stop(owner: object): void {
    this.cancel(owner);
    for (const pool of this.#all) pool.stop(owner);
  }

  /** Sleeps until a worker of a launch finishes or the time passes. Returns false when no launch runs. */
  doze(milliseconds: number): boolean {
    return this.#all.some((pool) => pool.doze(milliseconds));
  }

  get #all(): readonly WorkerPool[] {
    if (this.#more.length === 0 && this.#far === undefined) return [this.#first];
    return [this.#first, ...this.#more, ...(this.#far === undefined ? [] : [this.#far])];
  }
}

/**
 * Returns true for a launch that only the first pool can run: the print buffer, the heap lock, the workspace
 * and the inspection exist once.
 */
const needsFirst = ({ services, instrumented, cooperative }: LaunchRequest): boolean =>
  services !== undefined || instrumented !== undefined || cooperative;

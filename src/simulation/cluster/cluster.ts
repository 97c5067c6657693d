import { checkValue, number, text, type ValueType, wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Network } from "../network/network.ts";
import type { Random } from "../schedule/random.ts";
import type { Scheduler } from "../schedule/scheduler.ts";
import type { World } from "../virtual/world.ts";
import type { Checks } from "./checks.ts";
import type { Host } from "./host.ts";

const NS_PER_MS = 1_000_000;
const duration: ValueType<number> = number(0, 1e12);
const nameType = text("the name of the check");

/** Parts of a {@link Cluster}. @internal */
export interface ClusterParts {
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly hosts: readonly Host[];
  readonly world: World;
  readonly checks: Checks;
  /** Ends the simulation with an error. */
  readonly fail: (error: unknown) => void;
}

/**
 * Cluster of a simulation: its hosts, its network and its checks.
 *
 * @example
 * await simulate({ hosts: 3, seed: 4 }, async (cluster) => {
 *   let leaders = 0;
 *   cluster.always("at most one leader", () => leaders <= 1);
 *   await cluster.host(0).run(async () => {
 *     leaders++;
 *   });
 *   await cluster.eventually("a leader", () => leaders === 1, 1000);
 * });
 */
export class Cluster {
  /** Hosts, by number. */
  readonly hosts: readonly Host[];
  readonly network: Network;
  /** Seed of the run. */
  readonly seed: number;
  readonly #scheduler: Scheduler;
  readonly #world: World;
  readonly #checks: Checks;
  readonly #fail: (error: unknown) => void;
  readonly #random: Random;

  /** @internal Use {@link simulate}. */
  constructor({ scheduler, network, hosts, world, checks, fail }: ClusterParts) {
    this.hosts = hosts;
    this.network = network;
    this.seed = scheduler.seed;
    this.#scheduler = scheduler;
    this.#world = world;
    this.#checks = checks;
    this.#fail = fail;
    this.#random = world.random;
  }

  /**
   * Returns the host with a number. Throws RangeError for an unknown one.
   *
   * @example
   * console.log(cluster.host(0).address); // 10.0.0.1
   */
  host(index: number): Host {
    return this.hosts[wholeNumber("Cluster.host", index, 0, this.hosts.length - 1)]!;
  }

  /** Virtual time since the start, in milliseconds. */
  get timeMs(): number {
    return this.#scheduler.now / NS_PER_MS;
  }

  /** Digest of everything that has happened so far. Equal runs have equal digests. */
  get digest(): string {
    return this.#scheduler.digest.toString();
  }

  /**
   * Waits for `ms` milliseconds of virtual time.
   *
   * @example
   * await cluster.sleep(100);
   */
  sleep(ms: number): Promise<void> {
    checkValue("Cluster.sleep: ms", duration, ms, "ms");
    return new Promise((resolve) => this.#world.after(Math.round(ms * NS_PER_MS), resolve));
  }

  /**
   * Returns a random integer from 0 to `count` - 1, which the seed decides.
   *
   * @example
   * const victim = cluster.host(cluster.random(cluster.hosts.length));
   * victim.stop(50);
   */
  random(count: number): number {
    checkValue("Cluster.random: count", number(1, 2 ** 32), count);
    return this.#random.below(count);
  }

  /**
   * Adds a value to the digest, such as the final state of a host. A value is text or a number.
   *
   * @example
   * cluster.record(JSON.stringify({ committed: 17 }));
   */
  record(value: string | number): void {
    if (typeof value !== "string" && typeof value !== "number")
      throw new TypeError(`Cluster.record(${shown(value)}): use a string or a number`);
    this.#scheduler.digest.addText(String(value));
  }

  /**
   * Checks a condition after every step of a program. The simulation fails when `holds` returns false or throws.
   *
   * @example
   * let committed = 0;
   * cluster.always("the log only grows", () => committed >= 0);
   */
  always(name: string, holds: () => boolean): void {
    checkValue("Cluster.always: name", nameType, name);
    this.#checks.always(name, holds);
  }

  /**
   * Waits until a condition is true. The simulation fails when it is not true within `withinMs` milliseconds.
   *
   * @example
   * let replies = 0;
   * for (const host of cluster.hosts) void host.run(async () => void replies++);
   * await cluster.eventually("all hosts have replied", () => replies === cluster.hosts.length, 5000);
   */
  eventually(name: string, holds: () => boolean, withinMs: number): Promise<void> {
    checkValue("Cluster.eventually: name", nameType, name);
    checkValue("Cluster.eventually: withinMs", duration, withinMs, "ms");
    return new Promise((resolve) => {
      const remove = this.#checks.eventually(name, holds, () => {
        cancel();
        this.#world.after(0, resolve);
      });
      const cancel = this.#world.after(Math.round(withinMs * NS_PER_MS), () => {
        remove();
        this.#fail(new Error(`"${name}" did not become true within ${withinMs} ms`));
      });
    });
  }
}

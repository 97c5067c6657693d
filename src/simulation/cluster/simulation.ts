import { setImmediate } from "node:timers";
import { type Fault, faultText, hostsOf } from "../faults/fault.ts";
import { Network } from "../network/network.ts";
import { builtInChecks } from "../observation/checks/built-in.ts";
import { Observers, type SimulationObserver } from "../observation/observer.ts";
import { HostClock } from "../schedule/host-clock.ts";
import { TimedRandom } from "../schedule/random.ts";
import { Scheduler } from "../schedule/scheduler.ts";
import { EscapeError, SimulationError } from "../simulation-error.ts";
import { World, worlds } from "../virtual/world.ts";
import { Checks } from "./checks.ts";
import { Cluster } from "./cluster.ts";
import { Host, type HostSurroundings, type Life } from "./host.ts";
import { install } from "./install.ts";
import type { CheckedOptions, Program, SimulationReport } from "./options.ts";

const NS_PER_MS = 1_000_000;

/** Turns of the event loop before a simulation ends because nothing can happen. */
const LAST_TURNS = 2000;

// The functions of the runtime, before a simulation diverts them.
const realNow = performance.now.bind(performance);
const nextTurn = setImmediate;

/** Lets all promises settle that the last step has resolved. */
const settlePromises = (): Promise<void> => new Promise((resolve) => void nextTurn(resolve));

/**
 * One run of a simulation.
 *
 * @internal
 */
export class Simulation {
  readonly #options: CheckedOptions;
  readonly #scheduler: Scheduler;
  readonly #network: Network;
  readonly #observers: Observers;
  readonly #hosts: Host[] = [];
  readonly #world: World;
  readonly #checks = new Checks();
  readonly #cluster: Cluster;
  /** Work of the runtime that virtual time waits for. */
  readonly #loads: Promise<void>[] = [];
  #hasEnded = false;
  #failure: SimulationError | undefined;

  /** `makeGpus` makes the GPUs of a host. It is undefined for hosts without GPUs. */
  constructor(
    options: CheckedOptions,
    observers: readonly SimulationObserver[],
    makeGpus: HostSurroundings["makeGpus"],
  ) {
    this.#options = options;
    const { seed, hosts, network, skewMs, driftPpm } = options;
    const allowed = new Set(options.allow);
    const scheduler = new Scheduler(seed);
    this.#scheduler = scheduler;
    this.#observers = new Observers([...builtInChecks(), ...observers]);
    this.#network = new Network(scheduler, hosts, network, this.#observers);
    this.#world = new World({
      ...{ name: "the cluster's program", scheduler, clock: new HostClock(), allowed },
      random: new TimedRandom(scheduler, "cluster"),
      jitter: new TimedRandom(scheduler, "steps of the cluster"),
    });
    const surroundings = {
      ...{ scheduler, network: this.#network, observers: this.#observers, allowed, skewMs, driftPpm },
      find: (name: string) => this.#hosts.find((host) => host.name === name || host.address === name),
      fail: (error: unknown, host: Host) => this.#fail(`${host.name}: ${messageOf(error)}`, error),
      load: (work: Promise<void>) => void this.#loads.push(work),
      makeGpus,
    };
    this.#observers.begins({
      ...{ seed, hosts, now: () => scheduler.now },
      fail: (error) => this.#fail(error.message, error),
    });
    for (let index = 0; index < hosts; index++) this.#hosts.push(new Host(index, surroundings));
    this.#cluster = new Cluster({
      ...{ scheduler, network: this.#network, hosts: this.#hosts, world: this.#world, checks: this.#checks },
      fail: (error) => this.#fail(messageOf(error), error),
    });
  }

  #fail(what: string, cause?: unknown): void {
    const { seed, now, digest } = this.#scheduler;
    this.#failure ??= new SimulationError(
      what,
      { seed, timeMs: now / NS_PER_MS, digest: digest.toString(), faults: this.#options.faults },
      cause,
    );
  }

  #lifeOf(world: World): Life | undefined {
    return this.#hosts.find(({ life }) => life?.world === world.host)?.life;
  }

  #addressOf(name: string, world: World): string {
    const host = this.#hosts.find(
      (one) => one.name === name || (name === "localhost" && one.life?.world === world.host),
    );
    if (host !== undefined) return host.address;
    const names = this.#hosts.map((one) => one.name).join(", ");
    throw new EscapeError(`the host name "${name}"`, `The hosts of the simulation are ${names}.`);
  }

  #hostHere(): Host | undefined {
    const world = worlds.getStore();
    return world && this.#hosts.find(({ life }) => life?.world === world.host);
  }

  /** Runs the program to its end. Rejects with SimulationError when it fails. */
  async run(program: Program): Promise<SimulationReport> {
    const start = realNow();
    const restore = install({
      lifeOf: (world) => this.#lifeOf(world),
      addressOf: (name, world) => this.#addressOf(name, world),
      placeOf: (bytes) => this.#hostHere()?.pages.place(bytes),
      failed: (error) => this.#fail(messageOf(error), error),
    });
    try {
      for (const fault of this.#options.faults) this.#schedule(fault);
      this.#world.after(0, () => void this.#main(program));
      await this.#drive();
    } finally {
      this.#world.end();
      for (const host of this.#hosts) host.free();
      restore();
    }
    if (this.#failure !== undefined) throw this.#failure;
    const { seed, now, events, digest } = this.#scheduler;
    return {
      ...{ seed, digest: digest.toString(), timeMs: now / NS_PER_MS, events },
      faults: this.#options.faults,
      packets: this.#network.counts,
      completions: this.#completions,
      wallMs: realNow() - start,
    };
  }

  #completions = 0;

  /** Schedules the begin and the end of a fault. */
  #schedule(fault: Fault): void {
    this.#at(fault.atMs, () => {
      const end = this.#begin(fault);
      // A host reports its own crashes and stops.
      const isOfHost = fault.kind === "crash" || fault.kind === "stop";
      const report = (what: string): void => {
        if (!isOfHost) this.#observers.happened(`${what} of ${faultText(fault)}`, hostsOf(fault));
      };
      report("begin");
      this.#at(fault.atMs + fault.forMs, () => {
        end();
        report("end");
      });
    });
  }

  /** Calls `call` at a time of a fault, in milliseconds since the start. */
  #at(ms: number, call: () => void): void {
    this.#scheduler.fault(Math.round(ms * NS_PER_MS), () => worlds.run(this.#world, call));
  }

  /** Begins a fault. The returned function ends it. */
  #begin(fault: Fault): () => void {
    switch (fault.kind) {
      case "crash": {
        const host = this.#cluster.host(fault.host);
        if (!host.boots || !host.isUp) return () => {};
        host.crash();
        return () => host.restart();
      }
      case "stop": {
        const host = this.#cluster.host(fault.host);
        if (host.isUp) host.stop(fault.forMs);
        return () => {};
      }
      case "cut":
        return this.#network.block(fault.from, fault.to);
      case "partition":
        return this.#partition(fault.group);
      case "degrade":
        return this.#network.degrade(fault.conditions);
    }
  }

  #partition(group: readonly number[]): () => void {
    const others = this.#hosts.map(({ index }) => index).filter((index) => !group.includes(index));
    const ends = group.flatMap((one) =>
      others.flatMap((other) => [this.#network.block(one, other), this.#network.block(other, one)]),
    );
    return () => {
      for (const end of ends) end();
    };
  }

  async #main(program: Program): Promise<void> {
    try {
      await program(this.#cluster);
      this.#hasEnded = true;
    } catch (error) {
      this.#fail(messageOf(error), error);
    }
  }

  /** Runs one event after the other until the program ends or fails. */
  async #drive(): Promise<void> {
    const end = this.#options.untilMs * NS_PER_MS;
    while (!this.#hasEnded && this.#failure === undefined) {
      const step = this.#scheduler.nextProgramEvent(end);
      if (step === undefined) await this.#stall();
      else {
        await this.#step(step);
        for (const host of this.#hosts) host.settle();
      }
    }
    this.#completions = this.#hosts.reduce((sum, { completions }) => sum + completions, 0);
  }

  async #step(step: () => void): Promise<void> {
    try {
      step();
      await settlePromises();
      for (let load = this.#loads.shift(); load !== undefined; load = this.#loads.shift()) {
        await load;
        await settlePromises();
      }
      this.#observers.settled();
      const broken = worlds.run(this.#world, () => this.#checks.run());
      if (broken !== undefined) this.#fail(`"${broken}" does not hold`);
    } catch (error) {
      this.#fail(messageOf(error), error);
    }
  }

  async #stall(): Promise<void> {
    // Deno reports an error in a program's module late.
    for (let turn = 0; turn < LAST_TURNS && this.#failure === undefined; turn++) await settlePromises();
    const scheduler = this.#scheduler;
    if (scheduler.isEmpty) {
      this.#fail(
        "every program waits, and nothing can happen any more. Work outside of virtual time does not count, such as import() and crypto.subtle",
      );
      return;
    }
    const { untilMs } = this.#options;
    // The line that repeats a failure ends the run at the time of the failure. Before the limit, every program has not ended.
    scheduler.now = Math.max(scheduler.now, untilMs * NS_PER_MS);
    this.#fail(`the program has not ended after ${untilMs} ms of virtual time`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

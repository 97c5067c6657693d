import {
  callback,
  checkOptions,
  checkValue,
  described,
  flag,
  list,
  number,
  optionsTable,
  text,
  type ValueType,
} from "../../arguments/options.ts";
import type { SimulatedHost, SimulatedProcess } from "../../exchange/this-host.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { Memory } from "../../memory/index.ts";
import type { Network, NetworkHost } from "../network/network.ts";
import type { Packet } from "../network/packet-link.ts";
import type { Observers } from "../observation/observer.ts";
import type { HostProcess, RunningProcesses } from "../process/host-process.ts";
import { HostProcesses } from "../process/host-processes.ts";
import { drawClock, type HostClock } from "../schedule/host-clock.ts";
import { TimedRandom } from "../schedule/random.ts";
import type { Scheduler } from "../schedule/scheduler.ts";
import { EscapeError } from "../simulation-error.ts";
import { HostDescriptors } from "../virtual/descriptors.ts";
import { HostPages } from "../virtual/pages.ts";
import { SteppedThreads } from "../virtual/stepped-threads.ts";
import { VirtualTcp } from "../virtual/tcp.ts";
import { type Escape, World } from "../virtual/world.ts";
import type { HostGpus } from "./gpu.ts";
import { HostNic } from "./nic.ts";

const NS_PER_MS = 1_000_000;

/** Options of {@link Host.crash}. */
export interface CrashOptions {
  /** Memory whose bytes survive, as battery-backed memory does. Default: none. */
  readonly keep?: readonly Memory[];
}

const keptMemory = described<Memory>("a Memory", (value) => value instanceof Memory);

const crashOptions = optionsTable<CrashOptions>()(
  "simulation.CrashOptions",
  { "Host.crash": 0 },
  { keep: { type: list(keptMemory), defaultText: "none", text: "Memory whose bytes survive." } },
);

/** Options of {@link Host.start}. */
export interface StartOptions {
  /** Environment variables, added to those of the real process. Default: none. */
  readonly env?: Readonly<Record<string, string>>;
  /** Text on standard input. Default: none, so that standard input is at its end. */
  readonly input?: string;
  /** True to print the output, each line with the name of the host. Default true. */
  readonly print?: boolean;
}

const isEnvironment = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

const startOptions = optionsTable<StartOptions>()(
  "simulation.StartOptions",
  { "Host.start": 2 },
  {
    env: {
      type: described<Readonly<Record<string, string>>>("an object of strings", isEnvironment),
      default: {},
      text: "Environment variables, added to those of the real process.",
    },
    input: { type: text("text"), default: "", text: "The text on standard input." },
    print: { type: flag(), default: true, text: "Prints the output, each line with the name of the host." },
  },
);

const programType = described<string | URL>(
  "the path of a module, or its file: URL",
  (value) =>
    (typeof value === "string" && value !== "") || (value instanceof URL && value.protocol === "file:"),
);
const argsType = list(text("an argument"));

const duration: ValueType<number> = number(0, 1e12);

/** Parts that all hosts of a simulation share. @internal */
export interface HostSurroundings {
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly observers: Observers;
  readonly allowed: ReadonlySet<Escape>;
  /** Largest skew of a host's wall clock in milliseconds, and largest drift of its clocks in parts per million. */
  readonly skewMs: number;
  readonly driftPpm: number;
  /** Finds a host by its name or address. */
  readonly find: (host: string) => Host | undefined;
  /** Ends the simulation with an error of a program. */
  readonly fail: (error: unknown, host: Host) => void;
  /** Makes the GPUs of a host. Undefined for hosts without GPUs. */
  readonly makeGpus: ((host: number, world: World) => HostGpus) | undefined;
  /** Makes virtual time wait for work of the runtime, such as the load of a module. */
  readonly load: (work: Promise<void>) => void;
}

/** State of a host from a start to a crash. @internal */
export interface Life {
  readonly world: World;
  readonly nic: HostNic;
  readonly descriptors: HostDescriptors;
  readonly tcp: VirtualTcp;
  readonly threads: SteppedThreads;
  readonly processes: RunningProcesses;
  readonly gpus: HostGpus | undefined;
  /** Identity of the host and its processes. */
  readonly identity: SimulatedHost;
  /** Open resources without a parent, oldest first. */
  readonly roots: Set<Resource>;
}

/**
 * Host of a simulation. It has a NIC `soft0` with one address, a clock, and programs.
 *
 * @example
 * await simulate({ hosts: 2, seed: 3 }, async (cluster) => {
 *   const first = cluster.host(0);
 *   const name = await first.run(async () => {
 *     using device = openDevice("soft0");
 *     return device.name;
 *   });
 *   console.log(name, first.address); // soft0 10.0.0.1
 * });
 */
export class Host implements NetworkHost {
  /** Number of the host, from 0. */
  readonly index: number;
  /** Name of the host, which `meetPeer` accepts: "host0". */
  readonly name: string;
  /** IP address of its NIC. */
  readonly address: string;
  readonly #surroundings: HostSurroundings;
  readonly #clock: HostClock;
  readonly #random: TimedRandom;
  readonly #jitter: TimedRandom;
  readonly #pages: HostPages;
  readonly #nics: HostNic[] = [];
  #life: Life | undefined;
  #program: ((host: Host) => void | Promise<void>) | undefined;
  #waiting = new Set<() => void>();
  /** Number of the programs' steps at the last call of {@link settle}. */
  #seenTurns = 0;
  /** Memory that survives every crash. */
  readonly #kept = new Set<Resource>();
  /** Number of starts, and of processes that have joined a group. */
  #starts = 0;
  #processes = 0;

  /** @internal Use `cluster.hosts`. */
  constructor(index: number, surroundings: HostSurroundings) {
    const { scheduler, skewMs, driftPpm } = surroundings;
    this.index = index;
    this.name = `host${index}`;
    this.address = `10.0.${(index + 1) >> 8}.${(index + 1) & 255}`;
    this.#surroundings = surroundings;
    this.#random = new TimedRandom(scheduler, this.name);
    this.#jitter = new TimedRandom(scheduler, `steps of ${this.name}`);
    this.#clock = drawClock(scheduler.seed, this.name, { skewMs, driftPpm });
    this.#pages = new HostPages(index);
    surroundings.network.attach(this, this.address);
    this.#start();
  }

  /** @internal True when the host has a program that starts with it, so that a drawn fault may crash it. */
  get boots(): boolean {
    return this.#program !== undefined;
  }

  /** True while the host runs, false between a crash and a restart. */
  get isUp(): boolean {
    return this.#life !== undefined;
  }

  /** Error of the host's wall clock in milliseconds, and rate error of its clocks, both at the start. */
  get clock(): { readonly skewMs: number; readonly driftPpm: number } {
    const { skewMs, driftPpm } = this.#clock;
    return { skewMs, driftPpm };
  }

  #start(): void {
    const { scheduler, network, observers, allowed } = this.#surroundings;
    const parts = { scheduler, clock: this.#clock, random: this.#random, jitter: this.#jitter, allowed };
    const world = new World({ ...parts, name: this.name });
    const descriptors = new HostDescriptors(world);
    const threads = new SteppedThreads(world);
    const nic = new HostNic({
      scheduler,
      address: this.address,
      life: this.#starts,
      send: (packet) => network.send(this.index, packet),
      ...{ host: this.index, observers, world },
      called: () => descriptors.touch(),
      stepped: () => {
        descriptors.touch();
        descriptors.look();
        threads.look();
      },
    });
    world.onPoll = () => nic.schedule();
    this.#nics.push(nic);
    observers.opened(this.index, nic.device.e);
    const tcp = new VirtualTcp(this.address, world, {
      find: (name) => this.#find(name)?.life?.tcp,
      latencyNs: (to) => network.latencyBetween(this.index, network.hostAt(to.address)!),
      chance: (probability) => this.#jitter.chance(probability),
      wrote: (to, text) => {
        scheduler.digest.addText(text);
        observers.wrote(this.index, to, text);
      },
    });
    this.#starts++;
    this.#seenTurns = 0;
    const identity: SimulatedHost = {
      newProcess: () => this.#newProcess(),
      isHere: (name) => this.#find(name) === this,
      leave: (kind, call) => world.refuse(kind, call),
    };
    const gpus = this.#surroundings.makeGpus?.(this.index, world);
    const processes = new HostProcesses({
      ...{ name: this.name, tcp, world, load: this.#surroundings.load },
      newWorld: (name) => new World({ ...parts, name, host: world }),
      fail: (error) => this.#surroundings.fail(error, this),
    });
    this.#life = { world, nic, descriptors, tcp, threads, processes, gpus, identity, roots: new Set() };
  }

  /** Returns the identity of a process. Like containers, processes of a host share no memory. */
  #newProcess(): SimulatedProcess {
    const processId = ++this.#processes;
    return {
      ...{ host: this.name, machine: `${this.name}/${processId}`, processId },
      ...{ pidNamespace: `${this.name}/${processId}`, started: `${this.#starts}` },
    };
  }

  #find(name: string): Host | undefined {
    return name === "localhost" || name.startsWith("127.") ? this : this.#surroundings.find(name);
  }

  /** @internal State of the running host, undefined while it is down. */
  get life(): Life | undefined {
    return this.#life;
  }

  /** @internal Place of the host's memory. */
  get pages(): HostPages {
    return this.#pages;
  }

  /**
   * Runs a program on the host and returns its result. An error of the program ends the simulation. The result is
   * undefined when the host crashes first.
   *
   * @example
   * const sum = await cluster.host(0).run(async () => 1 + 1);
   */
  run<T>(program: (host: Host) => T | Promise<T>): Promise<T | undefined> {
    const life = this.#running("run");
    return new Promise((resolve) => {
      const crashed = () => resolve(undefined);
      this.#waiting.add(crashed);
      life.world.after(0, () => {
        void (async () => {
          try {
            const result = await program(this);
            if (life.world.isAlive) resolve(result);
          } catch (error) {
            if (life.world.isAlive) this.#surroundings.fail(error, this);
          } finally {
            this.#waiting.delete(crashed);
          }
        })();
      });
    });
  }

  /**
   * Starts a program from a file, as a process of the host. `program` is a path, or a file: URL. Each process has
   * modules of its own, and its own arguments, environment, output, timers and sockets of `node:net`. It may start
   * itself again with `spawn`. A process ends when it exits, or when nothing is left that it waits for. An error that
   * its code does not catch ends the simulation. Throws TypeError for a wrong argument.
   *
   * @example
   * const server = cluster.host(0).start("examples/connect.ts", ["--listen", "10.0.0.1:7000"]);
   * await cluster.sleep(100);
   * const client = cluster.host(1).start("examples/connect.ts", ["host0:7000", "hello"]);
   * await client.done();
   * console.log(client.stdout.includes('the answer is "HELLO"'), await server.exited); // true 0
   */
  start(program: string | URL, args: readonly string[] = [], options?: StartOptions): HostProcess {
    checkValue("Host.start: program", programType, program);
    checkValue("Host.start: args", argsType, args);
    const checked = checkOptions(startOptions, "Host.start", options);
    return this.#running("start").processes.start(program, { ...checked, args });
  }

  /**
   * Runs a program now, and again at each restart, as a service of the operating system starts.
   *
   * @example
   * cluster.host(2).boot(async ({ name }) => console.log(name, "starts"));
   */
  boot(program: (host: Host) => void | Promise<void>): void {
    checkValue("Host.boot: program", callback("(host) => Promise<void>"), program);
    this.#program = program;
    void this.run(program);
  }

  /**
   * Makes memory battery-backed: its bytes survive every crash of the host, also a crash that the seed draws.
   *
   * @example
   * const host = cluster.host(1);
   * await host.run(() => host.keep(Memory.allocate(4096)));
   */
  keep(memory: Memory): void {
    checkValue("Host.keep: memory", keptMemory, memory);
    this.#kept.add(memory);
  }

  /**
   * Stops the host at once, as a power failure does. Its programs never continue, and its memory and its objects are
   * lost, except for the memory in `keep` and the memory of {@link keep}.
   *
   * @example
   * cluster.host(1).crash();
   * await cluster.sleep(500);
   * cluster.host(1).restart();
   */
  crash(options?: CrashOptions): void {
    const { keep = [] } = checkOptions(crashOptions, "Host.crash", options);
    if (this.isUp) this.#surroundings.observers.happened(`crash of ${this.name}`, [this.index]);
    this.#end(new Set<Resource>([...keep, ...this.#kept]));
  }

  #end(kept: ReadonlySet<Resource>): void {
    const life = this.#life;
    if (life === undefined) return;
    this.#life = undefined;
    this.#surroundings.observers.closed(this.index);
    life.nic.detach();
    life.world.end();
    life.processes.crash();
    for (const root of [...life.roots].reverse()) if (!kept.has(root)) closeQuietly(root);
    life.gpus?.close();
    for (const crashed of this.#waiting) crashed();
    this.#waiting = new Set();
  }

  /**
   * Starts the host again after a crash, with a new NIC. The program of {@link Host.boot} runs again, other programs do not.
   *
   * @example
   * cluster.host(1).crash();
   * cluster.host(1).restart();
   * await cluster.host(1).run(async () => openDevice().close());
   */
  restart(): void {
    if (this.#life !== undefined) return;
    this.#start();
    this.#surroundings.observers.happened(`restart of ${this.name}`, [this.index]);
    if (this.#program !== undefined) void this.run(this.#program);
  }

  /**
   * Stops the programs of the host for a time, as a virtual machine stops while it moves. Its NIC goes on.
   *
   * @example
   * cluster.host(0).stop(200);
   */
  stop(ms: number): void {
    checkValue("Host.stop: ms", duration, ms, "ms");
    const { world } = this.#running("stop");
    this.#surroundings.observers.happened(`stop of ${this.name} for ${ms} ms`, [this.index]);
    world.stopUntil(this.#surroundings.scheduler.now + Math.round(ms * NS_PER_MS));
  }

  #running(what: string): Life {
    if (this.#life !== undefined) return this.#life;
    throw new EscapeError(`${this.name}.${what}() on a host that is down`, "Call restart() first.");
  }

  /** @internal Accepts a packet. */
  arrive(packet: Packet): boolean {
    return this.#life?.nic.arrive(packet) ?? false;
  }

  /** @internal Lets the NIC and the waits react to a step of the host's programs. */
  settle(): void {
    const life = this.#life;
    if (life === undefined) return;
    life.nic.schedule();
    if (life.world.turns !== this.#seenTurns) {
      this.#seenTurns = life.world.turns;
      life.descriptors.touch();
      life.threads.look();
      life.processes.settle();
    }
    life.descriptors.look();
  }

  /** @internal Number of completions that the programs of the host polled. */
  get completions(): number {
    return this.#nics.reduce((sum, { completions }) => sum + completions, 0);
  }

  /** @internal Ends the host and frees the memory of its NICs. */
  free(): void {
    this.#end(new Set());
    for (const memory of this.#kept) closeQuietly(memory);
    for (const nic of this.#nics) nic.free();
    this.#nics.length = 0;
    this.#pages.free();
  }
}

/** Closes a resource of a host that is gone. Its errors have no reader. */
function closeQuietly(root: Resource): void {
  try {
    root.close();
  } catch {
    // The NIC of the host frees the rest.
  }
}

import type { ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import type { Engine } from "../../soft/hca/arena/engine.ts";
import type { NetworkObserver, SentPacket } from "../network/observer.ts";

/** Completion that a program polls. */
export type PolledCompletion = View<typeof ibv_wc>;

/** Simulation that begins, as its observers see it. */
export interface ObservedRun {
  readonly seed: number;
  /** Number of hosts. */
  readonly hosts: number;
  /** Returns the time in nanoseconds since the start. */
  now(): number;
  /** Ends the simulation with an error. */
  fail(error: Error): void;
}

/** Receiver of everything that happens in a simulation. It must not change the simulation. */
export interface SimulationObserver extends NetworkObserver {
  /** A simulation begins. */
  begins?(run: ObservedRun): void;
  /** A host starts with a new NIC. */
  opened?(host: number, engine: Engine): void;
  /** A host ends: it crashes, or the simulation ends. */
  closed?(host: number): void;
  /** The NIC of a host begins a step. */
  steps?(host: number, engine: Engine): void;
  /** The NIC of a host has run a step. */
  stepped?(host: number, engine: Engine): void;
  /** A program has posted requests to the queue pair at word `q`. */
  posted?(host: number, q: number): void;
  /** A program deregisters the memory with this key. */
  deregisters?(host: number, key: number): void;
  /** A step of a program has ended, with all its promises. */
  settled?(): void;
  /** A program of a host polls a completion. */
  completed?(host: number, completion: PolledCompletion): void;
  /** A host sends text on a connection of `meetPeer`. */
  wrote?(host: number, to: string, text: string): void;
  /** A fault begins or ends, a host crashes or restarts. `hosts` are the affected ones. */
  happened?(what: string, hosts: readonly number[]): void;
}

/**
 * Passes everything to several observers.
 *
 * @internal
 */
export class Observers implements Required<SimulationObserver> {
  readonly #all: readonly SimulationObserver[];

  constructor(all: readonly SimulationObserver[]) {
    this.#all = all;
  }

  begins(run: ObservedRun): void {
    for (const one of this.#all) one.begins?.(run);
  }

  sent(packet: SentPacket): void {
    for (const one of this.#all) one.sent?.(packet);
  }

  arrived(packet: SentPacket, isAccepted: boolean): void {
    for (const one of this.#all) one.arrived?.(packet, isAccepted);
  }

  opened(host: number, engine: Engine): void {
    for (const one of this.#all) one.opened?.(host, engine);
  }

  closed(host: number): void {
    for (const one of this.#all) one.closed?.(host);
  }

  steps(host: number, engine: Engine): void {
    for (const one of this.#all) one.steps?.(host, engine);
  }

  posted(host: number, q: number): void {
    for (const one of this.#all) one.posted?.(host, q);
  }

  deregisters(host: number, key: number): void {
    for (const one of this.#all) one.deregisters?.(host, key);
  }

  settled(): void {
    for (const one of this.#all) one.settled?.();
  }

  stepped(host: number, engine: Engine): void {
    for (const one of this.#all) one.stepped?.(host, engine);
  }

  completed(host: number, completion: PolledCompletion): void {
    for (const one of this.#all) one.completed?.(host, completion);
  }

  wrote(host: number, to: string, text: string): void {
    for (const one of this.#all) one.wrote?.(host, to, text);
  }

  happened(what: string, hosts: readonly number[]): void {
    for (const one of this.#all) one.happened?.(what, hosts);
  }
}

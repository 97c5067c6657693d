import type { Engine } from "../../../soft/hca/arena/engine.ts";
import type { SentPacket } from "../../network/observer.ts";
import type { ObservedRun, SimulationObserver } from "../observer.ts";

export const PSN_MASK = 0xffffff;
const HALF_OF_PSNS = 0x800000;

/** Returns true when PSN `a` is `b` or a later one. */
export const isFrom = (a: number, b: number): boolean => ((a - b) & PSN_MASK) < HALF_OF_PSNS;

/** Byte of the BTH that the ICRC does not protect (InfiniBand specification, 7.8.1). */
const UNPROTECTED_BYTE = 4;

/** Returns true when a NIC must drop the packet because a bit of it was changed. */
export const isSpoiled = ({ damagedBit }: SentPacket): boolean =>
  damagedBit !== undefined && damagedBit >> 3 !== UNPROTECTED_BYTE;

/** Check of a simulation that is always on. It knows the NIC of each host that is up. */
export abstract class Check implements SimulationObserver {
  protected readonly engines = new Map<number, Engine>();
  #run: ObservedRun | undefined;

  begins(run: ObservedRun): void {
    this.#run = run;
  }

  opened(host: number, engine: Engine): void {
    this.engines.set(host, engine);
  }

  closed(host: number): void {
    this.engines.delete(host);
  }

  /** Time in nanoseconds since the start. */
  protected get now(): number {
    return this.#run?.now() ?? 0;
  }

  /** Ends the simulation with an error about a host. */
  protected fail(host: number, what: string): void {
    this.#run?.fail(new Error(`host${host}: ${what}`));
  }
}

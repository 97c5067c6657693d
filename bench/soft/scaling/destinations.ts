import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Endpoint, RemoteMemory } from "../../../src/index.ts";
import { PeerProcess } from "../../verbs/peer-process.ts";

const farm = fileURLToPath(new URL("./farm.ts", import.meta.url));

/** What a destination tells of itself: its end for each transport, and the memory that is written to. */
export interface FarmNic {
  readonly dynamic: Endpoint;
  readonly RC: Endpoint;
  readonly memory: RemoteMemory;
}

/** What the farm is asked, one of these at a time. */
export interface FarmCommand {
  readonly make?: {
    readonly count: number;
    readonly bytes: number;
    /** Second part of the loopback addresses. */
    readonly network: number;
  };
  readonly connect?: readonly Endpoint[];
}

/** The other process: as many NICs as there are destinations. */
export class Destinations {
  readonly #process: PeerProcess;
  readonly #bytes: number;
  readonly #network = 2 + Math.floor(Math.random() * 250);

  constructor(bytes: number, environment: Readonly<Record<string, string>> = {}) {
    this.#bytes = bytes;
    this.#process = new PeerProcess(execPath, [farm], { DOORBELL_SOFT_SHARED: "off", ...environment });
  }

  /** Makes it `count` destinations, those that are there already included. The first time must be before this process opens a NIC. */
  make(count: number): Promise<FarmNic[]> {
    const make = { count, bytes: this.#bytes, network: this.#network };
    return this.#process.ask<FarmNic[]>({ make } satisfies FarmCommand, 120);
  }

  /** RC: connects the first so many to these ends of ours. */
  async connect(ends: readonly Endpoint[]): Promise<void> {
    await this.#process.ask({ connect: ends } satisfies FarmCommand, 120);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}

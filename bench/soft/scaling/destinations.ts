import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Endpoint, RemoteMemory } from "../../../src/index.ts";
import { PeerProcess } from "../../verbs/peer-process.ts";

const farm = fileURLToPath(new URL("./farm.ts", import.meta.url));

/** Address of a destination for each transport, and the memory that the sender writes to. */
export interface FarmNic {
  readonly dynamic: Endpoint;
  readonly RC: Endpoint;
  readonly memory: RemoteMemory;
}

/** Command to the destination process; each message carries one command. */
export interface FarmCommand {
  readonly make?: {
    readonly count: number;
    readonly bytes: number;
    /** Second byte of the loopback addresses. */
    readonly network: number;
  };
  readonly connect?: readonly Endpoint[];
}

/** Process with the NICs of all destinations. */
export class Destinations {
  readonly #process: PeerProcess;
  readonly #bytes: number;
  readonly #network = 2 + Math.floor(Math.random() * 250);

  constructor(bytes: number, environment: Readonly<Record<string, string>> = {}) {
    this.#bytes = bytes;
    this.#process = new PeerProcess(execPath, [farm], { DOORBELL_SOFT_SHARED: "off", ...environment });
  }

  /**
   * Creates destinations until there are `count` in total. The first call must precede the first open NIC in
   * this process.
   */
  make(count: number): Promise<FarmNic[]> {
    const make = { count, bytes: this.#bytes, network: this.#network };
    return this.#process.ask<FarmNic[]>({ make } satisfies FarmCommand, 120);
  }

  /** Connects the first RC destinations to the given local endpoints. */
  async connect(ends: readonly Endpoint[]): Promise<void> {
    await this.#process.ask({ connect: ends } satisfies FarmCommand, 120);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}

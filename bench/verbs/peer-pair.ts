import type { Case, Sample } from "./case.ts";
import { runSeconds } from "./contender.ts";
import { PeerProcess } from "./peer-process.ts";

/** Command that starts a contender's processes. */
export interface PeerCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Device to open; undefined selects the peer's default. */
  readonly device?: string;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Pair of processes of one contender, which live through all rounds so that compiled code is reused. They
 * exchange their addresses through this process. `active` posts first and measures; `passive` answers.
 */
export class PeerPair<Opened = unknown> {
  readonly #command: PeerCommand;
  #peers: readonly [active: PeerProcess, passive: PeerProcess] | undefined;

  constructor(command: PeerCommand) {
    this.#command = command;
  }

  /** Starts both processes, opens the device in each, and returns the properties of the device. */
  async start(): Promise<Opened> {
    const { command, args, device, environment } = this.#command;
    const start = () => new PeerProcess(command, args, environment);
    this.#peers = [start(), start()];
    const [opened] = await this.#both<Opened>({ do: "open", ...(device ? { device } : {}) });
    return opened;
  }

  /** Runs one case once on a new connection. After a failure, the next run starts new processes. */
  async run(one: Case): Promise<Sample> {
    try {
      if (!this.#peers) await this.start();
      return await this.#measure(one);
    } catch (error) {
      for (const peer of this.#peers ?? []) peer.kill();
      this.#peers = undefined;
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all((this.#peers ?? []).map((peer) => peer.stop()));
  }

  async #measure(one: Case): Promise<Sample> {
    const [active, passive] = this.#peers!;
    const [a, b] = await this.#both<object>({ do: "prepare", case: one });
    await Promise.all([active.ask({ do: "connect", peer: b }), passive.ask({ do: "connect", peer: a })]);
    const answer = passive.ask({ do: "run", role: "passive" }, runSeconds);
    const sample = active.ask<Sample>({ do: "run", role: "active" }, runSeconds);
    await Promise.all([sample, answer]);
    await this.#both({ do: "close" });
    return sample;
  }

  #both<T>(message: object): Promise<[T, T]> {
    const [active, passive] = this.#peers!;
    return Promise.all([active.ask<T>(message), passive.ask<T>(message)]);
  }
}

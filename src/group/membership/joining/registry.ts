import type { Deadline } from "../../../wait/deadline.ts";
import { until } from "../../../wait/until.ts";
import { JoinError, MissingMembersError, ranksText } from "../links/group-error.ts";
import { isRecord, nonce } from "../links/handshake.ts";
import type { LineSocket } from "../links/line-socket.ts";
import { type Listener, refusal } from "../links/listener.ts";
import type { Member } from "../links/member.ts";
import {
  checkedHello,
  isLoopback,
  isRendezvousAddress,
  type JoinHello,
  type RendezvousAddress,
  type Roster,
} from "./roster.ts";

interface Arrival {
  readonly hello: JoinHello;
  /** Connection of the joining process. Undefined for the process that runs the registry. */
  readonly socket: LineSocket | undefined;
}

/** Message of a running group to the processes at its rendezvous. */
export interface RunningGroup {
  readonly name: string;
  readonly address: RendezvousAddress;
}

/** Error for a rendezvous whose group already runs and accepts new members at another address. */
export class MovedError extends Error {
  readonly address: RendezvousAddress;

  constructor(address: RendezvousAddress) {
    super("the group already runs");
    this.address = address;
  }
}

/**
 * Returns the refusal for a process whose group name, version or size differs from this process, or whose rank
 * is not below the size. Returns undefined for a process that fits.
 */
export function disagreement(own: JoinHello, hello: JoinHello): JoinError | undefined {
  if (hello.name !== own.name)
    return new JoinError(
      "name",
      `this is the rendezvous of group "${own.name}", not of "${hello.name}"`,
      "Use a different port for each group.",
    );
  if (hello.version !== own.version)
    return new JoinError(
      "version",
      `the group runs version "${own.version}", this process runs "${hello.version}"`,
      "Start all members from the same program.",
    );
  if (hello.size !== own.size)
    return new JoinError("size", `the group has ${own.size} members, this process expects ${hello.size}`);
  const { rank, size } = hello;
  if (rank !== undefined && rank >= size)
    return new JoinError(
      "rank",
      `rank ${rank} of ${size}: the rank must be a whole number from 0 to ${size - 1}`,
    );
  return undefined;
}

/**
 * Registry of joining processes, in the process that listens at the rendezvous. The registry sends the roster
 * to each process once all have joined.
 */
export class Registry {
  readonly #own: JoinHello;
  readonly #listener: Listener;
  readonly #arrivals: Arrival[] = [];
  #wake = (): void => {};
  /** Error with the address of a running group that has taken over the rendezvous. */
  #moved: MovedError | undefined;

  constructor(listener: Listener, own: JoinHello) {
    this.#listener = listener;
    this.#own = own;
    this.#arrivals.push({ hello: own, socket: undefined });
    listener.handle("join", (hello, socket) => this.#onRequest(checkedHello(hello), socket));
    listener.handle("running", (hello, socket) => this.#move(hello, socket));
  }

  /** Sends every joining process to the address of the running group. */
  #move(running: unknown, socket: LineSocket): void {
    const { name, address } = isRecord(running) ? (running as unknown as RunningGroup) : {};
    if (name !== this.#own.name || !isRendezvousAddress(address))
      throw new JoinError("name", `this is the rendezvous of group "${this.#own.name}"`);
    socket.close();
    const host = isLoopback(socket.remoteAddress) ? "" : socket.remoteAddress;
    const moved = { ...address, host };
    for (const arrival of this.#arrivals) {
      if (arrival.socket === undefined) continue;
      arrival.socket.onEnd = () => {};
      arrival.socket.send({ moved });
      arrival.socket.close();
    }
    this.#moved = new MovedError({ ...address, host: host === "" ? "127.0.0.1" : host });
    this.#wake();
  }

  #onRequest(hello: JoinHello, socket: LineSocket): void {
    const wrong = disagreement(this.#own, hello) ?? this.#taken(hello);
    if (wrong !== undefined) {
      socket.send(refusal(wrong));
      socket.close();
      return;
    }
    const arrival = { hello, socket };
    socket.keepAlive();
    this.#arrivals.push(arrival);
    // A process that disconnects before the group is complete no longer counts.
    socket.onEnd = () => {
      const at = this.#arrivals.indexOf(arrival);
      if (at >= 0) this.#arrivals.splice(at, 1);
    };
    this.#reportWaiting();
    this.#wake();
  }

  #taken({ rank }: JoinHello): JoinError | undefined {
    if (this.#arrivals.length >= this.#own.size)
      return new JoinError("full", `the group already has its ${this.#own.size} members`);
    if (rank === undefined) return undefined;
    const other = this.#arrivals.find(({ hello }) => hello.rank === rank);
    if (other === undefined) return undefined;
    const { host, processId } = other.hello.identity;
    return new JoinError(
      "rank",
      `rank ${rank} has already joined: process ${processId} on ${host}`,
      "Check that no other run of the program is still active.",
    );
  }

  /**
   * Sends the list of missing members to every waiting process, so that each process can report the missing
   * members at its own deadline.
   */
  #reportWaiting(): void {
    const waiting = this.missing();
    for (const { socket } of this.#arrivals) socket?.send({ waiting });
  }

  /** Returns the error text that lists the missing ranks. */
  missing(): string[] {
    const { size } = this.#own;
    const knownRanks = new Set(this.#arrivals.map(({ hello }) => hello.rank));
    const unranked = this.#arrivals.filter(({ hello }) => hello.rank === undefined).length;
    const open = Array.from({ length: size }, (_, rank) => rank).filter((rank) => !knownRanks.has(rank));
    const count = size - this.#arrivals.length;
    if (count === 0) return [];
    return [unranked === 0 ? ranksText(open) : `${count} of ${size} members`];
  }

  /**
   * Waits until all members have joined and sends the roster to each member. Throws a MissingMembersError at
   * the deadline.
   */
  async roster(deadline: Deadline): Promise<Roster> {
    const look = (): true | undefined => {
      if (this.#moved !== undefined) throw this.#moved;
      if (this.#arrivals.length !== this.#own.size) return undefined;
      // The members are complete. One that disconnects now is missed when the others connect to it.
      for (const { socket } of this.#arrivals) if (socket !== undefined) socket.onEnd = () => {};
      return true;
    };
    const watch = (ready: () => void) => {
      this.#wake = ready;
      return () => {
        this.#wake = () => {};
      };
    };
    const what = () => `join "${this.#own.name}"`;
    try {
      await until(look, watch, { ...deadline.remaining(), what });
    } catch (error) {
      const missing = this.missing();
      if (deadline.signal?.aborted || missing.length === 0 || error instanceof MovedError) throw error;
      const timeout = new MissingMembersError(what(), missing, this.#openRanks(), deadline.timeoutMs);
      for (const { socket } of this.#arrivals) socket?.close();
      throw timeout;
    } finally {
      this.#listener.unhandle("join");
      this.#listener.unhandle("running");
    }
    return this.#conclude();
  }

  #openRanks(): number[] {
    const there = new Set(this.#arrivals.map(({ hello }) => hello.rank));
    if (there.has(undefined)) return [];
    return Array.from({ length: this.#own.size }, (_, rank) => rank).filter((rank) => !there.has(rank));
  }

  /**
   * Assigns ranks to the processes without one. The process of this registry comes first, and processes of
   * one machine get consecutive ranks.
   */
  #conclude(): Roster {
    const ranked = new Map<number, Arrival>();
    const others: Arrival[] = [];
    for (const arrival of this.#arrivals) {
      if (arrival.hello.rank === undefined) others.push(arrival);
      else ranked.set(arrival.hello.rank, arrival);
    }
    const machines = [...new Set(others.map(({ hello }) => hello.identity.machine))];
    others.sort(
      (a, b) => machines.indexOf(a.hello.identity.machine) - machines.indexOf(b.hello.identity.machine),
    );
    for (let rank = 0; rank < this.#own.size; rank++)
      if (!ranked.has(rank)) ranked.set(rank, others.shift()!);
    const members = Array.from({ length: this.#own.size }, (_, rank) => memberOf(ranked.get(rank)!, rank));
    const roster = { session: nonce(), epoch: 0, slots: this.#own.size, members };
    let own = 0;
    for (const [rank, { socket }] of ranked) {
      if (socket === undefined) own = rank;
      else {
        socket.onEnd = () => {};
        socket.send({ ...roster, rank } satisfies Roster);
        socket.close();
      }
    }
    return { ...roster, rank: own };
  }
}

function memberOf({ hello, socket }: Arrival, rank: number): Member {
  const { identity, port } = hello;
  return { ...identity, rank, place: rank, id: rank, address: socket?.remoteAddress ?? "", port };
}

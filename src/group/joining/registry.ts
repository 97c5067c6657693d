import { until } from "../../wait/until.ts";
import { JoinError, MissingMembersError, ranksText } from "../group-error.ts";
import { type Door, refusal } from "../links/door.ts";
import { isRecord, left, nonce, type Until } from "../links/handshake.ts";
import type { LineSocket } from "../links/line-socket.ts";
import type { Member } from "../member.ts";
import { isLoopback, type JoinHello, type MeetingPlace, type Roster } from "./roster.ts";

interface Arrival {
  readonly hello: JoinHello;
  /** undefined: this process itself. */
  readonly socket: LineSocket | undefined;
}

/** What a running group says where new members meet. */
export interface RunningGroup {
  readonly name: string;
  readonly place: MeetingPlace;
}

/** The group that one wanted to make runs already, and takes new members there. */
export class Moved extends Error {
  readonly place: MeetingPlace;

  constructor(place: MeetingPlace) {
    super("the group runs already");
    this.place = place;
  }
}

/** What all must agree on: text for the refusal when a newcomer does not. */
export function disagreement(own: JoinHello, hello: JoinHello): JoinError | undefined {
  if (hello.name !== own.name)
    return new JoinError(
      "name",
      `this is the rendezvous of group "${own.name}", not of "${hello.name}"`,
      "Groups meet at ports of their own.",
    );
  if (hello.version !== own.version)
    return new JoinError(
      "version",
      `the group runs version "${own.version}", this process "${hello.version}"`,
      "Start all members from the same program.",
    );
  if (hello.size !== own.size)
    return new JoinError("size", `the group has ${own.size} members, this process expects ${hello.size}`);
  return undefined;
}

/** The meeting itself, in the process that all meet at: who came, and when all are there, the roster for each. */
export class Registry {
  readonly #own: JoinHello;
  readonly #door: Door;
  readonly #arrivals: Arrival[] = [];
  #wake = (): void => {};
  /** A group that runs has taken over the rendezvous. */
  #moved: Moved | undefined;

  constructor(door: Door, own: JoinHello) {
    this.#door = door;
    this.#own = own;
    this.#arrivals.push({ hello: own, socket: undefined });
    door.handle("join", (hello, socket) => this.#visit(hello as JoinHello, socket));
    door.handle("running", (hello, socket) => this.#move(hello as RunningGroup, socket));
  }

  /** The group itself runs, elsewhere: all go there. */
  #move({ name, place }: RunningGroup, socket: LineSocket): void {
    if (name !== this.#own.name || !isRecord(place))
      throw new JoinError("name", `this is the rendezvous of group "${this.#own.name}"`);
    socket.close();
    const host = isLoopback(socket.remoteAddress) ? "" : socket.remoteAddress;
    const moved = { ...place, host };
    for (const arrival of this.#arrivals) {
      if (arrival.socket === undefined) continue;
      arrival.socket.onEnd = () => {};
      arrival.socket.send({ moved });
      arrival.socket.close();
    }
    this.#moved = new Moved({ ...place, host: host === "" ? "127.0.0.1" : host });
    this.#wake();
  }

  #visit(hello: JoinHello, socket: LineSocket): void {
    const wrong = disagreement(this.#own, hello) ?? this.#taken(hello);
    if (wrong !== undefined) {
      socket.send(refusal(wrong));
      socket.close();
      return;
    }
    const arrival = { hello, socket };
    this.#arrivals.push(arrival);
    // Whoever gives up before all are there is not counted.
    socket.onEnd = () => {
      const at = this.#arrivals.indexOf(arrival);
      if (at >= 0) this.#arrivals.splice(at, 1);
    };
    this.#tellWaiting();
    this.#wake();
  }

  #taken({ rank, size }: JoinHello): JoinError | undefined {
    if (this.#arrivals.length >= this.#own.size)
      return new JoinError("full", `the group has its ${this.#own.size} members already`);
    if (rank === undefined) return undefined;
    if (!(Number.isInteger(rank) && rank >= 0 && rank < size))
      return new JoinError("rank", `rank ${rank} of ${size}`);
    const other = this.#arrivals.find(({ hello }) => hello.rank === rank);
    if (other === undefined) return undefined;
    const { host, processId } = other.hello.identity;
    return new JoinError(
      "rank",
      `rank ${rank} is there already: process ${processId} on ${host}`,
      "Is another run of the program still going on?",
    );
  }

  /** Those who wait hear who is missing, so that each one's own deadline can name them. */
  #tellWaiting(): void {
    const waiting = this.missing();
    for (const { socket } of this.#arrivals) socket?.send({ waiting });
  }

  /** Words for those that are not there. */
  missing(): string[] {
    const { size } = this.#own;
    const there = new Set(this.#arrivals.map(({ hello }) => hello.rank));
    const unnamed = this.#arrivals.filter(({ hello }) => hello.rank === undefined).length;
    const open = Array.from({ length: size }, (_, rank) => rank).filter((rank) => !there.has(rank));
    const count = size - this.#arrivals.length;
    if (count === 0) return [];
    return [unnamed === 0 ? ranksText(open) : `${count} of ${size} members`];
  }

  /** Resolves when all are there, who are told so; MissingMembersError at the deadline. */
  async roster(deadline: Until): Promise<Roster> {
    const look = (): true | undefined => {
      if (this.#moved !== undefined) throw this.#moved;
      return this.#arrivals.length === this.#own.size ? true : undefined;
    };
    const watch = (ready: () => void) => {
      this.#wake = ready;
      return () => {
        this.#wake = () => {};
      };
    };
    const what = () => `join "${this.#own.name}"`;
    try {
      await until(look, watch, { ...left(deadline), what });
    } catch (error) {
      const missing = this.missing();
      if (deadline.signal?.aborted || missing.length === 0 || error instanceof Moved) throw error;
      const late = new MissingMembersError(what(), missing, this.#openRanks(), deadline.timeoutMs);
      for (const { socket } of this.#arrivals) socket?.close();
      throw late;
    } finally {
      this.#door.unhandle("join");
      this.#door.unhandle("running");
    }
    return this.#conclude();
  }

  #openRanks(): number[] {
    const there = new Set(this.#arrivals.map(({ hello }) => hello.rank));
    if (there.has(undefined)) return [];
    return Array.from({ length: this.#own.size }, (_, rank) => rank).filter((rank) => !there.has(rank));
  }

  /** Gives ranks to those without one: what meets here first, then those of one machine side by side. */
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
    const roster = { session: nonce(), epoch: 0, places: this.#own.size, members };
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

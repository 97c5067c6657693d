import { type Completion, DoorbellError, meetPeer, type RemoteMemory, remoteSlice } from "doorbell";
import { Connection, type Member, PORT, type Refusal, type Vote, type VoteRequest } from "./connection.ts";
import { BEAT_RANGE, entryRange, LENGTH_RANGE, NO_KEY } from "./log.ts";
import { BEAT_MS, LEASE_MS, MOST_DRIFT, pause } from "./times.ts";

/** Pause before a leader connects again, in milliseconds. */
const RECONNECT_MS = 1;
const CONNECT_LIMIT_MS = 15;
/** Requests to a follower above which new entries wait. */
const MOST_OUTSTANDING = 48;

/** Error of a request to a host that does not lead, or that has lost the leadership meanwhile. */
export class NotLeaderError extends Error {
  override readonly name = "NotLeaderError";
}

/** Follower of a leader, as the leader sees it. */
class Follower {
  readonly host: number;
  readonly connection: Connection;
  readonly memory: RemoteMemory;
  readonly counts: boolean;
  /** Index up to which the follower's log equals the leader's. */
  placed: number;
  /** Index of the next entry to write. */
  next: number;
  /** Request ids and times of the heartbeats that are under way. */
  readonly beats: { readonly id: number; readonly at: number }[] = [];

  constructor(host: number, connection: Connection, vote: Vote, placed: number) {
    this.host = host;
    this.connection = connection;
    this.memory = vote.memory;
    this.counts = vote.counts;
    this.placed = placed;
    this.next = placed + 1;
  }
}

/** Surroundings of a {@link Leadership}. */
export interface LeadershipEvents {
  /** The host has the votes of a majority. */
  readonly won: () => void;
  /** Entries up to the commit index of the log are committed. */
  readonly committed: () => void;
  /** A part of the leadership has failed, for a reason that is not the network. */
  readonly failed: (error: unknown) => void;
}

/** Candidacy of a host for an epoch, and its leadership if it wins. */
export class Leadership {
  readonly epoch: number;
  readonly #member: Member;
  readonly #events: LeadershipEvents;
  readonly #majority: number;
  /** Time of the last heartbeat that has arrived at each host that counts, when it was posted. */
  readonly #heardAt = new Map<number, number>();
  /** Hosts that have voted for this host. */
  readonly #votes: Set<number>;
  readonly #followers = new Map<number, Follower>();
  /** Last entry that was posted to each host. */
  readonly #posted = new Map<number, number>();
  readonly #keys: Map<number, RemoteMemory>;
  readonly #waiting = new Map<
    number,
    { readonly resolve: () => void; readonly reject: (error: Error) => void }
  >();
  #isOpen = true;
  #leads = false;
  /** Number of heartbeats, which begins with 1 because a vote sets the counter of the follower to 0. */
  #beats = 1;
  /** Index of the first entry of the epoch. */
  #first = 0;
  /** Time of the last heartbeat to all followers. */
  #beatAt = 0;
  /** Highest epoch that a host has named in its refusal. */
  #refusedFor = 0;

  /** `kept` survives from one leadership of the host to the next, as some planted errors need. */
  constructor(
    member: Member,
    epoch: number,
    events: LeadershipEvents,
    kept: { readonly votes: Set<number>; readonly keys: Map<number, RemoteMemory> },
  ) {
    const { host, addresses, bug } = member;
    this.epoch = epoch;
    this.#member = member;
    this.#events = events;
    this.#majority = Math.floor(addresses.length / 2) + 1;
    this.#votes = bug === "votes of earlier epochs" ? kept.votes : new Set();
    this.#votes.add(host);
    this.#keys = kept.keys;
    for (const [other, address] of addresses.entries())
      if (other !== host) this.#follow(other, address).catch(events.failed);
  }

  /** False after the end of the candidacy or leadership. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** True while the host leads, as far as it knows. */
  get leads(): boolean {
    return this.#isOpen && this.#leads;
  }

  /** Highest epoch of which the host has learned. */
  get refusedFor(): number {
    return this.#refusedFor;
  }

  /**
   * True while no other host can have won an election: a majority has promised to give no vote. The promise begins
   * before a heartbeat is sent, and the host's clock may be slower than theirs. It holds when the connection fails.
   * Entries of earlier epochs count as committed when the first one of this epoch is.
   */
  get hasLease(): boolean {
    const { bug, log } = this.#member;
    const heard = [...this.#heardAt.values()].sort((a, b) => b - a);
    const since = heard[this.#majority - 2] ?? Number.NEGATIVE_INFINITY;
    const now = bug === "stale clock" ? this.#beatAt : performance.now();
    const leaseMs = bug === "lease without drift" ? LEASE_MS : LEASE_MS * (1 - 2 * MOST_DRIFT);
    return this.leads && log.commit >= this.#first && now < since + leaseMs;
  }

  /** Appends an entry. Resolves when it is committed, rejects with NotLeaderError when its fate is unknown. */
  append(key: number, value: number): Promise<void> {
    const index = this.#member.log.append({ epoch: this.epoch, key, value });
    for (const follower of this.#followers.values()) this.#write(follower);
    return new Promise((resolve, reject) => this.#waiting.set(index, { resolve, reject }));
  }

  /** Sends a heartbeat with the commit index to all followers when it is time. */
  beat(): void {
    const now = performance.now();
    if (!this.leads || now < this.#beatAt + BEAT_MS) return;
    this.#beatAt = now;
    this.#beats++;
    for (const follower of this.#followers.values()) this.#beat(follower);
  }

  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const { connection } of this.#followers.values()) connection.close();
    for (const { reject } of this.#waiting.values()) reject(new NotLeaderError("the leadership has ended"));
  }

  /** Connects to a host again and again, and processes its acknowledgements. */
  async #follow(host: number, address: string): Promise<void> {
    while (this.#isOpen) {
      const connection = new Connection(this.#member);
      try {
        const vote = await this.#ask(address, connection);
        if (vote !== undefined) await this.#process(this.#accept(host, connection, vote));
      } catch (error) {
        if (!(error instanceof DoorbellError)) throw error;
      }
      this.#followers.delete(host);
      connection.close();
      await pause(RECONNECT_MS);
    }
  }

  /** Asks a host for its vote and a connection. */
  async #ask(address: string, connection: Connection): Promise<Vote | undefined> {
    const limit = { timeoutMs: CONNECT_LIMIT_MS };
    using peer = await meetPeer(address, { port: PORT, ...limit });
    const { host, log } = this.#member;
    const endpoint = connection.queuePair.endpoint();
    peer.send({ host, epoch: this.epoch, end: log.end, endpoint } satisfies VoteRequest);
    const answer = await peer.receive<Vote | Refusal>(limit);
    if (!this.#isOpen) return undefined;
    if ("endpoint" in answer) return answer;
    this.#refusedFor = Math.max(this.#refusedFor, answer.refusedFor);
    if (answer.refusedFor > this.epoch) this.end();
    return undefined;
  }

  #accept(host: number, connection: Connection, vote: Vote): Follower {
    const { log, bug } = this.#member;
    connection.connect(vote.endpoint);
    let placed = vote.commit;
    for (const epoch of vote.epochs) {
      const isSame = log.epochAt(placed + 1) === epoch || (bug === "tail stays" && placed < log.length);
      if (!isSame) break;
      placed++;
    }
    if (bug === "posted counts as placed") placed = Math.max(placed, this.#posted.get(host) ?? 0);
    const memory = bug === "old key" ? (this.#keys.get(host) ?? vote.memory) : vote.memory;
    this.#keys.set(host, memory);
    const follower = new Follower(host, connection, { ...vote, memory }, placed);
    this.#followers.set(host, follower);
    if (vote.counts) this.#votes.add(host);
    if (this.#leads) this.#start(follower);
    else if (this.#votes.size >= this.#majority) this.#win();
    return follower;
  }

  #win(): void {
    this.#leads = true;
    this.#events.won();
    // Entries of earlier epochs are committed together with one of this epoch.
    this.#first = this.#member.log.append({ epoch: this.epoch, key: NO_KEY, value: 0 });
    for (const follower of this.#followers.values()) this.#start(follower);
  }

  /** Removes the entries of the follower that the leader does not have, then writes those that it lacks. */
  #start(follower: Follower): void {
    this.#writeHeader(follower, LENGTH_RANGE, [follower.placed]);
    this.#write(follower);
    this.#beat(follower);
    this.#commit();
  }

  /** Writes words into the header of a follower, and returns the id of the request. */
  #writeHeader(follower: Follower, range: readonly [number, number], words: readonly number[]): number {
    const { scratch } = this.#member;
    new Uint32Array(scratch.bytes.buffer, scratch.bytes.byteOffset).set(words);
    const remote = remoteSlice(follower.memory, ...range);
    const local = scratch.slice(0, 4 * words.length);
    return follower.connection.queuePair.write({ local, remote, inline: true });
  }

  /** Writes the entries that a follower lacks, and announces the last one with the immediate. */
  #write(follower: Follower): void {
    if (!this.leads || follower.connection.queuePair.outstanding.sends > MOST_OUTSTANDING) return;
    const { log, local, bug } = this.#member;
    if (follower.next > log.length) return;
    const range = entryRange(follower.next, log.length);
    const entries = { local: local.slice(...range), remote: remoteSlice(follower.memory, ...range) };
    const { queuePair } = follower.connection;
    if (bug === "announced before placed") {
      queuePair.send({ immediate: log.length, signaled: false });
      queuePair.write({ ...entries, signaled: false });
    } else queuePair.write({ ...entries, immediate: log.length, signaled: false });
    follower.next = log.length + 1;
    this.#posted.set(follower.host, log.length);
  }

  /** Writes the counter of heartbeats and the commit index into the header of a follower. */
  #beat(follower: Follower): void {
    if (follower.connection.queuePair.outstanding.sends > MOST_OUTSTANDING) return;
    const id = this.#writeHeader(follower, BEAT_RANGE, [this.#beats, this.#member.log.commit]);
    follower.beats.push({ id, at: performance.now() });
  }

  /** Processes completions: acknowledgements of entries, and heartbeats that have arrived. */
  async #process(follower: Follower): Promise<void> {
    const { completions, queuePair } = follower.connection;
    for (;;) {
      const completion = await completions.next({ timeoutMs: Number.POSITIVE_INFINITY });
      if (completion.immediate === undefined) this.#arrived(follower, completion);
      else {
        queuePair.receive();
        follower.placed = Math.max(follower.placed, completion.immediate);
        this.#commit();
      }
      this.#write(follower);
    }
  }

  #arrived(follower: Follower, { wrId }: Completion): void {
    const at = follower.beats.findIndex(({ id }) => id === wrId);
    if (at < 0) return;
    const { at: heardAt } = follower.beats.splice(0, at + 1).at(-1)!;
    if (follower.counts) this.#heardAt.set(follower.host, heardAt);
  }

  /** Commits the entries that a majority has. Only an entry of this epoch commits those before it. */
  #commit(): void {
    const { log } = this.#member;
    const placed = [...this.#followers.values()].filter(({ counts }) => counts).map((one) => one.placed);
    const index = placed.sort((a, b) => b - a)[this.#majority - 2] ?? 0;
    if (index <= log.commit || log.epochAt(index) !== this.epoch) return;
    log.commit = index;
    this.#events.committed();
    for (const [waiting, { resolve }] of this.#waiting) {
      if (waiting > index) break;
      this.#waiting.delete(waiting);
      resolve();
    }
  }
}

import { DoorbellError, type Memory, type PeerSocket, type RemoteMemory, waitForPeer } from "doorbell";
import type { Bug } from "./bugs.ts";
import {
  Connection,
  type Member,
  openMember,
  PORT,
  type Refusal,
  type Vote,
  type VoteRequest,
} from "./connection.ts";
import { Leadership, NotLeaderError } from "./leadership.ts";
import { type Entry, isAsNew, Log, NO_KEY } from "./log.ts";
import { CANDIDACY_DELAY_MS, CANDIDACY_MS, LEASE_MS, LOOK_MS, pause } from "./times.ts";

/** Receiver of all that a replica does. */
export interface ReplicaObserver {
  won(host: number, epoch: number, log: Log): void;
  applied(host: number, index: number, entry: Entry): void;
}

/** Options of a {@link Replica}. */
export interface ReplicaOptions {
  readonly host: number;
  /** Addresses of all hosts, by number. */
  readonly addresses: readonly string[];
  /** Battery-backed memory of the log. */
  readonly memory: Memory;
  readonly observer: ReplicaObserver;
  readonly bug?: Bug | undefined;
}

/**
 * Host of the replicated log, with a key-value store as its state machine. A host that has lost its memory follows,
 * but neither votes nor counts, until an operator formats its memory.
 */
export class Replica {
  readonly #member: Member;
  readonly #observer: ReplicaObserver;
  readonly #values = new Map<number, number>();
  readonly #kept = { votes: new Set<number>(), keys: new Map<number, RemoteMemory>() };
  /** False for a host that has lost its memory. */
  readonly #votes: boolean;
  #applied = 0;
  #leadership: Leadership | undefined;
  /** Connection of the leader that has this host's vote. */
  #leader: Connection | undefined;
  #lastBeat = 0;
  /** Time of the last sign of a leader. A restarted host does not know it, so it waits for a whole lease. */
  #heardAt = performance.now();
  #candidacyDelayMs = 0;
  #highestEpoch = 0;
  /** Callers that wait until the host leads. */
  readonly #waiting: (() => void)[] = [];
  /** Rejects with the first error that is not of the network. */
  readonly #failure = Promise.withResolvers<never>();

  constructor({ host, addresses, memory, observer, bug }: ReplicaOptions) {
    const log = new Log(memory, bug);
    if (!log.isFormatted && bug === "trusts lost memory") log.format();
    this.#votes = log.isFormatted;
    this.#member = openMember({ host, addresses, log, bug });
    this.#observer = observer;
    this.#lastBeat = log.beat;
  }

  /** Serves candidates, follows, and leads when no other host does. It never returns. */
  run(): Promise<never> {
    const { promise, reject } = this.#failure;
    this.#serve().catch(reject);
    this.#drawDelay();
    return Promise.race([promise, this.#look()]);
  }

  /** Sends heartbeats as the leader, and looks for them as a follower. */
  async #look(): Promise<never> {
    for (;;) {
      await pause(LOOK_MS);
      this.#leadership?.beat();
      this.#applyCommitted();
      const isFree = this.#leadership === undefined && this.#votes;
      if (isFree && performance.now() > this.#promisedUntil() + this.#candidacyDelayMs)
        this.#campaign().catch(this.#failure.reject);
    }
  }

  /** True while the host leads, as far as it knows. */
  get leads(): boolean {
    return this.#leadership?.leads ?? false;
  }

  /** Waits until the host leads. */
  leading(): Promise<void> {
    return this.leads ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Sets a key. Rejects with NotLeaderError when this host does not lead, or when the outcome is unknown. */
  async put(key: number, value: number): Promise<void> {
    if (!this.#leadership?.leads) throw new NotLeaderError("this host does not lead");
    await this.#leadership.append(key, value);
  }

  /** Returns the value of a key, 0 before the first put. Throws NotLeaderError without a lease. */
  get(key: number): number {
    if (!this.#leadership?.hasLease) throw new NotLeaderError("this host has no lease");
    return this.#values.get(key) ?? 0;
  }

  /** Returns the time until which this host gives no vote. */
  #promisedUntil(): number {
    const { beat } = this.#member.log;
    if (beat !== this.#lastBeat) {
      this.#lastBeat = beat;
      this.#heardAt = performance.now();
    }
    return this.#heardAt + LEASE_MS;
  }

  #drawDelay(): void {
    this.#candidacyDelayMs = Math.random() * CANDIDACY_DELAY_MS;
  }

  /** Applies the entries that the host has and that are committed. */
  #applyCommitted(): void {
    const { log, bug } = this.#member;
    const last = bug === "applies before commit" ? log.length : Math.min(log.commit, log.length);
    while (this.#applied < last) {
      const entry = log.entry(++this.#applied);
      this.#observer.applied(this.#member.host, this.#applied, entry);
      if (entry.key !== NO_KEY) this.#values.set(entry.key, entry.value);
    }
  }

  /** Becomes a candidate, and ends the candidacy unless it wins in time. */
  async #campaign(): Promise<void> {
    const { log, host } = this.#member;
    const epoch = Math.max(log.epoch, this.#highestEpoch) + 1;
    this.#closeLeader();
    log.setVote(epoch, host);
    const won = () => {
      this.#observer.won(host, epoch, log);
      for (const resolve of this.#waiting.splice(0)) resolve();
    };
    const committed = () => this.#applyCommitted();
    const events = { won, committed, failed: this.#failure.reject };
    const leadership = new Leadership(this.#member, epoch, events, this.#kept);
    this.#leadership = leadership;
    for (const end = performance.now() + CANDIDACY_MS; performance.now() < end; ) {
      await pause(LOOK_MS);
      if (!leadership.isOpen) break;
    }
    while (leadership.leads) await pause(LOOK_MS);
    this.#resign(leadership);
  }

  #resign(leadership: Leadership): void {
    this.#highestEpoch = Math.max(this.#highestEpoch, leadership.refusedFor);
    leadership.end();
    if (this.#leadership !== leadership) return;
    this.#leadership = undefined;
    this.#drawDelay();
  }

  #closeLeader(): void {
    this.#leader?.close();
    this.#leader = undefined;
  }

  /** Answers candidates and leaders. */
  async #serve(): Promise<never> {
    for (;;) {
      const peer = await waitForPeer({ port: PORT, timeoutMs: Number.POSITIVE_INFINITY });
      this.#answer(peer).catch(this.#failure.reject);
    }
  }

  async #answer(peer: PeerSocket): Promise<void> {
    using socket = peer;
    try {
      const request = await socket.receive<VoteRequest>({ timeoutMs: 20 });
      socket.send(this.#vote(request));
      await Promise.race([socket.gone(), pause(20)]);
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
    }
  }

  /** Votes for a candidate, which gets a connection. The connection of the leader before it ends. */
  #vote({ host, epoch, end, endpoint }: VoteRequest): Vote | Refusal {
    const { log, bug } = this.#member;
    const isAgain = epoch === log.epoch && host === log.vote;
    const isNewer = epoch > log.epoch && performance.now() > this.#promisedUntil() && isAsNew(end, log.end);
    if (!isAgain && !isNewer) return { refusedFor: log.epoch };
    if (this.#leadership !== undefined) this.#resign(this.#leadership);
    if (bug !== "no fence") this.#closeLeader();
    log.setVote(epoch, host);
    log.beat = this.#lastBeat = 0;
    this.#heardAt = performance.now();
    this.#drawDelay();
    const leader = new Connection(this.#member);
    this.#leader = leader;
    leader.connect(endpoint);
    this.#acknowledge(leader).catch(this.#failure.reject);
    return {
      ...{ endpoint: leader.queuePair.endpoint(), memory: leader.expose(log), commit: log.commit },
      epochs: Array.from({ length: log.length - log.commit }, (_, i) => log.epochAt(log.commit + 1 + i)),
      counts: this.#votes,
    };
  }

  /** Acknowledges placed entries: an empty SEND whose immediate is the index of the last one. */
  async #acknowledge(leader: Connection): Promise<void> {
    const { completions, queuePair } = leader;
    const { log, bug } = this.#member;
    try {
      for (;;) {
        // Armed before the last poll: a completion after the poll raises an event.
        if (bug !== "late re-arm") completions.arm();
        let placed = 0;
        for (const completion of completions.poll()) {
          placed = completion.check().immediate ?? placed;
          queuePair.receive();
        }
        if (placed > 0) {
          log.length = placed;
          await completions.completionOf(queuePair.send({ immediate: placed }));
        }
        if (bug === "late re-arm") completions.arm();
        else if (placed > 0) continue;
        await completions.channel!.wait({ timeoutMs: Number.POSITIVE_INFINITY });
      }
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
      leader.close();
    }
  }
}

import { ClosedError } from "../../errors.ts";
import { Deadline } from "../../wait/deadline.ts";
import { until } from "../../wait/until.ts";
import { assignRanks, type Candidate } from "./joining/candidate.ts";
import { isLoopback } from "./joining/roster.ts";
import { MemberLostError } from "./links/group-error.ts";
import { receiveLinks } from "./links/linking.ts";
import type { Member } from "./links/member.ts";
import { type Accepts, isFlag, recordOf } from "./links/received-values.ts";
import type { Membership } from "./membership.ts";
import { type Decision, isDecision, isReformRequest, type ReformRequest } from "./reform-messages.ts";

/** Result of a reform. */
export interface Reformed<T> {
  /** Values that the members exchanged, by rank. */
  readonly reports: readonly T[];
  /** Number of members missing from the requested size. */
  readonly lacking: number;
  /**
   * True when another round must wait for newcomers, because a rendezvous keeper invites them only from now
   * on.
   */
  readonly needsNewcomers: boolean;
}

const REQUEST = "reform ask";
const DECISION = "reform decision";
const EXCLUDED = "excluded";
const NEWCOMER_LOST = "newcomer gone";

/** Share of the remaining time that the leader waits for the requests of the survivors. */
const requestWait = 0.5;
/** Share of the remaining time that the leader waits for newcomers. */
const newcomerWait = 0.9;
/** Maximum time for admitted newcomers to connect with all members, in milliseconds. */
const linkMs = 5000;

/**
 * Agreement of the surviving members on the next epoch. The survivor with the lowest rank leads, collects the
 * requests and sends its decision. When another member is lost meanwhile, the agreement restarts.
 */
export class Reform {
  readonly #membership: Membership;
  readonly #deadline: Deadline;
  /** Requests that this process received as the leader, by member id. */
  readonly #requests = new Map<number, ReformRequest>();
  /** True after another part of the group has advanced the epoch in etcd. */
  #overtaken = false;

  readonly #size: number;

  /**
   * Creates a reform. `size` is the requested number of members with newcomers, or 0 for all processes that
   * wait to join.
   */
  constructor(membership: Membership, deadline: Deadline, size: number) {
    this.#membership = membership;
    this.#deadline = deadline;
    this.#size = size;
    const { mesh } = membership;
    mesh.listen(NEWCOMER_LOST, (_, id) => {
      if (mesh.unlinked.includes(id as number)) mesh.markLost(id as number, "connection closed");
    });
  }

  /**
   * Agrees on the members of the next epoch and exchanges a value with them. `joined` is true for a newcomer,
   * which received the decision with its roster.
   */
  async run<T>(report: T, joined: boolean, accepts: Accepts<T>): Promise<Reformed<T>> {
    for (let known = joined; ; known = false) {
      try {
        const decision = known ? undefined : await this.#decision();
        if (decision !== undefined) await this.#apply(decision);
        const { lacking = 0, waited = true } = decision ?? {};
        const own = { report, again: lacking > 0 && !waited };
        const all = await this.#membership.exchange(
          "reformed",
          own,
          this.#deadline,
          recordOf<typeof own>({ report: accepts, again: isFlag }),
        );
        return {
          reports: all.map((each) => each.report),
          lacking,
          needsNewcomers: all.some(({ again }) => again),
        };
      } catch (error) {
        // Another member was lost during the reform, so the loop starts again. No round starts after the
        // deadline, because its waits would end at once and exclude members that answer.
        if (!(error instanceof MemberLostError) || this.#overtaken || this.#excluded()) throw error;
        if (this.#deadline.expired) throw error;
        this.#deadline.signal?.throwIfAborted();
      }
    }
  }

  #excluded(): boolean {
    const { mesh, others } = this.#membership;
    return others.some((id) => mesh.lossOf(id)?.cause === EXCLUDED);
  }

  async #decision(): Promise<Decision> {
    const { mesh, members } = this.#membership;
    const alive = members.filter(({ id }) => mesh.lossOf(id) === undefined);
    const [leader] = alive;
    const lost = members.filter(({ id }) => mesh.lossOf(id) !== undefined).map(({ id }) => id);
    if (leader!.id === mesh.own.id) return await this.#decide();
    const { epoch, nextId } = this.#membership;
    mesh.send(leader!.id, REQUEST, { epoch, lost, size: this.#size, nextId } satisfies ReformRequest);
    const found = await mesh.gather([leader!.id], { topic: DECISION, what: this.#what() }, this.#deadline);
    const decision = found.get(leader!.id);
    if (isDecision(decision, this.#membership.slots)) return decision;
    // The leader cannot be followed, so the next round begins without it.
    mesh.markLost(leader!.id, "connection closed");
    throw new MemberLostError(this.#what(), mesh.losses);
  }

  #what(): string {
    return `group "${this.#membership.name}": reform`;
  }

  async #decide(): Promise<Decision> {
    const { mesh } = this.#membership;
    const waiting = (): number[] => {
      const alive = this.#membership.others.filter((id) => mesh.lossOf(id) === undefined);
      for (const id of alive) {
        const request = mesh.take(id, REQUEST);
        if (request === undefined) continue;
        if (isReformRequest(request.value)) this.#requests.set(id, request.value);
        else this.#exclude(id);
      }
      return alive.filter((id) => !this.#requests.has(id) && mesh.lossOf(id) === undefined);
    };
    const end = performance.now() + this.#deadline.remainingMs() * requestWait;
    const look = (): true | undefined => (waiting().length === 0 ? true : undefined);
    const { signal } = this.#deadline;
    const timeoutMs = end - performance.now();
    try {
      await until(look, (ready) => mesh.watch(ready), { what: () => this.#what(), timeoutMs, signal });
    } catch (error) {
      if (signal?.aborted || error instanceof ClosedError) throw error;
      // A silent member may be alive, but the survivors continue without it.
      for (const id of waiting()) this.#exclude(id);
    }
    // Two survivors cannot stay together when one of them has lost the other, so the lost one is excluded.
    for (const { lost } of this.#requests.values()) for (const id of lost) this.#exclude(id);
    const waits = this.#isInviting;
    const candidates = waits ? await this.#candidates() : this.#membership.candidates;
    const { members, own, slots, epoch, nextId } = this.#membership;
    const remaining = members.filter(({ id }) => mesh.lossOf(id) === undefined);
    const requests = remaining.flatMap(({ id }) => (id === own.id ? [] : [this.#requests.get(id)!]));
    const highest = (key: "epoch" | "nextId" | "size", ownValue: number): number =>
      Math.max(ownValue, ...requests.map((ask) => ask[key]));
    const assignment = assignRanks(remaining, candidates, slots, highest("nextId", nextId));
    const lacking = Math.max(0, highest("size", this.#size) - assignment.members.length);
    const decision: Decision = { ...assignment, epoch: highest("epoch", epoch) + 1, lacking, waited: waits };
    this.#requests.clear();
    await this.#advance(decision);
    for (const { id } of remaining) if (id !== own.id) mesh.send(id, DECISION, decision);
    return decision;
  }

  /** True when a live member runs the rendezvous and the group has free slots. */
  get #isInviting(): boolean {
    const { hasKeeper, members, slots } = this.#membership;
    return hasKeeper && members.length < slots;
  }

  /**
   * Returns the processes that wait to join. When a larger group was requested, waits until enough processes
   * have arrived.
   */
  async #candidates(): Promise<readonly Candidate[]> {
    const membership = this.#membership;
    const { mesh } = membership;
    const wanted = Math.max(this.#size, ...[...this.#requests.values()].map(({ size }) => size));
    const look = (): readonly Candidate[] | undefined => {
      // After the loss of the keeper, the next round chooses another keeper.
      if (!membership.hasKeeper) throw new MemberLostError(this.#what(), mesh.losses);
      const alive = membership.members.filter(({ id }) => mesh.lossOf(id) === undefined);
      return alive.length + membership.candidates.length >= wanted ? membership.candidates : undefined;
    };
    const { timeoutMs, signal } = this.#deadline.remaining();
    const what = (): string => this.#what();
    const wait = { what, timeoutMs: timeoutMs * newcomerWait, signal };
    try {
      return await until(look, (ready) => mesh.watch(ready), wait);
    } catch (error) {
      if (signal?.aborted || error instanceof ClosedError || error instanceof MemberLostError) throw error;
      return membership.candidates;
    }
  }

  /** Advances the epoch in etcd, so that only one part of a partitioned group continues. */
  async #advance({ epoch }: Decision): Promise<void> {
    const { etcdLease, epoch: before, others, mesh } = this.#membership;
    if (etcdLease === undefined || (await etcdLease.advance(before, epoch, this.#deadline))) return;
    this.#overtaken = true;
    for (const id of others) mesh.markLost(id, EXCLUDED);
    throw new MemberLostError(`${this.#what()}: another partition of the group has continued`, mesh.losses);
  }

  #exclude(id: number): void {
    const { mesh } = this.#membership;
    if (id === mesh.own.id || mesh.lossOf(id) !== undefined) return;
    mesh.send(id, EXCLUDED, null);
    mesh.markLost(id, EXCLUDED);
  }

  async #apply({ members, admitted, epoch }: Decision): Promise<void> {
    const membership = this.#membership;
    const { mesh, joinQueue, slots, listener } = membership;
    const keeper = membership.members.find(({ id }) => id === membership.keeperId);
    const known = new Map(membership.members.map((member) => [member.id, member] as const));
    const all = members.map((member): Member => {
      const before = known.get(member.id);
      if (before !== undefined) return { ...before, rank: member.rank };
      // The keeper may have seen a newcomer at a loopback address. Members of other machines replace that
      // address by the keeper's address.
      const here =
        isLoopback(member.address) && keeper !== undefined && member.machine !== membership.own.machine;
      return here ? { ...member, address: keeper.address } : member;
    });
    membership.replace(all, epoch);
    const newcomers = all.filter(({ id }) => !known.has(id));
    if (newcomers.length === 0) return;
    for (const member of newcomers) mesh.expect(member);
    if (keeper?.id === mesh.own.id) {
      const announced = all.map((member) =>
        member.id === mesh.own.id ? { ...member, address: "" } : member,
      );
      const roster = { session: mesh.session, epoch, slots, members: announced };
      for (const { key, id } of admitted)
        if (joinQueue?.admit(key, { ...roster, rank: membership.rankOf(id) }) !== true) {
          mesh.sendAll(NEWCOMER_LOST, id);
          mesh.markLost(id, "connection closed");
        }
    }
    const { timeoutMs, signal } = this.#deadline.remaining();
    // A lost keeper may not have sent the roster, so the newcomers may never connect.
    using lost = mesh.lossSignal(keeper === undefined ? [] : [keeper.id]);
    const either = signal === undefined ? lost.signal : AbortSignal.any([lost.signal, signal]);
    try {
      await receiveLinks(mesh, newcomers, listener, new Deadline(Math.min(timeoutMs, linkMs), either));
    } catch (error) {
      if (signal?.aborted) throw error;
      for (const id of mesh.unlinked) mesh.markLost(id, "connection closed");
    }
    membership.check("reform");
  }
}

import { ClosedError } from "../../errors.ts";
import { until } from "../../wait/until.ts";
import { MemberLostError } from "../group-error.ts";
import { type Candidate, type Seats, seat } from "../joining/candidate.ts";
import { isLoopback } from "../joining/roster.ts";
import { left, type Until, untilOf } from "../links/handshake.ts";
import { receiveLinks } from "../links/linking.ts";
import type { Member } from "../member.ts";
import type { Membership } from "../membership.ts";

/** What a survivor tells whoever decides. */
interface Ask {
  readonly epoch: number;
  /** Ids of those that it has lost. */
  readonly lost: readonly number[];
  /** How many members it wants. */
  readonly size: number;
  /** No id from this one on was given to anybody. */
  readonly nextId: number;
}

/** Who goes on. */
interface Decision extends Seats {
  readonly epoch: number;
  /** So many members lack of what was asked for, */
  readonly lacking: number;
  /** though they were waited for. Without it, nobody invited them yet. */
  readonly waited: boolean;
}

/** How those go on that are left. */
export interface Reformed<T> {
  /** What all said, by rank. */
  readonly said: readonly T[];
  /** Members that lack of what was asked for. */
  readonly lacking: number;
  /** Newcomers are wanted, and are to be waited for in one more round, as somebody invites them from now on. */
  readonly again: boolean;
}

const ASK = "reform ask";
const DECISION = "reform decision";
const EXCLUDED = "excluded";
const GONE = "newcomer gone";

/** How long the one that decides waits for those that do not come, of what there is, */
const patience = 0.5;
/** and for newcomers that are wanted. */
const newcomerPatience = 0.9;
/** How long those that were let in may take to link with all. */
const linkMs = 5000;

/**
 * Those that are left agree on who they are: the one of the lowest rank hears all others, decides, and tells them. When one is
 * lost meanwhile, the deciding one among them, it begins anew with those that are left then.
 */
export class Reform {
  readonly #membership: Membership;
  readonly #deadline: Until;
  /** What the others have asked this process, should it be the one to decide. */
  readonly #asks = new Map<number, Ask>();
  /** Another part of the group counted the epoch up. */
  #overtaken = false;

  readonly #size: number;

  /** `size`: so many members there are to be, with those that wait; 0 for whoever waits. */
  constructor(membership: Membership, deadline: Until, size: number) {
    this.#membership = membership;
    this.#deadline = deadline;
    this.#size = size;
    const { mesh } = membership;
    mesh.listen(GONE, (_, id) => {
      if (mesh.unlinked.includes(id as number)) mesh.giveUp(id as number, "connection closed");
    });
  }

  /**
   * All that go on say what they have to say, and hear what the others say. `joined`: what was decided is known already, since this
   * process has just come in.
   */
  async run<T>(said: T, joined: boolean): Promise<Reformed<T>> {
    for (let known = joined; ; known = false) {
      try {
        const decision = known ? undefined : await this.#decision();
        if (decision !== undefined) await this.#apply(decision);
        const { lacking = 0, waited = true } = decision ?? {};
        const own = { said, again: lacking > 0 && !waited };
        const all = await this.#membership.exchange("reformed", own, this.#deadline);
        return { said: all.map((each) => each.said), lacking, again: all.some(({ again }) => again) };
      } catch (error) {
        // One more was lost on the way.
        if (!(error instanceof MemberLostError) || this.#overtaken || this.#excluded()) throw error;
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
    mesh.send(leader!.id, ASK, { epoch, lost, size: this.#size, nextId } satisfies Ask);
    const found = await mesh.gather([leader!.id], { about: DECISION, what: this.#what() }, this.#deadline);
    return found.get(leader!.id) as Decision;
  }

  #what(): string {
    return `group "${this.#membership.name}": reform`;
  }

  async #decide(): Promise<Decision> {
    const { mesh } = this.#membership;
    const waiting = (): number[] => {
      const alive = this.#membership.others.filter((id) => mesh.lossOf(id) === undefined);
      for (const id of alive) {
        const ask = mesh.take(id, ASK);
        if (ask !== undefined) this.#asks.set(id, ask.value as Ask);
      }
      return alive.filter((id) => !this.#asks.has(id));
    };
    const end = performance.now() + left(this.#deadline).timeoutMs * patience;
    const look = (): true | undefined => (waiting().length === 0 ? true : undefined);
    const { signal } = this.#deadline;
    const timeoutMs = end - performance.now();
    try {
      await until(look, (ready) => mesh.watch(ready), { what: () => this.#what(), timeoutMs, signal });
    } catch (error) {
      if (signal?.aborted || error instanceof ClosedError) throw error;
      // Those that have not come may be alive, but do not take part: the others go on without them.
      for (const id of waiting()) this.#exclude(id);
    }
    // What one of them has lost cannot be a member with it.
    for (const { lost } of this.#asks.values()) for (const id of lost) this.#exclude(id);
    const waits = this.#isInviting;
    const candidates = waits ? await this.#candidates() : this.#membership.candidates;
    const { members, own, places, epoch, nextId } = this.#membership;
    const kept = members.filter(({ id }) => mesh.lossOf(id) === undefined);
    const asks = kept.flatMap(({ id }) => (id === own.id ? [] : [this.#asks.get(id)!]));
    const highest = (key: "epoch" | "nextId" | "size", ownValue: number): number =>
      Math.max(ownValue, ...asks.map((ask) => ask[key]));
    const seats = seat(kept, candidates, places, highest("nextId", nextId));
    const lacking = Math.max(0, highest("size", this.#size) - seats.members.length);
    const decision: Decision = { ...seats, epoch: highest("epoch", epoch) + 1, lacking, waited: waits };
    this.#asks.clear();
    await this.#advance(decision);
    for (const { id } of kept) if (id !== own.id) mesh.send(id, DECISION, decision);
    return decision;
  }

  /** Does anybody keep the rendezvous, and invite? */
  get #isInviting(): boolean {
    const { mesh, keeperId, members, places } = this.#membership;
    const keeps = members.some(({ id }) => id === keeperId) && mesh.lossOf(keeperId) === undefined;
    return keeps && members.length < places;
  }

  /** Those that wait to be let in; when more are wanted, it waits for them. */
  async #candidates(): Promise<readonly Candidate[]> {
    const membership = this.#membership;
    const { mesh } = membership;
    const wanted = Math.max(this.#size, ...[...this.#asks.values()].map(({ size }) => size));
    const look = (): readonly Candidate[] | undefined => {
      const alive = membership.members.filter(({ id }) => mesh.lossOf(id) === undefined);
      return alive.length + membership.candidates.length >= wanted ? membership.candidates : undefined;
    };
    const { timeoutMs, signal } = left(this.#deadline);
    const what = (): string => this.#what();
    const wait = { what, timeoutMs: timeoutMs * newcomerPatience, signal };
    try {
      return await until(look, (ready) => mesh.watch(ready), wait);
    } catch (error) {
      if (signal?.aborted || error instanceof ClosedError) throw error;
      return membership.candidates;
    }
  }

  /** Where etcd keeps the epoch only one part of a group that fell apart goes on. */
  async #advance({ epoch }: Decision): Promise<void> {
    const { seat, epoch: before, others, mesh } = this.#membership;
    if (seat === undefined || (await seat.advance(before, epoch, this.#deadline))) return;
    this.#overtaken = true;
    for (const id of others) mesh.giveUp(id, EXCLUDED);
    throw new MemberLostError(`${this.#what()}: another part of the group went on`, mesh.losses);
  }

  #exclude(id: number): void {
    const { mesh } = this.#membership;
    if (id === mesh.own.id || mesh.lossOf(id) !== undefined) return;
    mesh.send(id, EXCLUDED, null);
    mesh.giveUp(id, EXCLUDED);
  }

  async #apply({ members, admitted, epoch }: Decision): Promise<void> {
    const membership = this.#membership;
    const { mesh, lobby, places, door } = membership;
    const keeper = membership.members.find(({ id }) => id === membership.keeperId);
    const known = new Map(membership.members.map((member) => [member.id, member] as const));
    const all = members.map((member): Member => {
      const before = known.get(member.id);
      if (before !== undefined) return { ...before, rank: member.rank };
      // One that its keeper saw on its own host is, from another one, where that host is.
      const here =
        isLoopback(member.address) && keeper !== undefined && member.machine !== membership.own.machine;
      return here ? { ...member, address: keeper.address } : member;
    });
    membership.replace(all, epoch);
    const fresh = all.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    for (const member of fresh) mesh.expect(member);
    if (keeper?.id === mesh.own.id) {
      const told = all.map((member) => (member.id === mesh.own.id ? { ...member, address: "" } : member));
      const roster = { session: mesh.session, epoch, places, members: told };
      for (const { key, id } of admitted)
        if (lobby?.admit(key, { ...roster, rank: membership.rankOf(id) }) !== true) {
          mesh.sendAll(GONE, id);
          mesh.giveUp(id, "connection closed");
        }
    }
    const { timeoutMs, signal } = left(this.#deadline);
    try {
      await receiveLinks(mesh, fresh, door, untilOf(Math.min(timeoutMs, linkMs), signal));
    } catch (error) {
      if (signal?.aborted) throw error;
      for (const id of mesh.unlinked) mesh.giveUp(id, "connection closed");
    }
    membership.check("reform");
  }
}

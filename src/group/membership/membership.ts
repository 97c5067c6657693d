import type { Deadline } from "../../wait/deadline.ts";
import { Adaptivity } from "../metrics/changes.ts";
import { Metrics } from "../metrics/metrics.ts";
import type { EtcdLease } from "./etcd/etcd-lease.ts";
import type { JoinQueue } from "./join-queue.ts";
import { type Candidate, candidatesIn } from "./joining/candidate.ts";
import type { Roster } from "./joining/roster.ts";
import { type Loss, MemberLostError } from "./links/group-error.ts";
import type { Listener } from "./links/listener.ts";
import type { Member } from "./links/member.ts";
import type { Mesh } from "./links/mesh.ts";
import { type Accepts, checkedValue } from "./links/received-values.ts";
import { LocalDomains } from "./local-domains.ts";
import { Recovery } from "./recovery.ts";

const noLosses: readonly Loss[] = [];

/** View of a group for code that creates shared memory and synchronizes through it. */
export type MemberView = Pick<
  Membership,
  | "name"
  | "mesh"
  | "members"
  | "own"
  | "rank"
  | "size"
  | "others"
  | "exchange"
  | "topic"
  | "check"
  | "metrics"
  | "unreached"
  | "recovery"
>;

/** Current members of a group, with the connections between them. */
export class Membership {
  readonly name: string;
  readonly mesh: Mesh;
  readonly listener: Listener;
  readonly metrics: Metrics = new Metrics();
  /** Steps of the recovery from the last loss. */
  readonly recovery: Recovery = new Recovery();
  readonly adaptivity: Adaptivity = new Adaptivity();
  /** Number of members that the group was created for. */
  readonly slots: number;
  /** Queue of joining processes. Undefined for a group of one and for a group without a rendezvous. */
  joinQueue: JoinQueue | undefined;
  /** Id of the member that keeps the rendezvous, or -1 when no member keeps it. */
  keeperId = -1;
  /** Joining processes that each rendezvous keeper announced, by keeper id. */
  readonly #candidates = new Map<number, readonly Candidate[]>();
  /** Id for the next member that joins. */
  nextId: number;
  /** Registration of this member in etcd. Undefined unless the rendezvous is in etcd. */
  etcdLease: EtcdLease | undefined;
  /** Epoch of the group, which increases with each reform. Messages of older epochs are discarded. */
  epoch: number;
  #members: readonly Member[];
  /** Local domains, in which members reach each other's memory. */
  localDomains: LocalDomains;
  readonly #counts = new Map<string, number>();

  constructor(name: string, { members, epoch, slots }: Roster, mesh: Mesh, listener: Listener) {
    this.name = name;
    this.#members = members;
    this.localDomains = LocalDomains.ofMachines(members);
    this.epoch = epoch;
    this.slots = slots;
    this.nextId = 1 + Math.max(...members.map(({ id }) => id));
    this.mesh = mesh;
    this.listener = listener;
    mesh.listen("candidates", (id, value) => this.setCandidates(id, candidatesIn(value)));
  }

  /** True when a current member that is not lost keeps the rendezvous. */
  get hasKeeper(): boolean {
    return this.rankOf(this.keeperId) >= 0 && this.mesh.lossOf(this.keeperId) === undefined;
  }

  /**
   * Processes that wait to join, as the current rendezvous keeper announced them. A lost keeper can send them
   * no roster, so its candidates do not count.
   */
  get candidates(): readonly Candidate[] {
    return this.hasKeeper ? (this.#candidates.get(this.keeperId) ?? []) : [];
  }

  setCandidates(keeperId: number, candidates: readonly Candidate[]): void {
    this.#candidates.set(keeperId, candidates);
    this.mesh.wake();
  }

  /** Current members, by rank. */
  get members(): readonly Member[] {
    return this.#members;
  }

  get own(): Member {
    return this.#members.find(({ id }) => id === this.mesh.own.id)!;
  }

  get rank(): number {
    return this.own.rank;
  }

  get size(): number {
    return this.#members.length;
  }

  /** Members on this process's machine, by rank. */
  get local(): readonly Member[] {
    const { machine } = this.own;
    return this.#members.filter((one) => one.machine === machine);
  }

  get localRank(): number {
    return this.local.findIndex(({ id }) => id === this.mesh.own.id);
  }

  /** Members of this process's local domain, which includes this member. */
  get localDomain(): readonly Member[] {
    return this.localDomains.of(this.rank).map((rank) => this.#members[rank]!);
  }

  /**
   * Returns the reason why this process cannot reach the memory of a member on its machine. Returns undefined
   * when the access works.
   */
  unreached(id: number): string | undefined {
    return this.localDomains.why(this.rank, this.rankOf(id));
  }

  /** Ids of all members except this one. */
  get others(): number[] {
    return this.#members.filter(({ id }) => id !== this.mesh.own.id).map(({ id }) => id);
  }

  idOf(rank: number): number {
    return this.#members[rank]!.id;
  }

  rankOf(id: number): number {
    return this.#members.findIndex((one) => one.id === id);
  }

  /** Losses among the current members. */
  get losses(): readonly Loss[] {
    if (this.mesh.lossCount === 0) return noLosses;
    const ids = new Set(this.#members.map(({ id }) => id));
    return this.mesh.losses.filter(({ member }) => ids.has(member.id));
  }

  /** Throws a MemberLostError when a current member is lost. */
  check(what: string): void {
    const { losses } = this;
    if (losses.length > 0) throw new MemberLostError(`group "${this.name}": ${what}`, losses);
  }

  /** Returns a unique topic for a call, made of the epoch, the kind and a counter. */
  topic(kind: string): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return `${this.epoch}/${kind}/${count}`;
  }

  /**
   * Sends a value to all members and returns the values of all members, by rank. Throws MemberValueError when
   * `accepts` returns false for the value of another member.
   */
  async exchange<T>(kind: string, value: T, deadline: Deadline, accepts: Accepts<T>): Promise<T[]> {
    const { mesh } = this;
    const topic = this.topic(kind);
    try {
      mesh.sendAll(topic, value);
    } catch (error) {
      // No member has received the message, so the next call reuses its number.
      this.#counts.set(kind, this.#counts.get(kind)! - 1);
      throw new TypeError(`${kind}: the value cannot be converted to JSON (${(error as Error).message})`);
    }
    const what = `group "${this.name}": ${kind}`;
    const found = await mesh.gather(this.others, { topic, what }, deadline);
    return this.#members.map((member) =>
      member.id === mesh.own.id ? value : checkedValue(what, member, found.get(member.id), accepts),
    );
  }

  /** Sends the value of an exchange to all members, and does not wait for their values. */
  announce(kind: string, value: unknown): void {
    this.mesh.sendAll(this.topic(kind), value);
  }

  /** Replaces the members and starts a new epoch. */
  replace(members: readonly Member[], epoch: number): void {
    const remaining = new Set(members.map(({ id }) => id));
    for (const { id } of this.#members) if (!remaining.has(id)) this.mesh.forget(id);
    this.#members = members;
    this.localDomains = LocalDomains.ofMachines(members);
    this.nextId = Math.max(this.nextId, 1 + Math.max(...members.map(({ id }) => id)));
    this.epoch = epoch;
    this.mesh.update(members, epoch);
    this.#counts.clear();
  }

  close(): void {
    this.metrics.close();
    this.joinQueue?.close();
    this.etcdLease?.close();
    this.mesh.close();
    this.listener.close();
  }
}

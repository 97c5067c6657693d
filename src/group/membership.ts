import { Adaptivity } from "./adaptivity/changes.ts";
import type { Seat } from "./etcd/seat.ts";
import { Recovery } from "./failure/recovery.ts";
import { type Loss, MemberLostError } from "./group-error.ts";
import { Islands } from "./islands/islands.ts";
import type { Candidate } from "./joining/candidate.ts";
import type { Lobby } from "./joining/lobby.ts";
import type { Roster } from "./joining/roster.ts";
import type { Door } from "./links/door.ts";
import type { Until } from "./links/handshake.ts";
import type { Mesh } from "./links/mesh.ts";
import type { Member } from "./member.ts";
import { Metrics } from "./metrics/metrics.ts";

const nobody: readonly Loss[] = [];

/** Members that make memory together, and meet in it. */
export type Circle = Pick<
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

/** Who is in the group now, and how they are told things. */
export class Membership {
  readonly name: string;
  readonly mesh: Mesh;
  readonly door: Door;
  readonly metrics: Metrics = new Metrics();
  /** How it got over the last loss. */
  readonly recovery: Recovery = new Recovery();
  readonly adaptivity: Adaptivity = new Adaptivity();
  /** How many members the group was made for. */
  readonly places: number;
  /** Where those wait that want to come in, if this member keeps it. */
  lobby: Lobby | undefined;
  /** The id of the member that keeps the rendezvous. */
  keeperId = -1;
  /** Who waits to be let in, as the members say that kept the rendezvous. */
  readonly #candidates = new Map<number, readonly Candidate[]>();
  /** The next one who comes in gets this id. */
  nextId: number;
  /** What is kept of the group in etcd, where it met there. */
  seat: Seat | undefined;
  /** Counts up whenever the group is reformed; what belongs to an older one is not heard. */
  epoch: number;
  #members: readonly Member[];
  /** Who reaches whose memory. */
  islands: Islands;
  readonly #counts = new Map<string, number>();

  constructor(name: string, { members, epoch, places }: Roster, mesh: Mesh, door: Door) {
    this.name = name;
    this.#members = members;
    this.islands = Islands.ofMachines(members);
    this.epoch = epoch;
    this.places = places;
    this.nextId = 1 + Math.max(...members.map(({ id }) => id));
    this.mesh = mesh;
    this.door = door;
    mesh.listen("candidates", (id, value) => this.hearCandidates(id, value as readonly Candidate[]));
  }

  /** Those that wait to be let in. */
  get candidates(): readonly Candidate[] {
    return this.#candidates.get(this.keeperId) ?? [];
  }

  hearCandidates(keeperId: number, candidates: readonly Candidate[]): void {
    this.#candidates.set(keeperId, candidates);
    this.mesh.wake();
  }

  /** By rank. */
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

  /** The members of this process's machine, by rank. */
  get local(): readonly Member[] {
    const { machine } = this.own;
    return this.#members.filter((one) => one.machine === machine);
  }

  get localRank(): number {
    return this.local.findIndex(({ id }) => id === this.mesh.own.id);
  }

  /** Those that reach this one's memory, and it theirs: itself among them. */
  get island(): readonly Member[] {
    return this.islands.of(this.rank).map((rank) => this.#members[rank]!);
  }

  /** Why this process does not reach the memory of that member of its machine; undefined where it does. */
  unreached(id: number): string | undefined {
    return this.islands.why(this.rank, this.rankOf(id));
  }

  /** Ids of all others. */
  get others(): number[] {
    return this.#members.filter(({ id }) => id !== this.mesh.own.id).map(({ id }) => id);
  }

  idOf(rank: number): number {
    return this.#members[rank]!.id;
  }

  rankOf(id: number): number {
    return this.#members.findIndex((one) => one.id === id);
  }

  /** Members of now that are lost. */
  get losses(): readonly Loss[] {
    if (this.mesh.lossCount === 0) return nobody;
    const ids = new Set(this.#members.map(({ id }) => id));
    return this.mesh.losses.filter(({ member }) => ids.has(member.id));
  }

  /** MemberLostError when anybody of now is lost. */
  check(what: string): void {
    const { losses } = this;
    if (losses.length > 0) throw new MemberLostError(`group "${this.name}": ${what}`, losses);
  }

  /** What a call is about, different for each: the n-th of its kind in this epoch. */
  topic(kind: string): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return `${this.epoch}/${kind}/${count}`;
  }

  /** Every member says a value, and hears those of all, by rank. */
  async exchange<T>(kind: string, value: T, deadline: Until): Promise<T[]> {
    const { mesh } = this;
    const about = this.topic(kind);
    try {
      mesh.sendAll(about, value);
    } catch (error) {
      // Nobody has heard anything: the next one is this one.
      this.#counts.set(kind, this.#counts.get(kind)! - 1);
      throw new TypeError(
        `${kind}: the value is not plain data, as JSON carries it: ${(error as Error).message}`,
      );
    }
    const what = `group "${this.name}": ${kind}`;
    const found = await mesh.gather(this.others, { about, what }, deadline);
    return this.#members.map(({ id }) => (id === mesh.own.id ? value : (found.get(id) as T)));
  }

  /** Goes on with these, in a new epoch. */
  replace(members: readonly Member[], epoch: number): void {
    const kept = new Set(members.map(({ id }) => id));
    for (const { id } of this.#members) if (!kept.has(id)) this.mesh.forget(id);
    this.#members = members;
    this.islands = Islands.ofMachines(members);
    this.nextId = Math.max(this.nextId, 1 + Math.max(...members.map(({ id }) => id)));
    this.epoch = epoch;
    this.mesh.update(members, epoch);
    this.#counts.clear();
  }

  close(): void {
    this.lobby?.close();
    this.seat?.close();
    this.mesh.close();
    this.door.close();
  }
}

import type { Until } from "../links/handshake.ts";
import type { Member } from "../member.ts";
import type { Circle, Membership } from "../membership.ts";
import { Metrics } from "../metrics/metrics.ts";

/** The members of this host that reach each other's memory, as a group of their own: ranks are their places among them. */
export class HostCircle implements Circle {
  readonly #membership: Membership;
  readonly members: readonly Member[];
  /** Nobody's: what is done here is a part of calls that are counted elsewhere. */
  readonly metrics: Metrics = new Metrics();

  constructor(membership: Membership) {
    this.#membership = membership;
    this.members = membership.island.map((member, rank) => ({ ...member, rank }));
    this.metrics.beginEpoch(this.members.length);
  }

  get name(): string {
    return this.#membership.name;
  }

  get mesh(): Membership["mesh"] {
    return this.#membership.mesh;
  }

  get recovery(): Membership["recovery"] {
    return this.#membership.recovery;
  }

  get rank(): number {
    return this.members.findIndex(({ id }) => id === this.mesh.own.id);
  }

  get own(): Member {
    return this.members[this.rank]!;
  }

  get size(): number {
    return this.members.length;
  }

  get others(): number[] {
    return this.members.filter(({ id }) => id !== this.mesh.own.id).map(({ id }) => id);
  }

  unreached(id: number): string | undefined {
    return this.#membership.unreached(id);
  }

  check(what: string): void {
    this.#membership.check(what);
  }

  topic(kind: string): string {
    return this.#membership.topic(`host: ${kind}`);
  }

  async exchange<T>(kind: string, value: T, deadline: Until): Promise<T[]> {
    const { mesh, others } = this;
    const about = this.topic(kind);
    for (const id of others) mesh.send(id, about, value);
    const what = `group "${this.name}": ${kind}`;
    const found = await mesh.gather(others, { about, what }, deadline);
    return this.members.map(({ id }) => (id === mesh.own.id ? value : (found.get(id) as T)));
  }
}

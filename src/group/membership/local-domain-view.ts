import type { Deadline } from "../../wait/deadline.ts";
import { Metrics } from "../metrics/metrics.ts";
import type { Member } from "./links/member.ts";
import { type Accepts, checkedValue } from "./links/received-values.ts";
import type { Membership, MemberView } from "./membership.ts";

/**
 * View of the group that contains only the members of this process's local domain. Ranks count within the
 * local domain.
 */
export class LocalDomainView implements MemberView {
  readonly #membership: Membership;
  readonly members: readonly Member[];
  /**
   * Separate metrics that are not reported. The metrics of the whole group already count the calls of the
   * local domain.
   */
  readonly metrics: Metrics = new Metrics();

  constructor(membership: Membership) {
    this.#membership = membership;
    this.members = membership.localDomain.map((member, rank) => ({ ...member, rank }));
    this.metrics.beginEpoch(this.members);
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

  async exchange<T>(kind: string, value: T, deadline: Deadline, accepts: Accepts<T>): Promise<T[]> {
    const { mesh, others } = this;
    const topic = this.topic(kind);
    for (const id of others) mesh.send(id, topic, value);
    const what = `group "${this.name}": ${kind}`;
    const found = await mesh.gather(others, { topic, what }, deadline);
    return this.members.map((member) =>
      member.id === mesh.own.id ? value : checkedValue(what, member, found.get(member.id), accepts),
    );
  }
}

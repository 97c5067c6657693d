/** Identity of a member for the totals of its links. */
export interface LinkedMember {
  /** Id of the member in its group, which does not change. */
  readonly id: number;
  readonly rank: number;
  readonly host: string;
  readonly processId: number;
}

/** Data that this member sent to another member since that member joined. Reforms do not reset it. */
export interface LinkTotal {
  readonly host: string;
  readonly processId: number;
  /** Current rank of the receiver. Null after it left or was lost. */
  readonly rank: number | null;
  readonly bytes: number;
  /** Number of RDMA writes that were repeated on another path. */
  readonly retries: number;
}

/** Bytes sent to one rank, in all calls and in the timed calls. */
export class LinkTraffic {
  bytes = 0;
  retries = 0;
  timedBytes = 0;
  timedUs = 0;
}

/** Traffic to the members of an epoch by rank, and the totals of earlier epochs by member. */
export class LinkTotals {
  /** Traffic of this epoch, by rank. */
  links: readonly LinkTraffic[] = [];
  #members: readonly LinkedMember[] = [];
  readonly #former = new Map<number, { readonly member: LinkedMember; bytes: number; retries: number }>();

  /** Starts an epoch, whose ranks may denote other members. Adds the traffic of the last epoch to the totals. */
  begin(members: readonly LinkedMember[]): void {
    for (const [rank, member] of this.#members.entries()) {
      const { bytes, retries } = this.links[rank]!;
      const former = this.#former.get(member.id);
      if (former === undefined) this.#former.set(member.id, { member, bytes, retries });
      else {
        former.bytes += bytes;
        former.retries += retries;
      }
    }
    this.#members = members;
    this.links = members.map(() => new LinkTraffic());
  }

  /** Returns the totals of all members except the one with the id `own`, in the order in which they joined. */
  totals(own: number): LinkTotal[] {
    const found = new Map<number, LinkTotal>();
    for (const [id, { member, bytes, retries }] of this.#former) {
      const { host, processId } = member;
      found.set(id, { host, processId, rank: null, bytes, retries });
    }
    for (const { id, rank, host, processId } of this.#members) {
      const { bytes, retries } = this.links[rank]!;
      const former = found.get(id);
      found.set(id, {
        ...{ host, processId, rank },
        bytes: bytes + (former?.bytes ?? 0),
        retries: retries + (former?.retries ?? 0),
      });
    }
    found.delete(own);
    return [...found].sort(([a], [b]) => a - b).map(([, total]) => total);
  }
}

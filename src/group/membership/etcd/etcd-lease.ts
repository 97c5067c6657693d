import { Deadline } from "../../../wait/deadline.ts";
import type { Member } from "../links/member.ts";
import type { Etcd } from "./etcd.ts";

const leaseSeconds = 5;
const renewMs = 1500;
const endMs = 1000;

/**
 * Registration of a member in etcd. The member's key exists while its process renews the lease. The epoch key
 * in etcd lets only one part of a partitioned group continue. A running group tolerates an etcd outage.
 */
export class EtcdLease {
  readonly #etcd: Etcd;
  readonly #base: string;
  readonly #member: Member;
  #lease = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(etcd: Etcd, prefix: string, session: string, member: Member) {
    this.#etcd = etcd;
    this.#base = `${prefix}/${session}`;
    this.#member = member;
  }

  /**
   * Returns the registration of a member in a part of this group, below the keys of this group. A part has its own
   * epoch, because its members reform without the rest of the group.
   */
  forPart(session: string, member: Member): EtcdLease {
    return new EtcdLease(this.#etcd, `${this.#base}/parts`, session, member);
  }

  async take(deadline: Deadline): Promise<void> {
    if (this.#member.id === 0) await this.#etcd.create(`${this.#base}/epoch`, "0", "", deadline);
    await this.#register(deadline);
    this.#renewLater();
  }

  async #register(deadline: Deadline): Promise<void> {
    this.#lease = await this.#etcd.grant(leaseSeconds, deadline);
    const { host, processId, id } = this.#member;
    const key = `${this.#base}/members/${id}`;
    await this.#etcd.put(key, JSON.stringify({ id, host, processId }), this.#lease, deadline);
  }

  #renewLater(): void {
    this.#timer = setTimeout(() => void this.#renew(), renewMs);
    this.#timer.unref();
  }

  async #renew(): Promise<void> {
    const deadline = new Deadline(renewMs);
    try {
      if (!(await this.#etcd.keepAlive(this.#lease, deadline)) && !this.#closed)
        await this.#register(deadline);
    } catch {
      // etcd is unreachable. The group continues, and the next heartbeat renews the lease.
    }
    if (!this.#closed) this.#renewLater();
  }

  /**
   * Advances the group's epoch in etcd. Returns false when another part of the group advanced the epoch
   * first, and this part must stop.
   */
  async advance(from: number, to: number, deadline: Deadline): Promise<boolean> {
    const key = `${this.#base}/epoch`;
    let wait = 50;
    for (;;) {
      try {
        return await this.#etcd.replace(key, `${from}`, `${to}`, deadline);
      } catch (error) {
        // etcd may have applied a request whose response was lost, so the loop reads the epoch back.
        if (deadline.remainingMs() < wait || deadline.signal?.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
        const [entry] = await this.#etcd.get(key, deadline).catch(() => []);
        if (entry?.value === `${to}`) return true;
        wait = Math.min(wait * 2, 500);
      }
    }
  }

  /**
   * Returns false when another part of the group has advanced the epoch. Returns true while this member does
   * not reach etcd: another part may reach it, so each member of the group must ask.
   */
  async holds(epoch: number, deadline: Deadline): Promise<boolean> {
    const [entry] = await this.#etcd.get(`${this.#base}/epoch`, deadline.within(renewMs)).catch(() => []);
    return entry === undefined || Number(entry.value) <= epoch;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    void this.#etcd.revoke(this.#lease, new Deadline(endMs)).catch(() => {});
  }
}

import { type Until, untilOf } from "../links/handshake.ts";
import type { Member } from "../member.ts";
import type { Etcd } from "./etcd.ts";

const leaseSeconds = 5;
const beatMs = 1500;
const endMs = 1000;

/**
 * A member's place in etcd: a key that is there while the process lives, for whoever wants to know who is in a group; and the epoch,
 * which only one side of a group that fell apart can count up. A group that runs needs no etcd: what it cannot say it says later.
 */
export class Seat {
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

  async take(deadline: Until): Promise<void> {
    if (this.#member.id === 0) await this.#etcd.create(`${this.#base}/epoch`, "0", "", deadline);
    await this.#sit(deadline);
    this.#beatLater();
  }

  async #sit(deadline: Until): Promise<void> {
    this.#lease = await this.#etcd.grant(leaseSeconds, deadline);
    const { host, processId, id } = this.#member;
    const key = `${this.#base}/members/${id}`;
    await this.#etcd.put(key, JSON.stringify({ id, host, processId }), this.#lease, deadline);
  }

  #beatLater(): void {
    this.#timer = setTimeout(() => void this.#beat(), beatMs);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    const deadline = untilOf(beatMs);
    try {
      if (!(await this.#etcd.keepAlive(this.#lease, deadline)) && !this.#closed) await this.#sit(deadline);
    } catch {
      // It is away: the group goes on, and says so again later.
    }
    if (!this.#closed) this.#beatLater();
  }

  /** Counts the epoch up. False when another part of the group did so before: this one does not go on. */
  async advance(from: number, to: number, deadline: Until): Promise<boolean> {
    const key = `${this.#base}/epoch`;
    let wait = 50;
    for (;;) {
      try {
        return await this.#etcd.replace(key, `${from}`, `${to}`, deadline);
      } catch (error) {
        // A question whose answer was lost may have been heard.
        if (performance.now() + wait > deadline.end || deadline.signal?.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
        const [entry] = await this.#etcd.get(key, deadline).catch(() => []);
        if (entry?.value === `${to}`) return true;
        wait = Math.min(wait * 2, 500);
      }
    }
  }

  /** False when another part of the group has counted the epoch up. While etcd is away nobody can have. */
  async holds(epoch: number, deadline: Until): Promise<boolean> {
    const [entry] = await this.#etcd.get(`${this.#base}/epoch`, deadline).catch(() => []);
    return entry === undefined || Number(entry.value) <= epoch;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    void this.#etcd.revoke(this.#lease, untilOf(endMs)).catch(() => {});
  }
}

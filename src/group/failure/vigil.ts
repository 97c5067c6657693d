import { SharedBarrier } from "../barrier/shared-barrier.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { Heart } from "./heart.ts";
import { HeartPage } from "./heart-page.ts";

/** Members of other machines are heard by the event loop, which may be busy: they get more time. */
const remotePatience = 5;

const paceChange = (from: number, to: number, part: number) =>
  ({
    what: "heartbeat",
    kind: "changed",
    from: `every ${from} ms`,
    to: `every ${to} ms`,
    reason: `it took ${(100 * part).toPrecision(2)}% of a processor`,
  }) as const;

/** Watches over the members: those of this machine by a thread and shared memory, those of others by what they say. */
export class Vigil {
  readonly #membership: Membership;
  readonly #page: HeartPage | undefined;
  readonly #heart: Heart | undefined;
  /** Where all members are on this machine: they meet in its memory. */
  readonly barrier: SharedBarrier | undefined;
  readonly #timer: ReturnType<typeof setInterval> | undefined;
  /** The epoch that it began in: the same in all members that it is for. */
  readonly epoch: number;
  readonly #ids: ReadonlySet<number>;
  /** When it looked at members of other machines last, and from when on their silence counts. */
  #lookedMs = performance.now();
  #graceMs = performance.now();

  private constructor(membership: Membership, page: HeartPage | undefined, lostAfterMs: number) {
    this.#membership = membership;
    this.#page = page;
    this.epoch = membership.epoch;
    this.#ids = new Set(membership.members.map(({ id }) => id));
    const { mesh, own, local } = membership;
    const others = local.filter(({ id }) => id !== own.id);
    if (page !== undefined && others.length > 0)
      this.#heart = new Heart(page, own, others, lostAfterMs, {
        lost: (id, ended, at) => {
          if (mesh.lossOf(id) === undefined) membership.recovery.begin(`the heart noticed ${id}`, at);
          mesh.giveUp(id, ended ? "process ended" : "no heartbeat");
        },
        paced: membership.adaptivity.on
          ? (from, to, part) => membership.adaptivity.tell(paceChange(from, to, part))
          : undefined,
      });
    else page?.close();
    if (this.#heart !== undefined && local.length === membership.size)
      this.barrier = new SharedBarrier(membership, page!.barrierWords);
    mesh.lastSign = (id) => ({
      silentMs: page?.silentMs(id) ?? Number.POSITIVE_INFINITY,
      doing: page?.told(id) ?? "",
    });
    if (local.length < membership.size) {
      this.#timer = setInterval(() => this.#beat(lostAfterMs * remotePatience), lostAfterMs / 4);
      this.#timer.unref();
    }
  }

  /** All members start it together. */
  static async start(membership: Membership, lostAfterMs: number, deadline: Until): Promise<Vigil> {
    const page = membership.size > 1 ? await HeartPage.make(membership, deadline) : undefined;
    return new Vigil(membership, page, lostAfterMs);
  }

  #beat(lostAfterMs: number): void {
    const { mesh, members, own } = this.#membership;
    const now = performance.now();
    // What they said meanwhile has not been read yet: whoever stood still itself cannot tell who else did.
    if (now - this.#lookedMs > lostAfterMs / 2) this.#graceMs = now;
    this.#lookedMs = now;
    for (const { id, machine } of members) {
      if (machine === own.machine || mesh.lossOf(id) !== undefined) continue;
      mesh.send(id, "beat", null);
      if (Math.min(mesh.silentMs(id), now - this.#graceMs) > lostAfterMs) mesh.giveUp(id, "no heartbeat");
    }
  }

  /** Does it watch over all members of now? */
  get coversAll(): boolean {
    return this.#membership.members.every(({ id }) => this.#ids.has(id));
  }

  /** Says what this member does now, for others' errors. */
  tell(text: string): void {
    this.#page?.tell(this.#membership.mesh.own.id, text);
  }

  /** Where a loss is written at once, whatever the main thread does; 0 for nowhere. `poison`: unless it had left. */
  abortAt(address: number, poison = 0): void {
    this.#heart?.abortAt(address, poison);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#membership.mesh.lastSign = () => ({ silentMs: Number.POSITIVE_INFINITY, doing: "" });
    this.barrier?.close();
    this.#heart?.close();
  }
}

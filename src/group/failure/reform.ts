import { until } from "../../wait/until.ts";
import { MemberLostError } from "../group-error.ts";
import { left, type Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";

/** What a survivor tells whoever decides. */
interface Ask {
  readonly epoch: number;
  /** Ids of those that it has lost. */
  readonly lost: readonly number[];
}

/** Who goes on, by ids in the order of their new ranks. */
interface Decision {
  readonly ids: readonly number[];
  readonly epoch: number;
}

const ASK = "reform ask";
const DECISION = "reform decision";
const EXCLUDED = "excluded";

/** How long the one that decides waits for those that do not come, of what there is. */
const patience = 0.5;

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

  constructor(membership: Membership, deadline: Until) {
    this.#membership = membership;
    this.#deadline = deadline;
  }

  async run(): Promise<void> {
    for (;;) {
      try {
        const decision = await this.#decision();
        this.#apply(decision);
        await this.#membership.exchange("reformed", null, this.#deadline);
        return;
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
    mesh.send(leader!.id, ASK, { epoch: this.#membership.epoch, lost } satisfies Ask);
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
      if (signal?.aborted) throw error;
      // Those that have not come may be alive, but do not take part: the others go on without them.
      for (const id of waiting()) this.#exclude(id);
    }
    // What one of them has lost cannot be a member with it.
    for (const { lost } of this.#asks.values()) for (const id of lost) this.#exclude(id);
    const { members, own } = this.#membership;
    const ids = members.filter(({ id }) => mesh.lossOf(id) === undefined).map(({ id }) => id);
    const epochs = ids.map((id) => (id === own.id ? this.#membership.epoch : this.#asks.get(id)!.epoch));
    const decision: Decision = { ids, epoch: Math.max(...epochs) + 1 };
    this.#asks.clear();
    await this.#advance(decision);
    for (const id of ids) if (id !== own.id) mesh.send(id, DECISION, decision);
    return decision;
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

  #apply({ ids, epoch }: Decision): void {
    const { members } = this.#membership;
    const kept = ids.map((id, rank) => ({ ...members.find((one) => one.id === id)!, rank }));
    this.#membership.replace(kept, epoch);
  }
}

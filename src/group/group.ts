import type { Device } from "../cuda/index.ts";
import { Resource } from "../lifetime/resource.ts";
import { type WaitOptions, waitOf } from "../wait/wait-options.ts";
import { networkBarrier } from "./barrier/network-barrier.ts";
import { checkInternal, type Internal } from "./internal.ts";
import { type Until, untilOf } from "./links/handshake.ts";
import type { Member } from "./member.ts";
import type { Membership } from "./membership.ts";

/** What a group is started with, when its members are linked. */
export interface GroupParts {
  readonly device: Device | undefined;
  /** Does the group close it? */
  readonly owned: boolean;
  readonly lostAfterMs: number;
  readonly stagingBytes: number;
}

/**
 * Processes that work together: they know each other, meet at barriers, share GPU memory, compute together, and notice who is
 * lost. {@link join} gives one.
 *
 * @example
 * const [everybody] = await Promise.all([group.exchange(`hello from ${group.rank}`), group.barrier()]);
 * console.log(everybody[group.rank]);
 */
export class Group extends Resource {
  readonly name: string;
  readonly #membership: Membership;
  readonly #parts: GroupParts;

  private constructor(membership: Membership, parts: GroupParts) {
    super();
    this.name = membership.name;
    this.#membership = membership;
    this.#parts = parts;
    this.own();
  }

  /** @internal Use {@link join}. */
  static async start(
    from: Internal,
    membership: Membership,
    parts: GroupParts,
    deadline: Until,
  ): Promise<Group> {
    checkInternal(from, "Group", "join()");
    const group = new Group(membership, parts);
    await networkBarrier(membership, deadline);
    return group;
  }

  get label(): string {
    return `Group "${this.name}" (rank ${this.rank} of ${this.size})`;
  }

  /** This process's place, from 0. It changes when the group is reformed. */
  get rank(): number {
    return this.#membership.rank;
  }

  /** How many members there are. */
  get size(): number {
    return this.#membership.size;
  }

  /** Its place among the members of this host. */
  get localRank(): number {
    return this.#membership.localRank;
  }

  /** All members, by rank. */
  get members(): readonly Member[] {
    return this.#membership.members;
  }

  /** How often the group was reformed. */
  get epoch(): number {
    return this.#membership.epoch;
  }

  /** This member's GPU. TypeError in a group without GPUs. */
  get device(): Device {
    this.ensureOpen();
    const { device } = this.#parts;
    if (device === undefined)
      throw new TypeError(`${this.label} has no GPU: join() was called with device: "none"`);
    return device;
  }

  /**
   * Resolves when all members have come here. MissingMembersError, with those that have not, at the deadline;
   * MemberLostError as soon as one is lost.
   */
  async barrier(options?: WaitOptions): Promise<void> {
    this.ensureOpen();
    const { timeoutMs, signal } = waitOf(options, "barrier");
    this.#membership.check("barrier");
    await networkBarrier(this.#membership, untilOf(timeoutMs, signal));
  }

  /**
   * Every member gives a value (plain data, as JSON carries it), and gets those of all, by rank.
   *
   * @example
   * const processIds = await group.exchange(process.pid);
   * console.log(processIds.length === group.size); // true
   */
  async exchange<T>(value: T, options?: WaitOptions): Promise<T[]> {
    this.ensureOpen();
    const { timeoutMs, signal } = waitOf(options, "exchange");
    this.#membership.check("exchange");
    return await this.#membership.exchange("exchange", value, untilOf(timeoutMs, signal));
  }

  protected override shown(): Record<string, unknown> {
    const { rank, size, epoch, members } = this;
    return { rank, size, epoch, members: members.map(({ host, processId }) => `${host}:${processId}`) };
  }

  protected release(): void {
    this.#membership.close();
    if (this.#parts.owned) this.#parts.device?.close();
  }
}

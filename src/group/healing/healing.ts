import { DoorbellError } from "../../errors.ts";
import { Deadline } from "../../wait/deadline.ts";
import { seenAddress } from "../collectives/rdma/open-network.ts";
import { MismatchError } from "../membership/links/group-error.ts";
import { isText, listOf, recordOf, wholeFrom } from "../membership/links/received-values.ts";
import { type HealPlan, healPlan } from "./heal-plan.ts";
import { StateLayout } from "./state-memory.ts";
import { type HealedGroup, type OwnState, StateTransfer } from "./transfer.ts";

/** Values that the members exchange at the start. */
interface HealRequest {
  /** Text of the call, which must be equal in all members. */
  readonly call: string;
  readonly version: number;
  /** Address at which this member sees each member, by rank. */
  readonly seen: readonly string[];
}

/** Interval between two attempts to free the memory of a transfer, in milliseconds. */
const freeMs = 20;

const isRequest = (size: number) =>
  recordOf<HealRequest>({ call: isText, version: wholeFrom(0), seen: listOf(isText, size) });

/**
 * Transfer of the state of healthy members to members with an older version, such as a replacement process. Each
 * receiver reads a copy of the state by RDMA READ, while the other members continue. `group.heal` creates it.
 */
export class Healing {
  /** Highest version of all members, which every member has afterwards. */
  readonly version: number;
  /** Source of each member that gets a state, by rank. Empty when all members have the same version. */
  readonly sources: ReadonlyMap<number, number>;
  /** True for a member that has the highest version, and need not wait. */
  readonly isHealthy: boolean;
  /** Size of the state in bytes. */
  readonly bytes: number;
  #milliseconds = 0;
  #isReady = false;
  #isFreed = false;
  readonly #transfer: StateTransfer | undefined;
  readonly #work: Promise<void>;
  readonly #stopped = new AbortController();
  readonly #isIdle: () => boolean;
  #freeing: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    { version, sources }: HealPlan,
    isHealthy: boolean,
    bytes: number,
    { transfer, isIdle }: { readonly transfer: StateTransfer | undefined } & Pick<HealedGroup, "isIdle">,
    deadline: Deadline,
  ) {
    this.#isIdle = isIdle;
    this.version = version;
    this.sources = sources;
    this.isHealthy = isHealthy;
    this.bytes = bytes;
    this.#isReady = transfer === undefined;
    this.#isFreed = transfer === undefined;
    this.#transfer = transfer;
    this.#work = transfer === undefined ? Promise.resolve() : this.#run(transfer, deadline);
    // `done` reports the error. A program that does not wait must not end by an unhandled rejection.
    this.#work.catch(() => {});
  }

  /** @internal Use `group.heal`. */
  static async start(
    group: HealedGroup,
    state: OwnState & { readonly version: number },
    deadline: Deadline,
  ): Promise<Healing> {
    const { membership } = group;
    const { members, rank, size } = membership;
    const call = `heal(${new StateLayout(state.buffers).text})`;
    const request = { call, version: state.version, seen: members.map(({ address }) => address) };
    const all = await membership.exchange<HealRequest>("heal", request, deadline, isRequest(size));
    // Members without a part in the transfer count the topic too.
    const topic = membership.topic("heal state");
    if (all.some((one) => one.call !== call))
      throw new MismatchError(new Map(all.map((one, each) => [each, one.call])));
    const plan = healPlan(
      all.map(({ version }) => version),
      members.map(({ machine }) => machine),
    );
    const { version, sources } = plan;
    const source = sources.get(rank);
    const sourceId = source === undefined ? undefined : membership.idOf(source);
    const receiverIds = [...sources].flatMap(([to, from]) => (from === rank ? [membership.idOf(to)] : []));
    const networkAddress = group.networkAddress ?? seenAddress(membership, all);
    const hasPart = sourceId !== undefined || receiverIds.length > 0;
    const transfer = hasPart
      ? await StateTransfer.prepare({ ...group, networkAddress }, state, {
          ...{ version, sourceId, receiverIds, topic },
        })
      : undefined;
    const bytes = Object.values(state.buffers).reduce((sum, { byteLength }) => sum + byteLength, 0);
    const { isIdle } = group;
    return new Healing(plan, sourceId === undefined, bytes, { transfer, isIdle }, deadline);
  }

  async #run(transfer: StateTransfer, deadline: Deadline): Promise<void> {
    const started = performance.now();
    const { timeoutMs, signal } = deadline.remaining();
    const signals = [this.#stopped.signal, ...(signal === undefined ? [] : [signal])];
    try {
      await transfer.run(new Deadline(timeoutMs, AbortSignal.any(signals)));
      this.#milliseconds = performance.now() - started;
      this.#isReady = true;
    } finally {
      if (!this.#stopped.signal.aborted) this.#freeWhenIdle(transfer);
    }
  }

  /**
   * Frees the memory when no collective is in progress, because that blocks this thread until all work of the GPU is done. A collective
   * that waits for a lost member may need this thread to end.
   */
  #freeWhenIdle(transfer: StateTransfer): void {
    if (this.#isIdle()) {
      transfer.close();
      this.#isFreed = true;
      return;
    }
    this.#freeing = setTimeout(() => this.#freeWhenIdle(transfer), freeMs);
    this.#freeing.unref();
  }

  /** True when this member has the state, and no other member still reads it from this one. */
  get ready(): boolean {
    return this.#isReady;
  }

  /** @internal True when the transfer has no memory any more. */
  get isFreed(): boolean {
    return this.#isFreed;
  }

  /** Duration of this member's part in milliseconds. 0 before its end, and for a member without a part. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /**
   * Resolves when this member has the state in its buffers, and no other member still reads it from this one.
   * Rejects with MemberLostError when the other end is lost, with DoorbellError after a reform, and with
   * MissingMembersError or DeadlineError at the deadline of `heal`. The buffers are then unchanged.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32").fill(1);
   * const healing = await group.heal({ weights }, { version: 7 });
   * await healing.done();
   */
  async done(): Promise<void> {
    await this.#work;
  }

  /** @internal Ends the transfer, because the group is reformed or closed. The memory of the GPU may be freed next. */
  stop(): void {
    clearTimeout(this.#freeing);
    if (!this.#isReady)
      this.#stopped.abort(
        new DoorbellError(
          "heal: the transfer ended, because the group was reformed or closed",
          "Call heal() again after the reform.",
        ),
      );
    this.#transfer?.close();
  }
}

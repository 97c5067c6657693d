import process from "node:process";
import { checkOptions } from "../arguments/check-options.ts";
import type { Device } from "../cuda/index.ts";
import { poll } from "../cuda/stream/poll.ts";
import { DoorbellError } from "../errors.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import { networkBarrier } from "./barrier/network-barrier.ts";
import type { Collectives } from "./collectives/collectives.ts";
import {
  type DoneOptions,
  doneOptions,
  groupWaitOptions,
  type ReformOptions,
  reformOptions,
} from "./done-options.ts";
import { Epoch, type GroupParts } from "./epoch.ts";
import { hasFailed, isDone, kernelFailure } from "./failure/kernel-failure.ts";
import type { RecoveryStep } from "./failure/recovery.ts";
import { Reform } from "./failure/reform.ts";
import { sweepAfter } from "./failure/sweep.ts";
import { MemberLostError, MissingMembersError } from "./group-error.ts";
import { GroupOverlap } from "./group-overlap.ts";
import { checkInternal, type Internal } from "./internal.ts";
import { type Until, untilOf } from "./links/handshake.ts";
import type { Member } from "./member.ts";
import type { Membership } from "./membership.ts";
import type { GroupMetrics } from "./metrics/group-metrics.ts";
import {
  MetricsServer,
  metricsPort,
  type ServeMetricsOptions,
  serveMetricsOptions,
} from "./metrics/metrics-server.ts";

const sweepMs = 100;

/**
 * Processes that work together: they know each other, meet at barriers, share GPU memory, compute together, and notice who is
 * lost. {@link join} gives one.
 *
 * @example
 * const [everybody] = await Promise.all([group.exchange(`hello from ${group.rank}`), group.barrier()]);
 * console.log(everybody[group.rank]);
 */
export class Group extends GroupOverlap {
  readonly name: string;
  readonly #parts: GroupParts;
  readonly #now: Epoch;
  /** What ended the collectives of this epoch, once that is known; and the question, while it is asked. */
  #failure: Error | undefined;
  #verdict: Promise<Error> | undefined;
  readonly #lost: Member[] = [];

  private constructor(membership: Membership, parts: GroupParts) {
    super(membership);
    this.name = membership.name;
    this.#parts = parts;
    this.#now = new Epoch(membership, this, parts);
    this.own();
    const { mesh } = membership;
    mesh.onLoss = ({ member, cause }) => {
      this.#now.lose(member.rank, cause === "left");
      this.sharedThings?.drop(member.id);
      // A moment later: a connection closes before its process has gone.
      if (cause === "left") return;
      membership.metrics.losses++;
      membership.recovery.begin(`rank ${member.rank} (process ${member.processId}) is lost: ${cause}`);
      this.#lost.push(member);
      setTimeout(() => sweepAfter(member, mesh.own.machine), sweepMs).unref();
    };
    mesh.listen("symmetric closed", (id, which) =>
      this.symmetricBuffers.get(String(which))?.drop(id, "its owner closed it"),
    );
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
    try {
      if (membership.epoch > 0) await group.#goOn(deadline, 0, true);
      else await group.#now.begin(await membership.exchange("joined", group.#now.told, deadline), deadline);
      const port = metricsPort(process.env["DOORBELL_METRICS"], group.rank);
      if (port !== undefined) await group.serveMetrics({ port });
      return group;
    } catch (error) {
      group.close();
      throw error;
    }
  }

  /**
   * Goes on with the members that are left and those that wait to come in ({@link newcomers}), in a new epoch: collectives begin anew,
   * symmetric memory stays where it is, without the parts of those that are lost. Ranks go from 0 in the order of the first places; a newcomer
   * takes a free one, the one that it asks for if it can. All that are left call it; who has not come within half of the deadline is excluded, and
   * hears a MemberLostError. With `size` it waits for so many; without them it goes on, and MissingMembersError says so. One at a time.
   *
   * @example
   * try {
   *   await group.done();
   * } catch (error) {
   *   if (!(error instanceof MemberLostError)) throw error;
   *   await group.reform(); // with those that are left; reform({ size: 4 }) waits for replacements
   * }
   */
  async reform(options?: ReformOptions): Promise<void> {
    this.ensureOpen();
    const { timeoutMs, signal, size = 0 } = checkOptions(reformOptions, "reform", options);
    const { places, metrics } = this.membership;
    if (size > places) throw new RangeError(`reform: size ${size}: the group was made for ${places} members`);
    const work = () => this.#goOn(untilOf(timeoutMs, signal), size, false);
    await metrics.waited("reform", this.#now.alone(work));
  }

  /**
   * How many processes wait to come in: they do at the next {@link reform}, while there are free places. Members may hear of them at
   * different times: what one of them sees is what all go by.
   *
   * @example
   * const [waiting = 0] = await group.exchange(group.newcomers);
   * if (waiting > 0) await group.reform(); // all members, at the same place
   */
  get newcomers(): number {
    const { candidates, places, size } = this.membership;
    return Math.min(candidates.length, places - size);
  }

  /** `joined`: this process has just come in, and what was decided is known to it. */
  async #goOn(deadline: Until, size: number, joined: boolean): Promise<void> {
    const membership = this.membership;
    const { recovery } = membership;
    recovery.mark("reform was called");
    for (let known = joined; ; known = false) {
      await this.#now.stop(deadline);
      recovery.mark("kernels have ended");
      const before = new Set(membership.members.map(({ id }) => id));
      const reform = new Reform(membership, deadline, size);
      const { said, lacking, again } = await reform.run(this.#now.told, known);
      recovery.mark("all agree who goes on");
      const kept = new Set(membership.members.map(({ id }) => id));
      for (const buffer of this.symmetricBuffers.values()) buffer.keep(kept);
      this.sharedThings?.welcome(membership.others.filter((id) => !before.has(id)));
      this.#failure = undefined;
      try {
        await this.#now.begin(said, deadline, again);
        if (again) continue;
        recovery.end("reformed");
        if (size === 0 || lacking === 0) return;
      } catch (error) {
        if (!(error instanceof MemberLostError)) throw error;
        continue;
      }
      const words = [`${lacking} of ${size} members`];
      throw new MissingMembersError(`${this.label}: reform()`, words, [], deadline.timeoutMs);
    }
  }

  /** @internal The collectives; DoorbellError where there are none, MemberLostError when a member is lost. */
  protected ready(what: string): Collectives {
    const collectives = this.made(what);
    if (this.#failure !== undefined) throw this.#failure;
    if (this.membership.mesh.lossCount > 0) this.membership.check(what);
    return collectives;
  }

  /** @internal The same, whoever is lost. */
  protected made(what: string): Collectives {
    this.ensureOpen();
    if (typeof this.#now.collectives === "string")
      throw new DoorbellError(
        `${what}: ${this.#now.collectives}`,
        "Each member needs a GPU, and an RDMA device where they are on several hosts.",
      );
    return this.#now.collectives;
  }

  /** @internal */
  protected get networkWords(): string | undefined {
    const { collectives } = this.#now;
    return typeof collectives === "string" ? undefined : collectives.way.words;
  }

  get label(): string {
    return `Group "${this.name}" (rank ${this.rank} of ${this.size})`;
  }

  /** This process's place, from 0. It changes when the group is reformed. */
  get rank(): number {
    return this.membership.rank;
  }

  /** How many members there are. */
  get size(): number {
    return this.membership.size;
  }

  /** Its place among the members of this host. */
  get localRank(): number {
    return this.membership.localRank;
  }

  /** All members, by rank. */
  get members(): readonly Member[] {
    return this.membership.members;
  }

  /** How often the group was reformed. */
  get epoch(): number {
    return this.membership.epoch;
  }

  /**
   * What happened since the last loss, step by step, with times: from when its heart noticed it to when the group was reformed.
   * Empty before any.
   *
   * @example
   * for (const { what, ms } of group.recovery) console.log(`${what}: after ${ms.toFixed(1)} ms more`);
   */
  get recovery(): readonly RecoveryStep[] {
    return this.membership.recovery.steps;
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
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "barrier", options);
    this.membership.check("barrier");
    this.#now.vigil?.tell("barrier");
    const deadline = untilOf(timeoutMs, signal);
    const shared = this.#now.vigil?.barrier;
    const met =
      shared?.meet(() => `${this.label}: barrier`, deadline) ?? networkBarrier(this.membership, deadline);
    await this.membership.metrics.waited("barrier", met);
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
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "exchange", options);
    this.membership.check("exchange");
    this.#now.vigil?.tell("exchange");
    return await this.membership.exchange("exchange", value, untilOf(timeoutMs, signal));
  }

  /**
   * Resolves when everything given to the stream is done. MemberLostError when a member was lost, MismatchError when members made
   * different calls, MissingMembersError when one did not come within the kernels' limit: then nothing more is computed until
   * {@link reform}. DeadlineError when this wait's own deadline comes first.
   */
  async done(options?: DoneOptions): Promise<void> {
    const { stream = this.device.stream, timeoutMs, signal } = checkOptions(doneOptions, "done", options);
    const wait = signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    await this.settled(`${this.label}: done()`, () => stream.idle, wait);
  }

  /** @internal Resolves when `ready` says so; throws what ended the collectives, when something has. */
  protected async settled(what: string, ready: () => boolean, options?: WaitOptions): Promise<void> {
    const collectives = this.ready("done");
    this.#now.vigil?.tell(collectives.way.calls.last);
    const { mesh } = this.membership;
    // Kernels end a moment after their members hear of a loss: nobody waits for that before it goes on. Who left had done its part.
    const lost = () => mesh.lossCount > 0 && this.membership.losses.some(({ cause }) => cause !== "left");
    const over = (): boolean => this.closed || hasFailed(collectives) || ready() || lost();
    const heard = (look: () => void) => mesh.watch(look);
    const waited = poll(over, what, options, "A member that makes another call, or none?", heard);
    await this.membership.metrics.waited("done", waited);
    this.ensureOpen();
    if (isDone(collectives, ready) || (!lost() && !hasFailed(collectives))) return;
    this.#verdict ??= kernelFailure(this.membership, collectives, this.#parts.kernelLimitMs);
    const failure = await this.#verdict;
    this.#verdict = undefined;
    this.#failure ??= failure;
    this.membership.metrics.fail();
    this.membership.recovery.mark("a wait of the program ended");
    throw failure;
  }

  /**
   * What this member has done so far: calls by operation and tier, how long some of them took by size, what it gave to whom, how long it
   * waited, what failed. It prints as a table, and is plain data: `exchange(metrics())` gives all members' to all. `text` is that in the
   * form that Prometheus reads.
   *
   * @example
   * console.log(group.metrics().waits.barrier.p99Us);
   */
  metrics(): GroupMetrics {
    const { name, rank, size, epoch } = this;
    return this.membership.metrics.snapshot({ name, rank, size, epoch }, this.membership.adaptivity);
  }

  /**
   * Tells {@link metrics}, as they are when somebody asks, by HTTP in the form that Prometheus scrapes: until what it gives is closed, or
   * the group. `doorbell watch` shows all members of this user and host that do; DOORBELL_METRICS=on makes all do it. DoorbellError where the port is taken.
   *
   * @example
   * using server = await group.serveMetrics();
   * console.log((await (await fetch(server.url)).text()).includes("doorbell_group_members")); // true
   */
  async serveMetrics(options?: ServeMetricsOptions): Promise<MetricsServer> {
    this.ensureOpen();
    const checked = checkOptions(serveMetricsOptions, "serveMetrics", options);
    const { own, mesh } = this.membership;
    const who = { host: own.host, processId: own.processId, session: mesh.session.slice(0, 8) };
    const json = () => ({ ...this.metrics(), ...who });
    return await MetricsServer.open(this, checked, { text: () => this.metrics().text, json });
  }

  /** Ends what kernels wait for, so that what it has made can close, and leaves: the others hear it. */
  override close(): void {
    if (!this.closed) this.#now.end();
    super.close();
  }

  protected override shown(): Record<string, unknown> {
    const { rank, size, epoch, members } = this;
    return { rank, size, epoch, members: members.map(({ host, processId }) => `${host}:${processId}`) };
  }

  protected release(): void {
    this.sharedThings?.close();
    this.#now.close();
    // One that stood still when it was lost may have ended since.
    for (const member of this.#lost) sweepAfter(member, this.membership.mesh.own.machine);
    this.membership.close();
    if (this.#parts.owned) this.#parts.device?.close();
  }
}

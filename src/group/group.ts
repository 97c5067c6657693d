import process from "node:process";
import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, checkValue, oneOf, whole } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { checkInternal, type Internal, internal } from "../cuda/driver/internal.ts";
import { Buffer, type Device, type Elements, type ElementType, type Event } from "../cuda/index.ts";
import { bufferOf } from "../cuda/memory/buffer-holder.ts";
import { DeadlineError } from "../errors.ts";
import { Resource } from "../lifetime/resource.ts";
import { Deadline } from "../wait/deadline.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import type {
  CheckpointBuffers,
  CheckpointOptions,
  NamedBuffers,
  RestoreOptions,
} from "./checkpoint/checkpoint-options.ts";
import { Checkpoints, type KeptCheckpoint } from "./checkpoint/checkpoints.ts";
import { type RestoredCheckpoint, restoreCheckpoint } from "./checkpoint/restore.ts";
import { adaptAlgorithms, type MeasuredGroup } from "./collectives/adapt-algorithms.ts";
import { allToAllV } from "./collectives/all-to-all-v.ts";
import type {
  CollectiveOptions,
  GatherOptions,
  ReduceOptions,
  RootOptions,
  RootReduceOptions,
} from "./collectives/collective-options.ts";
import { checkHeldType } from "./collectives/held-types.ts";
import type { Plan } from "./collectives/plan.ts";
import { gatherV, scatterV } from "./collectives/rooted-v.ts";
import { explainAlgorithms } from "./collectives/shapes/explain.ts";
import { defaultSizes, type ExplainOptions, explainOptions } from "./collectives/shapes/explain-options.ts";
import type { Explanation } from "./collectives/shapes/explanation.ts";
import { Epoch, type GroupParts, isMemberReport } from "./epoch.ts";
import { checkState, type HealOptions, healOptions } from "./healing/heal-options.ts";
import { Healing } from "./healing/healing.ts";
import { sweepAfter } from "./membership/failure/sweep.ts";
import { MemberLostError, MissingMembersError } from "./membership/links/group-error.ts";
import type { Member } from "./membership/links/member.ts";
import { isAnything, isFlag } from "./membership/links/received-values.ts";
import type { Membership } from "./membership/membership.ts";
import type { RecoveryStep } from "./membership/recovery.ts";
import { Reform } from "./membership/reform.ts";
import { meetSubgroup } from "./membership/subgroup.ts";
import {
  type DoneOptions,
  doneOptions,
  groupWaitOptions,
  type ReformOptions,
  reformOptions,
} from "./membership/wait-options.ts";
import type { GroupLinks } from "./memory/group-links.ts";
import type { NetworkTransport } from "./memory/measure-links.ts";
import { SharedMemory } from "./memory/shared-memory.ts";
import type { SharingOptions, SymmetricBuffer, SymmetricOptions } from "./memory/symmetric.ts";
import type { Change } from "./metrics/changes.ts";
import type { GroupMetrics } from "./metrics/group-metrics.ts";
import {
  MetricsServer,
  metricsPort,
  type ServeMetricsOptions,
  serveMetricsOptions,
} from "./metrics/metrics-server.ts";
import { type BucketOptions, bucketOptions } from "./training/bucket-options.ts";
import { GradientBuckets } from "./training/gradient-buckets.ts";
import { Pipeline } from "./training/pipeline.ts";
import { type PipelineOptions, pipelineOptions } from "./training/pipeline-options.ts";
import type { TrainingHost } from "./training/training-host.ts";
import type { Adaptive, AdaptiveOptions } from "./tuning/adaptive.ts";
import type { Batches, BatchOptions } from "./tuning/batches.ts";
import type { CheckpointPace, CheckpointPaceOptions } from "./tuning/checkpoint-pace.ts";
import type { ShareOptions, Shares } from "./tuning/shares.ts";
import { Tuning } from "./tuning/tuning.ts";

const allReduce = oneOf("allReduce");
const size = whole(0, Number.MAX_SAFE_INTEGER);

/** Returns true if the second argument of an in-place call holds the options instead of an output buffer. */
function areOptions<O extends object>(output: Elements | O | undefined, options: O | undefined): output is O {
  if (output === undefined || output instanceof Buffer || options !== undefined) return false;
  return output !== null && Object.getPrototypeOf(output) === Object.prototype;
}

const sweepMs = 100;

/**
 * Group of processes that run one program together. Its members meet at barriers, share GPU memory, run
 * collectives, and detect failed members. {@link join} creates a group.
 *
 * @example
 * const [greetings] = await Promise.all([group.exchange(`hello from ${group.rank}`), group.barrier()]);
 * console.log(greetings[group.rank]);
 */
export class Group extends Resource {
  readonly name: string;
  private readonly membership: Membership;
  readonly #parts: GroupParts;
  private readonly currentEpoch: Epoch;
  readonly #memory: SharedMemory;
  readonly #tuning: Tuning;
  #checkpoints: Checkpoints | undefined;
  /** Transfers of states that may still run. */
  readonly #healings = new Set<Healing>();
  /** Failed members, whose leftover files are removed again when the group closes. */
  readonly #lost: Member[] = [];

  private constructor(membership: Membership, parts: GroupParts) {
    super();
    this.name = membership.name;
    this.membership = membership;
    this.#parts = parts;
    this.currentEpoch = new Epoch(membership, this, parts);
    this.#memory = new SharedMemory(membership, this);
    this.#tuning = new Tuning(membership);
    if (parts.parent === undefined) this.own();
    else this.own(parts.parent);
    const { mesh } = membership;
    mesh.onLoss = ({ member, cause }) => {
      this.currentEpoch.lose(member.rank, cause === "left");
      this.#memory.drop(member.id);
      // The connection of a member closes before its process exits, so a timer removes the files of the
      // member a moment later.
      if (cause === "left") return;
      membership.metrics.losses++;
      membership.recovery.begin(`rank ${member.rank} (process ${member.processId}) is lost: ${cause}`);
      this.#lost.push(member);
      setTimeout(() => sweepAfter(member, mesh.own.machine), sweepMs).unref();
    };
  }

  /** @internal Starts a group. Programs call {@link join}. */
  static async start(
    from: Internal,
    membership: Membership,
    parts: GroupParts,
    deadline: Deadline,
  ): Promise<Group> {
    checkInternal(from, "Group", "join()");
    const group = new Group(membership, parts);
    try {
      if (membership.epoch > 0) await group.#reform(deadline, 0, true);
      else
        await group.currentEpoch.begin(
          await membership.exchange("joined", group.currentEpoch.report(), deadline, isMemberReport),
          deadline,
        );
      const port =
        parts.parent === undefined ? metricsPort(process.env["DOORBELL_METRICS"], group.rank) : undefined;
      if (port !== undefined) await group.serveMetrics({ port });
      return group;
    } catch (error) {
      group.close();
      throw error;
    }
  }

  /**
   * Rebuilds the group from the surviving members and the waiting processes ({@link newcomers}), and starts a
   * new epoch. Every surviving member must call it, one call at a time. New ranks start at 0 and follow the
   * order of the old ranks. A newcomer gets a free rank, if possible the rank that it requested. Symmetric
   * memory keeps its addresses, without the parts of failed members. A member that has not called within half
   * of the deadline is excluded, and its call throws MemberLostError. With `size`, the call waits for that
   * number of members. If fewer are there at the deadline, the group continues without them and the call
   * throws MissingMembersError.
   *
   * @example
   * try {
   *   await group.done();
   * } catch (error) {
   *   if (!(error instanceof MemberLostError)) throw error;
   *   await group.reform(); // with the surviving members; reform({ size: 4 }) waits for replacements
   * }
   */
  async reform(options?: ReformOptions): Promise<void> {
    this.ensureOpen();
    const { timeoutMs, signal, size = 0 } = checkOptions(reformOptions, "reform", options);
    const { slots, metrics } = this.membership;
    if (size > slots)
      throw new RangeError(`reform: size is ${size}, but the group was created for at most ${slots} members`);
    const work = () => this.#reform(new Deadline(timeoutMs, signal), size, false);
    await metrics.waited("reform", this.currentEpoch.runAlone(work));
  }

  /**
   * Number of processes that wait to join. They join at the next {@link reform}, as far as ranks are free.
   * Members may observe the number at different times, so agree on one member's value before you act on it.
   *
   * @example
   * const [waiting = 0] = await group.exchange(group.newcomers);
   * if (waiting > 0) await group.reform(); // all members, at the same place
   */
  get newcomers(): number {
    const { candidates, slots, size } = this.membership;
    return Math.min(candidates.length, slots - size);
  }

  /**
   * Stops the current epoch and starts new ones until all members agree. `joined` is true for a process that
   * has just joined and already received the decision.
   */
  async #reform(deadline: Deadline, size: number, joined: boolean): Promise<void> {
    const membership = this.membership;
    const { recovery } = membership;
    const { signal } = deadline;
    this.#stopHealing();
    recovery.mark("reform was called");
    for (let known = joined; ; known = false) {
      await this.currentEpoch.stop(deadline);
      recovery.mark("kernels have ended");
      const before = new Set(membership.members.map(({ id }) => id));
      const reform = new Reform(membership, deadline, size);
      const {
        reports,
        lacking,
        needsNewcomers: wanted,
      } = await reform.run(this.currentEpoch.report(this.#memory.ids), known, isMemberReport);
      // Without a member that can keep the rendezvous, no round can admit newcomers.
      const again = wanted && reports.some(({ claim }) => claim > 0);
      recovery.mark("the members agree on the next epoch");
      this.#memory.update(before);
      try {
        await this.currentEpoch.begin(reports, deadline, again);
        if (again && !deadline.expired) continue;
        const network = this.currentEpoch.partTransport;
        if (network !== undefined && reports.some(({ memories = [] }) => memories.length > 0))
          await this.#memory.reconnect(network, deadline);
        recovery.end("reformed");
        if (size === 0 || lacking === 0) return;
      } catch (error) {
        if (!(error instanceof MemberLostError) || deadline.expired) throw error;
        signal?.throwIfAborted();
        continue;
      }
      const words = [`${lacking} of ${size} members`];
      throw new MissingMembersError(`${this.label}: reform()`, words, [], deadline.timeoutMs);
    }
  }

  get label(): string {
    return `Group "${this.name}" (rank ${this.rank} of ${this.size})`;
  }

  /** Rank of this process, from 0. A reform may change it. */
  get rank(): number {
    return this.membership.rank;
  }

  /** Number of members. */
  get size(): number {
    return this.membership.size;
  }

  /** Rank of this process among the members of this host, from 0. */
  get localRank(): number {
    return this.membership.localRank;
  }

  /** All members, in the order of their ranks. */
  get members(): readonly Member[] {
    return this.membership.members;
  }

  /** Number of times that the group was reformed. */
  get epoch(): number {
    return this.membership.epoch;
  }

  /**
   * Steps of the last recovery with their durations, from the detection of the loss to the end of the reform.
   * Empty before the first loss.
   *
   * @example
   * for (const { what, ms } of group.recovery) console.log(`${what}: after ${ms.toFixed(1)} ms more`);
   */
  get recovery(): readonly RecoveryStep[] {
    return this.membership.recovery.steps;
  }

  /** GPU of this member. Throws TypeError in a group without GPUs. */
  get device(): Device {
    this.ensureOpen();
    const { device } = this.#parts;
    if (device === undefined)
      throw new TypeError(`${this.label} has no GPU, because join() was called with the device "none"`);
    return device;
  }

  /**
   * Resolves when all members have called `barrier`. Throws MissingMembersError, with the missing members, at
   * the deadline. Throws MemberLostError as soon as the failure of a member is detected.
   */
  async barrier(options?: WaitOptions): Promise<void> {
    this.ensureOpen();
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "barrier", options);
    this.membership.check("barrier");
    this.currentEpoch.failureDetector?.publish("barrier");
    const deadline = new Deadline(timeoutMs, signal);
    const shared = this.currentEpoch.failureDetector?.barrier;
    const met =
      shared?.meet(() => `${this.label}: barrier`, deadline) ??
      this.membership.exchange("barrier", null, deadline, isAnything);
    await this.membership.metrics.waited<unknown>("barrier", met);
  }

  /**
   * Sends a value to all members and returns the values of all members, in the order of their ranks. A value
   * is plain data that JSON can represent.
   *
   * @example
   * const processIds = await group.exchange(process.pid);
   * console.log(processIds.length === group.size); // true
   */
  async exchange<T>(value: T, options?: WaitOptions): Promise<T[]> {
    this.ensureOpen();
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "exchange", options);
    this.membership.check("exchange");
    this.currentEpoch.failureDetector?.publish("exchange");
    return await this.membership.exchange("exchange", value, new Deadline(timeoutMs, signal), isAnything<T>);
  }

  /**
   * Forms a group of the members that give the same color, in the order of their keys (default: their ranks),
   * as `MPI_Comm_split` does. All members must call it. A member without a color (undefined) gets undefined.
   * Groups may overlap: a member can split again with other colors. The new group has the same GPUs, its own
   * memory, heartbeats and errors, and no newcomers. The loss of a member concerns each group that the member
   * was in, and each reforms by itself. Closing this group closes the new one. With a rendezvous in etcd, the new
   * group takes leases and an epoch there, so etcd must answer during the call.
   *
   * @example
   * const pairs = await group.split(Math.floor(group.rank / 2));
   * const values = await pairs!.exchange(group.rank);
   * console.log(values.length); // 2, or 1 in the last pair of an odd number
   * pairs!.close();
   * @throws RangeError for a color or a key that is not a whole number.
   * @throws MemberLostError when a member is lost during the call.
   */
  async split(color: number | undefined, key = 0, options?: WaitOptions): Promise<Group | undefined> {
    if (arguments.length > 3) throw extraArguments("split", ["color", "key", "options"], arguments.length);
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "split", options);
    for (const [what, value] of [
      ["color", color ?? 0],
      ["key", key],
    ] as const)
      if (!Number.isSafeInteger(value))
        throw new RangeError(`split: ${what} is ${shown(value)}. Use a whole number`);
    this.ensureOpen();
    this.currentEpoch.failureDetector?.publish("split");
    const deadline = new Deadline(timeoutMs, signal);
    const membership = await meetSubgroup(this.membership, { color: color ?? null, key }, deadline);
    if (membership === undefined) return undefined;
    let part: Group | undefined;
    try {
      const parts = { ...this.#parts, owned: false, parent: this };
      part = await Group.start(internal, membership, parts, deadline);
      // A member may close the new group at once. Without this exchange, members that still start would take
      // that for a loss.
      await membership.exchange("split formed", true, deadline, isFlag);
      return part;
    } catch (error) {
      (part ?? membership).close();
      throw error;
    }
  }

  /**
   * Combines the elements of all members and gives the result to all members, in place or in `output`. The
   * call enqueues the work in the stream and returns; {@link done} reports errors. The order of summation is
   * the order of the ranks, so all members get the same bits in every run. With `fp8`, buffers of u8 hold fp8
   * numbers with a scale for each tensor. One byte travels for each number. The members add the numbers in f32,
   * and round the result once.
   *
   * @example
   * const numbers = group.device.allocate(1000, "u8").fill(0x38); // 1 in e4m3
   * const scale = group.device.from(new Float32Array([0.5]));
   * group.allReduce(numbers, { fp8: { format: "e4m3", scale, outputScale: scale, saturate: true } });
   *
   * @example
   * const gradients = group.device.allocate(1000, "f32").fill(1);
   * group.allReduce(gradients, { operation: "average" });
   * await group.done();
   */
  allReduce<E extends ElementType>(inPlace: Elements<E>, options?: ReduceOptions): void;
  allReduce<E extends ElementType>(
    input: Elements<E>,
    output: Elements<E> | undefined,
    options?: ReduceOptions,
  ): void;
  allReduce(inputs: Elements, output?: Elements | ReduceOptions, options?: ReduceOptions): void {
    const isShort = areOptions(output, options);
    const given = isShort ? output : options;
    checkHeldType("allReduce", inputs, given);
    const input = bufferOf(inputs);
    const into = isShort ? undefined : bufferOf(output);
    if (given?.fp8 === undefined) this.currentEpoch.ready("allReduce").allReduce(input, into, given);
    else this.currentEpoch.fp8("allReduce").allReduce(input, into ?? input, given);
  }

  /**
   * Combines the elements of all members like {@link allReduce}, but writes the result only to the root's
   * output (or input).
   */
  reduce<E extends ElementType>(inPlace: Elements<E>, options?: RootReduceOptions): void;
  reduce<E extends ElementType>(
    input: Elements<E>,
    output: Elements<E> | undefined,
    options?: RootReduceOptions,
  ): void;
  reduce(inputs: Elements, output?: Elements | RootReduceOptions, options?: RootReduceOptions): void {
    const calls = this.currentEpoch.ready("reduce");
    checkHeldType("reduce", inputs, areOptions(output, options) ? output : options);
    const input = bufferOf(inputs);
    if (areOptions(output, options)) calls.reduce(input, undefined, output);
    else calls.reduce(input, bufferOf(output), options);
  }

  /**
   * Combines the elements of all members and gives each member its shard of the result. `input` holds one
   * shard for each rank, and `output` holds one shard.
   */
  reduceScatter<E extends ElementType>(
    input: Elements<E>,
    output: Elements<E>,
    options?: ReduceOptions,
  ): void {
    checkHeldType("reduceScatter", input, options);
    if (options?.fp8 !== undefined)
      this.currentEpoch.fp8("reduceScatter").reduceScatter(bufferOf(input), bufferOf(output), options);
    else this.currentEpoch.ready("reduceScatter").reduceScatter(bufferOf(input), bufferOf(output), options);
  }

  /**
   * Gathers the elements of all members in all members. `output` holds the elements of rank 0, then those of
   * rank 1, and so on. With `fp8` the scale of each member's tensor is gathered too.
   */
  allGather<E extends ElementType>(input: Elements<E>, output: Elements<E>, options?: GatherOptions): void {
    if (options?.fp8 !== undefined)
      this.currentEpoch.fp8("allGather").allGather(bufferOf(input), bufferOf(output), options);
    else this.currentEpoch.ready("allGather").allGather(bufferOf(input), bufferOf(output), options);
  }

  /** Copies the root's elements to all members. */
  broadcast<E extends ElementType>(buffer: Elements<E>, options?: RootOptions): void {
    this.currentEpoch.ready("broadcast").broadcast(bufferOf(buffer), options);
  }

  /**
   * Gathers the elements of all members in the root. Its output holds the elements of rank 0, then those of
   * rank 1, and so on. The other members need no output. Throws TypeError in a root without an output, and
   * RangeError for a wrong length.
   *
   * @example
   * const mine = group.device.allocate(1000, "f32").fill(group.rank);
   * const all = group.rank === 0 ? group.device.allocate(1000 * group.size, "f32") : undefined;
   * group.gather(mine, all);
   * await group.done();
   */
  gather<E extends ElementType>(input: Elements<E>, output?: Elements<E>, options?: RootOptions): void {
    this.currentEpoch.ready("gather").gather(bufferOf(input), bufferOf(output), options);
  }

  /**
   * Sends one shard of the root's input to each member. The shards are in the order of the ranks. The other
   * members pass undefined as the input.
   *
   * @example
   * const all = group.rank === 0 ? group.device.allocate(1000 * group.size, "f32").fill(1) : undefined;
   * const mine = group.device.allocate(1000, "f32");
   * group.scatter(all, mine);
   * await group.done();
   */
  scatter<E extends ElementType>(
    input: Elements<E> | undefined,
    output: Elements<E>,
    options?: RootOptions,
  ): void {
    this.currentEpoch.ready("scatter").scatter(bufferOf(input), bufferOf(output), options);
  }

  /**
   * Gathers chunks of different lengths in the root, like {@link gather}. In the root, `counts[rank]` is the
   * number of elements of each rank. Chunks are adjacent. The other members pass undefined for the output and
   * the counts. {@link done} of the root rejects with MismatchError if a member sends another number.
   */
  gatherV<E extends ElementType>(
    input: Elements<E>,
    output?: Elements<E>,
    counts?: readonly number[],
    options?: RootOptions,
  ): void {
    const chunks = { buffer: bufferOf(output), counts };
    gatherV(this.currentEpoch.ready("gatherV"), bufferOf(input), chunks, options);
  }

  /**
   * Sends chunks of different lengths from the root, like {@link scatter}. In the root, `counts[rank]` is the
   * number of elements of each rank. Chunks are adjacent. The other members pass undefined for the input and
   * the counts.
   */
  scatterV<E extends ElementType>(
    input: Elements<E> | undefined,
    counts: readonly number[] | undefined,
    output: Elements<E>,
    options?: RootOptions,
  ): void {
    const chunks = { buffer: bufferOf(input), counts };
    scatterV(this.currentEpoch.ready("scatterV"), chunks, bufferOf(output), options);
  }

  /**
   * Sends one shard of `input` to each member. The shards of `input` are in the order of the receiving ranks,
   * and those of `output` in the order of the sending ranks. The call is fastest if `output` is in the same
   * {@link symmetric} memory in all members, because members then write to it directly.
   *
   * @example
   * using output = await group.symmetric(1024 * group.size, "f32");
   * group.allToAll(group.device.allocate(1024 * group.size, "f32").fill(group.rank), output.local);
   * await group.done();
   */
  allToAll<E extends ElementType>(
    input: Elements<E>,
    output: Elements<E>,
    options?: CollectiveOptions,
  ): void {
    this.currentEpoch.ready("allToAll").allToAll(bufferOf(input), bufferOf(output), options);
  }

  /**
   * Sends a buffer to one member, which must call {@link receive} with the same type and length. The send
   * completes when all chunks have left. At most four chunks (4 MiB) wait at the receiver; further chunks
   * wait until the receiver calls. Sends and receives between two members match in order.
   */
  send<E extends ElementType>(buffer: Elements<E>, to: number, options?: CollectiveOptions): void {
    this.currentEpoch
      .ready("send")
      .transfer("send", { buffer: bufferOf(buffer), rank: to }, undefined, options);
  }

  /** Receives a buffer from one member, which must call {@link send}. */
  receive<E extends ElementType>(buffer: Elements<E>, from: number, options?: CollectiveOptions): void {
    this.currentEpoch
      .ready("receive")
      .transfer("receive", undefined, { buffer: bufferOf(buffer), rank: from }, options);
  }

  /**
   * Sends to one member and receives from one member at the same time. Two members that first send large
   * buffers to each other would deadlock without this call.
   */
  sendReceive<E extends ElementType>(
    sent: Elements<E>,
    to: number,
    got: Elements<E>,
    from: number,
    options?: CollectiveOptions,
  ): void {
    const sides = [
      { buffer: bufferOf(sent), rank: to },
      { buffer: bufferOf(got), rank: from },
    ] as const;
    this.currentEpoch.ready("sendReceive").transfer("sendReceive", ...sides, options);
  }

  /**
   * Sends shards of different lengths to all members, like {@link allToAll}. Shards are adjacent. The shard
   * of `input` for each rank has `sent[rank]` elements, and the shard of `output` has `got[rank]` elements.
   * Throws MismatchError if a length differs from the length that the peer expects.
   */
  allToAllV<E extends ElementType>(
    input: Elements<E>,
    sent: readonly number[],
    output: Elements<E>,
    got: readonly number[],
    options?: CollectiveOptions,
  ): void {
    allToAllV(this.currentEpoch.ready("allToAllV"), bufferOf(input), sent, bufferOf(output), got, options);
  }

  /**
   * Returns the plan for an allReduce of `bytes` bytes, with its reason. Throws TypeError for any other
   * operation, and RangeError for an invalid number of bytes.
   *
   * @example
   * console.log(group.plan("allReduce", 1 << 20).reason);
   */
  plan(operation: "allReduce", bytes: number): Plan {
    checkValue("plan: the operation", allReduce, operation);
    checkValue("plan: bytes", size, bytes);
    return this.currentEpoch.anyCollectives("plan").plan(bytes);
  }

  /**
   * Resolves when all work in the stream is done. Throws MemberLostError after the failure of a member and
   * MismatchError if members made different calls. Throws MissingMembersError if a member did not arrive
   * within the wait limit of the kernels. No collective runs after these errors until {@link reform}. Throws
   * DeadlineError if the deadline of this wait comes first.
   */
  async done(options?: DoneOptions): Promise<void> {
    const { stream = this.device.stream, timeoutMs, signal } = checkOptions(doneOptions, "done", options);
    const wait = signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    await this.currentEpoch.settled(`${this.label}: done()`, () => stream.idle, wait);
  }

  /**
   * Allocates the same memory in every member, and maps each part in all members that can reach it. All
   * members call it at the same point of the program. Throws MismatchError, with the ranks, if the requests
   * differ. If one member cannot allocate, the call throws that member's error in all members.
   *
   * @example
   * using table = await group.symmetric(1024, "f32");
   * table.local.fill(group.rank);
   * await group.barrier();
   * const other = table.at((group.rank + 1) % group.size); // the same memory as its owner's `local`
   */
  async symmetric<E extends ElementType>(
    length: number,
    type: E,
    options?: SymmetricOptions,
  ): Promise<SymmetricBuffer<E>> {
    const { device, currentEpoch } = this;
    return await this.#memory.symmetric(device, length, type, options, currentEpoch.partTransport);
  }

  /**
   * Measures the links between the members' GPUs: the kind of link, the latency of a small copy and the GB/s
   * of a large copy. All members call it at the same point of the program and get the same result. Pairs copy
   * one after the other, so each pair takes some milliseconds. The result prints as a table. A member that ends the call by its
   * deadline or signal may be out of step, and then refuses collectives until the next `reform()`.
   *
   * @example
   * const links = await group.links();
   * console.log(links.shape); // "a mesh: each member reaches each other's memory, 371 to 372 GB/s"
   */
  async links(options?: WaitOptions): Promise<GroupLinks> {
    const { device, currentEpoch } = this;
    currentEpoch.checkFailure();
    try {
      return await this.#memory.links(device, options, (deadline) => this.#transportUntil(deadline));
    } catch (error) {
      // The others may be at another step of the measurement.
      if (error instanceof MissingMembersError || error instanceof DeadlineError || options?.signal?.aborted)
        currentEpoch.fail(error);
      throw error;
    }
  }

  /** Returns the transport to members on other hosts, or undefined if all members are on this host. */
  #transportUntil(deadline: Deadline): NetworkTransport | undefined {
    const { transportText } = this.currentEpoch;
    if (transportText === "") return undefined;
    return {
      text: transportText,
      send: (buffer, to) => this.send(buffer, to),
      receive: (buffer, from) => this.receive(buffer, from),
      done: () => {
        const { timeoutMs, signal } = deadline.remaining();
        return this.done(signal === undefined ? { timeoutMs } : { timeoutMs, signal });
      },
    };
  }

  /**
   * Returns the argument by which a user kernel reaches other members' parts of a memory. It is a
   * `doorbell::View` of `<doorbell.cuh>` ({@link deviceHeaders}), passed by value. Parts of members on other hosts
   * are written by RDMA (`put`, `signal`, `barrier`). The view is valid until the next reform. Waits in the kernel end
   * when the failure of a member is detected, and {@link done} throws its error.
   *
   * @example
   * using memory = await group.symmetric(1024, "f32");
   * const view = group.deviceView(memory); // kernel.launch({ grid: 1, block: 256 }, [view, ...])
   */
  deviceView<E extends ElementType>(memory: SymmetricBuffer<E>): Uint8Array<ArrayBuffer> {
    const { algorithm, limitNanoseconds } = this.currentEpoch.ready("deviceView");
    return this.#memory.deviceView(this.device, memory, algorithm.hostBuffer.pointer, limitNanoseconds);
  }

  /**
   * Shares a buffer or an interprocess event under a name, until it is closed or unshared. The call announces
   * it to all members whose right is not "none", and returns at once.
   *
   * @example
   * using weights = group.device.allocate(1024, "f32").fill(1);
   * group.share(weights, "weights", { right: "read" }); // others: await group.open(0, "weights")
   * group.unshare("weights");
   */
  share(what: Buffer | Event, name: string, options?: SharingOptions): void {
    this.#memory.share(this.device, what, name, options);
  }

  /** Stops sharing the object of this name. Members that opened it find it closed. */
  unshare(name: string): void {
    this.#memory.unshare(this.device, name);
  }

  /**
   * Opens the object that another member shares under this name, and waits until it is shared. The result is
   * the same memory or the same event. Throws DeadlineError at the deadline, MemberLostError after the
   * failure of the member, and RangeError if `rank` is not another member.
   */
  async open(rank: number, name: string, options?: WaitOptions): Promise<Buffer | Event> {
    return await this.#memory.open(this.device, rank, name, options);
  }

  /**
   * Writes buffers of all members to disk, as they are at this point of the stream. All members call it at
   * the same point of the program. Work enqueued later does not change the checkpoint. Resolves when every
   * member's disk holds its data. A version is either complete or absent, and the newest `keep` versions
   * remain. Throws CheckpointError in all members if one cannot write; older versions remain.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32").fill(1);
   * const folder = "/tmp/doorbell-example-checkpoints";
   * const saved = group.checkpoint("model", { replicated: { weights } }, { folder, state: { step: 7 } });
   * weights.fill(2); // not in the checkpoint
   * console.log((await saved).version);
   */
  checkpoint(name: string, buffers: CheckpointBuffers, options: CheckpointOptions): Promise<KeptCheckpoint> {
    this.ensureOpen();
    this.#checkpoints ??= new Checkpoints(this.membership, this.device);
    return this.#checkpoints.checkpoint(name, buffers, options);
  }

  /**
   * Fills buffers from a checkpoint, by default from the newest version. All members call it. Any number of
   * members can read data that was written in parts, and each reads its part of the whole. Returns undefined
   * if there is no checkpoint. Throws CheckpointError if the checkpoint is damaged or does not fit.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32");
   * const folder = "/tmp/doorbell-example-checkpoints";
   * const found = await group.restore("model", { replicated: { weights } }, { folder });
   * console.log(found?.state); // { step: 7 }
   */
  async restore(
    name: string,
    buffers: CheckpointBuffers,
    options: RestoreOptions,
  ): Promise<RestoredCheckpoint | undefined> {
    this.ensureOpen();
    return await restoreCheckpoint(this.membership, name, buffers, options);
  }

  /**
   * Gives the state of the members with the highest version to all other members, such as a process that replaced a
   * lost one. Each of them reads a copy from a healthy member by RDMA READ. All members call it, after a reform for
   * example, with the same names, types and lengths of buffers. The call resolves after the versions are compared.
   * Healthy members can then continue and change their buffers. Without a difference there is no transfer. Throws
   * MismatchError for different buffers, and TypeError without a buffer.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32").fill(1);
   * const healing = await group.heal({ weights }, { version: 7 }); // a new process gives version 0
   * if (!healing.isHealthy) await healing.done();
   * console.log(healing.version); // 7
   */
  async heal(buffers: NamedBuffers, options: HealOptions): Promise<Healing> {
    const given = checkOptions(healOptions, "heal", options);
    checkState(buffers);
    const { version, stream = this.device.stream, timeoutMs, signal } = given;
    const { device, membership } = this;
    membership.check("heal");
    this.currentEpoch.failureDetector?.publish("heal");
    const { networkDevice, networkAddress } = this.#parts;
    const isIdle = (): boolean => {
      const { collectives } = this.currentEpoch;
      return typeof collectives === "string" || collectives.pollIdle();
    };
    const parts = { membership, device, isIdle, networkDevice, networkAddress };
    const state = { buffers, version, stream };
    const healing = await Healing.start(parts, state, new Deadline(timeoutMs, signal));
    for (const one of this.#healings) if (one.isFreed) this.#healings.delete(one);
    this.#healings.add(healing);
    if (this.closed) healing.stop();
    return healing;
  }

  /** Ends the transfers of states, whose members may not be in the group any more. */
  #stopHealing(): void {
    for (const healing of this.#healings) healing.stop();
    this.#healings.clear();
  }

  /**
   * Creates a pipeline of stages in which several rounds of work run at the same time. Each stage has its own
   * stream, and each output has `depth` buffers. `push` waits while too many rounds are in progress.
   * Collectives of several rounds keep their order, so all members must push the same rounds.
   *
   * @example
   * using pipeline = group.pipeline<number>({
   *   stages: [
   *     {
   *       name: "fill",
   *       output: { length: 1000, type: "f32" },
   *       run: ({ output, value, stream }) => output.fill(value, stream),
   *     },
   *     { name: "sum", kind: "communication", run: ({ input, stream }) => group.allReduce(input, { stream }) },
   *     {
   *       name: "print",
   *       kind: "host",
   *       run: async ({ input, stream, round }) => console.log(round, (await input.read(stream))[0]),
   *     },
   *   ],
   * });
   * for (let round = 0; round < 4; round++) await pipeline.push(round);
   * await pipeline.done();
   */
  pipeline<T = unknown>(options: PipelineOptions<T>): Pipeline<T> {
    this.ensureOpen();
    const checked = checkOptions(pipelineOptions, "pipeline", options as PipelineOptions);
    return new Pipeline<T>(this.#trainingHost(), this, checked as Required<PipelineOptions<T>>);
  }

  /**
   * Allocates gradient memory, given names and lengths in the order of the forward pass. Buckets of gradients
   * are reduced while the backward pass continues. The first bucket is small and the following buckets hold
   * 25 MiB, until measurements favor another size.
   *
   * @example
   * using buckets = group.buckets({ layer1: 4096, layer2: 4096 });
   * for (const name of ["layer2", "layer1"]) {
   *   buckets.at(name).fill(1); // the kernels of the backward pass
   *   buckets.ready(name);
   * }
   * buckets.finish(); // later work in the stream sees the averages
   * await buckets.done();
   */
  buckets(gradients: Readonly<Record<string, number>>, options?: BucketOptions): GradientBuckets {
    this.ensureOpen();
    const checked = checkOptions(bucketOptions, "buckets", options);
    return new GradientBuckets(this.#trainingHost(), this, gradients, checked);
  }

  #trainingHost(): TrainingHost {
    const { device, membership } = this;
    return {
      device,
      membership,
      allReduce: (buffer, options) => this.allReduce(buffer, undefined, options),
      settled: (what, ready, options) => this.currentEpoch.settled(what, ready, options),
    };
  }

  /**
   * Creates an autotuned setting with the same value in all members, such as the frames of a batch or the
   * threads of a kernel. The program uses `value` and passes each measurement to `measured`. The tuner
   * occasionally tries a neighboring value, and adopts the value if it costs less. The setting stays at
   * `start` if autotuning is off. All members must create the same setting.
   *
   * @example
   * const batch = group.adaptive("batch", { values: [1, 2, 4, 8], start: 2, unit: "ms a frame" });
   * for (let i = 0; i < 100; i++) {
   *   const started = performance.now();
   *   // ... the work of batch.value frames ...
   *   await batch.measured((performance.now() - started) / batch.value);
   * }
   */
  adaptive<const T extends number | string>(name: string, options: AdaptiveOptions<T>): Adaptive<T> {
    this.ensureOpen();
    return this.#tuning.adaptive(name, options);
  }

  /**
   * Creates an autotuned choice of batch sizes, the same in all members. For a number of waiting items, it
   * chooses the size that completes the most items per millisecond, according to measured batches. It first
   * chooses the size that fits, and always does so if autotuning is off. All members must create the same
   * choice. Throws TypeError if the name is not a string or the sizes do not ascend.
   *
   * @example
   * const batches = group.batches("frames", { sizes: [1, 2, 4, 8, 16] });
   * for (let i = 0; i < 100; i++) {
   *   const [waiting = 0] = await group.exchange(1 + (i % 20)); // the number of items at rank 0
   *   const size = batches.size(waiting);
   *   const started = performance.now();
   *   // ... a batch of that size, which need not be full ...
   *   await batches.measured(size, performance.now() - started);
   * }
   * console.log(batches.plan); // for example "1, 2, 4, 8, 16 from 11"
   */
  batches(name: string, options: BatchOptions): Batches {
    this.ensureOpen();
    return this.#tuning.batches(name, options);
  }

  /**
   * Creates the shares of batches for members of unequal speed. Each member reports the time of its own share. The
   * shares then follow the measured rates, so that all members need the same time. They start equal, and stay equal
   * if autotuning is off. All members must create the same shares, and compute the same numbers. Throws TypeError if
   * the name is not a string.
   *
   * @example
   * const shares = group.shares("samples");
   * for (let step = 0; step < 20; step++) {
   *   const own = shares.of(4096)[group.rank]!; // the numbers of all ranks add up to 4096
   *   const started = performance.now();
   *   // ... the work of `own` samples, and a wait for this member's GPU ...
   *   await shares.measured(performance.now() - started);
   * }
   * console.log(shares.rates); // items per millisecond of each rank
   */
  shares(name: string, options?: ShareOptions): Shares {
    this.ensureOpen();
    return this.#tuning.shares(name, options);
  }

  /**
   * Measures the algorithms of allReduce (tier, blocks and threads of the kernel) for the most frequent sizes
   * since the last call. An alternative is adopted if all members measured it as clearly faster, or as faster
   * twice. The results of collectives keep the same bits. All members call it at the same point of the
   * program, and it takes some milliseconds. Returns the changes with their reasons, or an empty array if
   * autotuning is off or there is only one algorithm. When a member ends its call by its deadline or signal, the
   * others get a MemberEndedError, and the group works as before.
   *
   * @example
   * for (const { what, from, to, reason } of await group.adapt())
   *   console.log(`${what} changed from ${from} to ${to}, because ${reason}`);
   */
  async adapt(options?: WaitOptions): Promise<readonly Change[]> {
    const wait = checkOptions(groupWaitOptions, "adapt", options);
    const { choices } = this.currentEpoch.ready("adapt").algorithm;
    if (!this.membership.adaptivity.on || choices === undefined || this.size < 2) return [];
    return await adaptAlgorithms(this.#measured("adapt()"), choices, wait);
  }

  /**
   * Compares the ways of allReduce through the links: direct between all pairs, star, ring and tree. Measures the links,
   * predicts the time of each way by size, and measures the ways that may be fastest. {@link allReduce} uses the fastest
   * one from then on, with the same bits. All members call it at the same point of the program with the same sizes.
   * The result has the reasons in numbers, and prints as a table. Without autotuning it changes nothing, as in a group
   * of two members or of hosts that combine data within each host. Throws MismatchError for different sizes, and
   * MemberEndedError when another member ended its call by its deadline or signal.
   *
   * @example
   * const explanation = await group.explain({ sizes: [1024, 65_536] });
   * for (const { bytes, chosen, reason } of explanation.sizes) console.log(`${bytes} bytes: ${chosen}, ${reason}`);
   */
  async explain(options?: ExplainOptions): Promise<Explanation> {
    const given = checkOptions(explainOptions, "explain", options);
    const { timeoutMs, signal, sizes = defaultSizes(this.device.provider) } = given;
    const deadline = new Deadline(timeoutMs, signal);
    const links = await this.links(signal === undefined ? { timeoutMs } : { timeoutMs, signal });
    const { algorithm } = this.currentEpoch.ready("explain");
    const timeLeft = deadline.remainingMs();
    const wait = signal === undefined ? { timeoutMs: timeLeft } : { timeoutMs: timeLeft, signal };
    return await explainAlgorithms(this.#measured("explain()"), algorithm, links, sizes, wait);
  }

  /** Returns the parts of this group with which algorithms are measured. */
  #measured(method: string): MeasuredGroup {
    const { device, membership } = this;
    return {
      ...{ membership, device },
      allReduce: (buffer) => this.allReduce(buffer),
      done: (wait) => this.currentEpoch.settled(`${this.label}: ${method}`, () => device.stream.idle, wait),
      fail: (error) => this.currentEpoch.fail(error),
    };
  }

  /**
   * Creates a schedule of checkpoints, the same in all members. The interval in steps follows from the cost
   * of a checkpoint, the duration of steps and the rate of member failures. The interval stays at `start`
   * steps if autotuning is off.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32").fill(1);
   * const folder = "/tmp/doorbell-example-checkpoints";
   * const pace = group.checkpointPace({ start: 10 });
   * for (let step = 0; step < 12; step++) {
   *   // ... a step of the training ...
   *   if (!pace.isDue(step)) continue;
   *   const saved = group.checkpoint("paced", { replicated: { weights } }, { folder, state: { step } });
   *   await pace.begun(step, saved);
   *   await saved;
   * }
   */
  checkpointPace(options?: CheckpointPaceOptions): CheckpointPace {
    this.ensureOpen();
    return this.#tuning.checkpointPace(options);
  }

  /** Last 256 changes of autotuned settings, each with the old value, the new value and the reason. */
  get changes(): readonly Change[] {
    return this.#tuning.changes;
  }

  /**
   * Returns the metrics of this member: calls by operation and tier, latencies by size, bytes sent to each
   * peer, wait times and failures. The use of the GPU and the totals of all epochs are in it too. The result prints as a table and is plain data, so `exchange(metrics())`
   * gives the metrics of all members to all. Its `text` has the format that Prometheus reads.
   *
   * @example
   * console.log(group.metrics().waits.barrier.p99Us);
   */
  metrics(): GroupMetrics {
    const { name, rank, size, epoch } = this;
    const { metrics, adaptivity, mesh } = this.membership;
    return metrics.snapshot({ name, rank, size, epoch }, mesh.own.id, this.#parts.device, adaptivity);
  }

  /**
   * Serves current {@link metrics} over HTTP in the format that Prometheus scrapes, until the server or the
   * group is closed. `doorbell watch` shows all members of this user and host that serve metrics.
   * DOORBELL_METRICS=on makes every member serve them. Throws DoorbellError if the port is in use.
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

  /**
   * Aborts the waits of kernels, closes all resources of the group, and leaves. The remaining members detect
   * the departure.
   */
  override close(): void {
    if (!this.closed) this.currentEpoch.end();
    super.close();
  }

  protected override shown(): Record<string, unknown> {
    const { rank, size, epoch, members } = this;
    return { rank, size, epoch, members: members.map(({ host, processId }) => `${host}:${processId}`) };
  }

  protected release(): void {
    this.#stopHealing();
    this.#memory.close();
    this.currentEpoch.close();
    // A failed member that was only stopped may have exited since, so its files are removed once more.
    for (const member of this.#lost) sweepAfter(member, this.membership.mesh.own.machine);
    this.membership.close();
    if (this.#parts.owned) this.#parts.device?.close();
  }
}

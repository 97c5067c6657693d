import type { Device } from "../cuda/index.ts";
import { poll } from "../cuda/stream/poll.ts";
import { DoorbellError } from "../errors.ts";
import type { Resource } from "../lifetime/resource.ts";
import type { Deadline } from "../wait/deadline.ts";
import { deadlineOf, type WaitOptions } from "../wait/wait-options.ts";
import { within } from "../wait/within.ts";
import { AbortTarget } from "./abort-target.ts";
import type { Algorithm } from "./collectives/algorithm.ts";
import { Collectives } from "./collectives/collectives.ts";
import { Fp8Collectives } from "./collectives/fp8/fp8-collectives.ts";
import { isMemoryOffer, type MemoryOffer, memoryOffer } from "./collectives/kernels/group-memory.ts";
import { KernelAlgorithm } from "./collectives/kernels/kernel-algorithm.ts";
import { hasFailed, isDone, kernelFailure } from "./collectives/kernels/kernel-failure.ts";
import { KernelSet } from "./collectives/kernels/kernel-set.ts";
import { type LocalDomain, openLocalDomain } from "./collectives/kernels/open-local-domain.ts";
import { withNccl } from "./collectives/nccl/with-nccl.ts";
import { spanHosts } from "./collectives/rdma/span-hosts.ts";
import { ShapedAlgorithm } from "./collectives/shapes/shaped-algorithm.ts";
import { FailureDetector } from "./membership/failure/failure-detector.ts";
import {
  type Accepts,
  isFlag,
  isText,
  listOf,
  oneOf,
  optional,
  recordOf,
  wholeFrom,
} from "./membership/links/received-values.ts";
import type { Membership } from "./membership/membership.ts";
import type { PartTransport } from "./memory/part-transport.ts";

/** Inputs of a group that starts after its members are linked. */
export interface GroupParts {
  readonly device: Device | undefined;
  /** True if the group closes the device. */
  readonly owned: boolean;
  readonly lostAfterMs: number;
  /**
   * Bytes of staging memory of each member for collectives. Undefined selects a size that suits the device.
   */
  readonly stagingBytes?: number;
  /** Longest time that a kernel waits for other members, in milliseconds. */
  readonly kernelLimitMs: number;
  /** True if algorithms whose results may differ between runs are excluded. */
  readonly deterministic: boolean;
  /** True if this member allows autotuning. */
  readonly adapt: boolean;
  /**
   * RDMA device that connects this member to members on other hosts. Undefined selects
   * a suitable device.
   */
  readonly networkDevice?: string;
  readonly networkAddress?: string;
  /** Group that was split. It closes this one, and serves the metrics of `DOORBELL_METRICS`. */
  readonly parent?: Resource;
}

/** Report that each member sends before an epoch begins. */
export interface MemberReport {
  /** Epoch in which the member's failure detector began, or -1 without a failure detector. */
  readonly failureDetector: number;
  /** Number of barriers that the member has passed in the shared memory of its machine. */
  readonly barriers: number;
  /** Rank of the member's claim to serve the rendezvous; the highest claim wins. */
  readonly claim: 0 | 1 | 2;
  readonly adapts: boolean;
  /** Provider of the member's GPU, or "" without a GPU. */
  readonly provider: string;
  readonly memory: MemoryOffer | undefined;
  readonly deterministic: boolean;
  /** Identifiers of its symmetric memories. Absent without one. */
  readonly memories?: readonly string[];
}

const isWholeReport = recordOf<MemberReport>({
  failureDetector: wholeFrom(-1),
  barriers: wholeFrom(0),
  claim: oneOf(0, 1, 2),
  adapts: isFlag,
  provider: isText,
  memory: optional(isMemoryOffer),
  deterministic: isFlag,
  memories: optional(listOf(isText)) as Accepts<MemberReport["memories"]>,
});

/** Returns true for a report of another member. A member with a GPU offers memory. */
export const isMemberReport: Accepts<MemberReport> = (value): value is MemberReport =>
  isWholeReport(value) && (value.provider === "" || isMemoryOffer(value.memory));

/** Time that the memory of a former epoch remains after the next epoch begins, in milliseconds. */
const formerMs = 250;

/** Epochs of a group. The failure detector and the memory of the kernels last from one reform to the next. */
export class Epoch {
  readonly #membership: Membership;
  readonly #group: Resource;
  readonly #parts: GroupParts;
  /** Collectives of the current epoch, or the reason why there are none. */
  collectives: Collectives | string = "the group was joined without GPUs";
  failureDetector: FailureDetector | undefined;
  #abortTarget: AbortTarget | undefined;
  #kernels: KernelSet | undefined;
  #fp8: Fp8Collectives | undefined;
  #memoryOffer: MemoryOffer | undefined;
  readonly #former = new Set<Collectives>();
  #isReforming = false;
  /** Error that ended the collectives of this epoch, once its cause is known. */
  #failure: Error | undefined;
  /** Search for the cause of the failure, while it runs. */
  #verdict: Promise<Error> | undefined;

  constructor(membership: Membership, group: Resource, parts: GroupParts) {
    this.#membership = membership;
    this.#group = group;
    this.#parts = parts;
  }

  /**
   * Runs one reform at a time. Each reform creates memory and threads, and a concurrent reform would lose
   * track of them.
   */
  async runAlone(reform: () => Promise<void>): Promise<void> {
    if (this.#isReforming)
      throw new DoorbellError("reform: another reform() is already in progress", "Await the first reform().");
    this.#isReforming = true;
    await reform().finally(() => {
      this.#isReforming = false;
    });
  }

  /** Returns the report that this member sends before the next epoch begins. */
  report(memories: readonly string[] = []): MemberReport {
    const { adapt, device, stagingBytes, deterministic } = this.#parts;
    this.#memoryOffer ??= device && memoryOffer(device, stagingBytes);
    return {
      failureDetector: this.failureDetector?.epoch ?? -1,
      barriers: this.failureDetector?.barrier?.count ?? 0,
      claim: this.#membership.joinQueue?.claim ?? 0,
      adapts: adapt,
      provider: device?.provider ?? "",
      memory: this.#memoryOffer,
      deterministic,
      ...(memories.length === 0 ? {} : { memories }),
    };
  }

  /**
   * Begins an epoch with the reports of all members. If `again` is true, the epoch exists only to invite
   * newcomers and starts no collectives.
   */
  async begin(reports: readonly MemberReport[], deadline: Deadline, again = false): Promise<void> {
    const membership = this.#membership;
    this.#failure = undefined;
    this.#verdict = undefined;
    // Autotuning runs in all members or in none, because members exchange their measurements.
    membership.adaptivity.on = reports.every(({ adapts }) => adapts);
    const highest = Math.max(...reports.map(({ claim }) => claim));
    membership.keeperId =
      highest === 0 ? -1 : membership.idOf(reports.findIndex(({ claim }) => claim === highest));
    membership.joinQueue?.update(membership, membership.keeperId === membership.mesh.own.id);
    if (again) return;
    const isDetectorCurrent =
      reports.every(({ failureDetector }) => failureDetector === reports[0]!.failureDetector) &&
      this.failureDetector?.coversAll === true;
    try {
      if (!isDetectorCurrent) {
        const { lostAfterMs } = this.#parts;
        this.failureDetector?.close();
        const meanwhile = FailureDetector.watchRemote(membership, lostAfterMs);
        this.failureDetector = meanwhile;
        this.failureDetector = await FailureDetector.start(membership, lostAfterMs, deadline);
        meanwhile.close();
      }
      this.failureDetector?.barrier?.begin(isDetectorCurrent ? reports.map(({ barriers }) => barriers) : []);
      membership.recovery.mark("the failure detector runs");
      await this.#startCollectives(reports, deadline);
    } finally {
      // If the group was closed meanwhile, only this call can close the resources that it created.
      if (this.#group.closed) this.close();
      else this.#freeFormer();
    }
    this.#group.ensureOpen();
  }

  /** Chooses the algorithm of the collectives, if all members have GPUs of the same kind. */
  async #startCollectives(reports: readonly MemberReport[], deadline: Deadline): Promise<void> {
    const membership = this.#membership;
    const { device, kernelLimitMs } = this.#parts;
    const otherKind = reports.findIndex((each) => each.provider !== device?.provider);
    if (device === undefined) return;
    if (otherKind >= 0) {
      this.collectives = `rank ${otherKind} has ${reports[otherKind]!.provider === "" ? "no GPU" : "a GPU of another kind"}`;
      return;
    }
    this.#kernels ??= new KernelSet(device);
    membership.metrics.beginEpoch(membership.members);
    const offers = reports.map(({ memory }) => memory!);
    const localDomain = await openLocalDomain(membership, this.#group, device, offers, deadline);
    this.#reportLocalDomains();
    let algorithm =
      membership.localDomains.all.length === 1
        ? new KernelAlgorithm(membership, device, localDomain.memory!, this.#kernels, kernelLimitMs)
        : await this.#spanHosts(device, localDomain, deadline);
    if (typeof algorithm === "string") {
      this.collectives = algorithm;
      return;
    }
    algorithm = ShapedAlgorithm.over(membership, device, algorithm);
    this.#abortTarget?.close();
    if (this.failureDetector !== undefined)
      this.#abortTarget = new AbortTarget(this.failureDetector, algorithm.hostBuffer, algorithm.poisonWord);
    this.collectives = new Collectives(membership, device, algorithm, kernelLimitMs);
    if (reports.every((each) => !each.deterministic)) {
      algorithm = await withNccl(membership, device, algorithm, kernelLimitMs, deadline);
      this.collectives = new Collectives(membership, device, algorithm, kernelLimitMs);
    }
    // The new failure detector did not abort kernels for members that failed before it began, so this line
    // checks for them.
    membership.check("join");
  }

  /** Reports pairs of GPUs that fail and therefore use the network, as a change of the path. */
  #reportLocalDomains(): void {
    const { localDomains, adaptivity, metrics } = this.#membership;
    if (localDomains.unreached.length === 0) return;
    metrics.reroutes += localDomains.unreached.length;
    adaptivity.record({
      what: "path",
      kind: "changed",
      from: "peer memory",
      to: `peer memory within ${localDomains.text}, and the network between them`,
      reason: localDomains.reason,
    });
  }

  /** Connects the members of several local domains by RDMA. */
  async #spanHosts(
    device: Device,
    localDomain: LocalDomain,
    deadline: Deadline,
  ): Promise<Algorithm | string> {
    const { stagingBytes, kernelLimitMs: limitMs, networkDevice, networkAddress } = this.#parts;
    const preference = { device: networkDevice, address: networkAddress, stagingBytes, limitMs };
    return await spanHosts(
      this.#membership,
      { preference, device, kernelSet: this.#kernels! },
      localDomain,
      deadline,
    );
  }

  /**
   * Returns the collectives. Throws DoorbellError if there are none, and MemberLostError after the failure of
   * a member.
   */
  ready(method: string): Collectives {
    const collectives = this.anyCollectives(method);
    this.checkFailure();
    if (this.#membership.mesh.lossCount > 0) this.#membership.check(method);
    return collectives;
  }

  /** Throws the error after which this member may be out of step. */
  checkFailure(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Returns the collectives of fp8 numbers. Throws as `ready` does. */
  fp8(method: string): Fp8Collectives {
    const collectives = this.ready(method);
    if (this.#fp8?.collectives !== collectives) {
      this.#fp8?.close();
      this.#fp8 = new Fp8Collectives(this.#parts.device!, collectives);
    }
    return this.#fp8;
  }

  /** Makes all collectives throw an error until the next epoch, because this member may be out of step. */
  fail(error: unknown): void {
    this.#failure ??= error as Error;
  }

  /** Returns the collectives, even after the failure of a member. */
  anyCollectives(method: string): Collectives {
    this.#group.ensureOpen();
    if (typeof this.collectives === "string")
      throw new DoorbellError(
        `${method}: ${this.collectives}`,
        "Each member needs a GPU. A group on several hosts also needs an RDMA device in each member.",
      );
    return this.collectives;
  }

  /** Network by which kernels write to members on other hosts. Undefined when all members are on one host. */
  get partTransport(): PartTransport | undefined {
    return typeof this.collectives === "string" ? undefined : this.collectives.algorithm.partTransport;
  }

  /** Description of the transport to other hosts, or "" when all members are on one host. */
  get transportText(): string {
    return typeof this.collectives === "string" ? "" : (this.collectives.algorithm.transportText ?? "");
  }

  /**
   * Resolves when `ready` returns true. Throws the error that ended the collectives, if there is one. Throws
   * DeadlineError at the deadline, also while the members still look for the cause of a failure.
   */
  async settled(what: string, ready: () => boolean, options: WaitOptions | undefined): Promise<void> {
    const deadline = deadlineOf(options, what);
    const collectives = this.ready("done");
    this.failureDetector?.publish(collectives.algorithm.calls.last);
    const membership = this.#membership;
    const { mesh } = membership;
    // After the failure of a member, the wait ends before the kernels do. A member that left normally had
    // completed its work.
    const lost = () => mesh.lossCount > 0 && membership.losses.some(({ cause }) => cause !== "left");
    const isOver = (): boolean => this.#group.closed || hasFailed(collectives) || ready() || lost();
    const watch = (look: () => void) => mesh.watch(look);
    const hint = "Another member may have made another call, or none.";
    await membership.metrics.waited("done", poll(isOver, what, options, hint, watch));
    this.#group.ensureOpen();
    if (isDone(collectives, ready) || (!lost() && !hasFailed(collectives))) return;
    throw await within(this.#findFailure(collectives), deadline, {
      what: () => what,
      hint: "A call of this group failed, and the members still look for the cause. Wait again to get it, or call await group.reform().",
    });
  }

  /** Returns the error that ended the collectives. The search continues after the deadline of a caller. */
  #findFailure(collectives: Collectives): Promise<Error> {
    if (this.#verdict !== undefined) return this.#verdict;
    const membership = this.#membership;
    const search = async (): Promise<Error> => {
      const failure = await kernelFailure(membership, collectives, this.#parts.kernelLimitMs);
      // The group may have been reformed meanwhile.
      if (this.#verdict !== verdict) return failure;
      this.#failure ??= failure;
      membership.metrics.fail();
      membership.recovery.mark("a wait of the program ended");
      return failure;
    };
    const verdict = search().finally(() => {
      if (this.#verdict === verdict) this.#verdict = undefined;
    });
    this.#verdict = verdict;
    // A caller whose deadline has passed does not handle this rejection.
    verdict.catch(() => {});
    return verdict;
  }

  /** Aborts the waits of kernels, and schedules the release of their memory after the kernels have ended. */
  async stop(deadline: Deadline): Promise<void> {
    const collectives = this.collectives;
    if (typeof collectives === "string") return;
    collectives.algorithm.abort();
    const { timeoutMs } = deadline.remaining();
    const what = `${this.#group.label}: reform()`;
    await poll(
      () => collectives.pollIdle(),
      what,
      { timeoutMs },
      "A kernel of the program itself may not end.",
    );
    this.#abortTarget?.close();
    this.#fp8?.close();
    this.#fp8 = undefined;
    if (collectives.algorithm.outlivesEpoch === true) this.#former.add(collectives);
    else collectives.close();
    this.collectives = "the group is being reformed";
  }

  /**
   * Frees the memory of former epochs after a delay, so that the surviving members do not wait for the
   * unmapping.
   */
  #freeFormer(): void {
    if (this.#former.size === 0) return;
    setTimeout(() => this.#closeFormer(), formerMs).unref();
  }

  #closeFormer(): void {
    for (const collectives of this.#former) collectives.close();
    this.#former.clear();
  }

  /** Ends all waits for the member of a rank. */
  lose(rank: number, left: boolean): void {
    if (typeof this.collectives !== "string") this.collectives.algorithm.lose(rank, left);
  }

  /** Ends the waits of all kernels. */
  end(): void {
    if (typeof this.collectives !== "string") this.collectives.algorithm.abort();
  }

  close(): void {
    this.end();
    this.#closeFormer();
    this.failureDetector?.close();
    this.failureDetector = undefined;
    this.#fp8?.close();
    this.#fp8 = undefined;
    if (typeof this.collectives !== "string") this.collectives.close();
    this.collectives = "the group is closed";
    this.#kernels?.close();
  }
}

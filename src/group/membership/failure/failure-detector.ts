import type { Deadline } from "../../../wait/deadline.ts";
import type { Mesh } from "../links/mesh.ts";
import type { Membership } from "../membership.ts";
import { SharedBarrier } from "../shared-barrier.ts";
import { Heartbeat } from "./heartbeat.ts";
import { HeartbeatPage } from "./heartbeat-page.ts";

/**
 * Factor by which the loss timeout grows for members of other machines. The event loop receives their
 * heartbeats and may be busy.
 */
const remoteFactor = 5;

const intervalChange = (from: number, to: number, part: number) =>
  ({
    what: "heartbeat",
    kind: "changed",
    from: `every ${from} ms`,
    to: `every ${to} ms`,
    reason: `it took ${(100 * part).toPrecision(2)}% of a processor`,
  }) as const;

/**
 * Detector of failed members. A thread and shared memory watch members of the same machine. Heartbeat
 * messages watch members of other machines.
 */
export class FailureDetector {
  readonly #membership: Membership;
  readonly #page: HeartbeatPage | undefined;
  readonly #heartbeat: Heartbeat | undefined;
  /** Shared-memory barrier of the group, present only when all members run on one machine. */
  readonly barrier: SharedBarrier | undefined;
  readonly #timer: ReturnType<typeof setInterval> | undefined;
  /** Group epoch in which the failure detector started, equal on all members. */
  readonly epoch: number;
  readonly #ids: ReadonlySet<number>;
  readonly #heartbeatOf: Mesh["heartbeatOf"];
  /** Time of the last check of remote members, in milliseconds. */
  #lastCheckMs = performance.now();
  #graceMs = performance.now();

  private constructor(
    membership: Membership,
    page: HeartbeatPage | undefined,
    lostAfterMs: number,
    { isComplete }: { readonly isComplete: boolean },
  ) {
    this.#membership = membership;
    this.#page = page;
    this.epoch = isComplete ? membership.epoch : -1;
    const { mesh, own, local, members } = membership;
    this.#ids = new Set(isComplete ? members.map(({ id }) => id) : []);
    const others = local.filter(({ id }) => id !== own.id);
    if (page !== undefined && others.length > 0)
      this.#heartbeat = new Heartbeat(page, own, others, lostAfterMs, {
        lost: (id, ended, at) => {
          if (mesh.lossOf(id) === undefined)
            membership.recovery.begin(`heartbeat detected the loss of ${id}`, at);
          mesh.markLost(id, ended ? "process ended" : "no heartbeat");
        },
        intervalChanged: membership.adaptivity.on
          ? (from, to, part) => membership.adaptivity.record(intervalChange(from, to, part))
          : undefined,
      });
    else page?.close();
    if (this.#heartbeat !== undefined && local.length === membership.size)
      this.barrier = new SharedBarrier(membership, page!.barrierWords);
    this.#heartbeatOf = (id) => ({
      silentMs: page?.silentMs(id) ?? Number.POSITIVE_INFINITY,
      doing: page?.operationOf(id) ?? "",
    });
    mesh.heartbeatOf = this.#heartbeatOf;
    if (local.length < membership.size) {
      this.#timer = setInterval(() => this.#checkRemote(lostAfterMs * remoteFactor), lostAfterMs / 4);
      this.#timer.unref();
    }
  }

  /** Starts the failure detector. All members of the group call `start` together. */
  static async start(
    membership: Membership,
    lostAfterMs: number,
    deadline: Deadline,
  ): Promise<FailureDetector> {
    const page = membership.size > 1 ? await HeartbeatPage.make(membership, deadline) : undefined;
    return new FailureDetector(membership, page, lostAfterMs, { isComplete: true });
  }

  /**
   * Starts a detector that watches the members of other machines only. It serves while the group starts another one. If that fails, it
   * serves until the next reform, which may wait for a member that has ended.
   */
  static watchRemote(membership: Membership, lostAfterMs: number): FailureDetector {
    return new FailureDetector(membership, undefined, lostAfterMs, { isComplete: false });
  }

  #checkRemote(lostAfterMs: number): void {
    const { mesh, members, own } = this.#membership;
    const now = performance.now();
    // After a stall of this process, heartbeats may be waiting unread in the sockets. Remote members
    // therefore get a new grace period.
    if (now - this.#lastCheckMs > lostAfterMs / 2) this.#graceMs = now;
    this.#lastCheckMs = now;
    for (const { id, machine } of members) {
      if (machine === own.machine || mesh.lossOf(id) !== undefined) continue;
      mesh.send(id, "beat", null);
      if (Math.min(mesh.silentMs(id), now - this.#graceMs) > lostAfterMs) mesh.markLost(id, "no heartbeat");
    }
  }

  /** True when the failure detector covers all current members. */
  get coversAll(): boolean {
    return this.#membership.members.every(({ id }) => this.#ids.has(id));
  }

  /** Publishes the current operation of this member, for the error texts of its peers. */
  publish(text: string): void {
    this.#page?.publish(this.#membership.mesh.own.id, text);
  }

  /**
   * Sets the addresses that the heartbeat thread writes when it detects a loss. 0 means no address. The
   * thread skips `poison` for a member that left in order.
   */
  abortAt(address: number, poison = 0): void {
    this.#heartbeat?.abortAt(address, poison);
  }

  close(): void {
    clearInterval(this.#timer);
    const { mesh } = this.#membership;
    // Another detector may have begun already.
    if (mesh.heartbeatOf === this.#heartbeatOf)
      mesh.heartbeatOf = () => ({ silentMs: Number.POSITIVE_INFINITY, doing: "" });
    this.barrier?.close();
    this.#heartbeat?.close();
  }
}

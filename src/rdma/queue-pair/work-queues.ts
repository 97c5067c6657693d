import { ibv_qp } from "../../../ffi/ibverbs/structs.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { BoundWindows } from "../memory/bound-windows.ts";
import { checkResult } from "../verbs-error.ts";
import type { PreparedRequests } from "../work-request/prepared-requests.ts";
import { type ReceiveQueue, receiveQueue } from "../work-request/receive-queue.ts";
import { SendQueue } from "../work-request/send-queue.ts";
import type { ReceiveRequest, WorkRequest } from "../work-request/work-request.ts";
import type { ReceiveView, SendView } from "../work-request/work-request-memory.ts";
import { kindOf, OrderedSlots, receiveKind, sendKind } from "../work-request/work-slots.ts";
import type { createQueuePair } from "./create-queue-pair.ts";
import { type QueuePairState, QueuePairStateError, type QueuePairType } from "./queue-pair-states.ts";
import type { SharedReceiveQueue } from "./shared-receive-queue.ts";

const addressingOf = { RC: "connected", UC: "connected", UD: "datagram", dynamic: "dynamic" } as const;

type Without<R, K extends string> = R extends unknown ? Omit<R, K> : never;
type Only<O extends WorkRequest["opcode"]> = Without<Extract<WorkRequest, { opcode: O }>, "opcode">;

/**
 * A queue pair as what it is named after: its send queue and its receive queue, and what goes on them.
 * {@link QueuePair} adds states and connections.
 *
 * @example
 * qp.write({ local: region.slice(0, 8), remote });
 * console.log(qp.outstanding.sends); // 1
 */
export abstract class WorkQueues extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** The C object. */
  readonly pointer: number;
  readonly type: QueuePairType;
  /** What peers address it by. */
  readonly number: number;
  readonly completions: CompletionQueue;
  readonly receiveCompletions: CompletionQueue;
  readonly sharedReceiveQueue: SharedReceiveQueue | undefined;
  /** Bytes that a request may carry inline, as granted. */
  readonly inlineBytes: number;
  readonly #sends: SendQueue;
  readonly #windows = new BoundWindows(this);
  readonly #receives: ReceiveQueue;
  readonly #receiveSlots: OrderedSlots;

  constructor(pd: ProtectionDomain, made: ReturnType<typeof createQueuePair>) {
    super();
    const { type, wanted, granted } = made;
    this.pointer = made.pointer;
    this.protectionDomain = pd;
    this.type = type;
    this.number = ibv_qp.at(this.pointer).qp_num;
    this.completions = made.completions;
    this.receiveCompletions = made.receiveCompletions;
    this.sharedReceiveQueue = made.sharedReceiveQueue;
    this.inlineBytes = granted.max_inline_data;
    const { post_send, post_recv } = pd.device.operations;
    const limits = {
      protectionDomain: pd,
      label: this.label,
      inlineBytes: this.inlineBytes,
      addressing: addressingOf[type],
      datagramBytes: made.datagramBytes,
      windows: this.#windows,
    };
    this.#sends = new SendQueue(this, post_send, limits, {
      depth: granted.max_send_wr,
      segments: wanted.sendSegments,
    });
    const receiveSlots = new OrderedSlots(this.label, "receive", granted.max_recv_wr);
    this.#receiveSlots = receiveSlots;
    this.#receives = receiveQueue(
      {
        verb: "ibv_post_recv",
        pointer: this.pointer,
        post: post_recv,
        slots: receiveSlots,
        takeBack: (ids, first) => receiveSlots.takeBack(ids.length - first),
        ensureReady: () => this.#ensureReceivable(),
      },
      limits,
      Math.max(1, wanted.receiveSegments),
    );
  }

  get label(): string {
    return `QueuePair ${this.number ?? ""}`.trim();
  }

  /** Which requests it takes now. */
  abstract get state(): QueuePairState;

  /** Requests posted and not yet reported done, by queue; unsignaled ones count until a later one is reported. */
  get outstanding(): { readonly sends: number; readonly receives: number } {
    return { sends: this.#sends.slots.outstanding, receives: this.#receiveSlots.outstanding };
  }

  /**
   * Puts requests on the send queue with one doorbell (`ibv_post_send`); returns their ids.
   * Nothing is posted when it throws QueueFullError (they do not all fit), QueuePairStateError (not connected yet), ClosedError
   * (something they name is closed), TypeError or RangeError. VerbsError: the device refused one; those before it are posted.
   *
   * @example
   * qp.post([
   *   { opcode: "write", local: region.slice(0, 1024), remote, signaled: false },
   *   { opcode: "write", local: region.slice(0, 8), remote: remoteSlice(remote, 1024) },
   * ]);
   * await cq.next(); // one completion tells that both are done
   */
  post(requests: readonly WorkRequest[]): number[] {
    this.ensureOpen();
    return this.#sends.post(requests);
  }

  /**
   * Requests made ready once, to be posted again and again without allocating anything. Errors as {@link post} has them, but
   * for the queue's state and room, which `post()` of the result looks at.
   *
   * @example
   * const ping = qp.prepare([{ opcode: "write", local: region.slice(0, 8), remote }]);
   * ping.post();
   * cq.spin();
   */
  prepare(requests: readonly WorkRequest[]): PreparedRequests<SendView> {
    this.ensureOpen();
    return this.#sends.prepare(requests);
  }

  /**
   * Sends a message into a receive of the peer (`IBV_WR_SEND`, `..._WITH_IMM`, `..._WITH_INV`); returns the request's id.
   * Errors as {@link post} has them; that the peer has no receive, or too small a one, its completion tells.
   *
   * @example
   * peer.receive({ local: peerRegion.slice(0, 64) });
   * qp.send({ local: region.slice(0, 5), immediate: 7 });
   * const { byteLength, immediate } = await peer.completions.next(); // 5, 7
   */
  send(request: Only<"send">): number {
    return this.post([{ ...request, opcode: "send" }])[0]!;
  }

  /**
   * RDMA WRITE into the peer's memory (`IBV_WR_RDMA_WRITE`, `..._WITH_IMM`); returns the request's id. RangeError for more
   * bytes than `remote` has; whether the peer allows it, the completion tells.
   *
   * @example
   * region.bytes.set([1, 2, 3]);
   * qp.write({ local: region.slice(0, 3), remote });
   * await cq.next();
   * console.assert(peerRegion.bytes[2] === 3);
   */
  write(request: Only<"write">): number {
    return this.post([{ ...request, opcode: "write" }])[0]!;
  }

  /**
   * RDMA READ from the peer's memory (`IBV_WR_RDMA_READ`), as many bytes as `local` has; returns the request's id.
   * RangeError for more than `remote` has.
   *
   * @example
   * peerRegion.bytes[0] = 9;
   * qp.read({ local: region.slice(0, 1), remote });
   * await cq.next();
   * console.assert(region.bytes[0] === 9);
   */
  read(request: Only<"read">): number {
    return this.post([{ ...request, opcode: "read" }])[0]!;
  }

  /**
   * Atomic compare-and-swap on 8 bytes of the peer (`IBV_WR_ATOMIC_CMP_AND_SWP`), in the byte order of the machines; what was
   * there comes into `local`. Returns the request's id. RangeError unless `local` has 8 bytes and the address is a multiple of 8.
   *
   * @example
   * const before = region.slice(0, 8);
   * qp.compareAndSwap({ local: before, remote, compare: 0n, swap: 1n });
   * await cq.next(); // took the lock if `before` is all zeros now
   */
  compareAndSwap(request: Only<"compareAndSwap">): number {
    return this.post([{ ...request, opcode: "compareAndSwap" }])[0]!;
  }

  /**
   * Atomic addition to 8 bytes of the peer (`IBV_WR_ATOMIC_FETCH_AND_ADD`), modulo 2^64; what was there comes into `local`.
   * Returns the request's id. RangeError unless `local` has 8 bytes and the address is a multiple of 8.
   *
   * @example
   * const before = region.slice(0, 8);
   * qp.fetchAndAdd({ local: before, remote, add: 1n });
   * await cq.next();
   */
  fetchAndAdd(request: Only<"fetchAndAdd">): number {
    return this.post([{ ...request, opcode: "fetchAndAdd" }])[0]!;
  }

  /** @internal See {@link MemoryWindow.bind}: type 1 windows have a verb of their own. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void {
    this.#sends.postThrough(verb, wrId, call);
  }

  /**
   * Puts a receive on the receive queue (`ibv_post_recv`), from state INIT on; returns its id. Messages take receives in the
   * order they were posted; one longer than its receive fails at both ends.
   *
   * @example
   * qp.receive({ local: region.slice(0, 4096), wrId: 1 });
   */
  receive(request: ReceiveRequest = {}): number {
    return this.postReceives([request])[0]!;
  }

  /**
   * Puts receives on the receive queue with one call; returns their ids. QueueFullError when they do not all fit (then none
   * was posted), QueuePairStateError in RESET, TypeError with a shared receive queue.
   *
   * @example
   * qp.postReceives([{ local: region.slice(0, 4096) }, { local: region.slice(4096, 8192) }]);
   */
  postReceives(requests: readonly ReceiveRequest[]): number[] {
    this.ensureOpen();
    return this.#receives.post(requests);
  }

  /**
   * Receives made ready once, to be posted again and again without allocating anything; errors as {@link postReceives}.
   *
   * @example
   * const buffer = qp.prepareReceives([{ local: region.slice(0, 4096) }]);
   * buffer.post();
   */
  prepareReceives(requests: readonly ReceiveRequest[]): PreparedRequests<ReceiveView> {
    this.ensureOpen();
    return this.#receives.prepare(requests);
  }

  /** @internal */
  settle(cId: number): number {
    const kind = kindOf(cId);
    if (kind === sendKind) return this.#sends.slots.settle(cId);
    if (kind === receiveKind) return this.#receiveSlots.settle(cId);
    return this.sharedReceiveQueue?.settle(cId) ?? cId;
  }

  /** @internal */
  ensureSendable(): void {
    this.ensureOpen();
    if (this.state === "RESET" || this.state === "INIT" || this.state === "RTR") {
      throw new QueuePairStateError(this.label, this.state, "RTS", {
        missing: [],
        excess: [],
        hint: `Sends can be posted once it is connected: call connect(remote) first; it is in ${this.state}.`,
        message: `${this.label} is in ${this.state}: it cannot send yet`,
      });
    }
  }

  #ensureReceivable(): void {
    this.ensureOpen();
    if (this.sharedReceiveQueue) {
      throw new TypeError(`${this.label} takes receives from its shared receive queue: post them there`);
    }
    if (this.state === "RESET") {
      throw new QueuePairStateError(this.label, "RESET", "INIT", {
        missing: [],
        excess: [],
        hint: "Receives can be posted from INIT on: move it there, or leave out initialize: false.",
        message: `${this.label} is in RESET: it cannot receive yet`,
      });
    }
  }

  /** C forgot what was posted; completions that came before it did are kept. */
  protected forgetRequests(): void {
    this.keepCompletions();
    this.#sends.slots.clear();
    this.#receiveSlots.clear();
  }

  protected keepCompletions(): void {
    this.completions.keepAll();
    if (this.receiveCompletions !== this.completions) this.receiveCompletions.keepAll();
  }

  protected release(): void {
    const { device } = this.protectionDomain;
    // Afterwards nobody could tell whose they were: before for devices that drop them, and again for those that do not.
    this.keepCompletions();
    this.#windows.close();
    checkResult("ibv_destroy_qp", device.lib.ibv_destroy_qp(this.pointer));
    this.keepCompletions();
    device.dismiss(this.number);
  }
}

import { IBV_SRQ_LIMIT } from "../../../ffi/ibverbs/constants.ts";
import { ibv_srq_attr, ibv_srq_init_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { checkOptions, int, optionsTable, wholeNumber } from "../../arguments/options.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import type { PreparedRequests } from "../work-request/prepared-requests.ts";
import { type ReceiveQueue, receiveQueue } from "../work-request/receive-queue.ts";
import type { ReceiveRequest } from "../work-request/work-request.ts";
import type { ReceiveView } from "../work-request/work-request-memory.ts";
import { UnorderedSlots } from "../work-request/work-slots.ts";

/** Options of {@link ProtectionDomain.createSharedReceiveQueue}. */
export interface SharedReceiveQueueOptions {
  /** Number of receives that the queue holds. Default 256. */
  readonly depth?: number;
  /** Number of scatter segments of a receive. Default 4. */
  readonly segments?: number;
}

export const sharedReceiveRows = {
  depth: {
    type: int(),
    unit: "requests",
    default: 256,
    text: "The number of receives that the queue holds.",
  },
  segments: { type: int(), default: 4, text: "The number of scatter segments of a receive." },
} as const;

export const sharedReceiveQueueOptions = optionsTable<SharedReceiveQueueOptions>()(
  "rdma.SharedReceiveQueueOptions",
  { "ProtectionDomain.createSharedReceiveQueue": 0 },
  sharedReceiveRows,
);

/** Parameters of a shared receive queue of another kind. */
interface Making {
  /** Creates the C object. */
  readonly create?: (c: View<typeof ibv_srq_init_attr_ex>) => number;
  /** First id that the queue passes to C. */
  readonly key?: number;
  /** Owners of the queue besides the protection domain. */
  readonly owners?: readonly Resource[];
}

/**
 * Receive queue that several queue pairs take receives from (`struct ibv_srq`). A queue pair that closes within a
 * message loses the receive that it has taken. Its move to ERR completes this receive first (IBTA, Last WQE Reached).
 *
 * @example
 * const shared = pd.createSharedReceiveQueue();
 * shared.receive({ local: region.slice(0, 4096) });
 * const one = pd.createQueuePair({ completions: cq, sharedReceiveQueue: shared });
 * const two = pd.createQueuePair({ completions: cq, sharedReceiveQueue: shared });
 */
export class SharedReceiveQueue extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** Pointer to the C object. */
  readonly pointer: number;
  /** Number of receives that the queue holds, as granted by the device. */
  readonly depth: number;
  readonly #slots: UnorderedSlots;
  readonly #receives: ReceiveQueue;

  /** @internal Use {@link ProtectionDomain.createSharedReceiveQueue}. */
  constructor(pd: ProtectionDomain, options?: SharedReceiveQueueOptions, how: Making = {}) {
    super();
    const { depth, segments } = checkOptions(sharedReceiveQueueOptions, "createSharedReceiveQueue", options);
    pd.ensureOpen();
    const { device } = pd;
    // The extended struct begins with the members of the plain struct.
    const c = ibv_srq_init_attr_ex.alloc();
    c.attr.max_wr = depth;
    c.attr.max_sge = segments;
    this.pointer =
      how.create?.(c) ??
      checkPointer("ibv_create_srq", device.lib.ibv_create_srq(pd.pointer, c.pointer), `depth ${depth}`);
    this.protectionDomain = pd;
    this.depth = c.attr.max_wr || depth;
    const slots = new UnorderedSlots(this.label, this.depth, how.key);
    this.#slots = slots;
    this.#receives = receiveQueue(
      {
        verb: "ibv_post_srq_recv",
        pointer: this.pointer,
        post: device.operations.post_srq_recv,
        slots,
        ensureReady: () => this.ensureOpen(),
      },
      { protectionDomain: pd, label: this.label, segmentsOption: "segments" },
      segments,
    );
    this.own(pd, ...(how.owners ?? []));
    if (new.target === SharedReceiveQueue) Object.freeze(this);
  }

  get label(): string {
    return `SharedReceiveQueue (${this.depth} receives)`;
  }

  /** Number of receives that wait for a message. */
  get outstanding(): number {
    return this.#slots.outstanding;
  }

  /**
   * Posts a receive on the queue (`ibv_post_srq_recv`). Returns its id.
   *
   * @example
   * const shared = pd.createSharedReceiveQueue();
   * shared.receive({ local: region.slice(0, 4096), wrId: 1 });
   */
  receive(request: ReceiveRequest = {}): number {
    return this.#receives.postOne(request, undefined);
  }

  /**
   * Posts receives on the queue with one call. Returns their ids. Throws QueueFullError when they do not all
   * fit; then none is posted.
   *
   * @example
   * const shared = pd.createSharedReceiveQueue();
   * shared.postReceives([{ local: region.slice(0, 4096) }, { local: region.slice(4096, 8192) }]);
   */
  postReceives(requests: readonly ReceiveRequest[]): number[] {
    return this.#receives.post(requests);
  }

  /**
   * Prepares receives that can be posted again and again without allocation.
   *
   * @example
   * const shared = pd.createSharedReceiveQueue();
   * const buffer = shared.prepareReceives([{ local: region.slice(0, 4096) }]);
   * buffer.post();
   */
  prepareReceives(requests: readonly ReceiveRequest[]): PreparedRequests<ReceiveView> {
    this.ensureOpen();
    return this.#receives.prepare(requests);
  }

  /**
   * Requests one SRQ_LIMIT_REACHED event for when fewer than `limit` receives are left (`ibv_modify_srq`).
   *
   * @example
   * const shared = pd.createSharedReceiveQueue();
   * shared.postReceives([{}, {}, {}]);
   * shared.setLimit(2); // device.nextEvent() gives "SRQ_LIMIT_REACHED" when one is left
   */
  setLimit(limit: number): void {
    this.ensureOpen();
    wholeNumber("limit", limit, 0, this.depth);
    const c = ibv_srq_attr.alloc();
    c.srq_limit = limit;
    const { lib } = this.protectionDomain.device;
    checkResult("ibv_modify_srq", lib.ibv_modify_srq(this.pointer, c.pointer, IBV_SRQ_LIMIT));
  }

  /**
   * Returns the depth, segments and limit as the device holds them (`ibv_query_srq`).
   *
   * @example
   * const { depth, segments, limit } = pd.createSharedReceiveQueue().query();
   */
  query(): { readonly depth: number; readonly segments: number; readonly limit: number } {
    this.ensureOpen();
    const c = ibv_srq_attr.alloc();
    checkResult("ibv_query_srq", this.protectionDomain.device.lib.ibv_query_srq(this.pointer, c.pointer));
    return { depth: c.max_wr, segments: c.max_sge, limit: c.srq_limit };
  }

  /** @internal */
  settle(cId: number): number {
    return this.#slots.settle(cId);
  }

  protected override shown(): Record<string, unknown> {
    return { outstanding: this.outstanding, pointer: hex(this.pointer) };
  }

  protected release(): void {
    checkResult("ibv_destroy_srq", this.protectionDomain.device.lib.ibv_destroy_srq(this.pointer));
  }
}

import {
  IBV_SRQ_INIT_ATTR_CQ,
  IBV_SRQ_INIT_ATTR_PD,
  IBV_SRQ_INIT_ATTR_TYPE,
  IBV_SRQ_INIT_ATTR_XRCD,
  IBV_SRQT_XRC,
} from "../../../ffi/ibverbs/constants.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { checkOptions, instance, optionsTable } from "../../arguments/options.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { completionQueueType } from "../queue-pair/queue-pair-options.ts";
import {
  SharedReceiveQueue,
  type SharedReceiveQueueOptions,
  sharedReceiveRows,
} from "../queue-pair/shared-receive-queue.ts";
import type { XrcDomain } from "./xrc-domain.ts";

/** Options of {@link XrcDomain.createReceiveQueue}. */
export interface XrcReceiveQueueOptions extends SharedReceiveQueueOptions {
  /** Protection domain whose regions the receives, and all requests for this queue, may use. */
  readonly protectionDomain: ProtectionDomain;
  /** Completion queue of the receives. */
  readonly completions: CompletionQueue;
}

export const xrcReceiveQueueOptions = optionsTable<XrcReceiveQueueOptions>()(
  "rdma.XrcReceiveQueueOptions",
  { "XrcDomain.createReceiveQueue": 0 },
  {
    protectionDomain: {
      type: instance("ProtectionDomain", () => ProtectionDomain, "device.createProtectionDomain()"),
      required: true,
      text: "The protection domain whose regions the receives, and requests for this queue, may use.",
    },
    completions: { type: completionQueueType, required: true, text: "The completion queue of the receives." },
    ...sharedReceiveRows,
  },
);

/**
 * Receive queue that all targets of an XRC domain share, for messages that name this queue (`struct ibv_srq`
 * of type XRC).
 *
 * @example
 * const queue = xrcDomain.createReceiveQueue({ protectionDomain: pd, completions: cq });
 * queue.receive({ local: region.slice(0, 4096) });
 * console.log(queue.number); // the peer's requests use { to: { receiveQueue: queue.number } }
 */
export class XrcReceiveQueue extends SharedReceiveQueue {
  readonly domain: XrcDomain;
  readonly completions: CompletionQueue;
  /** Number by which requests name the queue (`ibv_get_srq_num`). */
  readonly number: number;
  readonly #key: number;

  /** @internal Use {@link XrcDomain.createReceiveQueue}. */
  constructor(domain: XrcDomain, options: XrcReceiveQueueOptions) {
    const checked = checkOptions(xrcReceiveQueueOptions, "createReceiveQueue", options);
    const { protectionDomain: pd, completions, depth, segments } = checked;
    for (const needed of [domain, pd, completions]) needed.ensureOpen();
    const { device } = domain;
    if (pd.device !== device || completions.device !== device)
      throw new TypeError(
        `${domain.label}: the protection domain or the completion queue belongs to another device`,
      );
    const key = device.completionOwners.newKey();
    super(
      pd,
      { depth, segments },
      {
        key,
        owners: [domain, completions],
        create(c) {
          c.comp_mask =
            IBV_SRQ_INIT_ATTR_TYPE | IBV_SRQ_INIT_ATTR_PD | IBV_SRQ_INIT_ATTR_XRCD | IBV_SRQ_INIT_ATTR_CQ;
          c.srq_type = IBV_SRQT_XRC;
          c.pd = pd.pointer;
          c.xrcd = domain.pointer;
          c.cq = completions.pointer;
          const made = device.lib.ibv_create_srq_ex(device.pointer, c.pointer);
          return checkPointer("ibv_create_srq_ex", made, `depth ${depth}`);
        },
      },
    );
    this.domain = domain;
    this.completions = completions;
    const word = new Uint32Array(new ArrayBuffer(4));
    checkResult("ibv_get_srq_num", device.lib.ibv_get_srq_num(this.pointer, addressOf(word)));
    this.number = word[0]!;
    this.#key = key;
    device.completionOwners.addKey(key, { type: "XRC", settle: (cId) => this.settle(cId) });
    Object.freeze(this);
  }

  override get label(): string {
    return `XrcReceiveQueue (${this.depth} receives)`;
  }

  protected override shown(): Record<string, unknown> {
    return { number: this.number, ...super.shown() };
  }

  protected override release(): void {
    // Completions of this queue cannot be matched to it after it is destroyed.
    this.completions.keepAll();
    super.release();
    this.completions.keepAll();
    this.domain.device.completionOwners.removeKey(this.#key);
  }
}

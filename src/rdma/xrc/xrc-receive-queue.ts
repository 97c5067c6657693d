import {
  IBV_SRQ_INIT_ATTR_CQ,
  IBV_SRQ_INIT_ATTR_PD,
  IBV_SRQ_INIT_ATTR_TYPE,
  IBV_SRQ_INIT_ATTR_XRCD,
  IBV_SRQT_XRC,
} from "../../../ffi/ibverbs/constants.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { instance } from "../../arguments/value-type.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { ProtectionDomain } from "../device/protection-domain.ts";
import { completionQueueType } from "../queue-pair/queue-pair-shape.ts";
import {
  SharedReceiveQueue,
  type SharedReceiveQueueOptions,
  sharedReceiveRows,
} from "../queue-pair/shared-receive-queue.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import type { XrcDomain } from "./xrc-domain.ts";

/** How {@link XrcDomain.createReceiveQueue} makes one. */
export interface XrcReceiveQueueOptions extends SharedReceiveQueueOptions {
  /** Whose regions its receives, and all requests that are for this queue, may use. */
  readonly protectionDomain: ProtectionDomain;
  /** Where its receives complete. */
  readonly completions: CompletionQueue;
}

export const xrcReceiveQueueOptions = optionsTable<XrcReceiveQueueOptions>()(
  "rdma.XrcReceiveQueueOptions",
  { "XrcDomain.createReceiveQueue": 0 },
  {
    protectionDomain: {
      type: instance("ProtectionDomain", () => ProtectionDomain, "device.createProtectionDomain()"),
      required: true,
      text: "Whose regions its receives, and requests that are for it, may use.",
    },
    completions: { type: completionQueueType, required: true, text: "Where its receives complete." },
    ...sharedReceiveRows,
  },
);

/**
 * Receives that all targets of an XRC domain take from, for messages that name this queue (`struct ibv_srq` of type XRC).
 *
 * @example
 * const queue = xrcDomain.createReceiveQueue({ protectionDomain: pd, completions: cq });
 * queue.receive({ local: region.slice(0, 4096) });
 * console.log(queue.number); // what the peer's requests say: to: { receiveQueue: queue.number }
 */
export class XrcReceiveQueue extends SharedReceiveQueue {
  readonly domain: XrcDomain;
  readonly completions: CompletionQueue;
  /** What requests name it by (`ibv_get_srq_num`). */
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
    const key = device.settlers.newKey();
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
    device.settlers.enrollKey(key, { type: "XRC", settle: (cId) => this.settle(cId) });
    Object.freeze(this);
  }

  override get label(): string {
    return `XrcReceiveQueue (${this.depth} receives)`;
  }

  protected override shown(): Record<string, unknown> {
    return { number: this.number, ...super.shown() };
  }

  protected override release(): void {
    // Completions in the queue are this one's, as nobody could tell later.
    this.completions.keepAll();
    super.release();
    this.completions.keepAll();
    this.domain.device.settlers.dismissKey(this.#key);
  }
}

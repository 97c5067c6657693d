import { constants } from "node:fs";
import { IBV_XRCD_INIT_ATTR_FD, IBV_XRCD_INIT_ATTR_OFLAGS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_xrcd_init_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { flag, int } from "../../arguments/value-type.ts";
import { wholeNumber } from "../../arguments/whole-number.ts";
import { hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import { XrcReceiveQueue, type XrcReceiveQueueOptions } from "./xrc-receive-queue.ts";
import { XrcTarget, type XrcTargetOptions } from "./xrc-target.ts";

/** How {@link Device.openXrcDomain} opens one. */
export interface XrcDomainOptions {
  /** Descriptor of a file that names the domain: who opens it by the same file, and device, has the same. Default none: its own. */
  readonly file?: number;
  /** Make it when no such is open; default true. */
  readonly create?: boolean;
  /** Refuse one that is open; default false. */
  readonly exclusive?: boolean;
}

export const xrcDomainOptions = optionsTable<XrcDomainOptions>()(
  "rdma.XrcDomainOptions",
  { "Device.openXrcDomain": 0 },
  {
    file: {
      type: int(0),
      defaultText: "none: a domain of its own",
      text: "Descriptor of a file that names it.",
    },
    create: { type: flag(), default: true, text: "Make it when no such is open." },
    exclusive: { type: flag(), default: false, text: "Refuse one that is open." },
  },
);

/**
 * What targets and receive queues of XRC have in common (`struct ibv_xrcd`): the message that comes to a target of the domain may name
 * any queue of it. Processes share one by a file, and its connections with it; of soft0 devices of one process do.
 *
 * @example
 * const queue = xrcDomain.createReceiveQueue({ protectionDomain: pd, completions: cq });
 * const target = xrcDomain.createTarget();
 * const asking = pd.createQueuePair({ type: "XRC", completions: cq }); // in life: in another process
 * asking.connect(target.endpoint());
 * target.connect(asking.endpoint());
 * queue.receive({ local: region.slice(0, 64) });
 * asking.send({ local: region.slice(64, 70), to: { receiveQueue: queue.number } });
 */
export class XrcDomain extends Resource {
  readonly device: Device;
  /** The C object. */
  readonly pointer: number;

  /** @internal Use {@link Device.openXrcDomain}. */
  constructor(device: Device, options?: XrcDomainOptions) {
    super();
    const { file = -1, create, exclusive } = checkOptions(xrcDomainOptions, "openXrcDomain", options);
    device.ensureOpen();
    this.device = device;
    const c = ibv_xrcd_init_attr.alloc();
    c.comp_mask = IBV_XRCD_INIT_ATTR_FD | IBV_XRCD_INIT_ATTR_OFLAGS;
    c.fd = file;
    c.oflags = (create ? constants.O_CREAT : 0) | (exclusive ? constants.O_EXCL : 0);
    const opened = device.lib.ibv_open_xrcd(device.pointer, c.pointer);
    this.pointer = checkPointer("ibv_open_xrcd", opened, file < 0 ? "" : `file descriptor ${file}`);
    this.ownFrozen(device);
  }

  get label(): string {
    return `XrcDomain of ${this.device.name}`;
  }

  /**
   * A shared receive queue that messages to any target of the domain may name (`ibv_create_srq_ex`).
   *
   * @example
   * const queue = xrcDomain.createReceiveQueue({ protectionDomain: pd, completions: cq, depth: 64 });
   */
  createReceiveQueue(options: XrcReceiveQueueOptions): XrcReceiveQueue {
    return new XrcReceiveQueue(this, options);
  }

  /**
   * The answering end of an XRC connection (`ibv_create_qp_ex`), in state INIT.
   *
   * @example
   * const target = xrcDomain.createTarget({ access: ["remoteWrite"] });
   * console.log(target.number, target.state); // 17 "INIT"
   */
  createTarget(options?: XrcTargetOptions): XrcTarget {
    return new XrcTarget(this, options);
  }

  /**
   * A target that somebody else made in this domain (`ibv_open_qp`): it lasts until all have closed it. VerbsError EINVAL for a number
   * that is none.
   *
   * @example
   * const made = xrcDomain.createTarget();
   * using shared = xrcDomain.openTarget(made.number);
   */
  openTarget(number: number): XrcTarget {
    return new XrcTarget(this, undefined, wholeNumber("openTarget: number", number, 0, 0xffffff));
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer) };
  }

  protected release(): void {
    checkResult("ibv_close_xrcd", this.device.lib.ibv_close_xrcd(this.pointer));
  }
}

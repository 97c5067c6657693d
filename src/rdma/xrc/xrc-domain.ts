import { constants } from "node:fs";
import { IBV_XRCD_INIT_ATTR_FD, IBV_XRCD_INIT_ATTR_OFLAGS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_xrcd_init_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, flag, int, optionsTable, wholeNumber } from "../../arguments/options.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import { XrcReceiveQueue, type XrcReceiveQueueOptions } from "./xrc-receive-queue.ts";
import { XrcTarget, type XrcTargetOptions } from "./xrc-target.ts";

/** Options of {@link Device.openXrcDomain}. */
export interface XrcDomainOptions {
  /**
   * Descriptor of a file that identifies the domain. Processes that open the same file on the same device
   * share the domain. Default: a domain of its own.
   */
  readonly file?: number;
  /** True (the default) to create the domain when no process has opened it. */
  readonly create?: boolean;
  /** True to refuse a domain that is already open. Default false. */
  readonly exclusive?: boolean;
}

export const xrcDomainOptions = optionsTable<XrcDomainOptions>()(
  "rdma.XrcDomainOptions",
  { "Device.openXrcDomain": 0 },
  {
    file: {
      type: int(0),
      defaultText: "none: a domain of its own",
      text: "The descriptor of a file that identifies the domain.",
    },
    create: { type: flag(), default: true, text: "Create the domain when no process has opened it." },
    exclusive: { type: flag(), default: false, text: "Refuse a domain that is already open." },
  },
);

/**
 * Domain of XRC targets and receive queues (`struct ibv_xrcd`). A message to any target of the domain may
 * name any receive queue of it. Processes share a domain by a file, and its connections with it. On soft0
 * only devices of one process share.
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
  /** Pointer to the C object. */
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
   * Creates a shared receive queue that messages to any target of the domain may name (`ibv_create_srq_ex`).
   *
   * @example
   * const queue = xrcDomain.createReceiveQueue({ protectionDomain: pd, completions: cq, depth: 64 });
   */
  createReceiveQueue(options: XrcReceiveQueueOptions): XrcReceiveQueue {
    return new XrcReceiveQueue(this, options);
  }

  /**
   * Creates the answering end of an XRC connection (`ibv_create_qp_ex`), in state INIT.
   *
   * @example
   * const target = xrcDomain.createTarget({ access: ["remoteWrite"] });
   * console.log(target.number, target.state); // 17 "INIT"
   */
  createTarget(options?: XrcTargetOptions): XrcTarget {
    return new XrcTarget(this, options);
  }

  /**
   * Opens a target that another owner created in this domain (`ibv_open_qp`). The target exists until all
   * owners have closed it. Throws VerbsError EINVAL for an unknown number.
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

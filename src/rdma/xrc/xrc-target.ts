import {
  IBV_QP_INIT_ATTR_XRCD,
  IBV_QP_OPEN_ATTR_NUM,
  IBV_QP_OPEN_ATTR_TYPE,
  IBV_QP_OPEN_ATTR_XRCD,
  IBV_QPT_XRC_RECV,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_qp, ibv_qp_init_attr_ex, ibv_qp_open_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { whole } from "../../arguments/value-type.ts";
import { closingOnFailure } from "../../lifetime/closing-on-failure.ts";
import { bare, hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { type GidWish, gidRows } from "../device/gid.ts";
import { type Access, accessType } from "../memory/access.ts";
import type { ConnectOptions } from "../queue-pair/connect-options.ts";
import { Connection } from "../queue-pair/connection.ts";
import type { Endpoint } from "../queue-pair/endpoint.ts";
import type { QueriedAttributes, QueuePairAttributes } from "../queue-pair/queue-pair-attributes.ts";
import type { QueuePairState } from "../queue-pair/queue-pair-states.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import type { XrcDomain } from "./xrc-domain.ts";

/** How {@link XrcDomain.createTarget} makes one. */
export interface XrcTargetOptions extends GidWish {
  /** What the peer may do through it; default all of remoteRead, remoteWrite, remoteAtomic. */
  readonly access?: Access;
  /** The device's port; default its first active one, else 1. */
  readonly port?: number;
}

export const xrcTargetOptions = optionsTable<XrcTargetOptions>()(
  "rdma.XrcTargetOptions",
  { "XrcDomain.createTarget": 0 },
  {
    access: {
      type: accessType,
      default: ["remoteRead", "remoteWrite", "remoteAtomic"],
      text: "What the peer may do through it.",
    },
    port: { type: whole(1, 255), defaultText: "the first active one, else 1", text: "The device's port." },
    ...gidRows,
  },
);

/**
 * The answering end of an XRC connection (`struct ibv_qp` of type XRC_RECV). It posts nothing: receives, memory and completions are those
 * of the queue that a message names, of whichever process of the domain that is.
 *
 * @example
 * const target = xrcDomain.createTarget();
 * const asking = pd.createQueuePair({ type: "XRC", completions: cq });
 * target.connect(asking.endpoint());
 * asking.connect(target.endpoint());
 */
export class XrcTarget extends Resource {
  readonly domain: XrcDomain;
  /** The C object. */
  readonly pointer: number;
  readonly type = "XRC target";
  /** What peers address it by. */
  readonly number: number;
  readonly port: number;
  /** First packet number of its answers. */
  readonly psn: number = crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;
  readonly #connection: Connection;

  /** @internal Use {@link XrcDomain.createTarget} or {@link XrcDomain.openTarget}. */
  constructor(domain: XrcDomain, options?: XrcTargetOptions, existing?: number) {
    super();
    const checked = checkOptions(xrcTargetOptions, "createTarget", options);
    domain.ensureOpen();
    const { device } = domain;
    this.domain = domain;
    this.port = checked.port ?? device.activePort() ?? 1;
    this.pointer = existing === undefined ? created(domain) : opened(domain, existing);
    this.number = ibv_qp.at(this.pointer).qp_num;
    this.#connection = new Connection(this, device, {
      ...checked,
      port: this.port,
      type: this.type,
      queueKey: 0,
    });
    this.ownFrozen(domain);
    if (existing === undefined) closingOnFailure(this, () => this.#connection.initialize());
    else closingOnFailure(this, () => this.query());
  }

  get label(): string {
    return `XrcTarget ${this.number}`;
  }

  /** The state it is in now, asked of the device (`ibv_query_qp`). */
  get state(): QueuePairState {
    return this.#connection.state;
  }

  /**
   * Its state and attributes as the device holds them (`ibv_query_qp`).
   *
   * @example
   * const { state, remoteQpNumber } = xrcDomain.createTarget().query();
   */
  query(): QueriedAttributes {
    this.ensureOpen();
    return this.#connection.query();
  }

  /**
   * Moves it to another state (`ibv_modify_qp`). QueuePairStateError names a missing or excess attribute.
   *
   * @example
   * const target = xrcDomain.createTarget();
   * target.modify("ERR");
   */
  modify(state: QueuePairState, attributes?: QueuePairAttributes): void {
    this.ensureOpen();
    this.#connection.modify(state, attributes);
  }

  /**
   * Plain data for the peer's queue pair of type XRC to connect to.
   *
   * @example
   * const text = JSON.stringify(xrcDomain.createTarget().endpoint());
   */
  endpoint(wish?: GidWish): Endpoint {
    this.ensureOpen();
    return this.#connection.endpoint(wish);
  }

  /**
   * Moves it to RTS, connected to a queue pair of type XRC, which does the same with this end's endpoint. DoorbellError when the ends do
   * not match.
   *
   * @example
   * const target = xrcDomain.createTarget();
   * target.connect(pd.createQueuePair({ type: "XRC", completions: cq }).endpoint());
   */
  connect(remote: Endpoint, options?: ConnectOptions): void {
    this.ensureOpen();
    this.#connection.connect(remote, options);
  }

  protected override shown(): Record<string, unknown> {
    return { state: bare(this.state), pointer: hex(this.pointer) };
  }

  protected release(): void {
    checkResult("ibv_destroy_qp", this.domain.device.lib.ibv_destroy_qp(this.pointer));
  }
}

function created({ device, pointer }: XrcDomain): number {
  const c = ibv_qp_init_attr_ex.alloc();
  c.qp_type = IBV_QPT_XRC_RECV;
  c.comp_mask = IBV_QP_INIT_ATTR_XRCD;
  c.xrcd = pointer;
  return checkPointer("ibv_create_qp_ex", device.lib.ibv_create_qp_ex(device.pointer, c.pointer), "XRC_RECV");
}

function opened({ device, pointer }: XrcDomain, number: number): number {
  const c = ibv_qp_open_attr.alloc();
  c.comp_mask = IBV_QP_OPEN_ATTR_NUM | IBV_QP_OPEN_ATTR_XRCD | IBV_QP_OPEN_ATTR_TYPE;
  c.qp_num = number;
  c.xrcd = pointer;
  c.qp_type = IBV_QPT_XRC_RECV;
  return checkPointer("ibv_open_qp", device.lib.ibv_open_qp(device.pointer, c.pointer), `number ${number}`);
}

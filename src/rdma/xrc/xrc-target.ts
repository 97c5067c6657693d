import {
  IBV_QP_INIT_ATTR_XRCD,
  IBV_QP_OPEN_ATTR_NUM,
  IBV_QP_OPEN_ATTR_TYPE,
  IBV_QP_OPEN_ATTR_XRCD,
  IBV_QPT_XRC_RECV,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_qp, ibv_qp_init_attr_ex, ibv_qp_open_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, optionsTable, whole } from "../../arguments/options.ts";
import { bare, closingOnFailure, hex, Resource } from "../../lifetime/resource.ts";
import type { Endpoint } from "../address/endpoint.ts";
import { type GidPreference, gidRows } from "../address/gid.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import { type Access, accessType } from "../memory/access.ts";
import type { ConnectOptions } from "../queue-pair/connect-options.ts";
import type {
  QueriedAttributes,
  QueuePairAttributes,
  QueuePairState,
} from "../queue-pair/queue-pair-attributes.ts";
import { QueuePairStateMachine } from "../queue-pair/state-machine.ts";
import type { XrcDomain } from "./xrc-domain.ts";

/** Options of {@link XrcDomain.createTarget}. */
export interface XrcTargetOptions extends GidPreference {
  /** Access that the peer gets. Default: remoteRead, remoteWrite and remoteAtomic. */
  readonly access?: Access;
  /** Port of the device. Default: its first active port, else 1. */
  readonly port?: number;
}

export const xrcTargetOptions = optionsTable<XrcTargetOptions>()(
  "rdma.XrcTargetOptions",
  { "XrcDomain.createTarget": 0 },
  {
    access: {
      type: accessType,
      default: ["remoteRead", "remoteWrite", "remoteAtomic"],
      text: "The access that the peer gets.",
    },
    port: { type: whole(1, 255), defaultText: "the first active one, else 1", text: "The device's port." },
    ...gidRows,
  },
);

/**
 * Answering end of an XRC connection (`struct ibv_qp` of type XRC_RECV). It posts nothing. Each message names
 * a receive queue, of any process of the domain, whose receives, memory and completions it uses.
 *
 * @example
 * const target = xrcDomain.createTarget();
 * const asking = pd.createQueuePair({ type: "XRC", completions: cq });
 * target.connect(asking.endpoint());
 * asking.connect(target.endpoint());
 */
export class XrcTarget extends Resource {
  readonly domain: XrcDomain;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly type = "XRC target";
  /** Number by which peers address the target. */
  readonly number: number;
  readonly port: number;
  /** First packet sequence number of the target's answers. */
  readonly psn: number = crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;
  readonly #states: QueuePairStateMachine;

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
    this.#states = new QueuePairStateMachine(this, device, {
      ...checked,
      port: this.port,
      type: this.type,
      queueKey: 0,
    });
    this.ownFrozen(domain);
    if (existing === undefined) closingOnFailure(this, () => this.#states.initialize());
    else closingOnFailure(this, () => this.query());
  }

  get label(): string {
    return `XrcTarget ${this.number}`;
  }

  /** State as the device reports it now (`ibv_query_qp`). */
  get state(): QueuePairState {
    return this.#states.state;
  }

  /**
   * Returns the state and attributes as the device holds them (`ibv_query_qp`).
   *
   * @example
   * const { state, remoteQpNumber } = xrcDomain.createTarget().query();
   */
  query(): QueriedAttributes {
    this.ensureOpen();
    return this.#states.query();
  }

  /**
   * Moves the target to another state (`ibv_modify_qp`). Throws QueuePairStateError, which names a missing or
   * excess attribute.
   *
   * @example
   * const target = xrcDomain.createTarget();
   * target.modify("ERR");
   */
  modify(state: QueuePairState, attributes?: QueuePairAttributes): void {
    this.ensureOpen();
    this.#states.modify(state, attributes);
  }

  /**
   * Returns plain data to which the peer's XRC queue pair connects.
   *
   * @example
   * const text = JSON.stringify(xrcDomain.createTarget().endpoint());
   */
  endpoint(preference?: GidPreference): Endpoint {
    this.ensureOpen();
    return this.#states.endpoint(preference);
  }

  /**
   * Connects the target to an XRC queue pair and moves it to RTS. The queue pair does the same with this
   * end's endpoint. Throws DoorbellError when the ends do not match.
   *
   * @example
   * const target = xrcDomain.createTarget();
   * target.connect(pd.createQueuePair({ type: "XRC", completions: cq }).endpoint());
   */
  connect(remote: Endpoint, options?: ConnectOptions): void {
    this.ensureOpen();
    this.#states.connect(remote, options);
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

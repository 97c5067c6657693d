import { IBV_QP_STATE } from "../../../ffi/ibverbs/constants.ts";
import { ibv_qp_attr, ibv_qp_init_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, checkValue, oneOf } from "../../arguments/options.ts";
import { checkEndpoint, checkMatch, type Endpoint } from "../address/endpoint.ts";
import { type GidEntry, type GidPreference, gidPreference } from "../address/gid.ts";
import { checkResult, VerbsError } from "../errors/verbs-error.ts";
import type { DeviceHandle } from "../handles/device-handle.ts";
import { type Access, accessNumber } from "../memory/access.ts";
import { type ConnectionEnd, connectAttributes, ownEndpoint } from "./connect.ts";
import { type ConnectOptions, connectOptions } from "./connect-options.ts";
import {
  type AttributeName,
  type ConnectionType,
  checkAttributes,
  checkTransition,
  fillAttributes,
  type QueriedAttributes,
  type QueuePairAttributes,
  type QueuePairState,
  QueuePairStateError,
  queuePairStates,
  readAttributes,
} from "./queue-pair-attributes.ts";

const stateType = oneOf(...queuePairStates);
const everyAttribute = 0x1ffffff;

/** Returns true for types whose requests name their destination. */
const hasNoPeer = (type: ConnectionType): boolean => type === "UD" || type === "dynamic";

/** Queue pair or XRC target that the state machine moves. */
export interface Connectable {
  readonly label: string;
  readonly type: ConnectionType;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly number: number;
  readonly port: number;
  readonly psn: number;
  readonly closed: boolean;
  ensureOpen(): void;
}

/** Options of a queue pair that concern its connection. */
export interface ConnectionPreference extends GidPreference {
  readonly type: ConnectionType;
  readonly access: Access;
  readonly queueKey: number;
  readonly port: number;
}

/** State machine of a queue pair: its current state, and the transitions from RESET to a connection. */
export class QueuePairStateMachine {
  readonly #queuePair: Connectable;
  readonly #device: DeviceHandle;
  readonly #options: ConnectionPreference;
  #known: QueuePairState = "RESET";
  #gid: GidEntry | undefined;

  constructor(queuePair: Connectable, device: DeviceHandle, options: ConnectionPreference) {
    this.#queuePair = queuePair;
    this.#device = device;
    this.#options = options;
  }

  /** State that the queue pair was last moved to or queried in. Reading it calls no verb. */
  get known(): QueuePairState {
    return this.#known;
  }

  /** State that the device reports now, or the last known state when the query fails. */
  get state(): QueuePairState {
    if (this.#queuePair.closed) return this.#known;
    try {
      return this.query().state;
    } catch (error) {
      if (!(error instanceof VerbsError)) throw error;
      return this.#known;
    }
  }

  query(): QueriedAttributes {
    const { lib } = this.#device;
    const c = ibv_qp_attr.alloc();
    const init = ibv_qp_init_attr.alloc();
    checkResult(
      "ibv_query_qp",
      lib.ibv_query_qp(this.#queuePair.pointer, c.pointer, everyAttribute, init.pointer),
    );
    const attributes = readAttributes(c);
    this.#known = attributes.state;
    return attributes;
  }

  modify(state: QueuePairState, attributes?: QueuePairAttributes): void {
    const { label, type, pointer } = this.#queuePair;
    checkValue("modify: state", stateType, state);
    const given = checkAttributes(attributes);
    checkTransition(label, type, this.#known, state, Object.keys(given) as AttributeName[]);
    const c = ibv_qp_attr.alloc();
    const mask = fillAttributes(c, given) | IBV_QP_STATE;
    c.qp_state = queuePairStates.indexOf(state);
    this.#queuePair.ensureOpen(); // A getter among the attributes may have closed the queue pair.
    checkResult(
      "ibv_modify_qp",
      this.#device.lib.ibv_modify_qp(pointer, c.pointer, mask),
      this.#describe(state, given),
    );
    this.#known = state;
  }

  /** Moves the queue pair from RESET to INIT with the attributes of its options. */
  initialize(): void {
    const { type, access, queueKey, port } = this.#options;
    const common = { partitionKeyIndex: 0, port };
    if (type === "UD") this.modify("INIT", { ...common, queueKey });
    else if (type === "dynamic") this.modify("INIT", { ...common, access, queueKey });
    // UC does not support atomics.
    else this.modify("INIT", { ...common, access: type === "UC" ? accessNumber(access) & ~8 : access });
  }

  endpoint(preference?: GidPreference): Endpoint {
    return ownEndpoint(this.#end(checkOptions(gidPreference, "endpoint", preference)));
  }

  connect(remote: Endpoint | undefined, options: ConnectOptions | undefined): void {
    const checked = checkOptions(connectOptions, "connect", options);
    const end = this.#end({});
    const own = ownEndpoint(end);
    const peer = hasNoPeer(end.type) ? undefined : checkEndpoint(remote);
    if (peer) checkMatch(own, peer);
    if (this.#known === "RESET") this.initialize();
    if (this.#known !== "INIT") throw this.#notConnectable();
    const { receive, send } = connectAttributes(end, own, peer, checked);
    this.modify("RTR", receive);
    this.modify("RTS", send);
  }

  #notConnectable(): QueuePairStateError {
    const { label } = this.#queuePair;
    return new QueuePairStateError(label, this.#known, "RTR", {
      missing: [],
      excess: [],
      hint: "A queue pair connects once. Call reset() first to connect it anew, or create another.",
      message: `${label} is in ${this.#known}: it is already connected`,
    });
  }

  #end(preference: GidPreference): ConnectionEnd {
    const { type, number, port, psn } = this.#queuePair;
    const device = this.#device;
    const isAsked = preference.gidIndex !== undefined || preference.localAddress !== undefined;
    if (!this.#gid || isAsked) {
      const { gidIndex, localAddress } = isAsked ? preference : this.#options;
      this.#gid = device.gid({
        port,
        ...(gidIndex === undefined ? {} : { gidIndex }),
        ...(localAddress === undefined ? {} : { localAddress }),
      });
    }
    return { device, type, number, port, psn, gid: this.#gid, queueKey: this.#options.queueKey };
  }

  #describe(state: QueuePairState, { address }: QueuePairAttributes): string {
    const way = address?.gid ? ` from GID ${address.gidIndex ?? 0} to ${address.gid}` : "";
    return `${this.#queuePair.label} from ${this.#known} to ${state}${way}`;
  }
}

import * as v from "../../../ffi/ibverbs/constants.ts";
import { queuePairTransitions } from "../../../ffi/ibverbs/queue-pair-transitions.ts";
import type { ibv_qp_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { checkOptions, flag, nested, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { DoorbellError } from "../../errors.ts";
import { hex, printedAs } from "../../lifetime/resource.ts";
import { type AddressVector, addressVector, fillAddress, readAddress } from "../address/address-vector.ts";
import { mtuBytes, mtuCode, pathMtuType } from "../address/mtu.ts";
import type { QueuePairType } from "../address/queue-pair-type.ts";
import { type Access, accessNames, accessNumber, accessType } from "../memory/access.ts";

/** States of a queue pair (`enum ibv_qp_state`), in C's order. */
export const queuePairStates = ["RESET", "INIT", "RTR", "RTS", "SQD", "SQE", "ERR"] as const;

/** Name of a state, one of {@link queuePairStates}. */
export type QueuePairState = (typeof queuePairStates)[number];

/** Type of an object with states: a type of queue pair, or the answering end of XRC. */
export type ConnectionType = QueuePairType | "XRC target";

/** Number of each type in `enum ibv_qp_type`. */
export const typeNumbers: Readonly<Record<ConnectionType, number>> = {
  RC: v.IBV_QPT_RC,
  UC: v.IBV_QPT_UC,
  UD: v.IBV_QPT_UD,
  XRC: v.IBV_QPT_XRC_SEND,
  "XRC target": v.IBV_QPT_XRC_RECV,
  dynamic: v.IBV_QPT_DRIVER,
};

/**
 * Error of a transition that does not exist, lacks attributes, or has attributes that it does not allow. C
 * was not called.
 *
 * @example
 * const fresh = pd.createQueuePair({ completions: cq });
 * try {
 *   fresh.modify("RTR", { pathMtu: 1024 });
 * } catch (error) {
 *   if (error instanceof QueuePairStateError) console.log(error.missing); // [ "address", "remoteQpNumber", ... ]
 * }
 */
export class QueuePairStateError extends DoorbellError {
  override readonly name = "QueuePairStateError";
  readonly from: QueuePairState;
  readonly to: QueuePairState;
  /** Names of the attributes that the transition needs and did not get. */
  readonly missing: readonly AttributeName[];
  /** Names of the attributes that the transition does not allow. */
  readonly excess: readonly AttributeName[];

  constructor(
    label: string,
    from: QueuePairState,
    to: QueuePairState,
    faults: {
      readonly missing: readonly AttributeName[];
      readonly excess: readonly AttributeName[];
      readonly hint?: string;
      readonly message?: string;
    },
  ) {
    const parts = [
      faults.missing.length ? `missing ${faults.missing.join(", ")}` : "",
      faults.excess.length ? `not allowed: ${faults.excess.join(", ")}` : "",
    ].filter(Boolean);
    super(
      faults.message ??
        `${label} cannot go from ${from} to ${to}${parts.length ? `: ${parts.join("; ")}` : ""}`,
      faults.hint,
    );
    this.from = from;
    this.to = to;
    this.missing = faults.missing;
    this.excess = faults.excess;
  }
}

/**
 * Throws QueuePairStateError unless the transition exists and has exactly the attributes that it needs or
 * allows.
 */
export function checkTransition(
  label: string,
  type: ConnectionType,
  from: QueuePairState,
  to: QueuePairState,
  given: readonly AttributeName[],
): void {
  if (to === "RESET" || to === "ERR") {
    if (given.length) throw new QueuePairStateError(label, from, to, { missing: [], excess: given });
    return;
  }
  const possible = queuePairTransitions[typeNumbers[type]]?.[queuePairStates.indexOf(from)] ?? {};
  const found = possible[queuePairStates.indexOf(to)];
  if (!found) {
    const next = Object.keys(possible).map((state) => queuePairStates[Number(state)]);
    throw new QueuePairStateError(label, from, to, {
      missing: [],
      excess: [],
      hint: `From ${from}, a queue pair of type ${type} goes to ${[...next, "RESET", "ERR"].join(", ")}.`,
    });
  }
  const missing = attributeNames(found.required).filter((name) => !given.includes(name));
  const excess = given.filter((name) => ((found.required | found.optional) & attributeBits[name]) === 0);
  if (missing.length || excess.length) throw new QueuePairStateError(label, from, to, { missing, excess });
}

/** Bits of the attributes in `enum ibv_qp_attr_mask`. */
const attributeBits = {
  address: v.IBV_QP_AV,
  pathMtu: v.IBV_QP_PATH_MTU,
  remoteQpNumber: v.IBV_QP_DEST_QPN,
  receivePsn: v.IBV_QP_RQ_PSN,
  maxReadAtomicAnswered: v.IBV_QP_MAX_DEST_RD_ATOMIC,
  minRnrTimer: v.IBV_QP_MIN_RNR_TIMER,
  timeout: v.IBV_QP_TIMEOUT,
  retryCount: v.IBV_QP_RETRY_CNT,
  rnrRetry: v.IBV_QP_RNR_RETRY,
  sendPsn: v.IBV_QP_SQ_PSN,
  maxReadAtomic: v.IBV_QP_MAX_QP_RD_ATOMIC,
  partitionKeyIndex: v.IBV_QP_PKEY_INDEX,
  port: v.IBV_QP_PORT,
  access: v.IBV_QP_ACCESS_FLAGS,
  queueKey: v.IBV_QP_QKEY,
  currentState: v.IBV_QP_CUR_STATE,
  drainedEvent: v.IBV_QP_EN_SQD_ASYNC_NOTIFY,
} as const satisfies Readonly<Record<AttributeName, number>>;

/**
 * Returns the names of the attributes whose bits are set in a mask. Bits of attributes that `modify` does not
 * set have no name.
 */
export function attributeNames(mask: number): AttributeName[] {
  return (Object.keys(attributeBits) as AttributeName[]).filter((name) => (mask & attributeBits[name]) !== 0);
}

/** Attributes that `modify` sets (`struct ibv_qp_attr`). Missing attributes stay as they are. */
export interface QueuePairAttributes {
  /** State that the caller expects the queue pair to be in. */
  readonly currentState?: QueuePairState;
  /** True to request the SQ_DRAINED event on the transition to SQD. */
  readonly drainedEvent?: boolean;
  /** Access that the peer gets. */
  readonly access?: Access;
  readonly partitionKeyIndex?: number;
  readonly port?: number;
  /** Key that datagrams to a UD queue pair must carry. */
  readonly queueKey?: number;
  /** Address of the peer. */
  readonly address?: AddressVector;
  /** Path MTU: 256, 512, 1024, 2048 or 4096 bytes. Both ends use the same value. */
  readonly pathMtu?: number;
  /**
   * Code of the acknowledgement timeout, which is 4.096 us times 2^timeout. 0 means no timeout, 14 is 67 ms.
   */
  readonly timeout?: number;
  /** Number of retransmissions after a timeout, 0 to 7. */
  readonly retryCount?: number;
  /** Number of retries when the peer has no receive posted, 0 to 6. 7 means no limit. */
  readonly rnrRetry?: number;
  /** First packet sequence number expected from the peer, 24 bits. */
  readonly receivePsn?: number;
  /** Number of reads and atomics that may be outstanding. */
  readonly maxReadAtomic?: number;
  /** Code of the time that a peer waits when no receive is posted, 0 to 31. 12 is 0.64 ms. */
  readonly minRnrTimer?: number;
  /** First packet sequence number sent, 24 bits. */
  readonly sendPsn?: number;
  /** Number of reads and atomics of the peer that are answered at once. */
  readonly maxReadAtomicAnswered?: number;
  /** Number of the peer's queue pair. */
  readonly remoteQpNumber?: number;
}

type C = View<typeof ibv_qp_attr>;

/** Name of an attribute that `modify` can set. Each is one bit of `enum ibv_qp_attr_mask`. */
export type AttributeName = keyof QueuePairAttributes;

/** Rows of {@link QueuePairAttributes}, which other tables of options include. */
export const attributeRows = {
  currentState: { type: oneOf(...queuePairStates), text: "The state that the caller expects." },
  drainedEvent: { type: flag(), text: "Ask for the SQ_DRAINED event on the way to SQD." },
  access: { type: accessType, text: "The access that the peer gets." },
  partitionKeyIndex: { type: whole(0, 0xffff), text: "The entry of the port's table of partition keys." },
  port: { type: whole(1, 255), text: "The device's port." },
  queueKey: { type: whole(0, 0xffffffff), text: "UD: the key that datagrams must carry." },
  address: { type: nested(() => addressVector), text: "The address of the peer." },
  pathMtu: { type: pathMtuType, unit: "bytes", text: "The largest packet; both ends the same." },
  timeout: {
    type: whole(0, 31),
    text: "Code of the acknowledgement timeout, 4.096 us times 2^timeout; 0 means none.",
  },
  retryCount: { type: whole(0, 7), text: "Retransmissions after a timeout." },
  rnrRetry: { type: whole(0, 7), text: "Retries when the peer has no receive posted; 7 means no limit." },
  receivePsn: { type: whole(0, 0xffffff), text: "First packet number expected from the peer." },
  maxReadAtomic: { type: whole(0, 255), text: "Reads and atomics outstanding as initiator." },
  minRnrTimer: {
    type: whole(0, 31),
    text: "Code of the time that a peer waits when no receive is posted here.",
  },
  sendPsn: { type: whole(0, 0xffffff), text: "First packet number sent." },
  maxReadAtomicAnswered: { type: whole(0, 255), text: "Reads and atomics of the peer answered at once." },
  remoteQpNumber: { type: whole(0, 0xffffff), text: "The number of the peer's queue pair." },
} as const;

export const queuePairAttributes = optionsTable<QueuePairAttributes>()(
  "rdma.QueuePairAttributes",
  { "QueuePair.modify": 1 },
  attributeRows,
);

/** Returns the checked attributes without undefined ones. */
export const checkAttributes = (given: QueuePairAttributes | undefined): QueuePairAttributes =>
  checkOptions(queuePairAttributes, "modify", given);

/** Functions that store each attribute in the C struct. */
const setters: {
  readonly [K in AttributeName]: (c: C, value: NonNullable<QueuePairAttributes[K]>) => unknown;
} = {
  currentState: (c, v) => (c.cur_qp_state = queuePairStates.indexOf(v)),
  drainedEvent: (c, v) => (c.en_sqd_async_notify = v ? 1 : 0),
  access: (c, v) => (c.qp_access_flags = accessNumber(v)),
  partitionKeyIndex: (c, v) => (c.pkey_index = v),
  port: (c, v) => (c.port_num = v),
  queueKey: (c, v) => (c.qkey = v),
  address: (c, v) => fillAddress(c.ah_attr, v),
  pathMtu: (c, v) => (c.path_mtu = mtuCode(v)),
  timeout: (c, v) => (c.timeout = v),
  retryCount: (c, v) => (c.retry_cnt = v),
  rnrRetry: (c, v) => (c.rnr_retry = v),
  receivePsn: (c, v) => (c.rq_psn = v),
  maxReadAtomic: (c, v) => (c.max_rd_atomic = v),
  minRnrTimer: (c, v) => (c.min_rnr_timer = v),
  sendPsn: (c, v) => (c.sq_psn = v),
  maxReadAtomicAnswered: (c, v) => (c.max_dest_rd_atomic = v),
  remoteQpNumber: (c, v) => (c.dest_qp_num = v),
};

/**
 * Fills the C struct with checked attributes. Returns the mask (`enum ibv_qp_attr_mask`) without the state's
 * bit.
 */
export function fillAttributes(c: C, given: QueuePairAttributes): number {
  let mask = 0;
  for (const name of Object.keys(given) as AttributeName[]) {
    (setters[name] as (c: C, value: unknown) => unknown)(c, given[name]);
    mask |= attributeBits[name];
  }
  return mask;
}

/** Result of `query`: the state and the attributes as the device holds them. */
export type QueriedAttributes = Required<Omit<QueuePairAttributes, "drainedEvent" | "access">> & {
  readonly state: QueuePairState;
  readonly access: number;
  readonly draining: boolean;
};

const stateName = (number: number): QueuePairState | undefined => queuePairStates[number];

/** Returns the C struct as plain data. */
export function readAttributes(c: C): QueriedAttributes {
  const state = stateName(c.qp_state) ?? "RESET";
  const attributes: QueriedAttributes = {
    state,
    currentState: stateName(c.cur_qp_state) ?? state,
    draining: c.sq_draining !== 0,
    access: c.qp_access_flags,
    partitionKeyIndex: c.pkey_index,
    port: c.port_num,
    queueKey: c.qkey,
    address: readAddress(c.ah_attr),
    pathMtu: c.path_mtu ? mtuBytes(c.path_mtu) : 0,
    timeout: c.timeout,
    retryCount: c.retry_cnt,
    rnrRetry: c.rnr_retry,
    receivePsn: c.rq_psn,
    maxReadAtomic: c.max_rd_atomic,
    minRnrTimer: c.min_rnr_timer,
    sendPsn: c.sq_psn,
    maxReadAtomicAnswered: c.max_dest_rd_atomic,
    remoteQpNumber: c.dest_qp_num,
  };
  return printedAs("Queue pair attributes", attributes, ({ access, queueKey }) => ({
    access: accessNames(access),
    queueKey: hex(queueKey),
  }));
}

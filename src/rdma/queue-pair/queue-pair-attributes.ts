import type { ibv_qp_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { checkOptions, flag, nested, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { hex, printedAs } from "../../lifetime/resource.ts";
import { type AddressVector, addressVector, fillAddress, readAddress } from "../address/address-vector.ts";
import { mtuBytes, mtuCode, pathMtuType } from "../address/mtu.ts";
import { type Access, accessNames, accessNumber, accessType } from "../memory/access.ts";
import { attributeBits } from "./attribute-bits.ts";
import { type QueuePairState, queuePairStates } from "./queue-pair-states.ts";

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

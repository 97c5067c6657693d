import type { ibv_qp_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { flag, nested, oneOf, whole } from "../../arguments/value-type.ts";
import { hex, printedAs } from "../../lifetime/inspect.ts";
import { mtuBytes, mtuCode, pathMtuType } from "../device/mtu.ts";
import { type Access, accessNames, accessNumber, accessType } from "../memory/access.ts";
import { type AddressVector, addressVector, fillAddress, readAddress } from "./address-vector.ts";
import { attributeBits } from "./attribute-bits.ts";
import { type QueuePairState, queuePairStates } from "./queue-pair-states.ts";

/** What `modify` sets (`struct ibv_qp_attr`); only the attributes given are touched. */
export interface QueuePairAttributes {
  /** The state the caller believes it is in. */
  readonly currentState?: QueuePairState;
  /** Ask for the SQ_DRAINED event on the way to SQD. */
  readonly drainedEvent?: boolean;
  /** What the peer may do. */
  readonly access?: Access;
  readonly partitionKeyIndex?: number;
  readonly port?: number;
  /** UD: the key that datagrams must carry. */
  readonly queueKey?: number;
  /** The way to the peer. */
  readonly address?: AddressVector;
  /** 256, 512, 1024, 2048 or 4096 bytes; both ends the same. */
  readonly pathMtu?: number;
  /** Acknowledgement timeout: 4.096 us times 2^timeout; 0 waits forever, 14 is 67 ms. */
  readonly timeout?: number;
  /** Retransmissions after a timeout: 0 to 7. */
  readonly retryCount?: number;
  /** Retries when the peer has no receive posted: 0 to 6, 7 forever. */
  readonly rnrRetry?: number;
  /** First packet number expected from the peer, 24 bits. */
  readonly receivePsn?: number;
  /** Reads and atomics outstanding as initiator. */
  readonly maxReadAtomic?: number;
  /** How long a peer is told to wait when no receive is posted: code 0 to 31, 12 is 0.64 ms. */
  readonly minRnrTimer?: number;
  /** First packet number sent, 24 bits. */
  readonly sendPsn?: number;
  /** Reads and atomics of the peer answered at once. */
  readonly maxReadAtomicAnswered?: number;
  /** The peer's queue pair. */
  readonly remoteQpNumber?: number;
}

type C = View<typeof ibv_qp_attr>;

/** Attributes that `modify` can set, by name; each is one bit of `enum ibv_qp_attr_mask`. */
export type AttributeName = keyof QueuePairAttributes;

/** The rows of {@link QueuePairAttributes}, for the tables of options that have some of them. */
export const attributeRows = {
  currentState: { type: oneOf(...queuePairStates), text: "The state the caller believes it is in." },
  drainedEvent: { type: flag(), text: "Ask for the SQ_DRAINED event on the way to SQD." },
  access: { type: accessType, text: "What the peer may do." },
  partitionKeyIndex: { type: whole(0, 0xffff), text: "The entry of the port's table of partition keys." },
  port: { type: whole(1, 255), text: "The device's port." },
  queueKey: { type: whole(0, 0xffffffff), text: "UD: the key that datagrams must carry." },
  address: { type: nested(() => addressVector), text: "The way to the peer." },
  pathMtu: { type: pathMtuType, unit: "bytes", text: "The largest packet; both ends the same." },
  timeout: {
    type: whole(0, 31),
    text: "Acknowledgement timeout: 4.096 us times 2^timeout; 0 waits forever.",
  },
  retryCount: { type: whole(0, 7), text: "Retransmissions after a timeout." },
  rnrRetry: { type: whole(0, 7), text: "Retries when the peer has no receive posted; 7 forever." },
  receivePsn: { type: whole(0, 0xffffff), text: "First packet number expected from the peer." },
  maxReadAtomic: { type: whole(0, 255), text: "Reads and atomics outstanding as initiator." },
  minRnrTimer: { type: whole(0, 31), text: "How long a peer waits when no receive is posted here: a code." },
  sendPsn: { type: whole(0, 0xffffff), text: "First packet number sent." },
  maxReadAtomicAnswered: { type: whole(0, 255), text: "Reads and atomics of the peer answered at once." },
  remoteQpNumber: { type: whole(0, 0xffffff), text: "The peer's queue pair." },
} as const;

export const queuePairAttributes = optionsTable<QueuePairAttributes>()(
  "rdma.QueuePairAttributes",
  { "QueuePair.modify": 1 },
  attributeRows,
);

/** The attributes, checked, without those that are undefined. */
export const checkAttributes = (given: QueuePairAttributes | undefined): QueuePairAttributes =>
  checkOptions(queuePairAttributes, "modify", given);

/** How each attribute is stored. */
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

/** Fills the C struct with attributes that were checked; returns the mask (`enum ibv_qp_attr_mask`) without the state's bit. */
export function fillAttributes(c: C, given: QueuePairAttributes): number {
  let mask = 0;
  for (const name of Object.keys(given) as AttributeName[]) {
    (setters[name] as (c: C, value: unknown) => unknown)(c, given[name]);
    mask |= attributeBits[name];
  }
  return mask;
}

/** What `query` gives: the state, and the attributes as the device holds them. */
export type QueriedAttributes = Required<Omit<QueuePairAttributes, "drainedEvent" | "access">> & {
  readonly state: QueuePairState;
  readonly access: number;
  readonly draining: boolean;
};

const stateName = (number: number): QueuePairState | undefined => queuePairStates[number];

/** The C struct as plain data. */
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

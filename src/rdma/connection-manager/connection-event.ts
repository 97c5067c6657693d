import { rdma_cm_event } from "../../../ffi/rdmacm/structs.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { type AddressVector, readAddress } from "../queue-pair/address-vector.ts";
import { statusWords } from "./status-words.ts";

/** What can happen to an id (`enum rdma_cm_event_type`, without RDMA_CM_EVENT_), in C's order. */
export const connectionEventTypes = [
  "ADDR_RESOLVED",
  "ADDR_ERROR",
  "ROUTE_RESOLVED",
  "ROUTE_ERROR",
  "CONNECT_REQUEST",
  "CONNECT_RESPONSE",
  "CONNECT_ERROR",
  "UNREACHABLE",
  "REJECTED",
  "ESTABLISHED",
  "DISCONNECTED",
  "DEVICE_REMOVAL",
  "MULTICAST_JOIN",
  "MULTICAST_ERROR",
  "ADDR_CHANGE",
  "TIMEWAIT_EXIT",
  "ADDRINFO_RESOLVED",
  "ADDRINFO_ERROR",
  "USER",
  "INTERNAL",
] as const;

/** One of {@link connectionEventTypes}. */
export type ConnectionEventType = (typeof connectionEventTypes)[number];

/** What the other end of a connection offers (`struct rdma_conn_param`). */
export interface ConnectionParameters {
  /** READs and atomics of the peer that this end is to answer at once. */
  readonly maxReadAtomicAnswered: number;
  /** READs and atomics that this end may have outstanding. */
  readonly maxReadAtomic: number;
  readonly flowControl: boolean;
  readonly retryCount: number;
  readonly rnrRetryCount: number;
  /** The peer takes its receives from a shared queue. */
  readonly sharedReceiveQueue: boolean;
  readonly qpNumber: number;
}

/** Where datagrams go (`struct rdma_ud_param`). */
export interface DatagramParameters {
  readonly address: AddressVector;
  readonly qpNumber: number;
  readonly queueKey: number;
}

/** Something happened to an id (`struct rdma_cm_event`), as plain data; C has been told that it was seen. */
export interface ConnectionEvent {
  readonly type: ConnectionEventType;
  /** 0, minus an errno, or the reason of a refusal. */
  readonly status: number;
  /** The status in words, "" for 0: "nobody listens there". */
  readonly reason: string;
  /** What the peer's program sent along. The messages have room for more, and C does not tell: zeros follow. */
  readonly privateData: Uint8Array;
  /** Of connections. */
  readonly connection?: ConnectionParameters;
  /** Of datagrams and multicast groups. */
  readonly datagram?: DatagramParameters;
}

/** C's event as plain data. */
export function readEvent(pointer: number, isDatagram: boolean): ConnectionEvent {
  const event = rdma_cm_event.at(pointer);
  const { status } = event;
  const type = connectionEventTypes[event.event] ?? "INTERNAL";
  const common = { type, status, reason: statusWords(type, status) };
  if (isDatagram) {
    const { ud } = event.param;
    // Of a group the pointer is the caller's own, with no bytes behind it.
    const privateData = bytesOf(ud.private_data, type.startsWith("MULTICAST") ? 0 : ud.private_data_len);
    const datagram = { address: readAddress(ud.ah_attr), qpNumber: ud.qp_num, queueKey: ud.qkey };
    return { ...common, privateData, datagram };
  }
  const { conn } = event.param;
  return {
    ...common,
    privateData: bytesOf(conn.private_data, conn.private_data_len),
    connection: {
      maxReadAtomicAnswered: conn.responder_resources,
      maxReadAtomic: conn.initiator_depth,
      flowControl: conn.flow_control !== 0,
      retryCount: conn.retry_count,
      rnrRetryCount: conn.rnr_retry_count,
      sharedReceiveQueue: conn.srq !== 0,
      qpNumber: conn.qp_num,
    },
  };
}

const bytesOf = (pointer: number, length: number): Uint8Array =>
  pointer === 0 || length === 0 ? new Uint8Array(0) : new Uint8Array(memory(pointer, length)).slice();

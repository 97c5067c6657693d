import { errnoName, strerror } from "../../../ffi/libc/index.ts";
import { rdma_cm_event } from "../../../ffi/rdmacm/structs.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { type AddressVector, readAddress } from "../address/address-vector.ts";

/** Text of each reason code of a refusal (InfiniBand Architecture, table 109). */
const rejectReasons: Readonly<Record<number, string>> = {
  1: "no queue pair is available",
  2: "no end-to-end context is available",
  3: "no resources are available",
  4: "the other end timed out",
  5: "the message is not supported",
  6: "the connection is not known",
  7: "the connection is not known",
  8: "no program listens on this port",
  9: "the transport is not supported",
  10: "the connection is stale: its identifier was used a moment ago",
  11: "the RDC does not exist",
  12: "the GID is not accepted",
  13: "the LID is not accepted",
  14: "the service level is not accepted",
  15: "the traffic class is not accepted",
  16: "the hop limit is not accepted",
  17: "the packet rate is not accepted",
  18: "the alternate GID is not accepted",
  19: "the alternate LID is not accepted",
  20: "the alternate service level is not accepted",
  21: "the alternate traffic class is not accepted",
  22: "the alternate hop limit is not accepted",
  23: "the alternate packet rate is not accepted",
  24: "connection management is at another port",
  25: "the service is at another port",
  26: "the path MTU is too large",
  27: "there are too few responder resources",
  28: "the other program refused",
  29: "the RNR retry count is not accepted",
  30: "the identifier is used twice",
  31: "the class version is not supported",
  32: "the flow label is not accepted",
  33: "the alternate flow label is not accepted",
  35: "the vendor's options are not supported",
};

/** Text of each status of a service identification reply (table 124). */
const serviceStatus: Readonly<Record<number, string>> = {
  1: "no program offers the service there",
  2: "the other program refused",
  3: "no queue pair is available",
  4: "the service is at another port",
  5: "the version is not supported",
};

/**
 * Returns the text of an event's status. Negative numbers are errno values, others are codes of the event's
 * type. 0 gives "".
 */
export function statusWords(type: string, status: number): string {
  if (status === 0) return "";
  if (status < 0) return `${errnoName(-status)} (${strerror(-status)})`;
  const words = type === "REJECTED" ? rejectReasons[status] : serviceStatus[status];
  return words ?? `status ${status}`;
}

/** Types of events of an id (`enum rdma_cm_event_type`, without RDMA_CM_EVENT_), in C's order. */
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

/** Type of an event, one of {@link connectionEventTypes}. */
export type ConnectionEventType = (typeof connectionEventTypes)[number];

/** Parameters that the other end of a connection offers (`struct rdma_conn_param`). */
export interface ConnectionParameters {
  /** Number of reads and atomics of the peer that this end answers at once. */
  readonly maxReadAtomicAnswered: number;
  /** Number of reads and atomics that this end may have outstanding. */
  readonly maxReadAtomic: number;
  readonly flowControl: boolean;
  readonly retryCount: number;
  readonly rnrRetryCount: number;
  /** True when the peer uses a shared receive queue. */
  readonly sharedReceiveQueue: boolean;
  readonly qpNumber: number;
}

/** Destination of datagrams (`struct rdma_ud_param`). */
export interface DatagramParameters {
  readonly address: AddressVector;
  readonly qpNumber: number;
  readonly queueKey: number;
}

/** Event of an id (`struct rdma_cm_event`) as plain data. C's event is already acknowledged. */
export interface ConnectionEvent {
  readonly type: ConnectionEventType;
  /** Status of the event: 0, a negative errno, or the reason code of a refusal. */
  readonly status: number;
  /** Text of the status; "" for 0. */
  readonly reason: string;
  /**
   * Private data of the peer's program. C does not report its length, so zeros fill the rest of the message.
   */
  readonly privateData: Uint8Array;
  /** Parameters of an event of a connection. */
  readonly connection?: ConnectionParameters;
  /** Destination in an event of a datagram service or a multicast group. */
  readonly datagram?: DatagramParameters;
}

/** Returns C's event as plain data. */
export function readEvent(pointer: number, isDatagram: boolean): ConnectionEvent {
  const event = rdma_cm_event.at(pointer);
  const { status } = event;
  const type = connectionEventTypes[event.event] ?? "INTERNAL";
  const common = { type, status, reason: statusWords(type, status) };
  if (isDatagram) {
    const { ud } = event.param;
    // For a multicast group the pointer is the caller's own value and has no bytes.
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

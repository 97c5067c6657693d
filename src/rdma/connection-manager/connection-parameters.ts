import { rdma_conn_param } from "../../../ffi/rdmacm/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { described, flag, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";

/** Maximum number of bytes of private data, by kind of message. Datagram messages have other limits. */
export const privateDataRoom = {
  RC: { request: 56, reply: 196, reject: 148 },
  UD: { request: 180, reply: 136, reject: 136 },
} as const;

/** Data for the peer's program. Text is sent as UTF-8. */
export type PrivateData = Uint8Array | string;

/** Parameters of a request or an acceptance of a connection (`struct rdma_conn_param`). */
export interface ConnectionRequestOptions {
  /** Number of the queue pair. */
  readonly qpNumber: number;
  /**
   * Data for the peer's program. A request has room for 56 bytes and a reply for 196. Datagram messages have
   * room for 180 and 136.
   */
  readonly privateData?: PrivateData;
  /** Number of retransmissions before RETRY_EXC_ERR. Default 7. */
  readonly retryCount?: number;
  /** Number of retries when the other end has no receive posted. Default 7, which means no limit. */
  readonly rnrRetryCount?: number;
  /** Number of reads and atomics that may be outstanding. Default: the maximum of both devices. */
  readonly maxReadAtomic?: number;
  /**
   * Number of reads and atomics of the peer that are answered at once. Default: the maximum of both devices.
   */
  readonly maxReadAtomicAnswered?: number;
  /** True (the default) when the hardware has flow control between both ends. */
  readonly flowControl?: boolean;
  /** True when the queue pair uses a shared receive queue. */
  readonly sharedReceiveQueue?: boolean;
}

export const privateDataType = described<PrivateData>(
  "a Uint8Array or a string",
  (value) => value instanceof Uint8Array || typeof value === "string",
);

/** Rows of {@link ConnectionRequestOptions} that the tables of `connect` and `accept` include. */
export const parameterRows = {
  privateData: { type: privateDataType, text: "Data for the peer's program." },
  retryCount: { type: whole(0, 7), default: 7, text: "Retransmissions before RETRY_EXC_ERR." },
  rnrRetryCount: {
    type: whole(0, 7),
    default: 7,
    text: "Retries when the other end has no receive posted; 7 means no limit.",
  },
  maxReadAtomic: {
    type: whole(0, 254),
    defaultText: "the maximum of both devices",
    text: "Reads and atomics that may be outstanding.",
  },
  maxReadAtomicAnswered: {
    type: whole(0, 254),
    defaultText: "the maximum of both devices",
    text: "Reads and atomics of the peer answered at once.",
  },
  flowControl: { type: flag(), default: true, text: "Flow control between both ends." },
} as const;

export const connectionRequestOptions = optionsTable<ConnectionRequestOptions>()(
  "rdma.ConnectionRequestOptions",
  { "ConnectionId.connect": 0, "ConnectionId.accept": 0 },
  {
    ...parameterRows,
    qpNumber: { type: whole(0, 0xffffff), required: true, text: "The number of the queue pair." },
    sharedReceiveQueue: { type: flag(), default: false, text: "The queue pair uses a shared receive queue." },
  },
);

/** Returns a copy of the bytes to send. Throws RangeError, with the limit, for too many bytes. */
export function privateBytes(
  caller: string,
  data: PrivateData | undefined,
  room: number,
): Uint8Array<ArrayBuffer> {
  if (data !== undefined && typeof data !== "string" && !ArrayBuffer.isView(data)) {
    throw new TypeError(`${caller}: privateData is ${shown(data)}. Use a string or a Uint8Array`);
  }
  const given = typeof data === "string" ? new TextEncoder().encode(data) : (data ?? new Uint8Array(0));
  // The address stays the same, because runtimes do not move memory of more than 1000 elements.
  const bytes = new Uint8Array(new ArrayBuffer(256)).subarray(0, Math.min(given.length, 256));
  if (given.length > room) {
    throw new RangeError(
      `${caller}: privateData has ${given.length} bytes, but this message has room for ${room}. Send more after the connection is made.`,
    );
  }
  bytes.set(given);
  return bytes;
}

const asMuchAsTheDeviceHas = 255;

/** Returns C's struct and the bytes that it points to, which must live until C has read them. */
export function fillParameters(
  given: Omit<ConnectionRequestOptions, "privateData">,
  data: Uint8Array<ArrayBuffer>,
): ReturnType<typeof rdma_conn_param.alloc> {
  const c = rdma_conn_param.alloc();
  c.private_data = data.length === 0 ? 0 : addressOf(data);
  c.private_data_len = data.length;
  c.initiator_depth = given.maxReadAtomic ?? asMuchAsTheDeviceHas;
  c.responder_resources = given.maxReadAtomicAnswered ?? asMuchAsTheDeviceHas;
  c.flow_control = given.flowControl === false ? 0 : 1;
  c.retry_count = given.retryCount ?? 7;
  c.rnr_retry_count = given.rnrRetryCount ?? 7;
  c.srq = given.sharedReceiveQueue ? 1 : 0;
  c.qp_num = given.qpNumber;
  return c;
}

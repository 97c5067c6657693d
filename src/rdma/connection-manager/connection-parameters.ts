import { rdma_conn_param } from "../../../ffi/rdmacm/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { shown } from "../../arguments/shown.ts";
import { described, flag, whole } from "../../arguments/value-type.ts";

/** Bytes that a program may send along with a request, a reply, a refusal; a little less, or more, by datagrams. */
export const privateDataRoom = {
  RC: { request: 56, reply: 196, reject: 148 },
  UD: { request: 180, reply: 136, reject: 136 },
} as const;

/** Bytes for the peer's program; text goes as UTF-8. */
export type PrivateData = Uint8Array | string;

/** What a connection is asked for, or accepted, with (`struct rdma_conn_param`). */
export interface ConnectionRequestOptions {
  /** The number of the queue pair. */
  readonly qpNumber: number;
  /** Bytes for the peer's program: up to 56 with a request, 196 with a reply; by datagrams 180 and 136. */
  readonly privateData?: PrivateData;
  /** Retransmissions before RETRY_EXC_ERR; default 7. */
  readonly retryCount?: number;
  /** Retries when the other end has no receive posted; default 7, forever. */
  readonly rnrRetryCount?: number;
  /** READs and atomics outstanding as initiator; default as many as both devices can. */
  readonly maxReadAtomic?: number;
  /** READs and atomics of the peer answered at once; default as many as both devices can. */
  readonly maxReadAtomicAnswered?: number;
  /** The hardware has flow control of its own between both ends; default true. */
  readonly flowControl?: boolean;
  /** The queue pair takes its receives from a shared queue. */
  readonly sharedReceiveQueue?: boolean;
}

export const privateDataType = described<PrivateData>(
  "a Uint8Array or a string",
  (value) => value instanceof Uint8Array || typeof value === "string",
);

/** The rows of {@link ConnectionRequestOptions} that the tables of `connect` and `accept` have, too. */
export const parameterRows = {
  privateData: { type: privateDataType, text: "Bytes for the peer's program." },
  retryCount: { type: whole(0, 7), default: 7, text: "Retransmissions before RETRY_EXC_ERR." },
  rnrRetryCount: {
    type: whole(0, 7),
    default: 7,
    text: "Retries when the other end has no receive posted; 7 forever.",
  },
  maxReadAtomic: {
    type: whole(0, 254),
    defaultText: "as many as both devices can",
    text: "READs and atomics outstanding as initiator.",
  },
  maxReadAtomicAnswered: {
    type: whole(0, 254),
    defaultText: "as many as both devices can",
    text: "READs and atomics of the peer answered at once.",
  },
  flowControl: { type: flag(), default: true, text: "Flow control between both ends." },
} as const;

export const connectionRequestOptions = optionsTable<ConnectionRequestOptions>()(
  "rdma.ConnectionRequestOptions",
  { "ConnectionId.connect": 0, "ConnectionId.accept": 0 },
  {
    ...parameterRows,
    qpNumber: { type: whole(0, 0xffffff), required: true, text: "The number of the queue pair." },
    sharedReceiveQueue: { type: flag(), default: false, text: "It takes its receives from a shared queue." },
  },
);

/** The bytes to send along, copied. RangeError, which names the room, when they are too many. */
export function privateBytes(
  caller: string,
  data: PrivateData | undefined,
  room: number,
): Uint8Array<ArrayBuffer> {
  if (data !== undefined && typeof data !== "string" && !ArrayBuffer.isView(data)) {
    throw new TypeError(`${caller}: privateData is ${shown(data)}: use a string or a Uint8Array`);
  }
  const given = typeof data === "string" ? new TextEncoder().encode(data) : (data ?? new Uint8Array(0));
  // C's address of it stays the same: memory of more than 1000 elements does not move.
  const bytes = new Uint8Array(new ArrayBuffer(256)).subarray(0, Math.min(given.length, 256));
  if (given.length > room) {
    throw new RangeError(
      `${caller}: privateData has ${given.length} bytes: this message has room for ${room}. Send more once the connection is there.`,
    );
  }
  bytes.set(given);
  return bytes;
}

const asMuchAsTheDeviceHas = 255;

/** C's struct, and the bytes that it points to, which must live until C has read them. */
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

// SIDR_REQ and SIDR_REP: resolve the queue pair of a datagram service (tables 119 and 120).
import { Attribute, type Message, newMessage } from "./datagram.ts";

export const SERVICE_REQUEST_DATA_BYTES = 216;
export const SERVICE_REPLY_DATA_BYTES = 136;

/** Status of a SIDR_REP. */
export const SERVICE_FOUND = 0;
export const SERVICE_UNSUPPORTED = 1;
export const SERVICE_REJECTED = 2;

export interface ServiceRequest {
  readonly transaction: bigint;
  readonly requestId: number;
  readonly partitionKey: number;
  readonly serviceId: bigint;
  readonly data: Uint8Array;
}

export function writeServiceRequest(request: ServiceRequest): Message {
  const m = newMessage(Attribute.serviceRequest, request.transaction);
  m.set32(0, request.requestId);
  m.set16(4, request.partitionKey);
  m.set64(8, request.serviceId);
  m.bytes(16, SERVICE_REQUEST_DATA_BYTES).set(request.data.subarray(0, SERVICE_REQUEST_DATA_BYTES));
  return m;
}

export function readServiceRequest(m: Message): ServiceRequest {
  return {
    transaction: m.transaction,
    requestId: m.get32(0),
    partitionKey: m.get16(4),
    serviceId: m.get64(8),
    data: m.bytes(16, SERVICE_REQUEST_DATA_BYTES),
  };
}

export interface ServiceReply {
  readonly transaction: bigint;
  readonly requestId: number;
  readonly status: number;
  readonly queuePair: number;
  readonly serviceId: bigint;
  readonly queueKey: number;
  readonly data: Uint8Array;
}

export function writeServiceReply(reply: ServiceReply): Message {
  const m = newMessage(Attribute.serviceReply, reply.transaction);
  m.set32(0, reply.requestId);
  m.set8(4, reply.status);
  m.set24(8, reply.queuePair);
  m.set64(12, reply.serviceId);
  m.set32(20, reply.queueKey);
  m.bytes(96, SERVICE_REPLY_DATA_BYTES).set(reply.data.subarray(0, SERVICE_REPLY_DATA_BYTES));
  return m;
}

export function readServiceReply(m: Message): ServiceReply {
  return {
    transaction: m.transaction,
    requestId: m.get32(0),
    status: m.get8(4),
    queuePair: m.get24(8),
    serviceId: m.get64(12),
    queueKey: m.get32(20),
    data: m.bytes(96, SERVICE_REPLY_DATA_BYTES),
  };
}

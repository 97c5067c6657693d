import { Attribute, type Message, newMessage } from "./datagram.ts";

// Reasons of a REJ that this implementation sends or examines (table 109).

export const Reason = {
  timeout: 4,
  invalidId: 6,
  invalidServiceId: 8,
  invalidTransport: 9,
  staleConnection: 10,
  invalidGid: 12,
  invalidMtu: 26,
  consumerDefined: 28,
  vendorOption: 35,
} as const;

// MRA, REJ, RTU, DREQ and DREP (tables 107, 108, 111, 112, 113). They begin with the identifiers of both
// ends.

export const REJECT_DATA_BYTES = 148;

/** Identifiers of the two ends. The sender of a message is "local". */
export interface Ends {
  readonly transaction: bigint;
  readonly localId: number;
  readonly remoteId: number;
}

/** Message that is rejected or acknowledged. */
export const ABOUT_REQUEST = 0;
export const ABOUT_REPLY = 1;
export const ABOUT_OTHER = 2;

export const localIdOf = (m: Message): number => m.get32(0);
export const remoteIdOf = (m: Message): number => m.get32(4);

function begin(attribute: number, { transaction, localId, remoteId }: Ends): Message {
  const m = newMessage(attribute, transaction);
  m.set32(0, localId);
  m.set32(4, remoteId);
  return m;
}

/** Creates an MRA: the message arrived, and its answer takes up to 4.096 us times 2^timeout. */
export function writeReceiptAcknowledgement(ends: Ends, about: number, timeout: number): Message {
  const m = begin(Attribute.receiptAcknowledgement, ends);
  m.set8(8, about << 6);
  m.set8(9, timeout << 3);
  return m;
}

export const readReceiptAcknowledgement = (m: Message) => ({
  about: m.get8(8) >> 6,
  timeout: m.get8(9) >> 3,
});

/** Contents of a REJ. */
export interface Rejection {
  readonly about: number;
  /** Reason code of the REJ. */
  readonly reason: number;
  /** Additional rejection information. After a timeout, the GUID of the sender. */
  readonly information: Uint8Array;
  readonly data: Uint8Array;
}

export function writeRejection(ends: Ends, { about, reason, information, data }: Rejection): Message {
  const m = begin(Attribute.reject, ends);
  m.set8(8, about << 6);
  m.set8(9, information.length << 1);
  m.set16(10, reason);
  m.bytes(12, 72).set(information.subarray(0, 72));
  m.bytes(84, REJECT_DATA_BYTES).set(data.subarray(0, REJECT_DATA_BYTES));
  return m;
}

export function readRejection(m: Message): Rejection {
  return {
    about: m.get8(8) >> 6,
    reason: m.get16(10),
    information: m.bytes(12, Math.min(m.get8(9) >> 1, 72)),
    data: m.bytes(84, REJECT_DATA_BYTES),
  };
}

export const writeReadyToUse = (ends: Ends): Message => begin(Attribute.readyToUse, ends);

/** Creates a DREQ, which requests the end of a connection and names the receiver's queue pair. */
export function writeDisconnectRequest(ends: Ends, remoteQueuePair: number): Message {
  const m = begin(Attribute.disconnectRequest, ends);
  m.set24(8, remoteQueuePair);
  return m;
}

export const disconnectedQueuePair = (m: Message): number => m.get24(8);

export const writeDisconnectReply = (ends: Ends): Message => begin(Attribute.disconnectReply, ends);

// REP: accepts a connection request (table 110).
import { Attribute, type Message, newMessage } from "./datagram.ts";

export const REPLY_DATA_BYTES = 196;

/** Contents of a REP. "local" is its sender. */
export interface ConnectReply {
  readonly transaction: bigint;
  readonly localId: number;
  readonly remoteId: number;
  readonly queuePair: number;
  /** First PSN of the packets that the receiver of this message sends. */
  readonly startingPsn: number;
  readonly responderResources: number;
  readonly initiatorDepth: number;
  readonly flowControl: boolean;
  readonly rnrRetryCount: number;
  readonly sharedQueue: boolean;
  readonly guid: bigint;
  readonly vendor: number;
  readonly vendorOptions: number;
  readonly data: Uint8Array;
}

export function writeConnectReply(reply: ConnectReply): Message {
  const m = newMessage(Attribute.connectReply, reply.transaction);
  m.modifier = reply.vendorOptions;
  m.set32(0, reply.localId);
  m.set32(4, reply.remoteId);
  m.set24(12, reply.queuePair);
  m.set24(20, reply.startingPsn);
  // The vendor's 24 bits are in three bytes that were reserved.
  m.set8(15, reply.vendor >> 16);
  m.set8(19, reply.vendor >> 8);
  m.set8(23, reply.vendor);
  m.set8(24, reply.responderResources);
  m.set8(25, reply.initiatorDepth);
  m.set8(26, Number(reply.flowControl));
  m.set8(27, (reply.rnrRetryCount << 5) | (reply.sharedQueue ? 0x10 : 0));
  m.set64(28, reply.guid);
  m.bytes(36, REPLY_DATA_BYTES).set(reply.data.subarray(0, REPLY_DATA_BYTES));
  return m;
}

export function readConnectReply(m: Message): ConnectReply {
  return {
    transaction: m.transaction,
    localId: m.get32(0),
    remoteId: m.get32(4),
    queuePair: m.get24(12),
    startingPsn: m.get24(20),
    vendor: (m.get8(15) << 16) | (m.get8(19) << 8) | m.get8(23),
    vendorOptions: m.modifier,
    responderResources: m.get8(24),
    initiatorDepth: m.get8(25),
    flowControl: (m.get8(26) & 1) !== 0,
    rnrRetryCount: m.get8(27) >> 5,
    sharedQueue: (m.get8(27) & 0x10) !== 0,
    guid: m.get64(28),
    data: m.bytes(36, REPLY_DATA_BYTES),
  };
}

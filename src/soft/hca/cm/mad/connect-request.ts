// REQ: requests a connection (table 106).
import { Attribute, type Message, newMessage } from "./datagram.ts";

export const REQUEST_DATA_BYTES = 92;

/** Transports that a REQ may request. */
export const TRANSPORT_RC = 0;
export const TRANSPORT_UC = 1;

/** Contents of a REQ. "local" is its sender. */
export interface ConnectRequest {
  readonly transaction: bigint;
  readonly localId: number;
  readonly serviceId: bigint;
  readonly guid: bigint;
  readonly queuePair: number;
  readonly transport: number;
  /** Number of READs and atomics that the sender answers at once. */
  readonly responderResources: number;
  readonly initiatorDepth: number;
  /** First PSN of the packets that the receiver of this message sends. */
  readonly startingPsn: number;
  /** Code n of 4.096 us times 2^n: time within which the receiver must answer. */
  readonly remoteTimeout: number;
  readonly localTimeout: number;
  readonly mostRetries: number;
  readonly flowControl: boolean;
  readonly sharedQueue: boolean;
  readonly retryCount: number;
  readonly rnrRetryCount: number;
  readonly partitionKey: number;
  /** An enum ibv_mtu. */
  readonly pathMtu: number;
  readonly localGid: Uint8Array;
  readonly remoteGid: Uint8Array;
  readonly trafficClass: number;
  readonly hopLimit: number;
  readonly ackTimeout: number;
  readonly vendor: number;
  readonly vendorOptions: number;
  /** Private data of {@link REQUEST_DATA_BYTES} bytes. */
  readonly data: Uint8Array;
}

const PERMISSIVE_LID = 0xffff;
/** Lowest rate of a path, 2.5 Gbit/s. Ethernet ignores it. */
const RATE = 2;
const SUBNET_LOCAL = 0x08;

export function writeConnectRequest(request: ConnectRequest): Message {
  const m = newMessage(Attribute.connectRequest, request.transaction);
  m.modifier = request.vendorOptions;
  m.set32(0, request.localId);
  m.set32(4, request.vendor & 0xffffff);
  m.set64(8, request.serviceId);
  m.set64(16, request.guid);
  m.set24(32, request.queuePair);
  m.set8(35, request.responderResources);
  m.set8(39, request.initiatorDepth);
  m.set8(43, (request.remoteTimeout << 3) | (request.transport << 1) | Number(request.flowControl));
  m.set24(44, request.startingPsn);
  m.set8(47, (request.localTimeout << 3) | request.retryCount);
  m.set16(48, request.partitionKey);
  m.set8(50, (request.pathMtu << 4) | request.rnrRetryCount);
  m.set8(51, (request.mostRetries << 4) | (request.sharedQueue ? 8 : 0));
  m.set16(52, PERMISSIVE_LID);
  m.set16(54, PERMISSIVE_LID);
  m.bytes(56, 16).set(request.localGid);
  m.bytes(72, 16).set(request.remoteGid);
  m.set8(91, RATE);
  m.set8(92, request.trafficClass);
  m.set8(93, request.hopLimit);
  m.set8(94, SUBNET_LOCAL);
  m.set8(95, request.ackTimeout << 3);
  m.bytes(140, REQUEST_DATA_BYTES).set(request.data.subarray(0, REQUEST_DATA_BYTES));
  return m;
}

export function readConnectRequest(m: Message): ConnectRequest {
  return {
    transaction: m.transaction,
    localId: m.get32(0),
    vendor: m.get32(4) & 0xffffff,
    vendorOptions: m.modifier,
    serviceId: m.get64(8),
    guid: m.get64(16),
    queuePair: m.get24(32),
    responderResources: m.get8(35),
    initiatorDepth: m.get8(39),
    remoteTimeout: m.get8(43) >> 3,
    transport: (m.get8(43) >> 1) & 3,
    flowControl: (m.get8(43) & 1) !== 0,
    startingPsn: m.get24(44),
    localTimeout: m.get8(47) >> 3,
    retryCount: m.get8(47) & 7,
    partitionKey: m.get16(48),
    pathMtu: m.get8(50) >> 4,
    rnrRetryCount: m.get8(50) & 7,
    mostRetries: m.get8(51) >> 4,
    sharedQueue: (m.get8(51) & 8) !== 0,
    localGid: m.bytes(56, 16),
    remoteGid: m.bytes(72, 16),
    trafficClass: m.get8(92),
    hopLimit: m.get8(93),
    ackTimeout: m.get8(95) >> 3,
    data: m.bytes(140, REQUEST_DATA_BYTES),
  };
}

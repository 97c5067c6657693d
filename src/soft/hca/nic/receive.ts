// Admission of received packets. Checks run in the order of their cost, then the packet goes to its
// transport.
// A packet that fails a check is dropped without an answer: docs/rocev2.md section 6.1.

import { IBV_QPT_RC } from "../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../arena/counters.ts";
import { type Engine, Scratch } from "../arena/engine.ts";
import { RxPacket } from "../arena/packet.ts";
import { addressGid, isAddress, isIpv6, nameGid } from "../arena/peer-address.ts";
import { Qp } from "../arena/records.ts";
import { capture } from "../links/capture/capture.ts";
import { CaptureState } from "../links/capture/capture-ring.ts";
import { RX_VIEW_BITS } from "../links/common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../links/common/sockets.ts";
import { LocalPeer } from "../links/shared-memory/records.ts";
import { findQp, isFormerQp } from "../objects/queue-pairs.ts";
import { answerMark, slowDown } from "../transports/common/congestion.ts";
import { rc } from "../transports/rc/rc.ts";
import { transportOf, transportOfOpcode } from "../transports/table.ts";
import { MULTICAST_QP, ud } from "../transports/ud/ud.ts";
import * as bth from "../wire/headers.ts";
import { XRCETH_BYTES } from "../wire/headers.ts";
import {
  ICRC_BYTES,
  icrcAfter,
  PSEUDO_BYTES,
  PSEUDO_BYTES_6,
  pseudoHeaderState,
  ROCE_PORT,
  setIdentification,
  solveIdentification,
  writePseudoHeader,
  writePseudoHeader6,
} from "../wire/icrc.ts";
import * as op from "../wire/opcodes.ts";

// Factor of Fibonacci hashing, from a packet's offset and length to its cached view.
const GOLDEN = 0x9e3779b1;
const RX_VIEW_SHIFT = 32 - RX_VIEW_BITS;
/**
 * Number of first packets with the predicted IP identification after which the peer is assumed to use no
 * counter.
 */
const PLAIN_IDENTS = 4;
/** Value of `plainIdents` for a peer that used another identification. */
const VARIABLE = -1;
/** UDP port of RoCE v2, in network byte order. */
const NETWORK_PORT = ((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8);
/**
 * Bound of the identifications of a segmented run. A kernel or network device numbers the packets of a run
 * from 0.
 */
const LONGEST_RUN = 128;

/**
 * Admits the packet in the record of arena/packet.ts that a link received, and passes it to its transport.
 */
export function admit(e: Engine): void {
  const { i32 } = e;
  if (i32[CaptureState.scratch] !== 0) {
    captureReceived(e);
  }
  if (!accept(e)) i32[Counter.badPackets]!++;
  // The counter moves last, so a reader of the counter sees the effect of the packet.
  i32[Counter.receivedPackets]!++;
}

function captureReceived(e: Engine): void {
  const { i32 } = e;
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  if (length < bth.BTH_BYTES + ICRC_BYTES) return;
  const q = findQp(e, bth.bthDestinationQp(e.view, start));
  // Readers of a capture do not have the key.
  const key = q === 0 ? 0 : i32[q + Qp.icrcKey]!;
  const at = (start + length - ICRC_BYTES) >> 2;
  i32[at]! ^= key;
  i32[CaptureState.treatment] = i32[RxPacket.trafficClass]! | (i32[RxPacket.hops]! << 8);
  capture(e, false, i32[RxPacket.socket]!, start, length, i32[RxPacket.name]!);
  i32[at]! ^= key;
}

/**
 * Admits a packet that a peer sent through shared memory. Shared memory damages nothing: frames have no ICRC
 * and carry RC only.
 */
export function admitFrame(e: Engine): void {
  if (!acceptFrame(e)) e.i32[Counter.badPackets]!++;
}

/**
 * Parses the packet's headers into its record. `trailer` is the number of bytes behind the pad. Returns false
 * for invalid headers.
 */
function parse(e: Engine, trailer: number): boolean {
  const { i32, view } = e;
  const start = i32[RxPacket.start]!;
  const opcode = bth.bthOpcode(view, start);
  const flags = op.opcodeFlags(opcode);
  const headers = bth.BTH_BYTES + op.headerBytes(flags);
  const pad = bth.bthPad(view, start);
  const bytes = i32[RxPacket.length]! - trailer - headers - pad;
  if (flags === 0 || bth.bthVersion(view, start) !== 0 || bytes < 0) return false;
  if (bytes + pad > 0 && (flags & op.OP_PAYLOAD) === 0) return false;
  if (!bth.pkeyMatches(bth.bthPkey(view, start))) return false;
  i32[RxPacket.opcode] = opcode;
  i32[RxPacket.flags] = flags;
  i32[RxPacket.destination] = bth.bthDestinationQp(view, start);
  i32[RxPacket.psn] = bth.bthPsn(view, start);
  i32[RxPacket.pad] = pad;
  i32[RxPacket.ackRequest] = bth.bthAckRequest(view, start) ? 1 : 0;
  i32[RxPacket.solicited] = bth.bthSolicited(view, start) ? 1 : 0;
  i32[RxPacket.headers] = start + bth.BTH_BYTES + (flags & op.OP_XRC ? XRCETH_BYTES : 0);
  i32[RxPacket.payload] = start + headers;
  i32[RxPacket.bytes] = bytes;
  return true;
}

function accept(e: Engine): boolean {
  const { i32, view } = e;
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  if (length < bth.BTH_BYTES + ICRC_BYTES || length & 3) return false;
  i32[RxPacket.congested] = i32[RxPacket.marked] !== 0 || bth.bthForward(view, start) ? 1 : 0;
  const isGroup = i32[Sockets.table + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.members] !== 0;
  const transport = transportOfOpcode(bth.bthOpcode(view, start));
  if (transport?.dispatches)
    return bth.bthVersion(view, start) === 0 && !isGroup && icrcMatches(e, 0) && transport.receive(e, 0);
  if (!parse(e, ICRC_BYTES)) return false;
  if (isGroup) {
    const ours = i32[RxPacket.destination] === MULTICAST_QP && transport === ud;
    return ours && icrcMatches(e, 0) && ud.receive(e, 0);
  }
  const q = findQp(e, i32[RxPacket.destination]!);
  if (q === 0) {
    if (isFormerQp(e, i32[RxPacket.destination]!)) i32[Counter.latePackets]!++;
    return false;
  }
  const own = transportOf(e, q);
  // A connection has both addresses. Datagrams may come from any address.
  const connected =
    i32[RxPacket.socket] === i32[q + Qp.socket] &&
    isAddress(e, i32[RxPacket.name]!, i32[q + Qp.remoteIp]!) &&
    (i32[q + Qp.icrcKey] === 0 || i32[i32[RxPacket.name]!]! >>> 16 === NETWORK_PORT);
  if (own.connected && !connected) return false;
  const congestion = own.connected && (i32[RxPacket.flags]! & op.OP_CONGESTION) !== 0;
  if (transport !== own && !congestion) return false;
  if (!icrcMatches(e, own.connected ? q : 0)) return false;
  if (congestion) {
    slowDown(e, q);
    return true;
  }
  if (i32[RxPacket.congested] !== 0 && connected) answerMark(e, q);
  return own.receive(e, q);
}

function acceptFrame(e: Engine): boolean {
  const { i32 } = e;
  if (i32[RxPacket.length]! < bth.BTH_BYTES || !parse(e, 0)) return false;
  if (transportOfOpcode(i32[RxPacket.opcode]!) !== rc) return false;
  const q = findQp(e, i32[RxPacket.destination]!);
  if (q === 0 || i32[q + Qp.type] !== IBV_QPT_RC) return false;
  const peer = i32[RxPacket.peer]!;
  if (i32[q + Qp.remoteIp] !== i32[peer + LocalPeer.ownRemoteIp]) return false;
  if (i32[q + Qp.socket] !== i32[peer + LocalPeer.ownSocket]) return false;
  // The queue pair answers on the path of the request.
  i32[q + Qp.sharedMemory] = 1;
  // The record holds a copy of the headers only; the payload stays in the frame.
  i32[RxPacket.payload] = i32[RxPacket.frame]! + i32[RxPacket.payload]! - i32[RxPacket.start]!;
  return rc.receive(e, q);
}

/**
 * Returns true when the ICRC matches: with the predicted IP identification, with 0, or with any
 * identification that explains it. A match with any identification leaves 16 of 32 bits to detect damage. If
 * the peer of queue pair `q` uses predictable identifications, only those are accepted, which leaves 25 bits.
 * `q` is 0 when several peers may send.
 */
function icrcMatches(e: Engine, q: number): boolean {
  const { i32, view } = e;
  const name = i32[RxPacket.name]!;
  const key = q === 0 ? 0 : i32[q + Qp.icrcKey]!;
  if (isIpv6(e, name)) return icrcMatches6(e, name, key);
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  const ident = i32[RxPacket.identification]!;
  const local = i32[Sockets.table + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.address]!;
  const port = i32[name]! >>> 16;
  writePseudoHeader(i32, Scratch.maskedHeader, i32[name + 1]!, local, port, length);
  setIdentification(i32, Scratch.maskedHeader, ident);
  bth.maskReserved(view, start);
  const bytes = length - ICRC_BYTES;
  const state = pseudoHeaderState(i32, Scratch.maskedHeader);
  const slot = Math.imul((start >> 2) ^ (bytes << 16), GOLDEN) >>> RX_VIEW_SHIFT;
  const difference = icrcAfter(state, i32, start, bytes, e.rxViews, slot) ^ i32[(start + bytes) >> 2]! ^ key;
  const plain = q === 0 ? VARIABLE : i32[q + Qp.plainIdents]!;
  if (difference === 0) {
    if (plain >= 0 && plain < PLAIN_IDENTS) i32[q + Qp.plainIdents] = plain + 1;
    return true;
  }
  const solved = solveIdentification(difference, PSEUDO_BYTES + bytes);
  // Over loopback, every peer is a soft0.
  if (solved < 0 || ((plain === PLAIN_IDENTS || key !== 0) && solved >= LONGEST_RUN)) {
    i32[Counter.badIcrc]!++;
    return false;
  }
  if (plain >= 0 && plain < PLAIN_IDENTS) i32[q + Qp.plainIdents] = VARIABLE;
  if (solved !== ident) i32[Counter.solvedIdents]!++;
  return true;
}

/**
 * Returns true when the ICRC of an IPv6 packet matches. The ICRC covers no unknown field there, so all 32
 * bits count.
 */
function icrcMatches6(e: Engine, name: number, key: number): boolean {
  const { i32, view } = e;
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  const local = addressGid(i32[Sockets.table + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.address]!);
  writePseudoHeader6(i32, Scratch.maskedHeader, nameGid(name), local, i32[name]! >>> 16, length);
  bth.maskReserved(view, start);
  const bytes = length - ICRC_BYTES;
  const state = pseudoHeaderState(i32, Scratch.maskedHeader, PSEUDO_BYTES_6);
  const slot = Math.imul((start >> 2) ^ (bytes << 16), GOLDEN) >>> RX_VIEW_SHIFT;
  const expected = icrcAfter(state, i32, start, bytes, e.rxViews, slot) ^ key;
  if (expected === i32[(start + bytes) >> 2]!) return true;
  i32[Counter.badIcrc]!++;
  return false;
}

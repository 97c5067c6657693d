// A packet comes in: admission checks in the order of their cost, then it goes to its transport.
// Whatever fails here is dropped without a word (facts: docs/rocev2.md section 6.1).

import { IBV_QPT_RC } from "../../../../ffi/ibverbs/constants.ts";
import { Dev, RX_VIEW_BITS, Sections, SOCKET_WORDS, Socket } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { RxPacket } from "../arena/packet.ts";
import { addressGid, isAddress, isIpv6, nameGid } from "../arena/peer-address.ts";
import { Qp } from "../arena/records.ts";
import { capture } from "../links/capture/capture.ts";
import { Peer } from "../links/shared-memory/records.ts";
import { findQp, wasQp } from "../objects/queue-pairs.ts";
import { answerMark, slowDown } from "../transports/congestion.ts";
import { rc } from "../transports/rc/rc.ts";
import { transportOf, transportOfOpcode } from "../transports/table.ts";
import { MULTICAST_QP } from "../transports/ud/multicast.ts";
import { ud } from "../transports/ud/ud.ts";
import * as bth from "../wire/bth.ts";
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
import { XRCETH_BYTES } from "../wire/xrceth.ts";

// Fibonacci hashing of where a packet lies, to its cached view.
const GOLDEN = 0x9e3779b1;
const RX_VIEW_SHIFT = 32 - RX_VIEW_BITS;
/** Packets at the start of a connection with the identification that we would give them: the peer does not count its packets. */
const PLAIN_IDENTS = 4;
/** Whom that has been disproved of. */
const COUNTS = -1;
/** The port of RoCEv2 as a sockaddr has it. */
const NETWORK_PORT = ((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8);
/** A kernel or network device that cuts a run of packets counts them from 0 up to less than this. */
const LONGEST_RUN = 128;

/** The packet in the record of arena/packet.ts came in by a link: checks it and hands it to its transport. */
export function admit(e: Engine): void {
  const { i32 } = e;
  if (i32[Dev.capture] !== 0) {
    captureReceived(e);
  }
  if (!accept(e)) i32[Dev.badPackets]!++;
  // Counted once it is dealt with: who watches the counter may look at what the packet did.
  i32[Dev.receivedPackets]!++;
}

function captureReceived(e: Engine): void {
  const { i32 } = e;
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  if (length < bth.BTH_BYTES + ICRC_BYTES) return;
  const q = findQp(e, bth.bthDestinationQp(e.view, start));
  // Who reads the capture does not have the key.
  const key = q === 0 ? 0 : i32[q + Qp.icrcKey]!;
  const at = (start + length - ICRC_BYTES) >> 2;
  i32[at]! ^= key;
  i32[Dev.captureTreatment] = i32[RxPacket.trafficClass]! | (i32[RxPacket.hops]! << 8);
  capture(e, false, i32[RxPacket.socket]!, start, length, i32[RxPacket.name]!);
  i32[at]! ^= key;
}

/** The packet in the record came from a peer through shared memory, where nothing is damaged: no ICRC, and RC only. */
export function admitFrame(e: Engine): void {
  if (!acceptFrame(e)) e.i32[Dev.badPackets]!++;
}

/** Reads the packet's headers into its record; `trailer` is how many bytes follow the pad. False when they make no sense. */
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
  const isGroup = i32[Sections.sockets + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.members] !== 0;
  const transport = transportOfOpcode(bth.bthOpcode(view, start));
  if (transport?.dispatches)
    return bth.bthVersion(view, start) === 0 && !isGroup && intact(e, 0) && transport.receive(e, 0);
  if (!parse(e, ICRC_BYTES)) return false;
  if (isGroup) {
    const ours = i32[RxPacket.destination] === MULTICAST_QP && transport === ud;
    return ours && intact(e, 0) && ud.receive(e, 0);
  }
  const q = findQp(e, i32[RxPacket.destination]!);
  if (q === 0) {
    if (wasQp(e, i32[RxPacket.destination]!)) i32[Dev.latePackets]!++;
    return false;
  }
  const own = transportOf(e, q);
  // A connection has both addresses; datagrams come from anywhere to any.
  const connected =
    i32[RxPacket.socket] === i32[q + Qp.socket] &&
    isAddress(e, i32[RxPacket.name]!, i32[q + Qp.remoteIp]!) &&
    (i32[q + Qp.icrcKey] === 0 || i32[i32[RxPacket.name]!]! >>> 16 === NETWORK_PORT);
  if (own.connected && !connected) return false;
  const congestion = own.connected && (i32[RxPacket.flags]! & op.OP_CONGESTION) !== 0;
  if (transport !== own && !congestion) return false;
  if (!intact(e, own.connected ? q : 0)) return false;
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
  if (i32[q + Qp.remoteIp] !== i32[peer + Peer.ownRemoteIp]) return false;
  if (i32[q + Qp.socket] !== i32[peer + Peer.ownSocket]) return false;
  // Who is spoken to this way answers this way.
  i32[q + Qp.sharedMemory] = 1;
  // Only the headers lie where the record says: they were copied.
  i32[RxPacket.payload] = i32[RxPacket.frame]! + i32[RxPacket.payload]! - i32[RxPacket.start]!;
  return rc.receive(e, q);
}

/**
 * Whether the ICRC holds, with the identification of the record, with 0, or with any that explains it. The latter leaves 16 bits
 * of 32 to find damage with; so a peer (of the QP `q`, 0 when there may be several) that seems not to count is held to that: 25
 * bits.
 */
function intact(e: Engine, q: number): boolean {
  const { i32, view } = e;
  const name = i32[RxPacket.name]!;
  const key = q === 0 ? 0 : i32[q + Qp.icrcKey]!;
  if (isIpv6(e, name)) return intact6(e, name, key);
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  const ident = i32[RxPacket.identification]!;
  const local = i32[Sections.sockets + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.address]!;
  const port = i32[name]! >>> 16;
  writePseudoHeader(i32, Dev.pseudo, i32[name + 1]!, local, port, length);
  setIdentification(i32, Dev.pseudo, ident);
  bth.maskReserved(view, start);
  const bytes = length - ICRC_BYTES;
  const state = pseudoHeaderState(i32, Dev.pseudo);
  const slot = Math.imul((start >> 2) ^ (bytes << 16), GOLDEN) >>> RX_VIEW_SHIFT;
  const difference = icrcAfter(state, i32, start, bytes, e.rxViews, slot) ^ i32[(start + bytes) >> 2]! ^ key;
  const plain = q === 0 ? COUNTS : i32[q + Qp.plainIdents]!;
  if (difference === 0) {
    if (plain >= 0 && plain < PLAIN_IDENTS) i32[q + Qp.plainIdents] = plain + 1;
    return true;
  }
  const solved = solveIdentification(difference, PSEUDO_BYTES + bytes);
  // Over loopback there are no peers but our own kind.
  if (solved < 0 || ((plain === PLAIN_IDENTS || key !== 0) && solved >= LONGEST_RUN)) {
    i32[Dev.badIcrc]!++;
    return false;
  }
  if (plain >= 0 && plain < PLAIN_IDENTS) i32[q + Qp.plainIdents] = COUNTS;
  if (solved !== ident) i32[Dev.solvedIdents]!++;
  return true;
}

/** The same over IPv6, where everything that the ICRC covers is known: all 32 bits count. */
function intact6(e: Engine, name: number, key: number): boolean {
  const { i32, view } = e;
  const start = i32[RxPacket.start]!;
  const length = i32[RxPacket.length]!;
  const local = addressGid(i32[Sections.sockets + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.address]!);
  writePseudoHeader6(i32, Dev.pseudo, nameGid(name), local, i32[name]! >>> 16, length);
  bth.maskReserved(view, start);
  const bytes = length - ICRC_BYTES;
  const state = pseudoHeaderState(i32, Dev.pseudo, PSEUDO_BYTES_6);
  const slot = Math.imul((start >> 2) ^ (bytes << 16), GOLDEN) >>> RX_VIEW_SHIFT;
  const expected = icrcAfter(state, i32, start, bytes, e.rxViews, slot) ^ key;
  if (expected === i32[(start + bytes) >> 2]!) return true;
  i32[Dev.badIcrc]!++;
  return false;
}

// A packet comes in: admission checks in the order of their cost, then to requester or responder.
// Whatever fails here is dropped without a word (reference: rocev2.md section 6.1).

import { Dev, RX_VIEW_BITS, Sections, SOCKET_WORDS, Socket } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { addressGid, isAddress, isIpv6, nameGid } from "../arena/peer-address.ts";
import { Qp } from "../arena/records.ts";
import { capture } from "../links/capture/capture.ts";
import { findQp } from "../objects/queue-pairs.ts";
import { answerMark, slowDown } from "../transports/congestion.ts";
import { OPCODE_DATA } from "../transports/dynamic/packets/headers.ts";
import { receiveDynamic } from "../transports/dynamic/receiving.ts";
import { handleRequest } from "../transports/rc/responder.ts";
import { handleResponse } from "../transports/rc/responses.ts";
import { handleUnreliable } from "../transports/uc/responder.ts";
import { handleDatagram } from "../transports/ud/datagram.ts";
import { handleMulticast, MULTICAST_QP } from "../transports/ud/multicast.ts";
import * as bth from "../wire/bth.ts";
import {
  ICRC_BYTES,
  icrcAfter,
  PSEUDO_BYTES,
  PSEUDO_BYTES_6,
  pseudoHeaderState,
  solveIdentification,
  writePseudoHeader,
  writePseudoHeader6,
} from "../wire/icrc.ts";
import * as op from "../wire/opcodes.ts";

// Fibonacci hashing of where a packet lies, to its cached view.
const GOLDEN = 0x9e3779b1;
const RX_VIEW_SHIFT = 32 - RX_VIEW_BITS;
/** Packets at the start of a connection with the identification that we would give them: the peer does not count its packets. */
const PLAIN_IDENTS = 4;
/** Whom that has been disproved of. */
const COUNTS = -1;
/** A kernel or network device that cuts a run of packets counts them from 0 up to less than this. */
const LONGEST_RUN = 128;

/**
 * A packet of `length` bytes (BTH to ICRC) at byte `start` of the arena, which is 4-aligned, came to the address of GID
 * `socket`. `name` is the word offset of its sender's sockaddr; `ident` is the IP identification it probably has.
 */
export function admit(
  e: Engine,
  socket: number,
  ident: number,
  start: number,
  length: number,
  name: number,
): void {
  if (e.i32[Dev.capture] !== 0) capture(e, false, socket, start, length, name);
  if (!accept(e, socket, ident, start, length, name)) e.i32[Dev.badPackets]!++;
  // Counted once it is dealt with: who watches the counter may look at what the packet did.
  e.i32[Dev.receivedPackets]!++;
}

function accept(
  e: Engine,
  socket: number,
  ident: number,
  start: number,
  length: number,
  name: number,
): boolean {
  const { i32, view } = e;
  if (length < bth.BTH_BYTES + ICRC_BYTES || length & 3) return false;
  const opcode = bth.bthOpcode(view, start);
  if (opcode >= OPCODE_DATA && i32[Dev.dynamic] !== 0) {
    const mark = i32[Dev.marked] !== 0 || bth.bthForward(view, start);
    const toUs = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.members] === 0;
    const ours = bth.bthVersion(view, start) === 0 && toUs;
    return (
      ours &&
      intact(e, socket, ident, start, length, name, 0) &&
      receiveDynamic(e, socket, name, start, length, mark)
    );
  }
  const flags = op.opcodeFlags(opcode);
  const headers = bth.BTH_BYTES + op.headerBytes(flags);
  const pad = bth.bthPad(view, start);
  const bytes = length - ICRC_BYTES - headers - pad;
  if (flags === 0 || bth.bthVersion(view, start) !== 0 || bytes < 0) return false;
  if (bytes + pad > 0 && (flags & op.OP_PAYLOAD) === 0) return false;
  const destination = bth.bthDestinationQp(view, start);
  if (i32[Sections.sockets + socket * SOCKET_WORDS + Socket.members] !== 0) {
    const ours = destination === MULTICAST_QP && (opcode & op.TRANSPORT_MASK) === op.TRANSPORT_UD;
    if (!ours || !bth.pkeyMatches(bth.bthPkey(view, start))) return false;
    if (!intact(e, socket, ident, start, length, name, 0)) return false;
    const solicited = bth.bthSolicited(view, start);
    const at = start + bth.BTH_BYTES;
    return handleMulticast(e, flags, at, start + headers, bytes, pad, solicited, socket, name, length);
  }
  const q = findQp(e, destination);
  if (q === 0 || !bth.pkeyMatches(bth.bthPkey(view, start))) return false;
  const transport = i32[q + Qp.transport]!;
  // A connection has both addresses; datagrams come from anywhere to any.
  const connected = socket === i32[q + Qp.socket] && isAddress(e, name, i32[q + Qp.remoteIp]!);
  if (transport !== op.TRANSPORT_UD && !connected) return false;
  const congestion = (flags & op.OP_CONGESTION) !== 0 && transport !== op.TRANSPORT_UD;
  if ((opcode & op.TRANSPORT_MASK) !== transport && !congestion) return false;
  const connection = transport === op.TRANSPORT_UD ? 0 : q;
  const marked = i32[Dev.marked] !== 0 || bth.bthForward(view, start);
  if (!intact(e, socket, ident, start, length, name, connection)) return false;
  if (congestion) {
    slowDown(e, q);
    return true;
  }
  if (marked && connected) answerMark(e, q);

  const psn = bth.bthPsn(view, start);
  const at = start + bth.BTH_BYTES;
  const payload = start + headers;
  if (flags & op.OP_RESPONSE) {
    handleResponse(e, q, flags, opcode, psn, at, payload, bytes);
    return true;
  }
  const solicited = bth.bthSolicited(view, start);
  if (transport === op.TRANSPORT_RC) {
    const ack = bth.bthAckRequest(view, start);
    handleRequest(e, q, flags, opcode, psn, at, payload, bytes, pad, ack, solicited);
  } else if (transport === op.TRANSPORT_UC) {
    handleUnreliable(e, q, flags, psn, at, payload, bytes, pad, solicited);
  } else {
    return handleDatagram(e, q, flags, at, payload, bytes, pad, solicited, socket, name, length);
  }
  return true;
}

/**
 * Whether the ICRC holds, with IP identification `ident`, with 0, or with any that explains it. The latter leaves 16 bits of 32
 * to find damage with; so a peer (of the QP `q`, 0 when there may be several) that seems not to count is held to that: 25 bits.
 */
function intact(
  e: Engine,
  socket: number,
  ident: number,
  start: number,
  length: number,
  name: number,
  q: number,
): boolean {
  const { i32, view } = e;
  if (isIpv6(e, name)) return intact6(e, socket, start, length, name);
  const local = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!;
  const port = i32[name]! >>> 16;
  writePseudoHeader(i32, Dev.pseudo, i32[name + 1]!, local, port, length, ident);
  bth.maskReserved(view, start);
  const bytes = length - ICRC_BYTES;
  const state = pseudoHeaderState(i32, Dev.pseudo);
  const slot = Math.imul((start >> 2) ^ (bytes << 16), GOLDEN) >>> RX_VIEW_SHIFT;
  const difference = icrcAfter(state, i32, start, bytes, e.rxViews, slot) ^ i32[(start + bytes) >> 2]!;
  const plain = q === 0 ? COUNTS : i32[q + Qp.plainIdents]!;
  if (difference === 0) {
    if (plain >= 0 && plain < PLAIN_IDENTS) i32[q + Qp.plainIdents] = plain + 1;
    return true;
  }
  const solved = solveIdentification(difference, PSEUDO_BYTES + bytes);
  if (solved < 0 || (plain === PLAIN_IDENTS && solved >= LONGEST_RUN)) {
    i32[Dev.badIcrc]!++;
    return false;
  }
  if (plain >= 0 && plain < PLAIN_IDENTS) i32[q + Qp.plainIdents] = COUNTS;
  if (solved !== ident) i32[Dev.solvedIdents]!++;
  return true;
}

/** The same over IPv6, where everything that the ICRC covers is known: all 32 bits count. */
function intact6(e: Engine, socket: number, start: number, length: number, name: number): boolean {
  const { i32, view } = e;
  const local = addressGid(i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!);
  writePseudoHeader6(i32, Dev.pseudo, nameGid(name), local, i32[name]! >>> 16, length);
  bth.maskReserved(view, start);
  const bytes = length - ICRC_BYTES;
  const state = pseudoHeaderState(i32, Dev.pseudo, PSEUDO_BYTES_6);
  const slot = Math.imul((start >> 2) ^ (bytes << 16), GOLDEN) >>> RX_VIEW_SHIFT;
  if (icrcAfter(state, i32, start, bytes, e.rxViews, slot) === i32[(start + bytes) >> 2]!) return true;
  i32[Dev.badIcrc]!++;
  return false;
}

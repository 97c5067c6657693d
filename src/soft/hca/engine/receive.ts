// Datagrams in: one recvmmsg a batch, admission checks in the order of their cost, then to requester or responder.
// Whatever fails here is dropped without a word (reference: rocev2.md section 6.1).
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as bth from "../wire/bth.ts";
import { ICRC_BYTES, icrc, PSEUDO_BYTES, solveIdentification, writePseudoHeader } from "../wire/icrc.ts";
import * as op from "../wire/opcodes.ts";
import {
  Dev,
  MAX_QPS,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_SLOTS,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
} from "./arena.ts";
import type { Engine } from "./engine.ts";
import { Qp } from "./records.ts";
import { handleRequest } from "./responder.ts";
import { handleResponse } from "./responses.ts";

const MSG_DONTWAIT = 0x40;
const MSG_TRUNC = 0x20;
const MESSAGE_FLAGS = 48 / 4;
const MESSAGE_LENGTH = 56 / 4;
const SLOT_MASK = MAX_QPS - 1;

/** Receives and handles one batch from every socket; how many packets there were. */
export function receive(e: Engine): number {
  const { i32 } = e;
  let total = 0;
  const sockets = i32[Dev.socketCount]!;
  for (let socket = 0; socket < sockets; socket++) {
    const fd = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]!;
    if (fd < 0) continue;
    const count = e.native.recvmmsg(fd, e.base + Sections.rxMessages * 4, RX_SLOTS, MSG_DONTWAIT, 0);
    if (count <= 0) continue;
    total += count;
    for (let slot = 0; slot < count; slot++) {
      const message = Sections.rxMessages + (slot * MESSAGE_BYTES) / 4;
      if (i32[message + MESSAGE_FLAGS]! & MSG_TRUNC) i32[Dev.badPackets]!++;
      else if (!admit(e, socket, slot, i32[message + MESSAGE_LENGTH]!)) i32[Dev.badPackets]!++;
    }
  }
  i32[Dev.receivedPackets]! += total;
  return total;
}

/** Word offset of the QP with this number, 0 when there is none. */
export function findQp(e: Engine, number: number): number {
  const q = e.i32[Sections.qps + (number & SLOT_MASK)]!;
  return q !== 0 && e.i32[q + Qp.number] === number ? q : 0;
}

function admit(e: Engine, socket: number, slot: number, length: number): boolean {
  const { i32, view } = e;
  const start = Sections.rxPackets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
  if (length < bth.BTH_BYTES + ICRC_BYTES || length & 3) return false;
  const opcode = bth.bthOpcode(view, start);
  const flags = op.opcodeFlags(opcode);
  const headers = bth.BTH_BYTES + op.headerBytes(flags);
  const pad = bth.bthPad(view, start);
  const bytes = length - ICRC_BYTES - headers - pad;
  if (flags === 0 || bth.bthVersion(view, start) !== 0 || bytes < 0) return false;
  if (bytes + pad > 0 && (flags & op.OP_PAYLOAD) === 0) return false;
  const q = findQp(e, bth.bthDestinationQp(view, start));
  if (q === 0 || !bth.pkeyMatches(bth.bthPkey(view, start))) return false;
  // Only RC so far: the opcode's transport, both addresses.
  if (i32[q + Qp.type] !== verbs.IBV_QPT_RC || (opcode & op.TRANSPORT_MASK) !== op.TRANSPORT_RC) return false;
  const name = Sections.rxNames + (slot * SOCKADDR_BYTES) / 4;
  if (i32[name + 1] !== i32[q + Qp.remoteIp] || socket !== i32[q + Qp.socket]) return false;
  if (!intact(e, socket, slot, length, name)) return false;

  const psn = bth.bthPsn(view, start);
  const at = start + bth.BTH_BYTES;
  const payload = start + headers;
  if (flags & op.OP_RESPONSE) handleResponse(e, q, flags, opcode, psn, at, payload, bytes);
  else {
    const ack = bth.bthAckRequest(view, start);
    const solicited = bth.bthSolicited(view, start);
    handleRequest(e, q, flags, opcode, psn, at, payload, bytes, pad, ack, solicited);
  }
  return true;
}

/** Whether the ICRC holds, with IP identification 0 or with any that explains it. */
function intact(e: Engine, socket: number, slot: number, length: number, name: number): boolean {
  const { i32, view } = e;
  const word = Sections.rxPackets + (slot * PACKET_STRIDE) / 4;
  const local = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!;
  const port = i32[name]! >>> 16;
  writePseudoHeader(i32, word, i32[name + 1]!, local, port, length);
  const start = word * 4 + PSEUDO_BYTES;
  bth.maskReserved(view, start);
  const bytes = PSEUDO_BYTES + length - ICRC_BYTES;
  const difference = icrc(i32, word, bytes, e.rxViews, slot) ^ i32[(start + length - ICRC_BYTES) >> 2]!;
  if (difference === 0) return true;
  if (solveIdentification(difference, bytes) < 0) {
    i32[Dev.badIcrc]!++;
    return false;
  }
  i32[Dev.solvedIdents]!++;
  return true;
}

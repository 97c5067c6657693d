// UD receiver (docs/rocev2.md section 8.2). A datagram with the right Q_Key goes into the next posted
// receive, behind a GRH of 40 bytes. Every other datagram is dropped.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { IBV_QPT_UD } from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { addDouble, type Engine, getDouble, Scratch } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { RxPacket, TxPacket } from "../../arena/packet.ts";
import { AF_INET, AF_INET6, addressGid, isIpv6, nameGid } from "../../arena/peer-address.ts";
import { Fields } from "../../arena/records/fields.ts";
import { Counters, Flow, Qp, Swr } from "../../arena/records.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { beginPacket, finishPacket } from "../../links/outgoing.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { completeReceive, fillReceive, takeReceive } from "../../objects/receive-queue.ts";
import { gather } from "../../objects/scatter.ts";
import { settled } from "../../objects/staging/place.ts";
import {
  type ArrivedHeader,
  BTH_BYTES,
  DETH_BYTES,
  dethQkey,
  dethSourceQp,
  GRH_BYTES,
  writeDeth,
  writeIpv4Grh,
  writeIpv6Grh,
} from "../../wire/headers.ts";
import { ROCE_PORT } from "../../wire/icrc.ts";
import * as op from "../../wire/opcodes.ts";
import { TRANSPORT_UD } from "../../wire/opcodes.ts";
import { endPause } from "../common/congestion.ts";
import { finishUnreliable, transmit } from "../common/send-loop.ts";
import { SENDS, type Transport } from "../common/transport.ts";

const LARGEST_DATAGRAM = 4096;
/** Reused object, so that a datagram allocates nothing. */
const arrived: ArrivedHeader = { udpPayload: 0, trafficClass: 0, hops: 0 };

/**
 * Handles the received datagram, whose headers are already validated. Returns false when the datagram is not
 * for UD QP `q`.
 */
function handleDatagram(e: Engine, q: number): boolean {
  const { i32, view } = e;
  const at = i32[RxPacket.headers]!;
  const bytes = i32[RxPacket.bytes]!;
  if (!receives(i32[q + Qp.state]!)) return false;
  if (i32[q + Qp.flows] !== 0 && !passFlows(e, q)) return true;
  if (dethQkey(view, at) !== i32[q + Qp.qkey]) {
    i32[Counter.badQkeys]!++;
    return false;
  }
  if (i32[RxPacket.pad] !== (-bytes & 3) || bytes > LARGEST_DATAGRAM) return false;
  if (!takeReceive(e, q) || GRH_BYTES + bytes > getDouble(e, q + Qp.recvCapacity)) {
    i32[Counter.droppedMessages]!++;
    return true;
  }
  i32[q + Qp.recvDone] = 0;
  const name = i32[RxPacket.name]!;
  arrived.udpPayload = i32[RxPacket.length]!;
  arrived.trafficClass = i32[RxPacket.trafficClass]!;
  arrived.hops = i32[RxPacket.hops]!;
  const local = i32[Sockets.table + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.address]!;
  if (isIpv6(e, name)) writeIpv6Grh(i32, Scratch.grh, nameGid(name), addressGid(local), arrived);
  else writeIpv4Grh(i32, Scratch.grh, i32[name + 1]!, local, arrived);
  let status = fillReceive(e, q, Scratch.grh * 4, GRH_BYTES);
  if (status === verbs.IBV_WC_SUCCESS) status = fillReceive(e, q, i32[RxPacket.payload]!, bytes);
  if (!settled(e, q)) status = verbs.IBV_WC_LOC_PROT_ERR;
  if (status !== verbs.IBV_WC_SUCCESS) {
    enterError(e, q, 0, status);
    return true;
  }
  addDouble(e, q + Qp.bytesIn, bytes);
  i32[q + Qp.sourceQp] = dethSourceQp(view, at);
  const withImm = (i32[RxPacket.flags]! & op.OP_IMM) !== 0;
  const imm = withImm ? i32[(at + DETH_BYTES) >> 2]! : 0;
  const wcFlags = verbs.IBV_WC_GRH | (withImm ? verbs.IBV_WC_WITH_IMM : 0);
  completeReceive(e, q, verbs.IBV_WC_RECV, GRH_BYTES + bytes, imm, wcFlags);
  return true;
}

// Flow rules of UD queue pairs: they count and drop received datagrams.

/** UDP port 4791 in network byte order, in the upper half of a word. */
const TARGET_PORT = (((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8)) << 16;

/**
 * Returns whether the received datagram may be delivered to QP `q`. The first rule that matches counts the
 * datagram and may drop it.
 */
function passFlows(e: Engine, q: number): boolean {
  const { i32 } = e;
  for (let flow = i32[q + Qp.flows]!; flow !== 0; flow = i32[flow + Flow.next]!) {
    if (!fits(e, flow)) continue;
    const counters = i32[flow + Flow.counters]!;
    if (counters !== 0) {
      addDouble(e, counters + Counters.datagrams, 1);
      addDouble(e, counters + Counters.octets, i32[RxPacket.length]!);
    }
    return i32[flow + Flow.drop] === 0;
  }
  return true;
}

function fits(e: Engine, flow: number): boolean {
  const { i32 } = e;
  const name = i32[RxPacket.name]!;
  const six = isIpv6(e, name);
  const family = i32[flow + Flow.family]!;
  if (family !== 0 && family !== (six ? AF_INET6 : AF_INET)) return false;
  const ports = (i32[name]! >>> 16) | TARGET_PORT;
  if (((ports ^ i32[flow + Flow.ports]!) & i32[flow + Flow.portsMask]!) !== 0) return false;
  const socket = Sockets.table + i32[RxPacket.socket]! * SOCKET_WORDS;
  const words = six ? 4 : 1;
  const source = six ? nameGid(name) : name + 1;
  const target = six ? addressGid(i32[socket + Socket.address]!) : socket + Socket.address;
  for (let i = 0; i < words; i++) {
    if (((i32[source + i]! ^ i32[flow + Flow.source + i]!) & i32[flow + Flow.sourceMask + i]!) !== 0)
      return false;
    if (((i32[target + i]! ^ i32[flow + Flow.target + i]!) & i32[flow + Flow.targetMask + i]!) !== 0)
      return false;
  }
  return true;
}

// UD sender: every message is one packet (docs/rocev2.md section 8.2).

/**
 * Builds the packet of a UD message. The destination was read from the address handle when the request was
 * posted.
 */
function emitDatagram(e: Engine, q: number, w: number, psn: number): boolean {
  const { i32, view } = e;
  const bytes = e.u32[w + Swr.length]!;
  const pad = -bytes & 3;
  const withImmediate = i32[w + Swr.opcode] === verbs.IBV_WR_SEND_WITH_IMM;
  const solicited = (i32[w + Swr.flags]! & verbs.IBV_SEND_SOLICITED) !== 0;
  const start = beginPacket(e, i32[w + Swr.socket]!, i32[w + Swr.remoteIp]!);
  i32[TxPacket.treatment] = i32[w + Swr.treatment]!;
  let at = start + BTH_BYTES;
  // A Q_Key with the high bit set selects the Q_Key of the QP instead (controlled Q_Key, IBTA 10.2.5).
  const key = i32[w + Swr.remoteQkey]! < 0 ? i32[q + Qp.qkey]! : i32[w + Swr.remoteQkey]!;
  writeDeth(view, at, key, i32[q + Qp.number]!);
  at += DETH_BYTES;
  if (withImmediate) {
    i32[at >> 2] = i32[w + Swr.imm]!;
    at += 4;
  }
  if (pad !== 0) i32[(at + bytes) >> 2] = 0;
  if (!gather(e, q, w, 0, at, bytes)) return false;
  const opcode = op.TRANSPORT_UD | (withImmediate ? op.SEND_ONLY_IMM : op.SEND_ONLY);
  i32[TxPacket.opcode] = opcode;
  i32[TxPacket.destination] = i32[w + Swr.remoteQp]! & 0xffffff;
  i32[TxPacket.psn] = psn;
  i32[TxPacket.pad] = pad;
  i32[TxPacket.solicited] = solicited ? 1 : 0;
  finishPacket(e, at + bytes + pad - start);
  return true;
}

// Multicast groups of UD QPs. Each group has its own socket, and every member QP receives the group's
// datagrams.

/** Destination QP number of datagrams to a multicast group. */
export const MULTICAST_QP = 0xffffff;

function member() {
  const f = new Fields();
  return { next: f.word(), queuePair: f.word(), bytes: f.size() * 4 } as const;
}
export const Member = member();

const groupOf = (socket: number) => Sockets.table + socket * SOCKET_WORDS + Socket.members;

/** Returns whether QP `q` is a member of the group at socket index `socket`. */
export function isMember(e: Engine, socket: number, q: number): boolean {
  for (let at = e.i32[groupOf(socket)]!; at !== 0; at = e.i32[at + Member.next]!) {
    if (e.i32[at + Member.queuePair] === q) return true;
  }
  return false;
}

/** Adds QP `q` to the group. Returns false when the arena is full. The caller holds the lock. */
export function addMember(e: Engine, socket: number, q: number): boolean {
  const at = allocate(e, Member.bytes);
  if (at === 0) return false;
  e.i32[at + Member.queuePair] = q;
  e.i32[at + Member.next] = e.i32[groupOf(socket)]!;
  e.i32[groupOf(socket)] = at;
  return true;
}

/** Removes QP `q` from the group. Returns whether the group is empty now. The caller holds the lock. */
export function removeMember(e: Engine, socket: number, q: number): boolean {
  const { i32 } = e;
  let link = groupOf(socket);
  for (let at = i32[link]!; at !== 0; at = i32[link]!) {
    if (i32[at + Member.queuePair] === q) {
      i32[link] = i32[at + Member.next]!;
      release(e, at, Member.bytes);
    } else link = at + Member.next;
  }
  return i32[groupOf(socket)] === 0;
}

/** Delivers the received multicast datagram to all members of its group. */
function handleMulticast(e: Engine): boolean {
  const { i32 } = e;
  let taken = false;
  for (let m = i32[groupOf(i32[RxPacket.socket]!)]!; m !== 0; m = i32[m + Member.next]!) {
    taken = handleDatagram(e, i32[m + Member.queuePair]!) || taken;
  }
  return taken;
}

// Unreliable datagrams (UD) and multicast groups.

const emit = (e: Engine, q: number, w: number) =>
  finishUnreliable(e, q, w, emitDatagram(e, q, w, e.i32[q + Qp.sendPsn]!));

export const ud: Transport = {
  type: IBV_QPT_UD,
  operations: SENDS,
  opcodes: TRANSPORT_UD,
  connected: false,
  dispatches: false,
  unacknowledged: true,
  receive: (e, q) => (q === 0 ? handleMulticast(e) : handleDatagram(e, q)),
  run: (e, q, budget) => transmit(e, q, budget, emit),
  timers: endPause,
  forget() {},
  setDefaults() {},
};

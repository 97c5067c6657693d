// UD receiver (docs/rocev2.md section 8.2). A datagram with the right Q_Key goes into the next posted
// receive, behind a GRH of 40 bytes. Every other datagram is dropped.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { addDouble, type Engine, getDouble, Scratch } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { addressGid, isIpv6, nameGid } from "../../arena/peer-address.ts";
import { Qp } from "../../arena/records.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { completeReceive, fillReceive, takeReceive } from "../../objects/receive-queue.ts";
import { settled } from "../../objects/staging/place.ts";
import {
  type ArrivedHeader,
  DETH_BYTES,
  dethQkey,
  dethSourceQp,
  GRH_BYTES,
  writeIpv4Grh,
  writeIpv6Grh,
} from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import { passFlows } from "./flows.ts";

const LARGEST_DATAGRAM = 4096;
/** Reused object, so that a datagram allocates nothing. */
const arrived: ArrivedHeader = { udpPayload: 0, trafficClass: 0, hops: 0 };

/**
 * Handles the received datagram, whose headers are already validated. Returns false when the datagram is not
 * for UD QP `q`.
 */
export function handleDatagram(e: Engine, q: number): boolean {
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

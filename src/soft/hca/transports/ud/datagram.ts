// UD at the receiver: a datagram whose key fits goes into the next receive, behind 40 bytes that tell whence it came
// (facts: docs/rocev2.md section 8.2). Anything else vanishes.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import { addDouble, getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { addressGid, isIpv6, nameGid } from "../../arena/peer-address.ts";
import { Qp } from "../../arena/records.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { completeReceive, fillReceive, takeReceive } from "../../objects/receive-queue.ts";
import { settled } from "../../objects/staging/place.ts";
import { DETH_BYTES, dethQkey, dethSourceQp } from "../../wire/deth.ts";
import { type Came, GRH_BYTES, writeIpv4Grh, writeIpv6Grh } from "../../wire/grh.ts";
import * as op from "../../wire/opcodes.ts";
import { passFlows } from "./flows.ts";

const LARGEST_DATAGRAM = 4096;
/** One object, used again. */
const came: Came = { udpPayload: 0, trafficClass: 0, hops: 0 };

/** Handles the received datagram, whose headers are already validated. False when it is not for UD QP `q`. */
export function handleDatagram(e: Engine, q: number): boolean {
  const { i32, view } = e;
  const at = i32[RxPacket.headers]!;
  const bytes = i32[RxPacket.bytes]!;
  if (!receives(i32[q + Qp.state]!)) return false;
  if (i32[q + Qp.flows] !== 0 && !passFlows(e, q)) return true;
  if (dethQkey(view, at) !== i32[q + Qp.qkey]) {
    i32[Dev.badQkeys]!++;
    return false;
  }
  if (i32[RxPacket.pad] !== (-bytes & 3) || bytes > LARGEST_DATAGRAM) return false;
  if (!takeReceive(e, q) || GRH_BYTES + bytes > getDouble(e, q + Qp.recvCapacity)) {
    i32[Dev.droppedMessages]!++;
    return true;
  }
  i32[q + Qp.recvDone] = 0;
  const name = i32[RxPacket.name]!;
  came.udpPayload = i32[RxPacket.length]!;
  came.trafficClass = i32[RxPacket.trafficClass]!;
  came.hops = i32[RxPacket.hops]!;
  const local = i32[Sections.sockets + i32[RxPacket.socket]! * SOCKET_WORDS + Socket.address]!;
  if (isIpv6(e, name)) writeIpv6Grh(i32, Dev.grh, nameGid(name), addressGid(local), came);
  else writeIpv4Grh(i32, Dev.grh, i32[name + 1]!, local, came);
  let status = fillReceive(e, q, Dev.grh * 4, GRH_BYTES);
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

// UD at the receiver: a datagram whose key fits goes into the next receive, behind 40 bytes that tell whence it came
// (reference: rocev2.md section 8.2). Anything else vanishes.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { addressGid, isIpv6, nameGid } from "../../arena/peer-address.ts";
import { Qp } from "../../arena/records.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { completeReceive, fillReceive, takeReceive } from "../../objects/receive-queue.ts";
import { DETH_BYTES, dethQkey, dethSourceQp } from "../../wire/deth.ts";
import { GRH_BYTES, writeIpv4Grh, writeIpv6Grh } from "../../wire/grh.ts";
import * as op from "../../wire/opcodes.ts";

const LARGEST_DATAGRAM = 4096;

/**
 * Handles a UD packet whose headers are already validated. `at`: byte after the BTH; `payload`: where its `bytes` bytes
 * begin; `socket`: GID index it came to; `name`: word of its sender's sockaddr; `udpPayload`: bytes from BTH to ICRC. False
 * when it is not for this QP.
 */
export function handleDatagram(
  e: Engine,
  q: number,
  flags: number,
  at: number,
  payload: number,
  bytes: number,
  pad: number,
  solicited: boolean,
  socket: number,
  name: number,
  udpPayload: number,
): boolean {
  const { i32, view } = e;
  if (!receives(i32[q + Qp.state]!)) return false;
  if (dethQkey(view, at) !== i32[q + Qp.qkey]) {
    i32[Dev.badQkeys]!++;
    return false;
  }
  if (pad !== (-bytes & 3) || bytes > LARGEST_DATAGRAM) return false;
  if (!takeReceive(e, q) || GRH_BYTES + bytes > e.f64[(q + Qp.recvCapacity) >> 1]!) {
    i32[Dev.droppedMessages]!++;
    return true;
  }
  i32[q + Qp.recvDone] = 0;
  const local = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!;
  if (isIpv6(e, name)) writeIpv6Grh(i32, Dev.grh, nameGid(name), addressGid(local), udpPayload);
  else writeIpv4Grh(i32, Dev.grh, i32[name + 1]!, local, udpPayload);
  let status = fillReceive(e, q, Dev.grh * 4, GRH_BYTES);
  if (status === verbs.IBV_WC_SUCCESS) status = fillReceive(e, q, payload, bytes);
  if (status !== verbs.IBV_WC_SUCCESS) {
    enterError(e, q, 0, status);
    return true;
  }
  i32[q + Qp.sourceQp] = dethSourceQp(view, at);
  const imm = flags & op.OP_IMM ? i32[(at + DETH_BYTES) >> 2]! : 0;
  const wcFlags = verbs.IBV_WC_GRH | (flags & op.OP_IMM ? verbs.IBV_WC_WITH_IMM : 0);
  completeReceive(e, q, verbs.IBV_WC_RECV, GRH_BYTES + bytes, imm, wcFlags, solicited);
  return true;
}

// XRC target: an RC responder that uses the receives, protection domain and completion queue of the shared
// receive queue that a message names.

import {
  IBV_QPT_XRC_RECV,
  IBV_QPT_XRC_SEND,
  IBV_WR_SEND_WITH_INV,
} from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { OPEN_NONE, Qp, Srq } from "../../arena/records.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { findXrcQueue, pointTarget } from "../../objects/xrc-queues.ts";
import { BTH_BYTES, NAK_INVALID, xrcethQueue } from "../../wire/headers.ts";
import { OP_RESPONSE, TRANSPORT_XRC } from "../../wire/opcodes.ts";
import { psnDistance } from "../../wire/psn.ts";
import { DATA, operations, SENDS, type Transport, WRITES } from "../common/transport.ts";
import { rc } from "../rc/rc.ts";
import { handleRequest, refuse } from "../rc/responder.ts";
import { handleResponse } from "../rc/responses.ts";

/** Handles the received packet, a request for the XRC target `q`. */
function handleTargetRequest(e: Engine, q: number): void {
  const { i32 } = e;
  if (!receives(i32[q + Qp.state]!)) return;
  const queue = findXrcQueue(e, xrcethQueue(e.view, i32[RxPacket.start]! + BTH_BYTES));
  const isOurs = queue !== 0 && i32[queue + Srq.domain] === i32[q + Qp.domain];
  const ahead = psnDistance(i32[RxPacket.psn]!, i32[q + Qp.expectedPsn]!);
  if (ahead === 0) {
    // All packets of a message must name the same shared receive queue.
    if (!isOurs || (i32[q + Qp.open] !== OPEN_NONE && i32[q + Qp.srq] !== queue)) {
      refuse(e, q, NAK_INVALID);
      return;
    }
    pointTarget(e, q, queue);
  }
  if (ahead >= 0) {
    handleRequest(e, q);
    return;
  }
  // A duplicate READ is resolved in the protection domain of its own shared receive queue, which may differ
  // from the one of the current message.
  const pd = i32[q + Qp.pd]!;
  if (isOurs) i32[q + Qp.pd] = i32[queue + Srq.pd]!;
  handleRequest(e, q);
  i32[q + Qp.pd] = pd;
}

// Extended reliable connections (XRC). Requests name the shared receive queue that they are for, so one
// connection serves all processes of a node. Initiators only send requests and targets only answer, with the
// PSNs, acknowledgements and retries of RC.

const { common: _rcHasIt, ...reliable } = rc;

/** Transport of both XRC types. The type of the queue pair decides which packets are accepted. */
export const xrc: Transport = {
  ...reliable,
  type: IBV_QPT_XRC_SEND,
  operations: SENDS | WRITES | DATA | operations(IBV_WR_SEND_WITH_INV),
  opcodes: TRANSPORT_XRC,
  receive(e, q) {
    const isAnswer = (e.i32[RxPacket.flags]! & OP_RESPONSE) !== 0;
    if (isAnswer !== (e.i32[q + Qp.type] === IBV_QPT_XRC_SEND)) return false;
    if (isAnswer) handleResponse(e, q);
    else handleTargetRequest(e, q);
    return true;
  },
};

export const xrcTarget: Transport = { ...xrc, type: IBV_QPT_XRC_RECV, operations: 0 };

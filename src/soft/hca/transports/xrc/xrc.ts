// Extended reliable connections (XRC). Requests name the shared receive queue that they are for, so one
// connection serves all processes of a node. Initiators only send requests and targets only answer, with the
// PSNs, acknowledgements and retries of RC.
import {
  IBV_QPT_XRC_RECV,
  IBV_QPT_XRC_SEND,
  IBV_WR_SEND_WITH_INV,
} from "../../../../../ffi/ibverbs/constants.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp } from "../../arena/records.ts";
import { OP_RESPONSE, TRANSPORT_XRC } from "../../wire/opcodes.ts";
import type { Transport } from "../common/transport.ts";
import { DATA, operations, SENDS, WRITES } from "../common/transport.ts";
import { rc } from "../rc/rc.ts";
import { handleResponse } from "../rc/responses.ts";
import { handleTargetRequest } from "./target.ts";

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

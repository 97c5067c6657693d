// Extended reliable connections: RC whose requests say which shared receive queue they are for, so that one connection serves all
// processes of a node. Initiators only ask, targets only answer; both keep to RC's sequence numbers, acknowledgements and retries.
import {
  IBV_QPT_XRC_RECV,
  IBV_QPT_XRC_SEND,
  IBV_WR_SEND_WITH_INV,
} from "../../../../../ffi/ibverbs/constants.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp } from "../../arena/records.ts";
import { OP_RESPONSE, TRANSPORT_XRC } from "../../wire/opcodes.ts";
import { DATA, operations, SENDS, WRITES } from "../operations.ts";
import { rc } from "../rc/rc.ts";
import { handleResponse } from "../rc/responses.ts";
import type { Transport } from "../transport.ts";
import { handleTargetRequest } from "./target.ts";

const { common: _rcHasIt, ...reliable } = rc;

/** Of both types, which the received packet's queue pair tells apart. */
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

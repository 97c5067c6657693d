// Reliable connections (RC).
import { IBV_QPT_RC, IBV_WR_SEND_WITH_INV } from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp } from "../../arena/records.ts";
import { OP_RESPONSE, TRANSPORT_RC } from "../../wire/opcodes.ts";
import { runPaced } from "../common/congestion.ts";
import { transmit } from "../common/send-loop.ts";
import type { Transport } from "../common/transport.ts";
import { DATA, KEYS, operations, SENDS, WRITES } from "../common/transport.ts";
import { cancelAck, sendPendingAcks, sendReplies } from "./replies.ts";
import { emit } from "./requester.ts";
import { handleRequest } from "./responder.ts";
import { handleResponse } from "./responses.ts";
import { handleTimers, requeueUnacknowledged } from "./retry.ts";

/** Gives the QP its turn. Responses go first: they are older than the requests that are still to be sent. */
function turn(e: Engine, q: number, budget: number): boolean {
  const replies = sendReplies(e, q, budget);
  return transmit(e, q, budget, emit) || replies;
}

export const rc: Transport = {
  type: IBV_QPT_RC,
  operations: SENDS | WRITES | KEYS | DATA | operations(IBV_WR_SEND_WITH_INV),
  opcodes: TRANSPORT_RC,
  connected: true,
  dispatches: false,
  unacknowledged: false,
  receive(e, q) {
    if (e.i32[RxPacket.flags]! & OP_RESPONSE) handleResponse(e, q);
    else handleRequest(e, q);
    return true;
  },
  run(e, q, budget) {
    if (e.i32[q + Qp.pathLost] !== 0) requeueUnacknowledged(e, q);
    return runPaced(e, q, budget, turn);
  },
  timers: handleTimers,
  forget: cancelAck,
  setDefaults() {},
  common: {
    sendPendingAcks,
    hasWork: () => false,
    run: () => 0,
    expire: () => false,
  },
};

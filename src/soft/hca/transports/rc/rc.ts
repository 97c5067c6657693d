// Reliable connections.
import { IBV_QPT_RC, IBV_WR_SEND_WITH_INV } from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp } from "../../arena/records.ts";
import { OP_RESPONSE, TRANSPORT_RC } from "../../wire/opcodes.ts";
import { runPaced } from "../congestion.ts";
import { DATA, KEYS, operations, SENDS, WRITES } from "../operations.ts";
import { transmit } from "../send-loop.ts";
import type { Transport } from "../transport.ts";
import { forgetAck, sendOwed, sendReplies } from "./replies.ts";
import { emit } from "./requester.ts";
import { handleRequest } from "./responder.ts";
import { handleResponse } from "./responses.ts";
import { handleTimers, requeueUnacknowledged } from "./retry.ts";

/** Replies first: they are older than what is still to be asked. */
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
    if (e.i32[q + Qp.wayLost] !== 0) requeueUnacknowledged(e, q);
    return runPaced(e, q, budget, turn);
  },
  timers: handleTimers,
  forget: forgetAck,
  setDefaults() {},
  common: {
    sendOwed,
    hasWork: () => false,
    run: () => 0,
    expire: () => false,
  },
};

// Unreliable datagrams (UD) and multicast groups.
import { IBV_QPT_UD } from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { TRANSPORT_UD } from "../../wire/opcodes.ts";
import { finishUnreliable, transmit } from "../common/send-loop.ts";
import type { Transport } from "../common/transport.ts";
import { SENDS } from "../common/transport.ts";
import { handleDatagram } from "./datagram.ts";
import { handleMulticast } from "./multicast.ts";
import { emitDatagram } from "./requester.ts";

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
  timers() {},
  forget() {},
  setDefaults() {},
};

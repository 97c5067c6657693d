// Unreliable connections (UC).
import { IBV_QPT_UC } from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { TRANSPORT_UC } from "../../wire/opcodes.ts";
import { endPause, runPaced } from "../common/congestion.ts";
import { emitData } from "../common/data-packets.ts";
import { finishUnreliable, transmit } from "../common/send-loop.ts";
import type { Transport } from "../common/transport.ts";
import { KEYS, SENDS, WRITES } from "../common/transport.ts";
import { handleUnreliable } from "./responder.ts";

const emit = (e: Engine, q: number, w: number) =>
  finishUnreliable(e, q, w, emitData(e, q, w, e.i32[q + Qp.sendPsn]!, 1, false));

const turn = (e: Engine, q: number, budget: number) => transmit(e, q, budget, emit);

export const uc: Transport = {
  type: IBV_QPT_UC,
  operations: SENDS | WRITES | KEYS,
  opcodes: TRANSPORT_UC,
  connected: true,
  dispatches: false,
  unacknowledged: true,
  receive(e, q) {
    handleUnreliable(e, q);
    return true;
  },
  run: (e, q, budget) => runPaced(e, q, budget, turn),
  timers: endPause,
  forget() {},
  setDefaults() {},
};

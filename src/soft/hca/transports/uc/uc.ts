// UC receiver, which sends no acknowledgements (docs/rocev2.md section 8.1). A message with a missing packet,
// without access rights or without a posted receive is dropped. The next first packet starts a new message
// and reuses a partly filled receive.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { IBV_QPT_UC } from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { addDouble, type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { OPEN_NONE, OPEN_SEND, OPEN_WRITE, Qp } from "../../arena/records.ts";
import { remoteAddress, resolveRemote, stillInside } from "../../objects/memory-keys.ts";
import { enterError } from "../../objects/queue-pair-error.ts";
import { receives } from "../../objects/queue-pairs.ts";
import { completeReceive, fillReceive, takeReceive } from "../../objects/receive-queue.ts";
import { STAGED } from "../../objects/staging/copies.ts";
import { placeStaged, settled } from "../../objects/staging/place.ts";
import * as op from "../../wire/opcodes.ts";
import { TRANSPORT_UC } from "../../wire/opcodes.ts";
import { PSN_MASK } from "../../wire/psn.ts";
import { endPause, runPaced } from "../common/congestion.ts";
import { emitData } from "../common/data-packets.ts";
import { finishUnreliable, transmit } from "../common/send-loop.ts";
import { KEYS, SENDS, type Transport, WRITES } from "../common/transport.ts";
import { sizeFits } from "../rc/responder.ts";

/** Handles the received packet for UC QP `q`, whose headers are already validated. */
function handleUnreliable(e: Engine, q: number): void {
  const { i32 } = e;
  const flags = i32[RxPacket.flags]!;
  const psn = i32[RxPacket.psn]!;
  if (!receives(i32[q + Qp.state]!)) return;
  const kind = flags & op.OP_SEND ? OPEN_SEND : OPEN_WRITE;
  const inOrder = psn === i32[q + Qp.expectedPsn];
  const open = i32[q + Qp.open]!;
  if (!inOrder) i32[Counter.outOfSequence]!++;
  i32[q + Qp.open] = OPEN_NONE;
  if ((flags & op.OP_START) === 0 && !(inOrder && open === kind)) return;
  i32[q + Qp.expectedPsn] = (psn + 1) & PSN_MASK;
  const done =
    sizeFits(e, i32[q + Qp.mtu]!) &&
    (kind === OPEN_SEND ? acceptSend(e, q, flags) : acceptWrite(e, q, flags));
  if (done) addDouble(e, q + Qp.bytesIn, i32[RxPacket.bytes]!);
  if (!done) i32[Counter.droppedMessages]!++;
  else if (flags & op.OP_END) i32[q + Qp.msn] = (i32[q + Qp.msn]! + 1) & PSN_MASK;
  else i32[q + Qp.open] = kind;
}

/** Copies a SEND packet into the QP's receive. Returns false when the message is dropped. */
function acceptSend(e: Engine, q: number, flags: number): boolean {
  const { i32 } = e;
  if (flags & op.OP_START) {
    if (!takeReceive(e, q)) return false;
    i32[q + Qp.recvDone] = 0;
  }
  let status = fillReceive(e, q, i32[RxPacket.payload]!, i32[RxPacket.bytes]!);
  if (flags & op.OP_END && !settled(e, q)) status = verbs.IBV_WC_LOC_PROT_ERR;
  if (status === verbs.IBV_WC_LOC_PROT_ERR) enterError(e, q, 0, status);
  if (status !== verbs.IBV_WC_SUCCESS) return false;
  if (flags & op.OP_END) {
    const imm = flags & op.OP_IMM ? i32[i32[RxPacket.headers]! >> 2]! : 0;
    const wcFlags = flags & op.OP_IMM ? verbs.IBV_WC_WITH_IMM : 0;
    completeReceive(e, q, verbs.IBV_WC_RECV, i32[q + Qp.recvDone]!, imm, wcFlags);
  }
  return true;
}

/** Copies a WRITE packet to its remote address. Returns false when the message is dropped. */
function acceptWrite(e: Engine, q: number, flags: number): boolean {
  const { i32, u32, view } = e;
  const at = i32[RxPacket.headers]!;
  const bytes = i32[RxPacket.bytes]!;
  if (flags & op.OP_RETH) {
    const wanted = verbs.IBV_ACCESS_REMOTE_WRITE;
    if ((i32[q + Qp.access]! & wanted) === 0) return false;
    const length = view.getUint32(at + 12);
    const rkey = view.getInt32(at + 8);
    const address = length === 0 ? 0 : resolveRemote(e, q, rkey, remoteAddress(e, at), length, wanted);
    if (address < 0) return false;
    i32[q + Qp.writeKey] = rkey;
    i32[q + Qp.writeLeft] = length;
    i32[q + Qp.writeLength] = length;
    setDouble(e, q + Qp.writeAddress, address);
  }
  const left = u32[q + Qp.writeLeft]!;
  const last = (flags & op.OP_END) !== 0;
  if (last ? bytes !== left : bytes >= left) return false;
  // Checked before the data is written: without a receive for the immediate data the whole message is
  // dropped.
  if (flags & op.OP_IMM && !takeReceive(e, q)) return false;
  const address = getDouble(e, q + Qp.writeAddress);
  if (bytes > 0) {
    if ((flags & op.OP_RETH) === 0 && !stillInside(e, i32[q + Qp.writeKey]!, address, bytes)) return false;
    const from = i32[RxPacket.payload]!;
    if (address < STAGED) e.native.memcpy(address, e.base + from, bytes);
    else if (!placeStaged(e, q, address, from, bytes) || (last && !settled(e, q))) return false;
    setDouble(e, q + Qp.writeAddress, address + bytes);
    i32[q + Qp.writeLeft] = left - bytes;
  }
  if (flags & op.OP_IMM) {
    const imm = i32[(flags & op.OP_RETH ? at + 16 : at) >> 2]!;
    const opcode = verbs.IBV_WC_RECV_RDMA_WITH_IMM;
    completeReceive(e, q, opcode, i32[q + Qp.writeLength]!, imm, verbs.IBV_WC_WITH_IMM);
  }
  return true;
}

// Unreliable connections (UC).

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

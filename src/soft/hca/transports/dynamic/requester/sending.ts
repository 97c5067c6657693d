// Transmission of a send context: lost packets first, then new ones, within the window.
import * as verbs from "../../../../../../ffi/ibverbs/constants.ts";
import { addDouble, type Engine, getDouble } from "../../../arena/engine.ts";
import { Qp } from "../../../arena/records.ts";
import * as h from "../packets/headers.ts";
import { wantsReply } from "../packets/headers.ts";
import { keyedHash } from "../records/keyed-hash.ts";
import { LARGEST_PAYLOAD_BYTES, WINDOW } from "../records/limits.ts";
import { Message, SENDING, VOIDING } from "../records/message.ts";
import { Peer } from "../records/peer.ts";
import {
  PACKET_ACKED,
  PACKET_LOST,
  PACKET_SENT,
  packetOf,
  SendContext,
  SentPacket,
} from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { Dynamic } from "../records/transport.ts";
import { finishBegun } from "./completion.ts";
import { awaitAcknowledgement } from "./control.ts";
import { transmitPacket } from "./data-packets.ts";
import { dequeueMessage, nextMessage } from "./messages.ts";
import { droppedFromPath } from "./path-selection.ts";
import { isQuantumSpent, shouldFinish } from "./scheduling.ts";
import { closeOrIdle, sendEvent } from "./send-contexts.ts";

/** Maximum number of SYN packets in flight to a peer that has a record of this NIC. */
const OPENING_PACKETS = 16;

/** Maximum number of SYN packets in flight to a peer that will request a cookie. */
const OPENING_PACKETS_UNKNOWN = 4;

/** Returns the payload length of the whole message in bytes. */
function bytesOf(e: Engine, m: number): number {
  return wantsReply(e.i32[m + Message.operation]!) ? 0 : e.u32[m + Message.length]!;
}

/** Starts the peer's next message. Returns 0 when there is none or none may start. */
function begin(e: Engine, t: number, c: number): number {
  const { i32 } = e;
  if (isQuantumSpent(e, t, c)) return 0;
  const p = i32[c + SendContext.peer]!;
  const m = nextMessage(e, p);
  if (m === 0) return 0;
  dequeueMessage(e, p, m);
  i32[c + SendContext.current] = m;
  i32[c + SendContext.begun]!++;
  addDouble(e, c + SendContext.bytes, bytesOf(e, m));
  i32[m + Message.state] = SENDING;
  i32[m + Message.context] = c;
  i32[m + Message.messageId] = i32[c + SendContext.messageId]!++;
  i32[m + Message.sentBytes] = 0;
  i32[m + Message.outstanding] = 0;
  i32[m + Message.emitted] = 0;
  i32[m + Message.refusal] = 0;
  i32[m + Message.status] = 0;
  if (wantsReply(i32[m + Message.operation]!)) {
    i32[m + Message.arrived] = 0;
    const count = ++i32[t + Dynamic.nonces]!;
    i32[m + Message.nonce] = keyedHash(i32, t + Dynamic.nonceKey, 2, count, i32[c + SendContext.serial]!, 0);
  }
  return m;
}

/**
 * Withdraws the packets of message `m` in flight. The message was refused with `code`, or failed locally with
 * code 0.
 */
export function voidMessage(e: Engine, c: number, m: number, code: number): void {
  const { i32 } = e;
  if (i32[m + Message.state] === VOIDING) return;
  i32[m + Message.state] = VOIDING;
  i32[m + Message.refusal] = code;
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.message] !== m || i32[k + SentPacket.state] === PACKET_ACKED) continue;
    i32[k + SentPacket.flags]! |= h.FLAG_VOID;
    if (i32[k + SentPacket.state] === PACKET_SENT) {
      droppedFromPath(e, c, i32[k + SentPacket.path]!);
      i32[k + SentPacket.state] = PACKET_LOST;
      i32[c + SendContext.inFlight]!--;
      i32[c + SendContext.lost]!++;
    }
  }
}

/** Fails message `m` because its local memory was deregistered, and withdraws its packets in flight. */
function failLocally(e: Engine, c: number, m: number): void {
  const reply = e.i32[m + Message.operation]! >= h.OP_READ_DATA;
  voidMessage(e, c, m, 0);
  e.i32[m + Message.status] = reply ? verbs.IBV_WC_REM_ACCESS_ERR : verbs.IBV_WC_LOC_PROT_ERR;
}

/** Retransmits the oldest lost packet. */
function retransmit(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  let s = i32[c + SendContext.base]!;
  while (i32[packetOf(c, s) + SentPacket.state] !== PACKET_LOST) s = (s + 1) | 0;
  i32[c + SendContext.lost]!--;
  i32[t + Dynamic.retransmits]!++;
  if (transmitPacket(e, t, c, s)) return;
  // A VOID packet carries no payload.
  const k = packetOf(c, s);
  failLocally(e, c, i32[k + SentPacket.message]!);
  transmitPacket(e, t, c, s);
}

/** Sends the next new packet of message `m`, the context's current one. */
function transmitNext(e: Engine, t: number, c: number, m: number): void {
  const { i32, u32 } = e;
  const s = i32[c + SendContext.nextSequence]!;
  const k = packetOf(c, s);
  const offset = u32[m + Message.sentBytes]!;
  const isVoid = i32[m + Message.state] === VOIDING;
  const left = bytesOf(e, m) - offset;
  const q = i32[m + Message.queuePair]!;
  const most = q === 0 ? LARGEST_PAYLOAD_BYTES : i32[q + Qp.mtu]!;
  const bytes = isVoid ? 0 : Math.min(i32[c + SendContext.payload]!, most, left);
  const last = isVoid || bytes === left;
  let flags = (last ? h.FLAG_LAST : 0) | (isVoid ? h.FLAG_VOID : 0);
  if (last && shouldFinish(e, t, c)) flags |= h.FLAG_FIN;
  i32[k + SentPacket.message] = m;
  i32[k + SentPacket.messageId] = i32[m + Message.messageId]!;
  i32[k + SentPacket.offset] = offset;
  i32[k + SentPacket.bytes] = bytes;
  i32[k + SentPacket.flags] = flags;
  i32[k + SentPacket.tries] = 0;
  if (!transmitPacket(e, t, c, s)) {
    i32[k + SentPacket.message] = 0;
    failLocally(e, c, m);
    // No packet of the request has left, so it fails at once. In all other cases the peer must receive the
    // end of the message.
    if (offset === 0 && i32[m + Message.operation]! < h.OP_READ_DATA) {
      i32[c + SendContext.current] = 0;
      i32[c + SendContext.messageId]!--;
      finishBegun(e, m, verbs.IBV_WC_LOC_PROT_ERR);
    }
    return;
  }
  if (i32[c + SendContext.base] === s) awaitAcknowledgement(e, c);
  i32[c + SendContext.nextSequence] = (s + 1) | 0;
  i32[m + Message.outstanding]!++;
  i32[m + Message.sentBytes] = offset + bytes;
  if (last) {
    i32[m + Message.emitted] = 1;
    i32[c + SendContext.current] = 0;
  }
  if (flags & h.FLAG_FIN) sendEvent(e, c, st.ON_FIN);
}

/** Sends the last packet of a message whose QP was destroyed, as VOID. */
function transmitEnd(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const s = i32[c + SendContext.nextSequence]!;
  const k = packetOf(c, s);
  i32[k + SentPacket.message] = 0;
  i32[k + SentPacket.messageId] = i32[c + SendContext.cutOff]! - 1;
  i32[k + SentPacket.offset] = 0;
  i32[k + SentPacket.bytes] = 0;
  i32[k + SentPacket.flags] = h.FLAG_VOID | h.FLAG_LAST;
  i32[k + SentPacket.tries] = 0;
  i32[c + SendContext.cutOff] = 0;
  transmitPacket(e, t, c, s);
  if (i32[c + SendContext.base] === s) awaitAcknowledgement(e, c);
  i32[c + SendContext.nextSequence] = (s + 1) | 0;
}

/** Sends up to `budget` packets of the context. Returns true when it could send more at once. */
export function transmitContext(e: Engine, t: number, c: number, budget: number): boolean {
  const { i32 } = e;
  const p = i32[c + SendContext.peer]!;
  for (let left = budget; left > 0; left--) {
    const state = i32[c + SendContext.state]!;
    if (state === st.SEND_FREE || state === st.SEND_REQUESTING) return false;
    const window = Math.floor(getDouble(e, c + SendContext.window));
    if (i32[c + SendContext.lost]! > 0) {
      if (i32[c + SendContext.inFlight]! >= window) return false;
      retransmit(e, t, c);
      continue;
    }
    if (state === st.SEND_FINISHING) return false;
    const ahead = (i32[c + SendContext.nextSequence]! - i32[c + SendContext.base]!) | 0;
    if (ahead >= WINDOW || i32[c + SendContext.inFlight]! >= window) return false;
    if (
      state === st.SEND_OPENING &&
      ahead >= (i32[p + Peer.known] === 0 ? OPENING_PACKETS_UNKNOWN : OPENING_PACKETS)
    )
      return false;
    if (i32[c + SendContext.cutOff] !== 0) {
      transmitEnd(e, t, c);
      continue;
    }
    const m = i32[c + SendContext.current]! || begin(e, t, c);
    if (m === 0) {
      closeOrIdle(e, t, c);
      return false;
    }
    transmitNext(e, t, c, m);
  }
  return true;
}

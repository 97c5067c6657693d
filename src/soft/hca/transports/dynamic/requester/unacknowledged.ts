// What becomes of the messages of a context that ends before they are done.
import type { Engine } from "../../../arena/engine.ts";
import { OP_READ_DATA } from "../packets/headers.ts";
import { Message, SENDING, VOIDING } from "../records/message.ts";
import { PACKET_ACKED, packetOf, SendContext, SentPacket } from "../records/send-context.ts";
import { finishBegun, freeReply, voided } from "./finishing.ts";
import { requeueMessage } from "./messages.ts";

/** Queues everything of the context again that was not acknowledged: the peer has executed none of it. */
export function requeueUnacknowledged(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  // Youngest first, so that replies return in order.
  const current = i32[c + SendContext.current]!;
  i32[c + SendContext.current] = 0;
  if (current !== 0) requeue(e, t, current);
  for (let s = i32[c + SendContext.nextSequence]! - 1; ((s - i32[c + SendContext.base]!) | 0) >= 0; s--) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] === PACKET_ACKED) continue;
    i32[k + SentPacket.state] = PACKET_ACKED;
    if (i32[k + SentPacket.message] !== 0) requeue(e, t, i32[k + SentPacket.message]!);
  }
}

/** Queues one message of it again, or ends it, if it was being taken back. */
function requeue(e: Engine, t: number, m: number): void {
  const state = e.i32[m + Message.state];
  if (state === VOIDING) voided(e, t, m);
  else if (state === SENDING) requeueMessage(e, e.i32[m + Message.peer]!, m);
}

/** Fails everything that is on its way in the context: whether the peer executed it is not known. */
export function failUnacknowledged(e: Engine, t: number, c: number, status: number): void {
  const { i32 } = e;
  const fail = (m: number) => {
    if (i32[m + Message.operation]! >= OP_READ_DATA) freeReply(e, t, m);
    else finishBegun(e, m, status);
  };
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] !== PACKET_ACKED && i32[k + SentPacket.message] !== 0)
      fail(i32[k + SentPacket.message]!);
    i32[k + SentPacket.state] = PACKET_ACKED;
    i32[k + SentPacket.message] = 0;
  }
  if (i32[c + SendContext.current] !== 0) fail(i32[c + SendContext.current]!);
  i32[c + SendContext.current] = 0;
}

// A peer that does not know us asks for a cookie before it keeps anything.

import type { Engine } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Received } from "../packets/received.ts";
import { NO_CONTEXT } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { PACKET_LOST, PACKET_SENT, packetOf, SendContext, SentPacket } from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { droppedFromPath } from "./choosing-path.ts";
import { sendOpenRequest } from "./control.ts";
import { keepPath } from "./paths.ts";
import { enqueueReady } from "./ready-queue.ts";
import { sendEvent } from "./send-contexts.ts";
import { awaitAcknowledgement } from "./timeouts.ts";

/** The peer wants proof of our address: everything that left is sent again with its cookie. */
export function handleChallenge(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const { cookie, hasCookie } = SendContext;
  const low = i32[t + Received.cookie]!;
  const high = i32[t + Received.cookie + 1]!;
  if (i32[c + SendContext.remoteId] !== NO_CONTEXT || !sendEvent(e, c, st.ON_CHALLENGE)) return;
  if (i32[c + hasCookie] !== 0 && i32[c + cookie] === low && i32[c + cookie + 1] === high) return;
  i32[c + hasCookie] = 1;
  i32[c + cookie] = low;
  i32[c + cookie + 1] = high;
  const requesting = i32[c + SendContext.state] === st.SEND_REQUESTING;
  for (let s = i32[c + SendContext.base]!; s !== i32[c + SendContext.nextSequence]; s = (s + 1) | 0) {
    const k = packetOf(c, s);
    if (i32[k + SentPacket.state] !== PACKET_SENT) continue;
    i32[k + SentPacket.state] = PACKET_LOST;
    i32[c + SendContext.inFlight]!--;
    i32[c + SendContext.lost]!++;
    droppedFromPath(e, c, i32[k + SentPacket.path]!);
    i32[k + SentPacket.path] = 0;
  }
  // The cookie is one address's: the others must be announced anew.
  i32[i32[c + SendContext.peer]! + Peer.announced] = 0;
  keepPath(e, c, i32[RxPacket.socket]!, i32[t + Received.address]!);
  if (requesting) {
    sendOpenRequest(e, c);
    awaitAcknowledgement(e, c);
  } else enqueueReady(e, t, c);
}

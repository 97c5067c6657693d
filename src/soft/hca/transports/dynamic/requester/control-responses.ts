// Answers of the peer to a send context's control packets: cookies and further addresses.

import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Control } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { announcedAddress, sameAddress } from "../records/addresses.ts";
import { MAX_ADDRESSES, NO_CONTEXT } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { PACKET_LOST, PACKET_SENT, packetOf, SendContext, SentPacket } from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { awaitAcknowledgement, sendOpenRequest, sendPaths, timeoutOf } from "./control.ts";
import { droppedFromPath } from "./path-selection.ts";
import { addPaths, keepPath } from "./paths.ts";
import { enqueueReady } from "./scheduling.ts";
import { sendEvent } from "./send-contexts.ts";

/** Handles CHALLENGE: sends all packets again with the cookie. */
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
  // The cookie is valid for one address, so the others must be announced again.
  i32[i32[c + SendContext.peer]! + Peer.announced] = 0;
  keepPath(e, c, i32[RxPacket.socket]!, i32[t + Received.address]!);
  if (requesting) {
    sendOpenRequest(e, c);
    awaitAcknowledgement(e, c);
  } else enqueueReady(e, t, c);
}

/** Announces the further local addresses to the peer, until it confirms them. */
export function announce(e: Engine, c: number): void {
  const { i32 } = e;
  if (i32[i32[c + SendContext.peer]! + Peer.announced] !== 0) {
    i32[c + SendContext.announce] = 0;
    return;
  }
  if (e.now < getDouble(e, c + SendContext.announceAt)) return;
  setDouble(e, c + SendContext.announceAt, e.now + timeoutOf(e, c));
  sendPaths(e, c);
}

/** Handles PATHS_ACK, which confirms the local addresses and carries those of the peer. */
export function learnPaths(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const p = i32[c + SendContext.peer]!;
  if (i32[p + Peer.announced] !== 0) return;
  i32[p + Peer.announced] = 1;
  const socket = i32[p + Peer.socket]!;
  const count = i32[t + Received.addressCount]!;
  let known = 0;
  for (let i = 0; i < count && known < MAX_ADDRESSES - 1; i++) {
    const other = announcedAddress(
      e,
      t,
      socket,
      i32[t + Received.addresses]! + i * Control.addressBytes,
      true,
    );
    if (other === 0 || sameAddress(other, i32[p + Peer.address]!)) continue;
    i32[p + Peer.alternatives + known++] = other;
  }
  i32[p + Peer.alternativeCount] = known;
  addPaths(e, t, c, p);
}

// Our further addresses, told to a peer, and its own, learned from it.
import { getDouble, setDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Control } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { sameAddress, toldAddress } from "../records/addresses.ts";
import { MAX_ADDRESSES } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { SendContext } from "../records/send-context.ts";
import { sendPaths } from "./control.ts";
import { addPaths } from "./paths.ts";
import { timeoutOf } from "./timeouts.ts";

/** Tells the peer our further addresses, again and again until it confirms. */
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

/** The peer knows our addresses; the packet at hand says its own. */
export function learnPaths(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  const p = i32[c + SendContext.peer]!;
  if (i32[p + Peer.announced] !== 0) return;
  i32[p + Peer.announced] = 1;
  const socket = i32[p + Peer.socket]!;
  const count = i32[t + Received.addressCount]!;
  let known = 0;
  for (let i = 0; i < count && known < MAX_ADDRESSES - 1; i++) {
    const other = toldAddress(e, t, socket, i32[t + Received.addresses]! + i * Control.addressBytes, true);
    if (other === 0 || sameAddress(other, i32[p + Peer.address]!)) continue;
    i32[p + Peer.alternatives + known++] = other;
  }
  i32[p + Peer.alternativeCount] = known;
  addPaths(e, t, c, p);
}

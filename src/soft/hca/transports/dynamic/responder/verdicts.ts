// What became of a data packet, and how its message is refused.

import type { Engine } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { resolveRemote } from "../../../objects/memory-keys.ts";
import { scatter } from "../../../objects/scatter.ts";
import { settled } from "../../../objects/staging/place.ts";
import { Received } from "../packets/received.ts";
import { Dynamic } from "../records/transport.ts";
import { oweNak } from "./acks.ts";
import { refuseIncoming } from "./incoming.ts";

export const EXECUTED = 0;

export const REFUSED = 1;

/** Makes no sense: as if it had never come. */
export const DROPPED = 2;

/** Refuses the message of the packet at hand with `code`; of a receiver that is not ready with its timer. */
export function refuse(e: Engine, t: number, r: number, code: number, timer = 0): number {
  const id = e.i32[t + Received.messageId]!;
  refuseIncoming(e, r, id, code);
  e.i32[t + Dynamic.refused]!++;
  oweNak(e, t, r, id, code, timer);
  return REFUSED;
}

/** The native address of the `bytes` bytes that the request at hand names, -1 when QP `q` may not touch them so. */
export function resolve(e: Engine, t: number, q: number, wanted: number, bytes: number): number {
  const { i32, u32 } = e;
  const { addressLow, addressHigh, rkey } = Received;
  const address = u32[t + addressHigh]! * 4294967296 + u32[t + addressLow]!;
  return resolveRemote(e, q, i32[t + rkey]!, address, bytes, wanted);
}

/** Puts the payload at hand into the entries of the SgeList at word `list`, at its offset in the message. */
export function scatterPayload(e: Engine, t: number, q: number, list: number): boolean {
  const { i32, u32 } = e;
  const { payload, bytes } = RxPacket;
  // Each packet is acknowledged by itself.
  return scatter(e, q, list, u32[t + Received.offset]!, i32[payload]!, i32[bytes]!) && settled(e, q);
}

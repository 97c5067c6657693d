// Results of executed data packets, and refusals of their messages.

import type { Engine } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { resolveRemote } from "../../../objects/memory-keys.ts";
import { scatter } from "../../../objects/scatter.ts";
import { settled } from "../../../objects/staging/place.ts";
import { Received } from "../packets/received.ts";
import { Dynamic } from "../records/transport.ts";
import { scheduleNak } from "./acks.ts";
import { refuseIncoming } from "./incoming.ts";

export const EXECUTED = 0;

export const REFUSED = 1;

/** The packet is invalid and is dropped without an answer. */
export const DROPPED = 2;

/**
 * Refuses the message of the received packet with `code`. A receiver-not-ready refusal carries the RNR timer.
 */
export function refuse(e: Engine, t: number, r: number, code: number, timer = 0): number {
  const id = e.i32[t + Received.messageId]!;
  refuseIncoming(e, r, id, code);
  e.i32[t + Dynamic.refused]!++;
  scheduleNak(e, t, r, id, code, timer);
  return REFUSED;
}

/**
 * Returns the native address of the `bytes` bytes that the received request names, or -1 when QP `q` may not
 * access them.
 */
export function resolve(e: Engine, t: number, q: number, wanted: number, bytes: number): number {
  const { i32, u32 } = e;
  const { addressLow, addressHigh, rkey } = Received;
  const address = u32[t + addressHigh]! * 4294967296 + u32[t + addressLow]!;
  return resolveRemote(e, q, i32[t + rkey]!, address, bytes, wanted);
}

/** Copies the received payload into the SgeList at word `list`, at its offset in the message. */
export function scatterPayload(e: Engine, t: number, q: number, list: number): boolean {
  const { i32, u32 } = e;
  const { payload, bytes } = RxPacket;
  // Each packet is acknowledged by itself, so its copies must be complete.
  return scatter(e, q, list, u32[t + Received.offset]!, i32[payload]!, i32[bytes]!) && settled(e, q);
}

// Control packets of a receive context, and the demand for a cookie.
import { getDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { beginControl, finishControl, writeAddresses, writeIdentity } from "../packets/control.ts";
import { CONTROL_CHALLENGE, CONTROL_PATHS_ACK, CONTROL_RESPONSE } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { KeyedHash } from "../records/keyed-hash.ts";
import { NO_CONTEXT } from "../records/limits.ts";
import { ReceiveContext } from "../records/receive-context.ts";
import { Dynamic } from "../records/transport.ts";
import { makeCookie } from "./cookies.ts";

function sendFromContext(e: Engine, r: number, kind: number): void {
  const { i32 } = e;
  const { socket, address, id, remoteId, serial } = ReceiveContext;
  const at = beginControl(e, i32[r + socket]!, kind, i32[r + id]!, i32[r + remoteId]!, i32[r + serial]!);
  if (kind === CONTROL_PATHS_ACK) writeAddresses(e, at, i32[r + socket]!);
  finishControl(e, at, i32[r + address]!);
}

/** RSP: here is your receive context. */
export function sendResponse(e: Engine, r: number): void {
  sendFromContext(e, r, CONTROL_RESPONSE);
}

/** PATHS_ACK: your addresses are known, here are ours. */
export function sendPathsAck(e: Engine, r: number): void {
  sendFromContext(e, r, CONTROL_PATHS_ACK);
}

/** CHALLENGE: whoever sent the packet at hand is to prove that it receives at its address. Nothing is kept here. */
export function sendChallenge(e: Engine, t: number): void {
  const { i32 } = e;
  i32[t + Dynamic.challenges]!++;
  makeCookie(e, t);
  const { address, from, serial, incarnation } = Received;
  const to = i32[t + from]!;
  const at = beginControl(e, i32[RxPacket.socket]!, CONTROL_CHALLENGE, NO_CONTEXT, to, i32[t + serial]!);
  writeIdentity(e, at, getDouble(e, t + incarnation), t + Dynamic.cookieKey + KeyedHash.low);
  finishControl(e, at, i32[t + address]!);
}

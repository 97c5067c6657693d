// Control packets of send contexts: they open and close the context and announce further addresses.
import { getDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { beginControl, finishControl, writeAddresses, writeIdentity } from "../packets/control.ts";
import { CONTROL_CLOSE, CONTROL_PATHS, CONTROL_REQUEST } from "../packets/headers.ts";
import { NO_CONTEXT } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { Path, SendContext } from "../records/send-context.ts";
import { choosePath } from "./path-selection.ts";
import { pathOf } from "./paths.ts";

function sendFromContext(e: Engine, c: number, kind: number): void {
  const { i32 } = e;
  const path = pathOf(c, choosePath(e, c, -1));
  const { id, remoteId, serial, peer, cookie } = SendContext;
  const at = beginControl(
    e,
    i32[path + Path.socket]!,
    kind,
    i32[c + id]!,
    i32[c + remoteId]!,
    i32[c + serial]!,
  );
  writeIdentity(e, at, getDouble(e, i32[c + peer]! + Peer.incarnation), c + cookie);
  if (kind === CONTROL_PATHS) writeAddresses(e, at, i32[path + Path.socket]!);
  finishControl(e, at, i32[path + Path.address]!);
}

/** Sends REQ, which requests a receive context from the peer. */
export function sendOpenRequest(e: Engine, c: number): void {
  sendFromContext(e, c, CONTROL_REQUEST);
}

/**
 * Sends CLOSE, after which the peer may free its receive context. Nothing of the context may be in flight.
 */
export function sendClose(e: Engine, c: number): void {
  if (e.i32[c + SendContext.remoteId] !== NO_CONTEXT) sendFromContext(e, c, CONTROL_CLOSE);
}

/** Sends PATHS, which announces the local addresses and requests those of the peer. */
export function sendPaths(e: Engine, c: number): void {
  sendFromContext(e, c, CONTROL_PATHS);
}

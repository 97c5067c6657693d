// Snapshot of the contexts in use as plain objects, for `device.contexts()` and `doorbell watch`. It is read
// without the lock, so values may be from slightly different times.
import type { ConnectionContext, ContextPath } from "../../../../../ffi/ibverbs/connection-context.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { addressText } from "../../links/common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { sourcePort } from "../../links/udp/source-ports.ts";
import { MAX_ADDRESSES, MAX_PATHS, NO_CONTEXT, Pool, WINDOW } from "./records/limits.ts";
import { Origin, Peer } from "./records/peer.ts";
import { ReceiveContext } from "./records/receive-context.ts";
import { Path, SendContext } from "./records/send-context.ts";
import { RECEIVE_FREE, RECEIVE_STATES, SEND_FREE, SEND_STATES } from "./records/states.ts";
import { Dynamic, receiveContext, sendContext, transport } from "./records/transport.ts";
import { pathOf } from "./requester/paths.ts";

const ownAddress = (e: Engine, socket: number): string =>
  addressText(e, socket, e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.address]!);

/** Returns the source port of packets from local GID `socket`, as a number. */
function portOf(e: Engine, socket: number, entropy: number): number {
  const port = sourcePort(e, socket, entropy);
  return ((port & 255) << 8) | (port >> 8);
}

const remoteIdOf = (id: number) => (id === NO_CONTEXT ? {} : { remoteId: id });
const ageOf = (e: Engine, openedAt: number): number =>
  Math.max(0, Math.round(e.now - getDouble(e, openedAt)));

function sendPath(e: Engine, path: number): ContextPath {
  const { i32 } = e;
  const socket = i32[path + Path.socket]!;
  return {
    from: ownAddress(e, socket),
    to: addressText(e, socket, i32[path + Path.address]!),
    sourcePort: portOf(e, socket, i32[path + Path.entropy]!),
    isUp: i32[path + Path.up] !== 0,
    onTheWay: i32[path + Path.inFlight]!,
    roundTripUs: Math.round(getDouble(e, path + Path.roundTripUs)),
    delivery: Number(getDouble(e, path + Path.delivery).toFixed(3)),
  };
}

function sending(e: Engine, c: number): ConnectionContext {
  const { i32 } = e;
  const p = i32[c + SendContext.peer]!;
  const paths = Math.min(i32[c + SendContext.pathCount]!, MAX_PATHS);
  return {
    kind: "send",
    id: i32[c + SendContext.id]!,
    ...remoteIdOf(i32[c + SendContext.remoteId]!),
    state: SEND_STATES[i32[c + SendContext.state]!] ?? "?",
    peer: addressText(e, i32[p + Peer.socket]!, i32[p + Peer.address]!),
    window: Math.floor(getDouble(e, c + SendContext.window)),
    onTheWay: i32[c + SendContext.inFlight]!,
    missing: i32[c + SendContext.lost]!,
    paths: Array.from({ length: paths }, (_, i) => sendPath(e, pathOf(c, i))),
    ageUs: ageOf(e, c + SendContext.openedAt),
  };
}

/** Returns the number of packets missing before the last received packet of a receive context. */
function missingOf(e: Engine, r: number): number {
  const { i32 } = e;
  let missing = (i32[r + ReceiveContext.end]! - i32[r + ReceiveContext.base]!) | 0;
  for (let word = 0; word < WINDOW / 32; word++) {
    for (let bits = i32[r + ReceiveContext.bits + word]!; bits !== 0; bits &= bits - 1) missing--;
  }
  return Math.max(0, missing);
}

function receiving(e: Engine, r: number): ConnectionContext {
  const { i32 } = e;
  const o = i32[r + ReceiveContext.origin]!;
  const socket = i32[r + ReceiveContext.socket]!;
  const addresses = Math.min(i32[o + Origin.addressCount]!, MAX_ADDRESSES);
  // Acknowledgements leave from the address that received the last packet, on port 4791.
  const path = (address: number): ContextPath => ({
    from: ownAddress(e, socket),
    to: addressText(e, socket, address),
    sourcePort: portOf(e, socket, 0),
    isUp: true,
  });
  return {
    kind: "receive",
    id: i32[r + ReceiveContext.id]!,
    ...remoteIdOf(i32[r + ReceiveContext.remoteId]!),
    state: RECEIVE_STATES[i32[r + ReceiveContext.state]!] ?? "?",
    peer: addressText(e, i32[r + ReceiveContext.homeSocket]!, i32[r + ReceiveContext.homeAddress]!),
    window: WINDOW,
    missing: missingOf(e, r),
    paths: Array.from({ length: addresses }, (_, i) => path(i32[o + Origin.addresses + i]!)),
    ageUs: ageOf(e, r + ReceiveContext.openedAt),
  };
}

/**
 * Returns up to `most` contexts in use, send contexts first. The list is empty before the first dynamic queue
 * pair is created.
 */
export function connectionContexts(e: Engine, most = Number.POSITIVE_INFINITY): ConnectionContext[] {
  const { i32 } = e;
  const t = transport(e);
  const found: ConnectionContext[] = [];
  if (t === 0) return found;
  for (let id = 0; id < i32[t + Dynamic.sendContexts + Pool.used]! && found.length < most; id++) {
    const c = sendContext(e, t, id);
    if (i32[c + SendContext.state] !== SEND_FREE) found.push(sending(e, c));
  }
  for (let id = 0; id < i32[t + Dynamic.receiveContexts + Pool.used]! && found.length < most; id++) {
    const r = receiveContext(e, t, id);
    if (i32[r + ReceiveContext.state] !== RECEIVE_FREE) found.push(receiving(e, r));
  }
  return found;
}

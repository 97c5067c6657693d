// Paths of a send context: pairs of a local and a peer address, then the same pairs with other source ports.

import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { ENTROPY, SOCKET_WORDS, Socket, Sockets } from "../../../links/common/sockets.ts";
import { sourcePort } from "../../../links/udp/source-ports.ts";
import { OVERHEAD_BYTES } from "../packets/headers.ts";
import { sameAddress } from "../records/addresses.ts";
import { LARGEST_PAYLOAD_BYTES, MAX_ADDRESSES } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { Path, SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";

const SMALLEST_PAYLOAD_BYTES = 256;

/** Returns the word offset of path `index` of a context. */
export const pathOf = (c: number, index: number) => c + SendContext.pathRecords + index * Path.words;

/** Returns the maximum payload of packets from local GID `socket` in bytes, a power of two. */
export function payloadOf(e: Engine, socket: number): number {
  const mtu = e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.mtu]!;
  let bytes = LARGEST_PAYLOAD_BYTES;
  while (bytes > SMALLEST_PAYLOAD_BYTES && bytes + OVERHEAD_BYTES > mtu) bytes >>= 1;
  return bytes;
}

function addPath(e: Engine, c: number, p: number, socket: number, address: number, entropy = 0): void {
  const { i32 } = e;
  const index = i32[c + SendContext.pathCount]!;
  const path = pathOf(c, index);
  i32.fill(0, path, path + Path.words);
  i32[c + SendContext.pathCount] = index + 1;
  i32[path + Path.socket] = socket;
  i32[path + Path.address] = address;
  i32[path + Path.entropy] = entropy;
  i32[path + Path.up] = 1;
  setDouble(e, path + Path.delivery, 1);
  setDouble(e, path + Path.sentAt, e.now);
  setDouble(e, path + Path.roundTripUs, Math.max(i32[p + Peer.roundTripUs]!, 1));
  i32[c + SendContext.payload] = Math.min(i32[c + SendContext.payload]!, payloadOf(e, socket));
  if (((i32[p + Peer.deadPaths]! >>> index) & 1) === 0) return;
  i32[path + Path.up] = 0;
  i32[path + Path.backoff] = i32[p + Peer.probeBackoff]!;
  setDouble(e, path + Path.probeAt, getDouble(e, p + Peer.probeAt));
}

/**
 * Sets up the paths of a new context: the one of the address handle, and further ones if the peer's addresses
 * are known.
 */
export function openPaths(e: Engine, t: number, c: number, p: number): void {
  const { i32 } = e;
  i32[c + SendContext.payload] = LARGEST_PAYLOAD_BYTES;
  i32[c + SendContext.pathCount] = 0;
  addPath(e, c, p, i32[p + Peer.socket]!, i32[p + Peer.address]!);
  if (i32[p + Peer.announced] !== 0) addPaths(e, t, c, p);
}

/** Adds the same address pairs with other source ports, up to `most` paths. */
function addSourcePorts(e: Engine, c: number, p: number, most: number): void {
  const { i32 } = e;
  const pairs = i32[c + SendContext.pathCount]!;
  for (let entropy = 1; entropy <= ENTROPY; entropy++) {
    for (let i = 0; i < pairs; i++) {
      if (i32[c + SendContext.pathCount]! >= most) return;
      const pair = pathOf(c, i);
      const socket = i32[pair + Path.socket]!;
      if (sourcePort(e, socket, entropy) !== 0) addPath(e, c, p, socket, i32[pair + Path.address]!, entropy);
    }
  }
}

/** Adds paths between all local and peer addresses, then paths from other source ports. */
export function addPaths(e: Engine, t: number, c: number, p: number): void {
  addPairs(e, t, c, p);
  addSourcePorts(e, c, p, e.i32[t + Dynamic.paths]!);
}

/**
 * Returns whether packets of `family` may leave from local address `socket`, which must not be a multicast
 * group.
 */
function isUsable(e: Engine, family: number, socket: number): boolean {
  const own = Sockets.table + socket * SOCKET_WORDS;
  const { i32 } = e;
  return i32[own + Socket.family] === family && i32[own + Socket.fd]! >= 0 && i32[own + Socket.members] === 0;
}

/** Returns the number of usable local addresses, up to the number that is announced. */
function usableSockets(e: Engine, family: number): number {
  let count = 0;
  for (let socket = 0; socket < e.i32[Sockets.count]! && count < MAX_ADDRESSES; socket++) {
    if (isUsable(e, family, socket)) count++;
  }
  return count;
}

/** Returns the next usable local address after `socket`, cyclically. */
function nextSocket(e: Engine, family: number, socket: number): number {
  const count = e.i32[Sockets.count]!;
  let next = (socket + 1) % count;
  while (next !== socket && !isUsable(e, family, next)) next = (next + 1) % count;
  return next;
}

function addPairs(e: Engine, t: number, c: number, p: number): void {
  const { i32 } = e;
  const most = i32[t + Dynamic.paths]!;
  const family = i32[Sockets.table + i32[p + Peer.socket]! * SOCKET_WORDS + Socket.family]!;
  const sockets = usableSockets(e, family);
  const remotes = i32[p + Peer.alternativeCount]! + 1;
  // Pair n joins the n-th local and the n-th peer address first, because these pairs most likely share no
  // link.
  for (let turn = 0; turn < remotes; turn++) {
    let socket = i32[p + Peer.socket]!;
    for (let i = 0; i < sockets; i++, socket = nextSocket(e, family, socket)) {
      if (i32[c + SendContext.pathCount]! >= most) return;
      const j = (i + turn) % remotes;
      if (i === 0 && j === 0) continue;
      addPath(e, c, p, socket, j === 0 ? i32[p + Peer.address]! : i32[p + Peer.alternatives + j - 1]!);
    }
  }
}

/** Removes all paths except the one between GID `socket` and `address`. Nothing may be in flight. */
export function keepPath(e: Engine, c: number, socket: number, address: number): void {
  const { i32 } = e;
  for (let i = 0; i < i32[c + SendContext.pathCount]!; i++) {
    const path = pathOf(c, i);
    if (i32[path + Path.socket] !== socket || !sameAddress(i32[path + Path.address]!, address)) continue;
    if (i > 0) i32.copyWithin(pathOf(c, 0), path, path + Path.words);
    i32[pathOf(c, 0) + Path.up] = 1;
    i32[c + SendContext.pathCount] = 1;
    i32[c + SendContext.path] = 0;
    return;
  }
}

/** Stores in the peer's record which paths are down, for its next context. */
export function rememberPaths(e: Engine, c: number, p: number): void {
  const { i32 } = e;
  let dead = 0;
  for (let i = 0; i < i32[c + SendContext.pathCount]!; i++) {
    const path = pathOf(c, i);
    if (i32[path + Path.up] !== 0) continue;
    dead |= 1 << i;
    i32[p + Peer.probeBackoff] = i32[path + Path.backoff]!;
    setDouble(e, p + Peer.probeAt, getDouble(e, path + Path.probeAt));
  }
  i32[p + Peer.deadPaths] = dead;
}

// Paths of a send context: pairs of one of our addresses and one of the peer's, then the same from other source ports. A packet goes where it is expected to arrive
// soonest by what was measured: packets on the way, round trip, share delivered. A path that loses several packets in a row is
// left, and tried again with single packets now and then.
import { Dev, ENTROPY, Sections, SOCKET_WORDS, Socket } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { AF_INET } from "../../../arena/peer-address.ts";
import { sourcePort } from "../../../links/udp/source-ports.ts";
import { OVERHEAD } from "../packets/headers.ts";
import { sameAddress } from "../records/addresses.ts";
import { MAX_ADDRESSES } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { Path, SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";

const LARGEST_PAYLOAD = 4096;
const SMALLEST_PAYLOAD = 256;
/** Packets in a row on one path, so that they can leave in one batch. */
const BURST = 8;
/** Losses in a row after which a path is left. */
const SUSPICION = 4;
/** Microseconds until a path that was left is tried again: the first time, and at most. */
const FIRST_PROBE = 10_000;
const LAST_PROBE = 1_000_000;
const SMOOTHING = 1 / 16;

/** Word offset of path `index` of a context. */
export const pathOf = (c: number, index: number) => c + SendContext.pathRecords + index * Path.words;

/** Most payload bytes that packets from our GID `socket` may have: a power of two. */
export function payloadOf(e: Engine, socket: number): number {
  const mtu = e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.mtu]!;
  let bytes = LARGEST_PAYLOAD;
  while (bytes > SMALLEST_PAYLOAD && bytes + OVERHEAD > mtu) bytes >>= 1;
  return bytes;
}

function addPath(e: Engine, c: number, p: number, socket: number, address: number, entropy = 0): void {
  const { i32, f64 } = e;
  const index = i32[c + SendContext.pathCount]!;
  const path = pathOf(c, index);
  i32.fill(0, path, path + Path.words);
  i32[c + SendContext.pathCount] = index + 1;
  i32[path + Path.socket] = socket;
  i32[path + Path.address] = address;
  i32[path + Path.entropy] = entropy;
  i32[path + Path.up] = 1;
  f64[(path + Path.delivery) >> 1] = 1;
  f64[(path + Path.roundTrip) >> 1] = Math.max(i32[p + Peer.roundTrip]!, 1);
  i32[c + SendContext.payload] = Math.min(i32[c + SendContext.payload]!, payloadOf(e, socket));
  if (((i32[p + Peer.deadPaths]! >>> index) & 1) === 0) return;
  i32[path + Path.up] = 0;
  i32[path + Path.backoff] = i32[p + Peer.probeBackoff]!;
  f64[(path + Path.probeAt) >> 1] = f64[(p + Peer.probeAt) >> 1]!;
}

/** Sets up the paths of a context that is being opened: the one that the address handle names, others once they are known. */
export function openPaths(e: Engine, t: number, c: number, p: number): void {
  const { i32 } = e;
  i32[c + SendContext.payload] = LARGEST_PAYLOAD;
  i32[c + SendContext.pathCount] = 0;
  addPath(e, c, p, i32[p + Peer.socket]!, i32[p + Peer.address]!);
  if (i32[p + Peer.announced] !== 0) addPaths(e, t, c, p);
}

/** The same pairs of addresses once more, from other source ports, as long as paths are wanted. */
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

/** Adds the paths between our other addresses and the peer's, and those from other source ports. */
export function addPaths(e: Engine, t: number, c: number, p: number): void {
  addPairs(e, t, c, p);
  addSourcePorts(e, c, p, e.i32[t + Dynamic.paths]!);
}

function addPairs(e: Engine, t: number, c: number, p: number): void {
  const { i32 } = e;
  const most = i32[t + Dynamic.paths]!;
  const sockets = Math.min(i32[Dev.socketCount]!, MAX_ADDRESSES);
  const remotes = i32[p + Peer.alternativeCount]! + 1;
  // Side by side first: pair n is our address n with their address n, which most likely share no cable with pair 0.
  for (let turn = 0; turn < remotes; turn++) {
    for (let i = 0; i < sockets; i++) {
      if (i32[c + SendContext.pathCount]! >= most) return;
      const socket = (i32[p + Peer.socket]! + i) % sockets;
      const j = (i + turn) % remotes;
      const own = Sections.sockets + socket * SOCKET_WORDS;
      if ((i === 0 && j === 0) || i32[own + Socket.fd]! < 0) continue;
      if (i32[own + Socket.family] !== AF_INET || i32[own + Socket.members] !== 0) continue;
      addPath(e, c, p, socket, j === 0 ? i32[p + Peer.address]! : i32[p + Peer.alternatives + j - 1]!);
    }
  }
}

/** Forgets all paths but the one between GID `socket` and `address`. Nothing may be on its way. */
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

/** Keeps for the peer's next context which paths are down. */
export function rememberPaths(e: Engine, c: number, p: number): void {
  const { i32, f64 } = e;
  let dead = 0;
  for (let i = 0; i < i32[c + SendContext.pathCount]!; i++) {
    const path = pathOf(c, i);
    if (i32[path + Path.up] !== 0) continue;
    dead |= 1 << i;
    i32[p + Peer.probeBackoff] = i32[path + Path.backoff]!;
    f64[(p + Peer.probeAt) >> 1] = f64[(path + Path.probeAt) >> 1]!;
  }
  i32[p + Peer.deadPaths] = dead;
}

function leave(e: Engine, path: number): void {
  const { i32, f64 } = e;
  i32[path + Path.up] = 0;
  const delay = Math.min(LAST_PROBE, FIRST_PROBE * 2 ** i32[path + Path.backoff]!);
  if (i32[path + Path.backoff]! < 7) i32[path + Path.backoff]!++;
  f64[(path + Path.probeAt) >> 1] = e.now + delay;
}

/** The index of the path that the next packet takes; not `avoid`, if there is another that works. */
export function choosePath(e: Engine, c: number, avoid: number): number {
  const { i32, f64 } = e;
  const count = i32[c + SendContext.pathCount]!;
  if (count === 1) return 0;
  const last = i32[c + SendContext.path]!;
  if (i32[c + SendContext.burst]! > 0 && last !== avoid && i32[pathOf(c, last) + Path.up] !== 0) {
    i32[c + SendContext.burst]!--;
    return last;
  }
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  let soonest = 0;
  for (let i = 0; i < count; i++) {
    const path = pathOf(c, i);
    if (i32[path + Path.up] === 0) {
      const probeAt = f64[(path + Path.probeAt) >> 1]!;
      if (probeAt <= e.now) {
        // One packet as a probe. Until it is acknowledged the path stays out of use.
        leave(e, path);
        return i;
      }
      if (probeAt < f64[(pathOf(c, soonest) + Path.probeAt) >> 1]!) soonest = i;
      continue;
    }
    const delivery = Math.max(f64[(path + Path.delivery) >> 1]!, 0.02);
    let cost = ((i32[path + Path.inFlight]! + BURST) * f64[(path + Path.roundTrip) >> 1]!) / delivery;
    if (i === avoid) cost *= 1000;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  if (best < 0) return soonest;
  i32[c + SendContext.path] = best;
  i32[c + SendContext.burst] = BURST - 1;
  return best;
}

/** A packet left on path `index`: its place in the path's order. */
export function sentOnPath(e: Engine, t: number, c: number, index: number): number {
  const path = pathOf(c, index);
  e.i32[path + Path.inFlight]!++;
  e.i32[t + Dynamic.pathSent + index]!++;
  return ++e.i32[path + Path.order]!;
}

/** The packet with place `order` was acknowledged, `roundTrip` microseconds after it left (-1: not known). */
export function arrivedOnPath(
  e: Engine,
  t: number,
  c: number,
  index: number,
  order: number,
  roundTrip: number,
): void {
  const { i32, f64 } = e;
  const path = pathOf(c, index);
  i32[path + Path.inFlight]!--;
  i32[t + Dynamic.pathAcked + index]!++;
  if (((order - i32[path + Path.ackedOrder]!) | 0) > 0) i32[path + Path.ackedOrder] = order;
  i32[path + Path.lossRun] = 0;
  i32[path + Path.up] = 1;
  i32[path + Path.backoff] = 0;
  f64[(path + Path.delivery) >> 1]! += (1 - f64[(path + Path.delivery) >> 1]!) * SMOOTHING;
  if (roundTrip >= 0) {
    f64[(path + Path.roundTrip) >> 1]! += (roundTrip - f64[(path + Path.roundTrip) >> 1]!) / 8;
  }
}

/** A packet that left on path `index` counts as lost. */
export function lostOnPath(e: Engine, t: number, c: number, index: number): void {
  const { i32, f64 } = e;
  const path = pathOf(c, index);
  i32[path + Path.inFlight]!--;
  i32[t + Dynamic.pathLost + index]!++;
  f64[(path + Path.delivery) >> 1]! -= f64[(path + Path.delivery) >> 1]! * SMOOTHING;
  if (++i32[path + Path.lossRun]! >= SUSPICION && i32[path + Path.up] !== 0) leave(e, path);
}

/** The packet is on its way no more, and nobody knows how it fared. */
export function droppedFromPath(e: Engine, c: number, index: number): void {
  e.i32[pathOf(c, index) + Path.inFlight]!--;
}

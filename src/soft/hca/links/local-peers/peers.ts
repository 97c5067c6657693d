// Local peers by address: a peer is created when the first QP connects to it, and reused by later ones.
import { libc } from "../../../../../ffi/libc/index.ts";
import { MAX_QPS } from "../../arena/arena.ts";
import { type Engine, setDouble } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Qp } from "../../arena/records.ts";
import { enqueue } from "../../objects/completion.ts";
import { QueuePairTable } from "../../objects/queue-pairs.ts";
import { CaptureState } from "../capture/capture-ring.ts";
import { MAX_SOCKETS, SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { FaultInjection } from "../faults/fault-state.ts";
import { unmapPeerMemory } from "../mapped/requests.ts";
import {
  CLOSED,
  LocalPeer,
  MAX_LOCAL_PEERS,
  OPEN,
  SEGMENT_BYTES,
  SharedMemory,
  SharedMemorySection,
} from "../shared-memory/records.ts";
import { emptyRings, forgetWake } from "../shared-memory/ring.ts";
import { cancelWait, unblock } from "../shared-memory/route.ts";
import { unmapSegment } from "../shared-memory/segment.ts";
import { connectPeer } from "./handshake.ts";

const addressOf = (e: Engine, socket: number) =>
  e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.address]!;

/** Returns the GID index of a local address, or -1. */
function ownSocket(e: Engine, address: number): number {
  for (let socket = 0; socket < MAX_SOCKETS; socket++) {
    const open = e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.fd]! >= 0;
    if (open && addressOf(e, socket) === address) return socket;
  }
  return -1;
}

/**
 * Returns the record of the peer at `remoteIp` as reached from local address `socket`, and creates it if
 * necessary. Returns 0 when all records are in use.
 */
export function peerAt(e: Engine, socket: number, remoteIp: number): number {
  const { i32 } = e;
  const table = i32[SharedMemorySection.record]! + SharedMemory.peers;
  let free = -1;
  for (let i = 0; i < MAX_LOCAL_PEERS; i++) {
    const p = i32[table + i]!;
    if (p === 0) {
      if (free < 0) free = i;
    } else if (i32[p + LocalPeer.socket] === socket && i32[p + LocalPeer.remoteIp] === remoteIp) return p;
  }
  if (free < 0) free = evict(e);
  if (free < 0) return 0;
  const p = allocate(e, LocalPeer.bytes);
  if (p === 0) return 0;
  i32[p + LocalPeer.socket] = socket;
  i32[p + LocalPeer.remoteIp] = remoteIp;
  i32[p + LocalPeer.ownSocket] = socket;
  i32[p + LocalPeer.ownRemoteIp] = remoteIp;
  i32[p + LocalPeer.fd] = -1;
  i32[p + LocalPeer.loopFd] = -1;
  i32[table + free] = p;
  const used = i32[SharedMemorySection.record]! + SharedMemory.used;
  if (i32[used]! <= free) i32[used] = free + 1;
  return p;
}

/** Frees the record of a peer without connected QPs. Returns its index in the table, or -1. */
function evict(e: Engine): number {
  const { i32 } = e;
  const table = i32[SharedMemorySection.record]! + SharedMemory.peers;
  for (let i = 0; i < MAX_LOCAL_PEERS; i++) {
    const p = i32[table + i]!;
    if (i32[p + LocalPeer.users] !== 0) continue;
    closePeer(e, p);
    release(e, p, LocalPeer.bytes);
    i32[table + i] = 0;
    return i;
  }
  return -1;
}

/** Opens a ring that leads back to this NIC. `own` is the GID index of the remote address. */
function openSelf(e: Engine, p: number, own: number): void {
  const { i32 } = e;
  const segment = allocate(e, SEGMENT_BYTES);
  if (segment === 0) return;
  i32[p + LocalPeer.segment] = segment;
  i32[p + LocalPeer.self] = 1;
  i32[p + LocalPeer.ownSocket] = own;
  i32[p + LocalPeer.ownRemoteIp] = addressOf(e, i32[p + LocalPeer.socket]!);
  emptyRings(e, p);
  i32[p + LocalPeer.state] = OPEN;
  i32[p + LocalPeer.open] = 1;
}

/**
 * Attaches an RC QP with a new remote address to its local peer, and starts the handshake if the peer is not
 * connected. The call does not block.
 */
export function attachPeer(e: Engine, q: number): void {
  const { i32 } = e;
  detachPeer(e, q);
  if (
    i32[SharedMemorySection.record] === 0 ||
    i32[FaultInjection.active] !== 0 ||
    i32[CaptureState.toFile] !== 0
  )
    return;
  const remoteIp = i32[q + Qp.remoteIp]!;
  const socket = i32[q + Qp.socket]!;
  const p = peerAt(e, socket, remoteIp);
  if (p === 0) return;
  i32[q + Qp.peer] = p;
  i32[p + LocalPeer.users]!++;
  if (i32[p + LocalPeer.state] !== CLOSED) return;
  const own = ownSocket(e, remoteIp);
  if (own >= 0) openSelf(e, p, own);
  else connectPeer(e, p);
}

/** Detaches the QP from its local peer. */
export function detachPeer(e: Engine, q: number): void {
  const { i32 } = e;
  const p = i32[q + Qp.peer]!;
  if (p === 0) return;
  cancelWait(e, q);
  i32[p + LocalPeer.users]!--;
  i32[q + Qp.peer] = 0;
  i32[q + Qp.sharedMemory] = 0;
  i32[q + Qp.mapped] = 0;
  i32[q + Qp.pathLost] = 0;
}

function closeFd(e: Engine, at: number): void {
  if (e.i32[at]! >= 0) libc.close(e.i32[at]!);
  e.i32[at] = -1;
}

/**
 * Closes the memory shared with a peer; the record stays. Packets in flight are retransmitted by UDP. The
 * peer's frames must not be processed at the same time.
 */
export function closePeer(e: Engine, p: number): void {
  const { i32 } = e;
  i32[p + LocalPeer.open] = 0;
  i32[p + LocalPeer.state] = CLOSED;
  setDouble(e, p + LocalPeer.answerBy, 0);
  forgetWake(e, p);
  closeFd(e, p + LocalPeer.fd);
  closeFd(e, p + LocalPeer.loopFd);
  if (i32[p + LocalPeer.self] !== 0) release(e, i32[p + LocalPeer.segment]!, SEGMENT_BYTES);
  else unmapSegment(e, i32[p + LocalPeer.segment]!);
  i32[p + LocalPeer.segment] = 0;
  unmapPeerMemory(e, p);
  i32[p + LocalPeer.self] = 0;
  unblock(e, p);
  if (i32[p + LocalPeer.users] === 0) return;
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = i32[QueuePairTable.slots + slot]!;
    if (q === 0 || i32[q + Qp.peer] !== p || i32[q + Qp.sharedMemory] === 0) continue;
    i32[q + Qp.sharedMemory] = 0;
    // Packets in flight are sent again when the QP has its turn.
    i32[q + Qp.pathLost] = 1;
    enqueue(e, q);
  }
}

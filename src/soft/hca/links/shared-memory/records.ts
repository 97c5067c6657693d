// Arena records of shared memory: one record of the NIC, one per local peer, and the shared segment. A local
// peer is a NIC of the same host and user. All offsets are in words, as in arena/records.ts.
import { section } from "../../arena/arena.ts";
import { Fields } from "../../arena/records/fields.ts";
import { MAX_SOCKETS } from "../common/sockets.ts";

/** Word offset of the {@link SharedMemory} record, 0 when shared memory is off. */
export const SharedMemorySection = section("sharedMemory", (f) => ({
  record: f.word(),
  /** 1 when bytes were copied to or from a peer's mapped memory since the last step. */
  copiedLately: f.word(),
  /** 1 while new frames do not wake their peers at once (ring.ts). */
  wakesLater: f.word(),
  /** Number of peers that have a frame without its wake-up. */
  wakesDue: f.word(),
}));

export const MAX_LOCAL_PEERS = 64;
/** Maximum number of accepted connections that have not sent their greeting. */
export const MAX_PENDING = 8;
/** Maximum number of file descriptors that shared memory waits on: peers, listeners, and connections without a greeting. */
export const MAX_SHARED_MEMORY_FDS = MAX_LOCAL_PEERS + MAX_SOCKETS + MAX_PENDING;

/** Size of the shared segment in bytes: a page of positions and flags, then one ring per direction. */
export const SEGMENT_BYTES = 1 << 20;
const HEAD_BYTES = 4096;
export const RING_BYTES = ((SEGMENT_BYTES - HEAD_BYTES) / 2) & ~63;
/** Alignment of frames in bytes. */
export const FRAME_ALIGN = 64;
/**
 * Bytes in front of the packet: the length of the frame with its mark (0 for no frame), and the length of the
 * packet.
 */
export const FRAME_HEAD = 16;
/**
 * First of the two alternating marks in the low bits of a frame's length. Each round of the ring uses the
 * other mark, so no frame is taken twice.
 */
export const FIRST_MARK = 1;
/** Exclusive or of the two marks. */
export const EITHER_MARK = 3;
/** Maximum payload of a frame in bytes. A frame carries as many whole packets as fit, and at least one. */
export const FRAME_PAYLOAD = 32768;

/**
 * Word offsets in the first page of the segment, each on its own cache line. Ring 0 is filled by the side
 * that connected.
 */
export const Shared = {
  /** Byte position in the ring of the next frame that the consumer takes. */
  head: (ring: number): number => ring * 64 + 16,
  /** By side: AWAKE, or the thread that a new frame must wake. */
  parked: (side: number): number => side * 64 + 32,
  /** By side: 1 while the side accepts no frames. */
  paused: (side: number): number => side * 64 + 48,
  /** By side: slot (plus 1) of the other side's region that is being copied, or 0. */
  copying: (side: number): number => side * 16 + 128,
  /** By side: number plus 1 of the processor on which the application spins, or 0 if it is unknown. */
  processor: (side: number): number => side * 16 + 160,
  ring: (ring: number): number => (HEAD_BYTES + ring * RING_BYTES) / 4,
} as const;

/** The peer polls its ring, or will do so soon. */
export const AWAKE = 0;
/** The peer's NIC thread must be woken. */
export const WAKE_NIC = 1;
/** The event loop of the peer's application must be woken. */
export const WAKE_APPLICATION = 2;
/** Length of a wake-up message on the Unix socket, shorter than all others. */
export const WAKE_BYTES = 8;

export const CLOSED = 0;
/** The greeting is sent, and the answer is pending. */
export const CONNECTING = 1;
export const OPEN = 2;
/** The peer wrote invalid data. It is closed at the next poll. */
export const FAILED = 3;

function peer() {
  const f = new Fields();
  return {
    state: f.word(),
    /** Local GID index, which packets of the peer's QPs are addressed to. */
    socket: f.word(),
    /** Address word of the peer. */
    remoteIp: f.word(),
    /** GID index of the peer's frames as received packets, seen from this NIC. */
    ownSocket: f.word(),
    /** Address word of the sender of the peer's frames, seen from this NIC. */
    ownRemoteIp: f.word(),
    /** 1 when frames may be sent: the segment is open and the peer accepts frames. */
    open: f.word(),
    /** 1 for a ring that leads back to this NIC. */
    self: f.word(),
    fd: f.word(),
    /** Socket that wakes the event loop of the peer's application. */
    loopFd: f.word(),
    pid: f.word(),
    /** Word offset of the segment in the arena. */
    segment: f.word(),
    /** Side of the segment that belongs to this NIC: 0 for the one that connected. */
    side: f.word(),
    txTail: f.word(),
    /** Last known position of the consumer. */
    txHead: f.word(),
    txMark: f.word(),
    /** Size of the last frame large enough for prefetching, in bytes; 0 once its successor is prefetched. */
    lastFrameBytes: f.word(),
    rxHead: f.word(),
    rxMark: f.word(),
    /** List of QPs that wait for room in the ring. */
    blocked: f.list(),
    /** Number of QPs connected to the peer's address. */
    users: f.word(),
    /** 1 when the peer has a frame without its wake-up. */
    wakeDue: f.word(),
    /** Deadline of the peer's answer, or of its greeting when the peer connects, in microseconds. */
    answerBy: f.double(),
    /** Word offset of the peer's published table (objects/published.ts), or 0 before its first grant. */
    table: f.word(),
    /** Name of this NIC in the peer's table. */
    tag: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const LocalPeer = peer();

function sharedMemory() {
  const f = new Fields();
  return {
    /** Time of the next poll of the connections, in microseconds. */
    due: f.double(),
    /** Time of the last received frame, in microseconds. */
    lastFrame: f.double(),
    /** Time of the next poll of the UDP sockets while frames arrive, in microseconds. */
    packetsDue: f.double(),
    /** Time between the last two polls of the UDP sockets, in microseconds. */
    packetsWaitUs: f.word(),
    /** Deadline of each pending connection's greeting, in microseconds. */
    pendingUntil: f.words(2 * MAX_PENDING),
    peers: f.words(MAX_LOCAL_PEERS),
    /** Number of slots of `peers` that were ever used. */
    used: f.word(),
    /** Listening sockets, one per local address, as descriptor plus 1 (0 for none). */
    listeners: f.words(MAX_SOCKETS),
    pending: f.words(MAX_PENDING),
    pendingSockets: f.words(MAX_PENDING),
    /** Copy of the headers of the current frame, so that checks and use see the same bytes. */
    frame: f.words(24),
    // Buffers of C structs: sockaddr_un, msghdr, iovec, control, greeting, ucred and pollfd.
    name: f.words(28),
    message: f.words(14),
    iovec: f.words(4),
    control: f.words(16),
    greeting: f.words(16),
    scratch: f.words(8),
    pollFds: f.words(2 * MAX_SHARED_MEMORY_FDS),
    bytes: f.size() * 4,
  } as const;
}
export const SharedMemory = sharedMemory();

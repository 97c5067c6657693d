// What shared memory keeps: its own record, one for each peer (a NIC of the same host and user), and the memory that two
// peers share. Word offsets, as in arena/records.ts.
import { MAX_SOCKETS } from "../../arena/arena.ts";
import { Fields } from "../../arena/fields.ts";
import { LIST_WORDS } from "../../arena/list.ts";

export const MAX_PEERS = 64;
/** Connections whose other side has not said yet who it is. */
export const MAX_STRANGERS = 8;

/** The shared memory: a page of positions and flags, then one ring for each direction. */
export const SEGMENT_BYTES = 1 << 20;
const HEAD_BYTES = 4096;
export const RING_BYTES = ((SEGMENT_BYTES - HEAD_BYTES) / 2) & ~63;
/** Frames begin at multiples of this; what is in front of a packet in its frame: its bytes with a mark (0: no frame yet), the packet's. */
export const FRAME_ALIGN = 64;
export const FRAME_HEAD = 16;
/** The marks of frames, in the low bits of their length: the ring's rounds have them in turn, so that no frame is taken twice. */
export const FIRST_MARK = 1;
export const EITHER_MARK = 3;
/** Most payload of a frame that carries it: as many whole packets as fit, one at least. */
export const FRAME_PAYLOAD = 32768;

/** Words in the segment's first page, each on a cache line of its own. By ring: 0 is filled by the side that connected. */
export const Shared = {
  /** Where its consumer takes the next frame: bytes from the ring's beginning. */
  head: (ring: number): number => ring * 64 + 16,
  /** By side: asleep, and whom a frame must wake (AWAKE, ...); takes no frames for now. */
  parked: (side: number): number => side * 64 + 32,
  paused: (side: number): number => side * 64 + 48,
  /** By side: slot, plus 1, of the other's region that it is copying to or from; else 0. */
  copying: (side: number): number => side * 16 + 128,
  ring: (ring: number): number => (HEAD_BYTES + ring * RING_BYTES) / 4,
} as const;

/** Somebody there looks, or will soon. */
export const AWAKE = 0;
/** Wake its NIC's thread, or its application's event loop. */
export const WAKE_NIC = 1;
export const WAKE_APPLICATION = 2;
/** Bytes that come by the Unix socket to wake a NIC: nothing else is as short. */
export const WAKE_BYTES = 8;

export const CLOSED = 0;
/** We said who we are, and wait for the answer. */
export const ASKED = 1;
export const OPEN = 2;
/** It broke the rules: closed at the next look. */
export const CONDEMNED = 3;

function peer() {
  const f = new Fields();
  return {
    state: f.word(),
    /** Our GID index and its address, which its QPs' packets would have; what its frames are for, seen from here. */
    socket: f.word(),
    remoteIp: f.word(),
    ownSocket: f.word(),
    ownRemoteIp: f.word(),
    /** Frames may be sent: open, and it takes them. */
    open: f.word(),
    /** The ring leads back to this NIC. */
    self: f.word(),
    fd: f.word(),
    /** The socket that wakes its application's event loop. */
    loopFd: f.word(),
    pid: f.word(),
    /** Word offset of the shared memory, mapped into the arena; which side of it we are. */
    segment: f.word(),
    side: f.word(),
    txTail: f.word(),
    /** Where the peer was seen to take frames. */
    txHead: f.word(),
    txMark: f.word(),
    /** Bytes of the last frame that is worth a place ahead of time (ahead.ts), 0 once it has one. */
    txLast: f.word(),
    rxHead: f.word(),
    rxMark: f.word(),
    /** QPs that wait for room in its ring. */
    blocked: f.words(LIST_WORDS),
    /** QPs that are connected to its address. */
    users: f.word(),
    /** Until when it has time to answer, in microseconds. */
    patience: f.double(),
    /** Word offset of what it publishes (objects/published.ts), 0 while it has granted nothing; what it calls us there. */
    table: f.word(),
    tag: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Peer = peer();

function sharedMemory() {
  const f = new Fields();
  return {
    /** When the connections are looked at next, in microseconds. */
    due: f.double(),
    /** When a frame came last, in microseconds. */
    lastFrame: f.double(),
    /** When the network is looked at next while frames come, and how long after the last look. */
    packetsDue: f.double(),
    packetsWaitUs: f.word(),
    /** Until when each stranger has time to say who it is. */
    strangersUntil: f.words(2 * MAX_STRANGERS),
    peers: f.words(MAX_PEERS),
    /** Places in that table that were ever in use: the first so many. */
    used: f.word(),
    /** File descriptors plus 1, 0 for none: one listener for each of our addresses, and those who called. */
    listeners: f.words(MAX_SOCKETS),
    strangers: f.words(MAX_STRANGERS),
    strangerSockets: f.words(MAX_STRANGERS),
    /** The head of the frame being executed: copied out, so that it is checked and used as one. */
    frame: f.words(24),
    // C structs: sockaddr_un, msghdr, iovec, control, the message itself; ucred; pollfd for everything above; timespec.
    name: f.words(28),
    message: f.words(14),
    iovec: f.words(4),
    control: f.words(16),
    greeting: f.words(16),
    scratch: f.words(8),
    pollFds: f.words(2 * (MAX_PEERS + MAX_SOCKETS + MAX_STRANGERS)),
    bytes: f.size() * 4,
  } as const;
}
export const SharedMemory = sharedMemory();

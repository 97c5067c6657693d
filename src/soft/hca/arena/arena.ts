// One mapping holds everything the NIC knows: fixed sections first, then a heap for records and rings. Both the application
// and the NIC thread look at it through the same views; a word offset is the engine's pointer.
import { Fields } from "./fields.ts";
import { LIST_WORDS } from "./list.ts";

/** Address space of the arena, unless said otherwise; pages cost memory only once touched. */
export const ARENA_BYTES = 512 * 1024 * 1024;

export const MAX_QPS = 16384;
/** Timers that run at a time: of QPs, and of completion queues. */
/** One for each QP, completion queue and peer of `dynamic`, and for its contexts. */
export const MAX_TIMERS = 5 * MAX_QPS;
export const MAX_SOCKETS = 64;
/** Contexts and completion channels whose descriptors are noted. */
export const MAX_OWN_FDS = 256;
/** Source ports that each may have beside 4791. */
export const ENTROPY = 7;
/** File descriptors of shared memory that the NIC may wait on. */
export const MAX_SHARED_MEMORY_FDS = 136;
export const MAX_SGE = 32;
export const MAX_MEMORY_KEYS = 65536;
/** Slots of the key hash: twice the keys, a power of two. */
export const KEY_SLOTS = 131072;

/** Packet buffers: masked IP and UDP header, BTH, extension headers, 4096 bytes, ICRC; a whole number of cache lines. */
export const PACKET_STRIDE = 4224;
/** Receive buffers: a datagram of any size, for the kernel may join packets of one sender (UDP_GRO). */
export const RX_STRIDE = 65536;
export const RX_SLOTS = 64;
export const TX_SLOTS = 64;
/** Cached views over received packets, as a power of two: direct-mapped by where and how long they are. */
export const RX_VIEW_BITS = 13;
/** Cached views for each transmit slot, by packet length. A power of two. */
export const TX_VIEWS = 4;
/** mmsghdr 64, iovec 16, room for a sockaddr_in6 (28). */
export const MESSAGE_BYTES = 64;
export const IOVEC_BYTES = 16;
export const SOCKADDR_BYTES = 32;
/** Control messages of a message that came in, and of one that goes out: how it is cut, its traffic class, its hop limit. */
export const RX_CONTROL_BYTES = 128;
export const TX_CONTROL_BYTES = 72;

function device() {
  const f = new Fields();
  return {
    // The lock that makes the engine a monitor, and how many application threads wait for it.
    lock: f.word(),
    wanted: f.word(),
    /** 1 while the NIC thread sleeps in ppoll: a doorbell must then write the eventfd. */
    parked: f.word(),
    /** The NIC thread runs while this is the number it was started with; `nic` counts those that do. */
    generation: f.word(),
    nic: f.word(),
    wakeFd: f.word(),
    /** 1 while the NIC thread supervises: asleep, but sockets do not wake it. */
    supervising: f.word(),
    /** Microseconds: until when the NIC thread sleeps; when the application's thread last stepped the engine, and until when it
     * goes on doing so without being woken; until when it takes frames itself if it is woken (nic/park-application.ts). */
    parkedUntil: f.double(),
    assistedAt: f.double(),
    assistedUntil: f.double(),
    directUntil: f.double(),
    /** The socket that wakes the application's event loop: the end that is written to, the end that the loop watches. */
    loopFd: f.word(),
    loopWatchFd: f.word(),
    /** 1 while the application waits in its event loop: who completes something must write to `loopFd`. */
    applicationParked: f.word(),
    contexts: f.word(),
    socketCount: f.word(),
    // Doorbells: ring of QP word offsets. One producer (the application thread), one consumer (whoever steps).
    doorbellHead: f.word(),
    doorbellTail: f.word(),
    /** Lists (list.ts) of QPs that have something to send, and of those that owe their peer an acknowledgement. */
    running: f.words(LIST_WORDS),
    owing: f.words(LIST_WORDS),
    /** Entries of the deadline heap (deadline-heap.ts). */
    timerCount: f.word(),
    // Transmit batch; bytes that were ever put into one (wraps).
    txCount: f.word(),
    txSocket: f.word(),
    /** Source ports that each address has beside 4791, and which of them the batch leaves from: see source-ports.ts. */
    sourcePorts: f.word(),
    txEntropy: f.word(),
    /** The run of packets that the next one may join, to leave as one datagram for the kernel to cut: see segmentation.ts. */
    runCount: f.word(),
    runLength: f.word(),
    runBytes: f.word(),
    runRemote: f.word(),
    runTreatment: f.word(),
    txBytes: f.word(),
    /** Chains of the IPv6 addresses known: peer-address.ts. */
    addressHeads: f.words(64),
    /** Microseconds: when sockets at which nothing came or went lately were last looked at (links/udp/udp-link.ts). */
    quietLookAt: f.double(),
    /** 1 once what is left of packets' hop limits matters: sockets then tell it. */
    wantsHops: f.word(),
    /** 1 while congestion notifications are obeyed. */
    dcqcn: f.word(),
    qpCount: f.word(),
    /** The dynamic transport's record (transports/dynamic/records/transport.ts), 0 until a QP needs it. */
    dynamic: f.word(),
    keyCount: f.word(),
    /** XRC's shared receive queues by number (objects/xrc-queues.ts), 0 until there is one. */
    xrcQueues: f.word(),
    /** What shared memory keeps (links/shared-memory/records.ts), 0 when it is off. */
    sharedMemory: f.word(),
    /** What peers may read of us (objects/published.ts): the table and its descriptor, 0 when nothing is mapped; region by slot. */
    published: f.word(),
    publishedFd: f.word(),
    sharedRegions: f.word(),
    sharedRegionCount: f.word(),
    lastStamp: f.word(),
    /** Memory that only other drivers' functions reach (objects/staging): its record by space; the spaces whose device was lost when
     * their last region left, a bit each; what the last copy that failed returned; where a word of the host's is looked at. */
    stagings: f.words(16),
    lostSpaces: f.word(),
    stagingError: f.word(),
    stagingWord: f.words(2),
    /** Memory of peers that we have mapped (links/mapped/records.ts); 1 when something was copied there since the last step. */
    mappings: f.word(),
    copiedLately: f.word(),
    /** First free byte of the heap, and a free list for each power of two. */
    heapNext: f.double(),
    heapFree: f.words(32),
    /** Fault injection: its state while it is on, else 0; that state once made; when a packet held back is due (0: none). */
    faults: f.word(),
    faultState: f.word(),
    faultDue: f.double(),
    /** Word offset of the capture's scratch memory, 0 while nothing is captured; that memory once made; wall clock minus engine clock. */
    capture: f.word(),
    captureScratch: f.word(),
    captureEpoch: f.double(),
    /** Traffic class of the packet that is recorded, and its hop limit above that. */
    captureTreatment: f.word(),
    /** 1 while packets go to a file, and the file; 1 while they go to the ring that others read, and bytes written there. */
    captureFile: f.word(),
    captureFd: f.word(),
    captureRing: f.word(),
    captureWritten: f.word(),
    /** What is left to write of a record, and from which byte of the arena; records that found no room. */
    captureLeft: f.word(),
    captureAt: f.word(),
    captureLost: f.word(),
    /** What this process shows of the NIC (src/counters): its address, 0 when it shows nothing, and its descriptor. */
    shown: f.double(),
    shownFd: f.word(),
    /** Descriptors of contexts and channels, plus 1 (nic/left-behind.ts). */
    ownFds: f.words(MAX_OWN_FDS),
    /** What of them is mapped, a pair of doubles for each: where, and how many bytes (0: nothing). */
    ownMappings: f.doubles(2 * MAX_OWN_FDS),
    // Counters
    sentPackets: f.word(),
    /** What the kernel was given: a run of packets counts once. */
    sentDatagrams: f.word(),
    receivedPackets: f.word(),
    /** What went and came through shared memory. */
    sentFrames: f.word(),
    receivedFrames: f.word(),
    /** Requests that were executed in the peer's memory. */
    copiedRequests: f.word(),
    /** Copies to and from such memory, and those that failed. */
    stagedCopies: f.word(),
    stagedErrors: f.word(),
    badPackets: f.word(),
    /** Those of them that were for a queue pair which is gone: its peers, who do not know yet. */
    latePackets: f.word(),
    badIcrc: f.word(),
    /** Times that many bad packets came in a short time (nic/guess-watch.ts). */
    guessAlarms: f.word(),
    solvedIdents: f.word(),
    duplicates: f.word(),
    outOfSequence: f.word(),
    sentNaks: f.word(),
    receivedNaks: f.word(),
    sentRnrs: f.word(),
    receivedRnrs: f.word(),
    timeouts: f.word(),
    retriesExceeded: f.word(),
    rnrExceeded: f.word(),
    retransmits: f.word(),
    nudges: f.word(),
    markedPackets: f.word(),
    sentCnps: f.word(),
    handledCnps: f.word(),
    ignoredCnps: f.word(),
    /** Messages of UC and UD that found no receive, no right, or too little room. */
    droppedMessages: f.word(),
    badQkeys: f.word(),
    sendErrors: f.word(),
    /** errno of the last packet that could not be sent: a hint for RETRY_EXC. */
    sendErrno: f.word(),
    // C structs, used under the lock: timespec, pollfd, one 64-bit operand.
    timespec: f.words(4),
    pollFd: f.words(2),
    operand: f.words(2),
    /** The masked IP and UDP header of a packet that came in. */
    pseudo: f.words(12),
    /** The 40 bytes in front of a datagram that came in. */
    grh: f.words(10),
    /** The 64-bit 1 that rings an eventfd. */
    one: f.words(2),
    // Used by the NIC thread while it parks, without the lock.
    parkTime: f.words(4),
    parkSink: f.words(2),
    parkFds: f.words(2 * (MAX_SOCKETS + 1 + MAX_SHARED_MEMORY_FDS)),
    // Used by the application thread, without the lock.
    appSink: f.words(2),
    appClock: f.words(4),
    appWord: f.words(2),
    appSges: f.words(4 * MAX_SGE),
    appInline: f.words(4),
    words: f.size(),
  } as const;
}
/** Words of the device itself, at the start of the arena. */
export const Dev = device();

export const SOCKET_WORDS = 16;
/**
 * A socket, by GID index, and behind those the sockets of multicast groups with their `members` (multicast.ts): its fd (-1 when closed), its address as peer-address.ts has it, its family and its GID, the MTU of
 * its network device, whether the kernel cuts runs of packets, and whether it gives way to other processes.
 */
export const Socket = {
  fd: 0,
  address: 1,
  mtu: 2,
  segments: 3,
  family: 4,
  gid: 5,
  members: 9,
  inCase: 10,
  /** Of IPv6: the number of its network device, 0 when that is not known. */
  device: 11,
  /** Microseconds (a double): when something last came here, or was sent. */
  activeAt: 12,
} as const;

// Where the sections begin, in words.
function sections() {
  const f = new Fields((Dev.words + 15) & ~15);
  const align = () => f.words((16 - (f.size() & 15)) & 15);
  const section = (words: number) => {
    align();
    return f.words(words);
  };
  return {
    /** The packets being received and built: packet.ts. */
    packet: section(48),
    sockets: section(MAX_SOCKETS * SOCKET_WORDS),
    sourcePorts: section(MAX_SOCKETS * ENTROPY * 2),
    doorbells: section(MAX_QPS),
    qps: section(MAX_QPS),
    /** Of each slot, the number of the queue pair that was there before. */
    formerNumbers: section(MAX_QPS),
    timers: section(MAX_TIMERS),
    keys: section(KEY_SLOTS),
    rxMessages: section((RX_SLOTS * MESSAGE_BYTES) / 4),
    rxIovecs: section((RX_SLOTS * IOVEC_BYTES) / 4),
    rxNames: section((RX_SLOTS * SOCKADDR_BYTES) / 4),
    rxControls: section((RX_SLOTS * RX_CONTROL_BYTES) / 4),
    rxPackets: section((RX_SLOTS * RX_STRIDE) / 4),
    txMessages: section((TX_SLOTS * MESSAGE_BYTES) / 4),
    txIovecs: section((TX_SLOTS * IOVEC_BYTES) / 4),
    txNames: section((TX_SLOTS * SOCKADDR_BYTES) / 4),
    txControls: section((TX_SLOTS * TX_CONTROL_BYTES) / 4),
    /** Of each transmit slot, its packet's place in its run. */
    txPlaces: section(TX_SLOTS),
    /** And what its ICRC was combined with. */
    txKeys: section(TX_SLOTS),
    /** And how routers shall treat it: links/treatment.ts. */
    txTreatments: section(TX_SLOTS),
    // IPv6's masked header is longer than IPv4's: it begins before its slot, where the slot before ends unused.
    txMargin: section(16),
    txPackets: section((TX_SLOTS * PACKET_STRIDE) / 4),
    heap: section(16),
  } as const;
}
export const Sections = sections();

/** The arena as one thread sees it. */
export interface Arena {
  readonly base: number;
  readonly buffer: ArrayBuffer;
  readonly i32: Int32Array;
  readonly u32: Uint32Array;
  readonly f64: Float64Array;
  readonly u8: Uint8Array;
  readonly view: DataView;
}

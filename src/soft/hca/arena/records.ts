// The engine's structs in native memory. A record that a verbs object stands for begins with the C struct of verbs.h (the
// user's pointer is the record's address); the engine's own words follow. See arena.ts for where they live.
import { Fields } from "./fields.ts";

/** Words kept for the C struct in front of a record; enough for x64 and arm64 (checked when the provider loads). */
export const C_STRUCT_WORDS = {
  device: 192,
  context: 96,
  pd: 4,
  mr: 16,
  mw: 8,
  channel: 4,
  cq: 40,
  srq: 40,
  qp: 48,
  ah: 6,
} as const;

// What a live record says at its magic word. A freed one says 0.
export const MAGIC_CONTEXT = 0x6e786374;
export const MAGIC_PD = 0x20206470;
export const MAGIC_MR = 0x2020726d;
export const MAGIC_MW = 0x2020776d;
export const MAGIC_CHANNEL = 0x6e616863;
export const MAGIC_CQ = 0x20207163;
export const MAGIC_SRQ = 0x20717273;
export const MAGIC_QP = 0x20207071;
export const MAGIC_AH = 0x20206861;

function context() {
  const f = new Fields(C_STRUCT_WORDS.context);
  return {
    magic: f.word(),
    /** Objects created on it that are still open. */
    children: f.word(),
    /** Asynchronous events: ring of (type, element word offset). */
    events: f.words(2 * 256),
    eventHead: f.word(),
    eventTail: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Context = context();
export const EVENT_RING = 256;

function protectionDomain() {
  const f = new Fields(C_STRUCT_WORDS.pd);
  return { magic: f.word(), children: f.word(), bytes: f.size() * 4 } as const;
}
export const Pd = protectionDomain();

/** A memory region or a bound window; `key` 0 when invalid. */
function memoryKey() {
  const f = new Fields(C_STRUCT_WORDS.mr);
  return {
    magic: f.word(),
    /** The whole lkey/rkey; its upper 24 bits are the hash tag, the low 8 a window's owner may choose. */
    key: f.word(),
    kind: f.word(),
    access: f.word(),
    pd: f.word(),
    /** 1 while remote and local access is allowed. */
    valid: f.word(),
    /** Of a window: the region it is bound to, and the QP of a type 2 window. */
    region: f.word(),
    qp: f.word(),
    /** Of a region: windows bound to it. */
    windows: f.word(),
    /** Of a region whose pages peers may map: its memfd plus 1, its slot in the published table plus 1, whether a peer has it. */
    memfd: f.word(),
    slot: f.word(),
    granted: f.word(),
    /** First virtual address as remote peers and SGEs name it, its length, and where that byte really is. */
    start: f.double(),
    length: f.double(),
    address: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Mr = memoryKey();
export const KIND_REGION = 1;
export const KIND_WINDOW_1 = 2;
export const KIND_WINDOW_2 = 3;

function channel() {
  const f = new Fields(C_STRUCT_WORDS.channel);
  return {
    magic: f.word(),
    fd: f.word(),
    /** CQs attached. */
    children: f.word(),
    /** Ring of CQ word offsets with an event that nobody took yet. */
    ring: f.words(1024),
    head: f.word(),
    tail: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Channel = channel();
export const CHANNEL_RING = 1024;

function completionQueue() {
  const f = new Fields(C_STRUCT_WORDS.cq);
  return {
    magic: f.word(),
    /** Ring of ibv_wc (12 words each), a power of two. */
    ring: f.word(),
    mask: f.word(),
    /** Free-running: the engine produces, the application consumes. */
    producer: f.word(),
    consumer: f.word(),
    /** 0, ARMED_ANY or ARMED_SOLICITED. */
    armed: f.word(),
    channel: f.word(),
    children: f.word(),
    overflowed: f.word(),
    /** Events handed out, and acknowledged. */
    taken: f.word(),
    /** Moderation: completions an event waits for, and microseconds; completions that wait, until when, and the next such queue. */
    moderateCount: f.word(),
    moderatePeriod: f.word(),
    moderated: f.word(),
    moderatedUntil: f.double(),
    moderatedNext: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Cq = completionQueue();
export const CQE_WORDS = 12;
export const ARMED_ANY = 1;
export const ARMED_SOLICITED = 2;

/** Receive work request in a ring: ibv_recv_wr as posted (32 bytes), then its SGEs. */
export const Rwr = { id: 0, sgeCount: 6, sges: 8 } as const;

function sharedReceiveQueue() {
  const f = new Fields(C_STRUCT_WORDS.srq);
  return {
    magic: f.word(),
    ring: f.word(),
    stride: f.word(),
    mask: f.word(),
    tail: f.word(),
    head: f.word(),
    maxWr: f.word(),
    maxSge: f.word(),
    limit: f.word(),
    pd: f.word(),
    children: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Srq = sharedReceiveQueue();

function sendWorkRequest() {
  // ibv_send_wr as posted is words 0 to 31; the engine's words follow, then SGEs or inline data.
  const f = new Fields(32);
  return {
    id: 0,
    sgeCount: 6,
    opcode: 7,
    flags: 8,
    imm: 9,
    remoteAddress: 10,
    rkey: 12,
    compareAdd: 12,
    swap: 14,
    atomicRkey: 16,
    // Of UD: the address handle, in whose stead posting leaves IPv4 address and GID index; destination and key.
    ah: 10,
    remoteIp: 10,
    socket: 11,
    remoteQp: 12,
    remoteQkey: 13,
    mw: 20,
    mwRkey: 22,
    mwRegion: 24,
    mwAddress: 26,
    mwLength: 28,
    mwAccess: 30,
    state: f.word(),
    firstPsn: f.word(),
    lastPsn: f.word(),
    /** Bytes of the whole message. */
    length: f.word(),
    /** ibv_wc_status, once it failed. */
    status: f.word(),
    vendorError: f.word(),
    signaled: f.word(),
    inline: f.word(),
    /** Bytes that were copied to or from the peer's memory so far. */
    copied: f.word(),
    data: f.size(),
  } as const;
}
export const Swr = sendWorkRequest();
export const SWR_NEW = 0;
export const SWR_SENT = 1;
export const SWR_DONE = 2;
export const SWR_FAILED = 3;
/** Completed before requests that were posted earlier: of QPs that complete in any order. */
export const SWR_REPORTED = 16;

function responderResource() {
  const f = new Fields();
  return {
    kind: f.word(),
    firstPsn: f.word(),
    lastPsn: f.word(),
    key: f.word(),
    /** The READ as first asked: virtual address (low, high word) and bytes. */
    va: f.words(2),
    length: f.word(),
    /** The reply in progress: what is left of it. */
    pending: f.word(),
    /** The reply in progress has been sent before. */
    repeated: f.word(),
    replyPsn: f.word(),
    replyFirst: f.word(),
    replyBytes: f.word(),
    replyAddress: f.double(),
    /** Of an atomic: the original value, which a duplicate request gets again. */
    original: f.words(2),
    words: f.size(),
  } as const;
}
export const Resource = responderResource();
export const RESOURCE_READ = 1;
export const RESOURCE_ATOMIC = 2;

function queuePair() {
  const f = new Fields(C_STRUCT_WORDS.qp);
  return {
    magic: f.word(),
    slot: f.word(),
    number: f.word(),
    type: f.word(),
    /** What the type is on the wire (opcode bits 7..5), and which ibv_wr_opcode it takes, as a bit set. */
    transport: f.word(),
    operations: f.word(),
    state: f.word(),
    pd: f.word(),
    sendCq: f.word(),
    recvCq: f.word(),
    srq: f.word(),
    signalAll: f.word(),
    maxSendWr: f.word(),
    maxRecvWr: f.word(),
    maxSendSge: f.word(),
    maxRecvSge: f.word(),
    maxInline: f.word(),

    // Attributes
    access: f.word(),
    pkeyIndex: f.word(),
    port: f.word(),
    qkey: f.word(),
    mtu: f.word(),
    mtuCode: f.word(),
    destination: f.word(),
    /** What receive completions say: the destination, or of UD who sent the datagram. */
    sourceQp: f.word(),
    remoteIp: f.word(),
    socket: f.word(),
    /** ibv_ah_attr as given, 32 bytes. */
    addressVector: f.words(8),
    timeout: f.word(),
    retryCount: f.word(),
    rnrRetry: f.word(),
    minRnrTimer: f.word(),
    maxRdAtomic: f.word(),
    maxDestRdAtomic: f.word(),
    initialRqPsn: f.word(),
    notifyDrained: f.word(),
    // Shared memory: the NIC of this host that has the remote address (0: none known), whether packets go that way, and the
    // list of QPs that wait for room in its ring.
    peer: f.word(),
    sharedMemory: f.word(),
    /** 1 when the last WRITE or READ was executed in the peer's memory, mapped here. */
    mapped: f.word(),
    /** 1 when that memory is gone, and what was sent through it may be lost. */
    wayLost: f.word(),
    blocked: f.word(),
    blockedNext: f.word(),
    draining: f.word(),

    // Requester
    sqRing: f.word(),
    sqStride: f.word(),
    sqMask: f.word(),
    /** Free-running: next to post (application), next to send, oldest not completed. */
    sqTail: f.word(),
    sqNext: f.word(),
    sqHead: f.word(),
    /** First PSN not given to any request yet; next PSN to emit; oldest unacknowledged; end of what was ever emitted. */
    nextPsn: f.word(),
    sendPsn: f.word(),
    unackedPsn: f.word(),
    sentEnd: f.word(),
    rdOutstanding: f.word(),
    /** PSN of the retry in progress, -1 for none: a second NAK for it changes nothing. */
    retryPsn: f.word(),
    retriesLeft: f.word(),
    /** 1 once the peer has answered on this connection. Retransmissions left before the next retry counts. */
    heard: f.word(),
    probesLeft: f.word(),
    rnrLeft: f.word(),
    rnrWaiting: f.word(),
    sendErrno: f.word(),
    /** Congestion window in packets. */
    window: f.double(),

    // Timers: deadlines in microseconds, 0 for none; what the timer heap has it under and where (-1: absent).
    transportDeadline: f.double(),
    rnrDeadline: f.double(),
    paceDeadline: f.double(),
    timerKey: f.double(),
    timerSlot: f.word(),

    // Congestion (congestion.ts): whether a rate limits it; bytes a microsecond now, and where it heads; how congested the way is.
    paced: f.word(),
    increases: f.word(),
    rate: f.double(),
    targetRate: f.double(),
    congestion: f.double(),
    rateSince: f.double(),
    congestionSince: f.double(),
    /** When it may send again, and when it last told its peer of a mark. */
    pacedUntil: f.double(),
    cnpSentAt: f.double(),

    // Run queue of QPs with something to send, and list of QPs that owe an acknowledgement.
    runQueued: f.word(),
    runNext: f.word(),
    ackQueued: f.word(),
    ackNext: f.word(),
    ackOwed: f.word(),
    /** A NAK syndrome that waits until earlier replies are out. */
    nakOwed: f.word(),
    /** Set by the application when it rang the doorbell, cleared by the engine. */
    rung: f.word(),

    // Receive queue
    rqRing: f.word(),
    rqStride: f.word(),
    rqMask: f.word(),
    rqTail: f.word(),
    rqHead: f.word(),

    /** Packets from this peer so far with the IP identification that we would give them, or -1: see `intact` in receive.ts. */
    plainIdents: f.word(),

    // Responder
    expectedPsn: f.word(),
    msn: f.word(),
    nakSent: f.word(),
    /** 0, OPEN_SEND or OPEN_WRITE: a message whose last packet is still to come. */
    open: f.word(),
    writeKey: f.word(),
    writeLeft: f.word(),
    writeLength: f.word(),
    writeAddress: f.double(),
    /** The receive work request in use: a copy, so that an SRQ slot is free again at once. */
    recvActive: f.word(),
    recvDone: f.word(),
    recvCapacity: f.double(),
    recv: f.word(),
    resources: f.word(),
    resourceCount: f.word(),
    /** Free-running: next to fill, oldest whose reply is not finished. */
    resourceTail: f.word(),
    resourceHead: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Qp = queuePair();
export const OPEN_NONE = 0;
export const OPEN_SEND = 1;
export const OPEN_WRITE = 2;

function addressHandle() {
  const f = new Fields(C_STRUCT_WORDS.ah);
  return {
    magic: f.word(),
    pd: f.word(),
    remoteIp: f.word(),
    sgidIndex: f.word(),
    /** Most bytes of a datagram that way. */
    mtu: f.word(),
    attributes: f.words(8),
    bytes: f.size() * 4,
  } as const;
}
export const Ah = addressHandle();

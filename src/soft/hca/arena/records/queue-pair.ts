// Queue pairs, and what their responders keep of READs and atomics.
import { Fields } from "../fields.ts";
import { LINK_WORDS } from "../list.ts";
import { C_STRUCT_WORDS } from "./c-structs.ts";

/** What a live record says at its magic word; a freed one says 0. */
export const MAGIC_QP = 0x20207071;

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
/** A flush or an atomic write: answered as a READ of nothing. */
export const RESOURCE_PLACED = 3;

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
    /** Of an XRC target: its domain, and how often it is open. Its srq, recvCq and pd are those of the message at hand. */
    domain: f.word(),
    opens: f.word(),
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
    /** What the ICRCs of a connection over loopback are combined with (wire/pair-key.ts); 0 of all others. */
    icrcKey: f.word(),
    /** How routers shall treat its packets: links/treatment.ts. */
    treatment: f.word(),
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
    // link in the list of those that wait for room in its ring.
    peer: f.word(),
    sharedMemory: f.word(),
    /** 1 when the last WRITE or READ was executed in the peer's memory, mapped here. */
    mapped: f.word(),
    /** 1 when that memory is gone, and what was sent through it may be lost. */
    wayLost: f.word(),
    blocked: f.words(LINK_WORDS),
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
    // rc/nudge.ts: the packet whose way there and back is being timed (-1: none), and when it left; what that took, smoothed (0:
    // not known yet), and how much it varies, in microseconds; how often the peer was asked since it last got on.
    timedPsn: f.word(),
    nudges: f.word(),
    timedAt: f.double(),
    roundTripUs: f.double(),
    deviationUs: f.double(),
    sendErrno: f.word(),
    /** Congestion window in packets. */
    window: f.double(),

    // Timers: deadlines in microseconds, 0 for none; and the timer for the earliest of them.
    transportDeadline: f.double(),
    rnrDeadline: f.double(),
    paceDeadline: f.double(),
    nudgeDeadline: f.double(),
    timer: f.timer(),

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

    // Counters: payload that its requests brought out, and what came in; packets sent again.
    bytesOut: f.double(),
    bytesIn: f.double(),
    retransmits: f.word(),

    // Links in the run queue and in the list of those that owe an acknowledgement.
    running: f.words(LINK_WORDS),
    owing: f.words(LINK_WORDS),
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
    /** What a copy to another device returned that had bytes of the open message; 0 while all went well (objects/staging). */
    copyError: f.word(),
    /** The last PSN, plus 1, of the oldest message that is not acknowledged and may still be on its way there; 0 for none. */
    unsettledPsn: f.word(),
    /** The spaces where bytes for it may still be on their way, a bit each. */
    unsettled: f.word(),
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

    // Batches of ibv_wr_*, all the application's: the operations asked for (ibv_qp_create_send_ops_flags), whether one was started, the
    // send queue's end then, where the next request goes, the request whose setters are being called (0: none), and the errno of the first that failed.
    sendOps: f.word(),
    batching: f.word(),
    batchStart: f.word(),
    batchTail: f.word(),
    batchRequest: f.word(),
    batchError: f.word(),
    /** Of UD: its flow rules, the first of a list. */
    flows: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Qp = queuePair();
export const OPEN_NONE = 0;
export const OPEN_SEND = 1;
export const OPEN_WRITE = 2;

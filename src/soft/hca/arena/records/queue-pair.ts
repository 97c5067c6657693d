// Queue pairs, with the resources of their responders for READs and atomics.

import { AbiError } from "../../../../../ffi/errors.ts";
import { C_STRUCT_WORDS, RecvWr, SendWr, Sge } from "./c-structs.ts";
import { Fields } from "./fields.ts";

/** Magic word of a live queue pair. A freed one has 0. */
export const MAGIC_QP = 0x20207071;

function responderResource() {
  const f = new Fields();
  return {
    kind: f.word(),
    firstPsn: f.word(),
    lastPsn: f.word(),
    key: f.word(),
    /** Virtual address of the original READ, low word first. */
    va: f.words(2),
    length: f.word(),
    /** Packets left of the reply in progress. */
    pending: f.word(),
    /** 1 when the reply in progress was sent before. */
    repeated: f.word(),
    replyPsn: f.word(),
    replyFirst: f.word(),
    replyBytes: f.word(),
    replyAddress: f.double(),
    /** Original value of an atomic, for a duplicate request. */
    original: f.words(2),
    words: f.size(),
  } as const;
}
export const Resource = responderResource();
export const RESOURCE_READ = 1;
export const RESOURCE_ATOMIC = 2;
/** A flush or an atomic write. The reply is that of a READ without data. */
export const RESOURCE_PLACED = 3;

function queuePair() {
  const f = new Fields(C_STRUCT_WORDS.qp);
  return {
    magic: f.word(),
    /** Index in the table of queue pairs. */
    slot: f.word(),
    number: f.word(),
    /** ibv_qp_type. */
    type: f.word(),
    /** Transport on the wire: bits 7 to 5 of the opcode. */
    transport: f.word(),
    /** Bit set of the ibv_wr_opcode values that the transport allows. */
    operations: f.word(),
    state: f.word(),
    pd: f.word(),
    sendCq: f.word(),
    recvCq: f.word(),
    srq: f.word(),
    /** Of an XRC target: its domain. The target takes `srq`, `recvCq` and `pd` from the current message. */
    domain: f.word(),
    /** Of an XRC target: number of times it is open. */
    opens: f.word(),
    signalAll: f.word(),
    maxSendWr: f.word(),
    maxRecvWr: f.word(),
    maxSendSge: f.word(),
    maxRecvSge: f.word(),
    maxInline: f.word(),

    // Attributes.
    access: f.word(),
    pkeyIndex: f.word(),
    port: f.word(),
    qkey: f.word(),
    mtu: f.word(),
    mtuCode: f.word(),
    destination: f.word(),
    /** Source queue pair in receive completions: the destination, or the sender of a UD datagram. */
    sourceQp: f.word(),
    remoteIp: f.word(),
    socket: f.word(),
    /** Number that the ICRC of a loopback connection is combined with (wire/icrc.ts), 0 for any other. */
    icrcKey: f.word(),
    /** Traffic class and hop limit of its packets (links/common/treatment.ts). */
    treatment: f.word(),
    /** The ibv_ah_attr as given, 32 bytes. */
    addressVector: f.words(8),
    timeout: f.word(),
    retryCount: f.word(),
    rnrRetry: f.word(),
    minRnrTimer: f.word(),
    maxRdAtomic: f.word(),
    maxDestRdAtomic: f.word(),
    initialRqPsn: f.word(),
    notifyDrained: f.word(),

    // Shared memory.
    /** Word offset of the local NIC that has the remote address, 0 for none. */
    peer: f.word(),
    /** 1 when packets travel through shared memory. */
    sharedMemory: f.word(),
    /** 1 when the last WRITE or READ was executed in the peer's mapped memory. */
    mapped: f.word(),
    /** 1 when the shared memory is lost, with the frames in it. */
    pathLost: f.word(),
    /** Link in the list of queue pairs that wait for room in the ring of the peer. */
    blocked: f.link(),
    draining: f.word(),

    // Requester.
    sqRing: f.word(),
    sqStride: f.word(),
    sqMask: f.word(),
    /** Free-running index of the next request to post, written by the application. */
    sqTail: f.word(),
    /** Free-running index of the next request to send. */
    sqNext: f.word(),
    /** Free-running index of the oldest request that is not completed. */
    sqHead: f.word(),
    /** First PSN that no request has. */
    nextPsn: f.word(),
    /** PSN of the next packet to send. */
    sendPsn: f.word(),
    /** Oldest PSN that is not acknowledged. */
    unackedPsn: f.word(),
    /** PSN behind the last packet that was ever sent. */
    sentEnd: f.word(),
    rdOutstanding: f.word(),
    /** PSN of the retry in progress, -1 for none. A second NAK for it changes nothing. */
    retryPsn: f.word(),
    retriesLeft: f.word(),
    /** 1 once the peer has answered on this connection. */
    answered: f.word(),
    /** Retransmissions left before the next retry counts. */
    probesLeft: f.word(),
    rnrLeft: f.word(),
    rnrWaiting: f.word(),
    /** PSN of the packet whose round trip is measured, -1 for none (rc/timing.ts). */
    timedPsn: f.word(),
    /** Loss probes since the last progress (rc/retry.ts). */
    lossProbes: f.word(),
    /** Time at which the measured packet was sent, in microseconds. */
    timedAt: f.double(),
    /** Smoothed round-trip time in microseconds, 0 while it is unknown. */
    roundTripUs: f.double(),
    /** Mean deviation of the round-trip time in microseconds. */
    deviationUs: f.double(),
    sendErrno: f.word(),
    /** Congestion window in packets. */
    window: f.double(),

    // Deadlines in microseconds, 0 for none.
    transportDeadline: f.double(),
    rnrDeadline: f.double(),
    paceDeadline: f.double(),
    lossProbeDeadline: f.double(),
    /** Timer for the earliest of the deadlines. */
    timer: f.timer(),

    // Congestion control.
    /** 1 while a rate limits the queue pair (transports/common/congestion.ts). */
    paced: f.word(),
    increases: f.word(),
    /** Current rate in bytes a microsecond. */
    rate: f.double(),
    /** Rate that the current one approaches, in bytes a microsecond. */
    targetRate: f.double(),
    /** Estimate of the congestion, DCQCN's alpha. */
    congestion: f.double(),
    rateSince: f.double(),
    congestionSince: f.double(),
    /** Time at which it may send again, in microseconds. */
    pacedUntil: f.double(),
    /** Time of the last congestion notification to the peer, in microseconds. */
    cnpSentAt: f.double(),

    // Links of a described machine (transports/common/link-pace.ts).
    /** 1 when the fields below are those of request `linkRequest`. */
    linkKnown: f.word(),
    /** Free-running index of the request whose bytes the links carry. */
    linkRequest: f.word(),
    /** Requests before this index were posted before `linkDue`. */
    linkTail: f.word(),
    linkTotal: f.word(),
    /** Bytes for which the links are reserved. */
    linkReserved: f.word(),
    /** Bytes that the links have carried. */
    linkArrived: f.word(),
    /** Time at which the links have carried the reserved bytes, in nanoseconds. */
    linkDue: f.double(),

    // Counters.
    /** Payload bytes of its completed requests. */
    bytesOut: f.double(),
    /** Payload bytes received. */
    bytesIn: f.double(),
    /** Packets sent again. */
    retransmits: f.word(),

    /** Link in the run queue. */
    running: f.link(),
    /** Link in the list of queue pairs with a pending acknowledgement. */
    ackLink: f.link(),
    ackPending: f.word(),
    /** NAK syndrome that is sent after the replies to earlier requests. */
    nakPending: f.word(),
    /** 1 between the doorbell of the application and its handling by the engine. */
    rung: f.word(),

    // Receive queue.
    rqRing: f.word(),
    rqStride: f.word(),
    rqMask: f.word(),
    rqTail: f.word(),
    rqHead: f.word(),

    /**
     * Received packets with the predicted IP identification so far, or -1: see `icrcMatches` in
     * nic/receive.ts.
     */
    plainIdents: f.word(),

    // Responder.
    expectedPsn: f.word(),
    msn: f.word(),
    nakSent: f.word(),
    /** Highest PSN of the packets that were dropped behind a gap since the NAK was scheduled. */
    droppedPsn: f.word(),
    /** Unfinished message: 0, OPEN_SEND or OPEN_WRITE. */
    open: f.word(),
    writeKey: f.word(),
    writeLeft: f.word(),
    writeLength: f.word(),
    writeAddress: f.double(),
    /** Result of a failed copy to another device for the open message, else 0: objects/staging. */
    copyError: f.word(),
    /**
     * Last PSN, plus 1, of the oldest unacknowledged message whose bytes may not be on their device; 0 for
     * none.
     */
    unsettledPsn: f.word(),
    /** Bit set of the spaces for which bytes may be on their way. */
    unsettled: f.word(),
    /** 1 while a receive is in use. `recv` holds a copy of it, so its slot is free. */
    recvActive: f.word(),
    recvDone: f.word(),
    recvCapacity: f.double(),
    recv: f.word(),
    resources: f.word(),
    resourceCount: f.word(),
    /** Free-running index of the next resource to fill. */
    resourceTail: f.word(),
    /** Free-running index of the oldest resource whose reply is not finished. */
    resourceHead: f.word(),

    // Batches of ibv_wr_*, used by the application only.
    /** Operations that ibv_wr_* may use (ibv_qp_create_send_ops_flags). */
    sendOps: f.word(),
    /** 1 between ibv_wr_start and ibv_wr_complete. */
    batching: f.word(),
    /** End of the send queue at ibv_wr_start. */
    batchStart: f.word(),
    /** Index of the next request of the batch. */
    batchTail: f.word(),
    /** Request whose setters are being called, 0 for none. */
    batchRequest: f.word(),
    /** The errno of the first request that failed. */
    batchError: f.word(),
    /** Of UD: word offset of the first flow rule. */
    flows: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Qp = queuePair();
export const OPEN_NONE = 0;
export const OPEN_SEND = 1;
export const OPEN_WRITE = 2;

// Scatter-gather entries in the rings of work requests.

/** Word offsets in a list of scatter-gather entries. */
export const SgeList = { count: 0, entries: 2, entryWords: Sge.words } as const;

// Send work requests in the ring of a send queue.

function sendWorkRequest() {
  // The ibv_send_wr as posted comes first. The engine's words follow, then the scatter-gather entries or the
  // inline data.
  const f = new Fields(SendWr.words);
  return {
    ...SendWr,
    // Of UD: the address of the peer, in the member of the address handle.
    remoteIp: SendWr.ah,
    socket: SendWr.ah + 1,
    treatment: SendWr.ah + 4,
    state: f.word(),
    firstPsn: f.word(),
    lastPsn: f.word(),
    /** Bytes of the whole message. */
    length: f.word(),
    /** The ibv_wc_status of a failed request. */
    status: f.word(),
    vendorError: f.word(),
    signaled: f.word(),
    inline: f.word(),
    /** Bytes that were copied to or from the peer's mapped memory. */
    copied: f.word(),
    /** A {@link SgeList}, or inline data in the place of its entries. */
    list: f.double(),
    data: f.size(),
  } as const;
}
export const Swr = sendWorkRequest();
export const SWR_NEW = 0;
export const SWR_SENT = 1;
export const SWR_DONE = 2;
export const SWR_FAILED = 3;
/** State of a request that completed before earlier requests. */
export const SWR_REPORTED = 16;

// Receive work requests and shared receive queues.

/** Magic word of a live shared receive queue. A freed one has 0. */
export const MAGIC_SRQ = 0x20717273;

/**
 * Word offsets in a receive request of a ring: an ibv_recv_wr as posted, whose end begins a {@link SgeList},
 * then the entries.
 */
export const Rwr = { id: RecvWr.id, list: RecvWr.sgeCount, sges: RecvWr.sgeCount + SgeList.entries } as const;
if (Rwr.sges !== RecvWr.words)
  throw new AbiError("ibv_recv_wr does not end with num_sge and a word of padding");

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
    /** Domain of an XRC queue, 0 for any other queue. */
    domain: f.word(),
    number: f.word(),
    cq: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Srq = sharedReceiveQueue();

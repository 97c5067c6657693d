// Record of an outgoing message: a request in its slot of the send queue, or a reply to a READ or atomic.
import { Fields } from "../../../arena/records/fields.ts";
import { Qp, SWR_REPORTED, Swr } from "../../../arena/records.ts";

/** Maximum number of READs and atomics in progress to one peer. */
export const READS_AT_ONCE = 64;

/** Maximum number of replies of a NIC. */
export const MAX_REPLIES = 1024;

/**
 * Layout of an outgoing message: a request in its slot of the send queue, or a reply. It reuses the words of
 * ibv_send_wr that are not needed after posting (next, sg_list, the pad of wr.atomic, qp_type, bind_mw).
 */
export const Message = {
  next: 2,
  queuePair: 3,
  peer: 4,
  /** Send context of the message, 0 for none. */
  context: 5,
  /** 1 once the whole reply to a READ or atomic has arrived. */
  arrived: 17,
  /** Time of the next retry, or the deadline of the reply. */
  wakeAt: 18,
  address: 20,
  /**
   * Local GID index in the lower half, and the forwarding treatment in the upper half
   * (links/common/treatment.ts).
   */
  egress: 21,
  remoteQp: 22,
  messageId: 23,
  sentBytes: 24,
  /** Number of unacknowledged packets. */
  outstanding: 25,
  nonce: 26,
  retries: 27,
  /** 1 when the whole message was sent, or the rest will never be sent. */
  emitted: 28,
  operation: 29,
  qkey: 30,
  /** Refusal code of a message in state VOIDING. */
  refusal: 31,
  state: Swr.state,
  length: Swr.length,
  status: Swr.status,
} as const;

/** Returns the local GID index of a {@link Message.egress}. */
export const socketOfEgress = (egress: number): number => egress & 0xffff;
/** Returns the forwarding treatment of a {@link Message.egress}. */
export const treatmentOfEgress = (egress: number): number => egress >>> 16;

// States of a message after SWR_NEW.
export const QUEUED = 10;

export const SENDING = 11;

/** The packets of the message are sent again as VOID. */
export const VOIDING = 12;

/** The request is acknowledged, and its reply is missing. */
export const AWAITING_REPLY = 13;

/** The request was refused and will be retried. */
export const RETRY_PENDING = 14;

export const FINISHED = 15;

/** The request is completed, and its slot is still in use. */
export const REPORTED = SWR_REPORTED;

/** Fields of a dynamic QP, in words of the QP record that only connected QPs use otherwise. */
export const DynamicQp = {
  /** Reporting round in which an unfinished request of this QP was last seen. */
  mark: Qp.sentEnd,
} as const;

/** Declares the record of a reply to a READ or atomic, which is a message of its own. */
function reply() {
  const f = new Fields(Swr.data);
  return {
    slot: f.word(),
    requestNonce: f.word(),
    sourceQp: f.word(),
    key: f.word(),
    value: f.words(2),
    memory: f.double(),
    inUse: f.word(),
    words: f.size(),
  } as const;
}

export const Reply = reply();

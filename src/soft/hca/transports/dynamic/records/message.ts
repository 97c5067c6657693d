// A message on its way out: a request in its slot of the send queue, or a reply to a READ or atomic.
import { Fields } from "../../../arena/fields.ts";
import { Qp, SWR_REPORTED, Swr } from "../../../arena/records.ts";

/** READs and atomics on the way to one peer. */
export const READS_AT_ONCE = 64;

/** Replies that a NIC keeps. */
export const MAX_REPLIES = 1024;

/**
 * A message that a send context carries: a request in its slot of the send queue, or a reply. The words of ibv_send_wr that
 * are not needed after posting hold the rest (next, sg_list, the pad of wr.atomic, qp_type, bind_mw).
 */
export const Message = {
  next: 2,
  queuePair: 3,
  peer: 4,
  /** The context it is on its way in, 0 for none. */
  context: 5,
  /** Of a READ or atomic: all of its reply has come. */
  arrived: 17,
  /** When to try again, or when to stop waiting. */
  wakeAt: 18,
  address: 20,
  /** Which of our addresses it leaves from, and in the upper half how routers shall treat it (links/treatment.ts). */
  way: 21,
  remoteQp: 22,
  messageId: 23,
  sentBytes: 24,
  /** Packets sent and not acknowledged. */
  outstanding: 25,
  nonce: 26,
  retries: 27,
  /** The whole message was sent, or its rest never will be. */
  emitted: 28,
  operation: 29,
  qkey: 30,
  /** Why it is being voided: a refusal code. */
  refusal: 31,
  state: Swr.state,
  length: Swr.length,
  status: Swr.status,
} as const;

/** Our GID index, and the treatment, of a {@link Message.way}. */
export const socketOfWay = (way: number): number => way & 0xffff;
export const treatmentOfWay = (way: number): number => way >>> 16;

// States of a message, beyond SWR_NEW.
export const QUEUED = 10;

export const SENDING = 11;

/** Its packets are being taken back as VOID. */
export const VOIDING = 12;

/** Acknowledged, but its reply has not come. */
export const AWAITING_REPLY = 13;

/** Refused for now. */
export const RETRY_PENDING = 14;

export const FINISHED = 15;

/** Completed; only its slot is still in use. */
export const REPORTED = SWR_REPORTED;

/** What a dynamic QP keeps in words of its record that only connected ones need. */
export const DynamicQp = {
  /** The round of reporting that last met an unfinished request of this QP. */
  mark: Qp.sentEnd,
} as const;

/** A reply to a READ or atomic: a message of its own. */
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

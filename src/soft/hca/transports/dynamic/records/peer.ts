// A destination, as the address handles name it.
import { Fields } from "../../../arena/fields.ts";
import { LINK_WORDS } from "../../../arena/list.ts";
import { MAX_ADDRESSES } from "./limits.ts";

/** A destination, as the address handles name it: our address and theirs. */
function peer() {
  const f = new Fields();
  return {
    hashNext: f.word(),
    inUse: f.word(),
    address: f.word(),
    socket: f.word(),
    // Requests in the order of posting until they are completed; the first that is not begun; replies not begun.
    head: f.word(),
    tail: f.word(),
    next: f.word(),
    replyHead: f.word(),
    replyTail: f.word(),
    /** Messages in RETRY_PENDING; READs and atomics on the way. */
    retryPending: f.word(),
    awaitingReply: f.word(),
    context: f.word(),
    /** Links in the list of those that wait for a send context. */
    waiting: f.words(LINK_WORDS),
    /** When it is looked at again. */
    timer: f.timer(),
    /** Who we are to this peer. */
    incarnation: f.double(),
    /** The peer has accepted a context of ours. */
    known: f.word(),
    rejections: f.word(),
    /** Round trip, smoothed, and its deviation: microseconds. */
    roundTripUs: f.word(),
    deviationUs: f.word(),
    /** Its further addresses, paths that were dead lately, and when and how patiently to try those again. */
    alternatives: f.words(MAX_ADDRESSES - 1),
    alternativeCount: f.word(),
    deadPaths: f.word(),
    probeBackoff: f.word(),
    probeAt: f.double(),
    /** It has confirmed our further addresses. */
    announced: f.word(),
    notBefore: f.double(),
    /** Since when it owes an answer, 0 when it does not. */
    silentSince: f.double(),
    /** How long it had been silent when its context was taken away. */
    silentFor: f.double(),
    words: f.size(),
  } as const;
}

export const Peer = peer();

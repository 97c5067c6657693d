// Completion channels and queues.
import { Fields } from "../fields.ts";
import { C_STRUCT_WORDS } from "./c-structs.ts";

/** What a live record says at its magic word; a freed one says 0. */
export const MAGIC_CHANNEL = 0x6e616863;
export const MAGIC_CQ = 0x20207163;

function channel() {
  const f = new Fields(C_STRUCT_WORDS.channel);
  return {
    magic: f.word(),
    fd: f.word(),
    /** CQs attached. */
    children: f.word(),
    /** 1 while this process waits in its event loop: events then come without a count in the eventfd, `silent` of them. */
    watched: f.word(),
    silent: f.word(),
    /** 1 once it was watched: its descriptor does not block. */
    nonBlocking: f.word(),
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
    /** Ring of ibv_wc, a power of two of them. */
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
    /** Moderation: completions an event waits for, and microseconds; completions that wait, until when, and the next such queue. */
    moderateCount: f.word(),
    moderatePeriod: f.word(),
    moderated: f.word(),
    /** When its event is raised although completions still wait. */
    timer: f.timer(),
    /** Of an extended one: the fields asked for (ibv_create_cq_wc_flags), when each completion came (nanoseconds, a ring of doubles). */
    extended: f.word(),
    fields: f.word(),
    stamps: f.word(),
    /** Whether ibv_start_poll holds it, and at which completion. */
    polling: f.word(),
    cursor: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Cq = completionQueue();
export const ARMED_ANY = 1;
export const ARMED_SOLICITED = 2;

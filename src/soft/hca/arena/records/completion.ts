// Completion channels and completion queues.

import { C_STRUCT_WORDS } from "./c-structs.ts";
import { Fields } from "./fields.ts";

/** Magic word of a live completion channel. A freed one has 0. */
export const MAGIC_CHANNEL = 0x6e616863;
export const MAGIC_CQ = 0x20207163;

function channel() {
  const f = new Fields(C_STRUCT_WORDS.channel);
  return {
    magic: f.word(),
    fd: f.word(),
    /** Number of attached completion queues. */
    children: f.word(),
    /**
     * 1 while this process waits for the channel in its event loop. Events then do not count in the eventfd.
     */
    watched: f.word(),
    silent: f.word(),
    /** 1 once the channel was watched: its descriptor does not block. */
    nonBlocking: f.word(),
    /** Ring of completion queues with an event that no caller took, as word offsets. */
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
    /** Word offset of the ring of ibv_wc, whose length is a power of two. */
    ring: f.word(),
    mask: f.word(),
    /**
     * Free-running index of the next completion. The engine writes `producer`, the application `consumer`.
     */
    producer: f.word(),
    consumer: f.word(),
    /** Requested event: 0, ARMED_ANY or ARMED_SOLICITED. */
    armed: f.word(),
    channel: f.word(),
    children: f.word(),
    overflowed: f.word(),
    /** Moderation: number of completions that an event waits for. */
    moderateCount: f.word(),
    moderatePeriod: f.word(),
    moderated: f.word(),
    /** Timer of the moderated event. */
    timer: f.timer(),
    /** Requested fields of an extended completion queue (ibv_create_cq_wc_flags), 0 for a plain one. */
    extended: f.word(),
    fields: f.word(),
    stamps: f.word(),
    /** 1 between ibv_start_poll and ibv_end_poll. */
    polling: f.word(),
    cursor: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Cq = completionQueue();
export const ARMED_ANY = 1;
export const ARMED_SOLICITED = 2;

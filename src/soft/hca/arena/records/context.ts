// Device contexts, with a ring of asynchronous events each.

import { C_STRUCT_WORDS } from "./c-structs.ts";
import { Fields } from "./fields.ts";

/** Magic word of a live context. A freed one has 0. */
export const MAGIC_CONTEXT = 0x6e786374;

function context() {
  const f = new Fields(C_STRUCT_WORDS.context);
  return {
    magic: f.word(),
    /** Number of open objects of this context. */
    children: f.word(),
    /** Ring of asynchronous events: type, and word offset of the element. */
    events: f.words(2 * 256),
    eventHead: f.word(),
    eventTail: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Context = context();
export const EVENT_RING = 256;

// A device context, and its ring of asynchronous events.
import { Fields } from "../fields.ts";
import { C_STRUCT_WORDS } from "./c-structs.ts";

/** What a live record says at its magic word; a freed one says 0. */
export const MAGIC_CONTEXT = 0x6e786374;

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

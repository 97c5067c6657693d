// The side that owns memory: it hands a region's pages to a peer that has the key and a queue pair which may use it.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { KIND_REGION, Mr, Qp } from "../../arena/records.ts";
import { findKey } from "../../objects/memory-keys.ts";
import { stampAt } from "../../objects/published.ts";
import { findQp, receives } from "../../objects/queue-pairs.ts";
import { Peer } from "../shared-memory/records.ts";
import { beginNote, sendNote, writeNumber } from "./notes.ts";
import { NOTE_GRANT, NOTE_REFUSE, Note } from "./records.ts";

/** Rights that a mapping gives; atomics go by the ring. */
export const MAPPED_ACCESS = verbs.IBV_ACCESS_REMOTE_READ | verbs.IBV_ACCESS_REMOTE_WRITE;

/** Whether the QP `number` of ours is connected to QP `from` of peer `p`: its word offset, or 0. */
function connectedQp(e: Engine, p: number, number: number, from: number): number {
  const q = findQp(e, number);
  if (q === 0 || e.i32[q + Qp.peer] !== p || e.i32[q + Qp.destination] !== from) return 0;
  return receives(e.i32[q + Qp.state]!) ? q : 0;
}

/** Answers a peer that wants to map the memory of a key. */
export function answerQuestion(e: Engine, p: number, words: Int32Array): void {
  const { i32 } = e;
  const key = words[Note.key]!;
  const q = connectedQp(e, p, words[Note.to]!, words[Note.from]!);
  const region = findKey(e, key);
  const shared =
    region !== 0 &&
    i32[region + Mr.key] === key &&
    i32[region + Mr.kind] === KIND_REGION &&
    i32[region + Mr.valid] !== 0 &&
    i32[region + Mr.memfd] !== 0;
  if (q === 0 || !shared || i32[region + Mr.pd] !== i32[q + Qp.pd]) {
    i32[beginNote(e, NOTE_REFUSE) + Note.key] = key;
    sendNote(e, i32[p + Peer.fd]!);
    return;
  }
  const slot = i32[region + Mr.slot]! - 1;
  const note = beginNote(e, NOTE_GRANT);
  i32[note + Note.key] = key;
  i32[note + Note.slot] = slot;
  i32[note + Note.stamp] = stampAt(e, i32[Dev.published]!, slot);
  i32[note + Note.access] = i32[region + Mr.access]! & MAPPED_ACCESS;
  i32[note + Note.domain] = i32[region + Mr.pd]!;
  i32[note + Note.tag] = p;
  writeNumber(i32, note + Note.start, getDouble(e, region + Mr.start));
  writeNumber(i32, note + Note.length, getDouble(e, region + Mr.length));
  i32[region + Mr.granted] = 1;
  sendNote(e, i32[p + Peer.fd]!, [i32[region + Mr.memfd]! - 1, i32[Dev.publishedFd]!]);
}

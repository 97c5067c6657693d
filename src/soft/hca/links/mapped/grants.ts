// Owner side of mapped regions: it grants a region's pages to a peer that has the key and a connected queue
// pair.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { KIND_REGION, Mr, Qp } from "../../arena/records.ts";
import { findKey } from "../../objects/memory-keys.ts";
import { Publishing, stampAt } from "../../objects/published.ts";
import { findQp, receives } from "../../objects/queue-pairs.ts";
import { LocalPeer } from "../shared-memory/records.ts";
import { beginMessage, receiveMessage, sendMessage, writeNumber } from "./messages.ts";
import {
  MappedMemory,
  REGION_ASK,
  REGION_GRANT,
  REGION_REFUSE,
  REGION_REVOKE,
  RegionMessage,
} from "./records.ts";
import { handleGrant, handleRevoke } from "./requests.ts";

/** Access rights that a mapping can give. Atomics go through the ring. */
export const MAPPED_ACCESS = verbs.IBV_ACCESS_REMOTE_READ | verbs.IBV_ACCESS_REMOTE_WRITE;

/** Returns the word offset of local QP `number` if it is connected to QP `from` of peer `p`, else 0. */
function connectedQp(e: Engine, p: number, number: number, from: number): number {
  const q = findQp(e, number);
  if (q === 0 || e.i32[q + Qp.peer] !== p || e.i32[q + Qp.destination] !== from) return 0;
  return receives(e.i32[q + Qp.state]!) ? q : 0;
}

/** Answers a peer's request to map the region of a key. */
export function answerMappingRequest(e: Engine, p: number, words: Int32Array): void {
  const { i32 } = e;
  const key = words[RegionMessage.key]!;
  const q = connectedQp(e, p, words[RegionMessage.to]!, words[RegionMessage.from]!);
  const region = findKey(e, key);
  const shared =
    region !== 0 &&
    i32[region + Mr.key] === key &&
    i32[region + Mr.kind] === KIND_REGION &&
    i32[region + Mr.valid] !== 0 &&
    i32[region + Mr.memfd] !== 0;
  if (q === 0 || !shared || i32[region + Mr.pd] !== i32[q + Qp.pd]) {
    i32[beginMessage(e, REGION_REFUSE) + RegionMessage.key] = key;
    sendMessage(e, i32[p + LocalPeer.fd]!);
    return;
  }
  const slot = i32[region + Mr.slot]! - 1;
  const message = beginMessage(e, REGION_GRANT);
  i32[message + RegionMessage.key] = key;
  i32[message + RegionMessage.slot] = slot;
  i32[message + RegionMessage.stamp] = stampAt(e, i32[Publishing.table]!, slot);
  i32[message + RegionMessage.access] = i32[region + Mr.access]! & MAPPED_ACCESS;
  i32[message + RegionMessage.domain] = i32[region + Mr.pd]!;
  i32[message + RegionMessage.tag] = p;
  writeNumber(i32, message + RegionMessage.start, getDouble(e, region + Mr.start));
  writeNumber(i32, message + RegionMessage.length, getDouble(e, region + Mr.length));
  i32[region + Mr.granted] = 1;
  sendMessage(e, i32[p + LocalPeer.fd]!, [i32[region + Mr.memfd]! - 1, i32[Publishing.fd]!]);
}

/** Maximum number of messages that are handled for one peer before the next peer has its turn. */
const BUDGET = 16;

/**
 * Handles the messages of an open peer. Returns false when the peer closed the socket or sent an invalid
 * message.
 */
export function handleMessages(e: Engine, p: number): boolean {
  for (let i = 0; i < BUDGET; i++) {
    const received = receiveMessage(e, e.i32[p + LocalPeer.fd]!);
    if (received === "none") return true;
    if (received === "closed") return false;
    if (received === "woken") continue;
    const { words, fds } = received;
    const kind = words[RegionMessage.kind];
    if (kind === REGION_GRANT && e.i32[MappedMemory.mappings] !== 0) {
      handleGrant(e, p, words, fds);
      continue;
    }
    // Unexpected descriptors are closed.
    for (const fd of fds) libc.close(fd);
    if (kind === REGION_ASK) answerMappingRequest(e, p, words);
    else if (kind === REGION_REVOKE) handleRevoke(e, p, words);
    else if (kind !== REGION_REFUSE) return false;
  }
  return true;
}

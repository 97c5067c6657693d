// The side that writes: it asks for the memory behind a key at first use, and believes nothing of the answer that it can check.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../../ffi/libc/sealed.ts";
import { Dev } from "../../arena/arena.ts";
import { readClock } from "../../arena/clock.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { Published, REGION_SLOTS } from "../../objects/published.ts";
import { OPEN, Peer } from "../shared-memory/records.ts";
import { mapOverArena, unmapFromArena } from "../shared-memory/segment.ts";
import { addMapping, findMapping, forgetMappings, unmap } from "./mappings.ts";
import { beginNote, readNumber, sendNote } from "./notes.ts";
import { mapPages, wholePages } from "./pages.ts";
import { Mapping, NOTE_ASK, Note } from "./records.ts";

/** After a question, and after a refusal, the same is not asked for so long. */
const ASK_AGAIN_US = 100_000;
const USER_SPACE = 2 ** 47;

/** Asks peer `p` for the memory of `key` on behalf of QP `q`, unless that was done lately. The answer comes later, or never. */
export function askFor(e: Engine, q: number, p: number, key: number): void {
  const { i32 } = e;
  const m = findMapping(e, p, key) || addMapping(e, p, key);
  if (m === 0 || readClock(e) < getDouble(e, m + Mapping.askAgain)) return;
  setDouble(e, m + Mapping.askAgain, e.now + ASK_AGAIN_US);
  const note = beginNote(e, NOTE_ASK);
  i32[note + Note.key] = key;
  i32[note + Note.from] = i32[q + Qp.number]!;
  i32[note + Note.to] = i32[q + Qp.destination]!;
  sendNote(e, i32[p + Peer.fd]!);
}

/** The answer to {@link askFor}: maps the memory, if it is what it says. Closes the descriptors. */
export function granted(e: Engine, p: number, words: Int32Array, fds: readonly number[]): void {
  const [memory = -1, table = -1] = fds;
  const m = findMapping(e, p, words[Note.key]!);
  const asked = m !== 0 && e.i32[m + Mapping.stamp] === 0 && getDouble(e, m + Mapping.askAgain) !== 0;
  if (asked && fds.length === 2 && mapTable(e, p, table)) {
    e.i32[p + Peer.tag] = words[Note.tag]!;
    mapRegion(e, m, words, memory);
  }
  for (const fd of fds) libc.close(fd);
}

function mapTable(e: Engine, p: number, fd: number): boolean {
  if (e.i32[p + Peer.table] !== 0) return true;
  if (sealedBytes(fd) < Published.bytes) return false;
  e.i32[p + Peer.table] = mapOverArena(e, fd, Published.bytes, false);
  return e.i32[p + Peer.table] !== 0;
}

function mapRegion(e: Engine, m: number, words: Int32Array, fd: number): void {
  const { i32 } = e;
  const [slot, stamp, access] = [words[Note.slot]!, words[Note.stamp]!, words[Note.access]!];
  const [start, length] = [readNumber(words, Note.start), readNumber(words, Note.length)];
  if (slot < 0 || slot >= REGION_SLOTS || stamp === 0) return;
  if (!(length > 0) || length >= USER_SPACE || start >= USER_SPACE) return;
  const bytes = wholePages(length);
  if (sealedBytes(fd) < bytes) return;
  const address = mapPages(fd, bytes, (access & verbs.IBV_ACCESS_REMOTE_WRITE) !== 0);
  if (address === 0) return;
  i32[m + Mapping.slot] = slot;
  i32[m + Mapping.access] = access;
  i32[m + Mapping.domain] = words[Note.domain]!;
  setDouble(e, m + Mapping.start, start);
  setDouble(e, m + Mapping.length, length);
  setDouble(e, m + Mapping.address, address);
  setDouble(e, m + Mapping.mappedBytes, bytes);
  i32[m + Mapping.stamp] = stamp;
}

/** The owner took a region back. */
export function revoked(e: Engine, p: number, words: Int32Array): void {
  const [slot, stamp] = [words[Note.slot]!, words[Note.stamp]!];
  const isIt = (m: number) => e.i32[m + Mapping.slot] === slot && e.i32[m + Mapping.stamp] === stamp;
  if (stamp !== 0) forgetMappings(e, p, isIt);
}

/** The mapping holds no more, its owner's table says: the key is asked for again at its next use. */
export function outdated(e: Engine, m: number): void {
  unmap(e, m);
}

/** All of a peer's memory is unmapped: it is gone. */
export function forgetPeerMemory(e: Engine, p: number): void {
  forgetMappings(e, p);
  unmapFromArena(e, e.i32[p + Peer.table]!, Published.bytes);
  e.i32[p + Peer.table] = 0;
}

/** Whether requests to peer `p` may be executed in its memory, as far as the peer goes. */
export function mapsPeer(e: Engine, p: number): boolean {
  const { i32 } = e;
  return i32[Dev.mappings] !== 0 && i32[p + Peer.self] === 0 && i32[p + Peer.state] === OPEN;
}

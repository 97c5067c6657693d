// Requester side of mapped regions: it requests the memory behind a key at first use and verifies the grant.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../../ffi/libc/sealed.ts";
import { type Engine, getDouble, readClock, setDouble } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { Published, REGION_SLOTS } from "../../objects/published.ts";
import { LocalPeer, OPEN } from "../shared-memory/records.ts";
import { mapOverArena, unmapFromArena } from "../shared-memory/segment.ts";
import { addMapping, findMapping, forgetMappings } from "./mappings.ts";
import { beginMessage, readNumber, sendMessage } from "./messages.ts";
import { mapPages, wholePages } from "./pages.ts";
import { MappedMemory, Mapping, REGION_ASK, RegionMessage } from "./records.ts";

/** Minimum time between two requests for the same key, in microseconds. */
const RETRY_US = 100_000;
const USER_SPACE = 2 ** 47;

/**
 * Requests the memory of `key` from peer `p` on behalf of QP `q`, unless a recent request is pending. The
 * grant arrives later or never.
 */
export function requestMapping(e: Engine, q: number, p: number, key: number): void {
  const { i32 } = e;
  const m = findMapping(e, p, key) || addMapping(e, p, key);
  if (m === 0 || readClock(e) < getDouble(e, m + Mapping.retryAt)) return;
  setDouble(e, m + Mapping.retryAt, e.now + RETRY_US);
  const message = beginMessage(e, REGION_ASK);
  i32[message + RegionMessage.key] = key;
  i32[message + RegionMessage.from] = i32[q + Qp.number]!;
  i32[message + RegionMessage.to] = i32[q + Qp.destination]!;
  sendMessage(e, i32[p + LocalPeer.fd]!);
}

/** Handles a grant: maps the memory if the grant is valid, and closes the descriptors. */
export function handleGrant(e: Engine, p: number, words: Int32Array, fds: readonly number[]): void {
  const [memory = -1, table = -1] = fds;
  const m = findMapping(e, p, words[RegionMessage.key]!);
  const requested = m !== 0 && e.i32[m + Mapping.stamp] === 0 && getDouble(e, m + Mapping.retryAt) !== 0;
  if (requested && fds.length === 2 && mapTable(e, p, table)) {
    e.i32[p + LocalPeer.tag] = words[RegionMessage.tag]!;
    mapRegion(e, m, words, memory);
  }
  for (const fd of fds) libc.close(fd);
}

function mapTable(e: Engine, p: number, fd: number): boolean {
  if (e.i32[p + LocalPeer.table] !== 0) return true;
  if (sealedBytes(fd) < Published.bytes) return false;
  e.i32[p + LocalPeer.table] = mapOverArena(e, fd, Published.bytes, false);
  return e.i32[p + LocalPeer.table] !== 0;
}

function mapRegion(e: Engine, m: number, words: Int32Array, fd: number): void {
  const { i32 } = e;
  const [slot, stamp, access] = [
    words[RegionMessage.slot]!,
    words[RegionMessage.stamp]!,
    words[RegionMessage.access]!,
  ];
  const [start, length] = [readNumber(words, RegionMessage.start), readNumber(words, RegionMessage.length)];
  if (slot < 0 || slot >= REGION_SLOTS || stamp === 0) return;
  if (!(length > 0) || length >= USER_SPACE || start >= USER_SPACE) return;
  const bytes = wholePages(length);
  if (sealedBytes(fd) < bytes) return;
  const address = mapPages(fd, bytes, (access & verbs.IBV_ACCESS_REMOTE_WRITE) !== 0);
  if (address === 0) return;
  i32[m + Mapping.slot] = slot;
  i32[m + Mapping.access] = access;
  i32[m + Mapping.domain] = words[RegionMessage.domain]!;
  setDouble(e, m + Mapping.start, start);
  setDouble(e, m + Mapping.length, length);
  setDouble(e, m + Mapping.address, address);
  setDouble(e, m + Mapping.mappedBytes, bytes);
  i32[m + Mapping.stamp] = stamp;
}

/** Handles a revocation: unmaps the region. */
export function handleRevoke(e: Engine, p: number, words: Int32Array): void {
  const [slot, stamp] = [words[RegionMessage.slot]!, words[RegionMessage.stamp]!];
  const matches = (m: number) => e.i32[m + Mapping.slot] === slot && e.i32[m + Mapping.stamp] === stamp;
  if (stamp !== 0) forgetMappings(e, p, matches);
}

/** Unmaps all memory of a peer that has closed. */
export function unmapPeerMemory(e: Engine, p: number): void {
  forgetMappings(e, p);
  unmapFromArena(e, e.i32[p + LocalPeer.table]!, Published.bytes);
  e.i32[p + LocalPeer.table] = 0;
}

/** Returns whether requests to peer `p` may be executed in its memory. */
export function canMapFrom(e: Engine, p: number): boolean {
  const { i32 } = e;
  return (
    i32[MappedMemory.mappings] !== 0 && i32[p + LocalPeer.self] === 0 && i32[p + LocalPeer.state] === OPEN
  );
}

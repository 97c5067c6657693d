// Copies between packet buffers and the memory of scatter-gather entries. Every copy checks its entries
// again, because a region may be deregistered between two packets of a message.
import { IBV_ACCESS_LOCAL_WRITE } from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp, Sge, SgeList, Swr } from "../arena/records.ts";
import { resolveEntry } from "./memory-keys.ts";
import { NOWHERE, STAGED, StagingSpaces } from "./staging/copies.ts";
import { fetchStaged, forgetFetched } from "./staging/fetch.ts";
import { placeStaged } from "./staging/place.ts";

const { entries, entryWords } = SgeList;

/** Returns the sum of the entry lengths of the {@link SgeList} at word `list`. */
export function totalBytes(e: Engine, list: number): number {
  let bytes = 0;
  const end = list + entries + e.i32[list]! * entryWords;
  for (let at = list + entries; at < end; at += entryWords) bytes += e.u32[at + Sge.length]!;
  return bytes;
}

/**
 * Returns true when protection domain `pd` may read every entry of the list, or write it with `access`.
 * Checked at the start of a message.
 */
export function entriesAllowed(e: Engine, list: number, pd: number, access: number): boolean {
  const end = list + entries + e.i32[list]! * entryWords;
  for (let at = list + entries; at < end; at += entryWords) {
    if (e.u32[at + Sge.length] === 0) continue;
    const address = resolveEntry(e, at, pd, access);
    if (address < 0) return false;
    if (address >= STAGED && address !== NOWHERE) forgetFetched(e, list, address);
  }
  return true;
}

/**
 * Copies `bytes` bytes of send request `w`, from byte `offset` of its message, to arena byte `to`. Returns
 * false without access.
 */
export function gather(e: Engine, q: number, w: number, offset: number, to: number, bytes: number): boolean {
  if (bytes === 0) return true;
  if (e.i32[w + Swr.inline] !== 0) {
    const from = (w + Swr.data) * 4 + offset;
    e.u8.copyWithin(to, from, from + bytes);
    return true;
  }
  const pd = e.i32[q + Qp.pd]!;
  const list = w + Swr.list;
  const end = list + entries + e.i32[list]! * entryWords;
  let skip = offset;
  let done = 0;
  for (let at = list + entries; done < bytes && at < end; at += entryWords) {
    const length = e.u32[at + Sge.length]!;
    if (skip >= length) {
      skip -= length;
      continue;
    }
    const address = resolveEntry(e, at, pd, 0);
    if (address < 0) return false;
    const chunk = Math.min(length - skip, bytes - done);
    if (address < STAGED) e.native.memcpy(e.base + to + done, address + skip, chunk);
    else if (address === NOWHERE) e.u8.fill(0, to + done, to + done + chunk);
    else if (!fetchStaged(e, list, address + skip, to + done, chunk, length - skip)) {
      e.i32[w + Swr.vendorError] = e.i32[StagingSpaces.lastError]!;
      return false;
    }
    done += chunk;
    skip = 0;
  }
  return done === bytes;
}

/**
 * Copies `bytes` bytes at arena byte `from` to the entries of the list, from byte `offset` of the message on.
 * Returns false without access or when the entries are too short. Bytes for another device have arrived there
 * after `settled` at the end of the message.
 */
export function scatter(
  e: Engine,
  q: number,
  list: number,
  offset: number,
  from: number,
  bytes: number,
): boolean {
  if (bytes === 0) return true;
  const pd = e.i32[q + Qp.pd]!;
  const end = list + entries + e.i32[list]! * entryWords;
  let skip = offset;
  let done = 0;
  for (let at = list + entries; done < bytes && at < end; at += entryWords) {
    const length = e.u32[at + Sge.length]!;
    if (skip >= length) {
      skip -= length;
      continue;
    }
    const address = resolveEntry(e, at, pd, IBV_ACCESS_LOCAL_WRITE);
    if (address < 0) return false;
    const chunk = Math.min(length - skip, bytes - done);
    if (address < STAGED) e.native.memcpy(address + skip, e.base + from + done, chunk);
    else if (address !== NOWHERE && !placeStaged(e, q, address + skip, from + done, chunk)) return false;
    done += chunk;
    skip = 0;
  }
  return done === bytes;
}

// Bytes between packet buffers and the memory that scatter/gather entries name. Every entry is checked each time: a region may
// go away between two packets of a message.
import { IBV_ACCESS_LOCAL_WRITE } from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp, Swr } from "../arena/records.ts";
import { resolveLocal } from "./memory-keys.ts";

const SGE_WORDS = 4;

/** Sum of the lengths of `count` entries at word `sges`. */
export function totalBytes(e: Engine, sges: number, count: number): number {
  let bytes = 0;
  for (let i = 0; i < count; i++) bytes += e.u32[sges + i * SGE_WORDS + 2]!;
  return bytes;
}

/** Whether every entry may be read (or, with `access`, written) by protection domain `pd`. */
export function entriesAllowed(e: Engine, sges: number, count: number, pd: number, access: number): boolean {
  for (let i = 0; i < count; i++) {
    const at = sges + i * SGE_WORDS;
    const bytes = e.u32[at + 2]!;
    if (bytes === 0) continue;
    if (resolveLocal(e, e.i32[at + 3]!, pd, access, e.i32[at]!, e.i32[at + 1]!, bytes) < 0) return false;
  }
  return true;
}

/**
 * Moves `bytes` bytes between arena byte `packet` and the message that the entries describe, from byte `offset` of it:
 * into the entries when `scatter`, else out of them. False when an entry may not be touched.
 */
function move(
  e: Engine,
  sges: number,
  count: number,
  pd: number,
  offset: number,
  packet: number,
  bytes: number,
  scatter: boolean,
): boolean {
  let skip = offset;
  let at = packet;
  let left = bytes;
  for (let i = 0; left > 0 && i < count; i++) {
    const sge = sges + i * SGE_WORDS;
    const length = e.u32[sge + 2]!;
    if (skip >= length) {
      skip -= length;
      continue;
    }
    const chunk = Math.min(length - skip, left);
    const access = scatter ? IBV_ACCESS_LOCAL_WRITE : 0;
    const base = resolveLocal(e, e.i32[sge + 3]!, pd, access, e.i32[sge]!, e.i32[sge + 1]!, length);
    if (base < 0) return false;
    if (scatter) e.native.memcpy(base + skip, e.base + at, chunk);
    else e.native.memcpy(e.base + at, base + skip, chunk);
    at += chunk;
    left -= chunk;
    skip = 0;
  }
  return left === 0;
}

/** Copies `bytes` bytes of send request `w`, from byte `offset` of its message, to arena byte `to`. */
export function gather(e: Engine, q: number, w: number, offset: number, to: number, bytes: number): boolean {
  if (bytes === 0) return true;
  if (e.i32[w + Swr.inline] !== 0) {
    const from = (w + Swr.data) * 4 + offset;
    e.u8.copyWithin(to, from, from + bytes);
    return true;
  }
  return move(e, w + Swr.data, e.i32[w + Swr.sgeCount]!, e.i32[q + Qp.pd]!, offset, to, bytes, false);
}

/** Copies `bytes` bytes at arena byte `from` into `count` entries at word `sges`, from byte `offset` of the message on. */
export function scatter(
  e: Engine,
  q: number,
  sges: number,
  count: number,
  offset: number,
  from: number,
  bytes: number,
): boolean {
  return bytes === 0 || move(e, sges, count, e.i32[q + Qp.pd]!, offset, from, bytes, true);
}

// Memory windows: bind and invalidate, in the order of the send queue.
import * as access from "../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble, setDouble } from "../arena/engine.ts";
import { KIND_WINDOW_1, KIND_WINDOW_2, MAGIC_MR, MAGIC_MW, Mr, Qp, Swr } from "../arena/records.ts";
import { findKey } from "./memory-keys.ts";
import { settleAddress } from "./staging/place.ts";

const REMOTE_WRITING = access.IBV_ACCESS_REMOTE_WRITE | access.IBV_ACCESS_REMOTE_ATOMIC;

function word64(e: Engine, at: number): number {
  return e.u32[at]! + e.u32[at + 1]! * 4294967296;
}

/** Removes a window from its region. */
export function unbind(e: Engine, window: number): void {
  if (e.i32[window + Mr.valid] !== 0) settleAddress(e, getDouble(e, window + Mr.address));
  const region = e.i32[window + Mr.region]!;
  if (region !== 0) e.i32[region + Mr.windows]!--;
  e.i32[window + Mr.region] = 0;
  e.i32[window + Mr.valid] = 0;
  e.i32[window + Mr.qp] = 0;
}

/** Executes the bind request `w` of queue pair `q`. Returns an ibv_wc_status: 0 or IBV_WC_MW_BIND_ERR. */
export function executeBind(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const window = (word64(e, w + Swr.mw) - e.base) / 4;
  const regionPointer = word64(e, w + Swr.mwRegion);
  const region = regionPointer === 0 ? 0 : (regionPointer - e.base) / 4;
  const key = i32[w + Swr.mwRkey]!;
  const start = word64(e, w + Swr.mwAddress);
  const bytes = word64(e, w + Swr.mwLength);
  const flags = i32[w + Swr.mwAccess]!;
  const pd = i32[q + Qp.pd]!;
  const fail = access.IBV_WC_MW_BIND_ERR;
  const kind = i32[window + Mr.kind];
  if (i32[window + Mr.magic] !== MAGIC_MW || (kind !== KIND_WINDOW_1 && kind !== KIND_WINDOW_2)) return fail;
  // The owner may choose only the low byte of the key.
  if (i32[window + Mr.pd] !== pd || i32[window + Mr.key]! >>> 8 !== key >>> 8) return fail;
  if (kind === KIND_WINDOW_2 && i32[window + Mr.valid] !== 0) return fail;
  if (bytes === 0) {
    if (kind === KIND_WINDOW_2) return fail;
    unbind(e, window);
    i32[window + Mr.key] = key;
    return access.IBV_WC_SUCCESS;
  }
  if (i32[region + Mr.magic] !== MAGIC_MR || i32[region + Mr.valid] === 0 || i32[region + Mr.pd] !== pd)
    return fail;
  const regionAccess = i32[region + Mr.access]!;
  if ((regionAccess & access.IBV_ACCESS_MW_BIND) === 0) return fail;
  if ((flags & REMOTE_WRITING) !== 0 && (regionAccess & access.IBV_ACCESS_LOCAL_WRITE) === 0) return fail;
  const offset = start - getDouble(e, region + Mr.start);
  if (offset < 0 || offset + bytes > getDouble(e, region + Mr.length)) return fail;
  unbind(e, window);
  const zeroBased = (flags & access.IBV_ACCESS_ZERO_BASED) !== 0;
  i32[window + Mr.key] = key;
  i32[window + Mr.access] = flags;
  i32[window + Mr.region] = region;
  i32[window + Mr.qp] = q;
  i32[region + Mr.windows]!++;
  setDouble(e, window + Mr.start, zeroBased ? 0 : start);
  setDouble(e, window + Mr.length, bytes);
  setDouble(e, window + Mr.address, getDouble(e, region + Mr.address) + offset);
  i32[window + Mr.valid] = 1;
  return access.IBV_WC_SUCCESS;
}

/**
 * Invalidates `rkey` for queue pair `q` (LOCAL_INV, SEND_WITH_INV). Returns false unless it is a bound type 2
 * window of that queue pair.
 */
export function invalidate(e: Engine, q: number, rkey: number): boolean {
  const window = findKey(e, rkey);
  if (window === 0 || e.i32[window + Mr.key] !== rkey) return false;
  if (e.i32[window + Mr.kind] !== KIND_WINDOW_2 || e.i32[window + Mr.valid] === 0) return false;
  if (e.i32[window + Mr.qp] !== q) return false;
  unbind(e, window);
  return true;
}

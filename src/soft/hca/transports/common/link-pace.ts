// Links of a described machine. A request is sent chunk by chunk, each after the links between its memory and the
// NIC have carried it. The last byte leaves when the narrowest link has carried all.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { type LinkTimes, linkTimesOf } from "../../../links/link-times.ts";
import type { Route } from "../../../links/routes.ts";
import { type Engine, getDouble, readClock, setDouble } from "../../arena/engine.ts";
import { LinkRoutes, MEMORY_ENDS, ROUTE_WORDS, RouteWords } from "../../arena/link-routes.ts";
import { Mr, Qp, Sge, SgeList, SWR_NEW, Swr } from "../../arena/records.ts";
import { schedule } from "../../arena/timers.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { findKey } from "../../objects/memory-keys.ts";
import { findQp } from "../../objects/queue-pairs.ts";
import { totalBytes } from "../../objects/scatter.ts";
import { expectsData } from "../../objects/send-queue.ts";
import { psnDistance } from "../../wire/psn.ts";

/** Bytes that a request reserves at once. A multiple of each frame and of each part of a READ. */
const CHUNK_BYTES = 2 ** 18;
/** Bytes of the longest frame. */
const FRAME_BYTES = 2 ** 15;
/** Packets of a part of a READ (rc/requester.ts). */
const READ_PACKETS = 32;
/** Longest time that a chunk occupies a link, in nanoseconds, where the chunk is longer than a part of a READ. */
const LONGEST_CHUNK_NS = 10e6;
const NS_PER_US = 1000;
/** Waits for links that are shorter than this take no timer, in nanoseconds. */
const SHORT_WAIT_NS = 2000;

/** Routes as this thread reads them. */
interface Routes {
  readonly version: number;
  readonly times: LinkTimes;
  readonly routes: readonly Route[];
}

const known = new WeakMap<Engine, Routes>();

function routesOf(e: Engine): Routes {
  const version = e.i32[LinkRoutes.version]!;
  let found = known.get(e);
  if (found?.version !== version) {
    const routes = Array.from({ length: 2 * MEMORY_ENDS }, (_, i) => readRoute(e, i));
    known.set(e, (found = { version, times: linkTimesOf(e.i32[LinkRoutes.group]!), routes }));
  }
  return found;
}

function readRoute(e: Engine, index: number): Route {
  const at = LinkRoutes.routes + index * ROUTE_WORDS;
  return Array.from({ length: e.i32[at + RouteWords.count]! }, (_, i) => ({
    slot: e.i32[at + RouteWords.slots + i]!,
    nsPerByte: getDouble(e, at + RouteWords.nsPerByte + 2 * i),
  }));
}

/**
 * Returns true when the links have carried the next bytes of request `w`, which has the index `next`. With false
 * the queue pair has its next turn when they have.
 */
export function linksAllow(e: Engine, q: number, w: number, next: number): boolean {
  const { i32, u32 } = e;
  if (i32[q + Qp.linkKnown] === 0 || i32[q + Qp.linkRequest] !== next) {
    // The links have carried a request that is sent again.
    if (i32[q + Qp.linkKnown] !== 0 && ((next - i32[q + Qp.linkRequest]!) | 0) < 0) return true;
    begin(e, q, w, next);
  }
  const total = u32[q + Qp.linkTotal]!;
  if (u32[q + Qp.linkArrived] !== total) {
    advance(e, q, w);
    // A timer would take longer than the links need for a small request.
    while (
      getDouble(e, q + Qp.linkDue) < readClock(e) * NS_PER_US + SHORT_WAIT_NS &&
      u32[q + Qp.linkArrived] !== total
    )
      advance(e, q, w);
  }
  const arrived = u32[q + Qp.linkArrived]!;
  if (arrived === total || arrived - sentBytes(e, q, w) >= leastBytes(e, q, w)) return true;
  setDouble(e, q + Qp.paceDeadline, Math.max(e.now, getDouble(e, q + Qp.linkDue) / NS_PER_US));
  schedule(e, q);
  return false;
}

function begin(e: Engine, q: number, w: number, next: number): void {
  const { i32, u32 } = e;
  // The step may have begun before the request was posted.
  const now = readClock(e) * NS_PER_US;
  // A request that was posted before the one in front of it had ended follows it without a pause.
  const follows = i32[q + Qp.linkKnown] !== 0 && ((next - i32[q + Qp.linkTail]!) | 0) < 0;
  setDouble(e, q + Qp.linkDue, follows ? Math.min(now, getDouble(e, q + Qp.linkDue)) : now);
  i32[q + Qp.linkKnown] = 1;
  i32[q + Qp.linkRequest] = next;
  u32[q + Qp.linkTotal] =
    i32[w + Swr.inline] !== 0 || i32[w + Swr.state] !== SWR_NEW
      ? u32[w + Swr.length]!
      : totalBytes(e, w + Swr.list);
  u32[q + Qp.linkReserved] = 0;
  u32[q + Qp.linkArrived] = 0;
}

/** Takes the chunks that have arrived by now, and reserves the links for the next one. */
function advance(e: Engine, q: number, w: number): void {
  const { u32 } = e;
  const total = u32[q + Qp.linkTotal]!;
  // The clock is read after the end of the queue: all requests before that end were posted by now.
  const tail = Atomics.load(e.i32, q + Qp.sqTail);
  const now = readClock(e) * NS_PER_US;
  let due = getDouble(e, q + Qp.linkDue);
  while (due <= now) {
    const reserved = u32[q + Qp.linkReserved]!;
    u32[q + Qp.linkArrived] = reserved;
    if (reserved === total) break;
    due = reserve(e, q, w, reserved, total - reserved, due);
    if (due > now) e.i32[q + Qp.linkTail] = tail;
  }
  setDouble(e, q + Qp.linkDue, due);
}

/** Reserves the links for the next chunk of a request. Returns the time at which it has arrived. */
function reserve(e: Engine, q: number, w: number, offset: number, left: number, readyNs: number): number {
  const { times, routes } = routesOf(e);
  const isRead = expectsData(e.i32[w + Swr.opcode]!);
  const own = routes[2 * localEnd(e, w, offset) + (isRead ? 1 : 0)]!;
  const far = remoteEnd(e, q, w);
  const peer = far < 0 ? undefined : routes[2 * far + (isRead ? 0 : 1)]!;
  const least = leastBytes(e, q, w);
  const inTime = Math.floor(LONGEST_CHUNK_NS / Math.max(slowest(own), slowest(peer)) / least) * least;
  const bytes = Math.min(left, CHUNK_BYTES, Math.max(least, inTime));
  e.u32[q + Qp.linkReserved] = offset + bytes;
  const ownEnd = times.reserve(own, readyNs, bytes);
  return peer === undefined ? ownEnd : Math.max(ownEnd, times.reserve(peer, readyNs, bytes));
}

const slowest = (route: Route | undefined): number =>
  (route ?? []).reduce((most, { nsPerByte }) => Math.max(most, nsPerByte), 0);

/** Returns the number of bytes that leave at once. */
const leastBytes = (e: Engine, q: number, w: number): number =>
  e.i32[w + Swr.opcode] === verbs.IBV_WR_RDMA_READ ? READ_PACKETS * e.i32[q + Qp.mtu]! : FRAME_BYTES;

/** Returns the number of bytes that have left, or that were copied to the peer's mapped memory. */
const sentBytes = (e: Engine, q: number, w: number): number =>
  e.i32[w + Swr.state] === SWR_NEW
    ? e.u32[w + Swr.copied]!
    : psnDistance(e.i32[q + Qp.sendPsn]!, e.i32[w + Swr.firstPsn]!) * e.i32[q + Qp.mtu]!;

/** Returns the end of the memory at a byte of the request. */
function localEnd(e: Engine, w: number, offset: number): number {
  const { i32, u32 } = e;
  if (i32[w + Swr.inline] !== 0) return 0;
  const list = w + Swr.list;
  const last = list + SgeList.entries + i32[list]! * SgeList.entryWords;
  let before = 0;
  for (let at = list + SgeList.entries; at < last; at += SgeList.entryWords) {
    before += u32[at + Sge.length]!;
    if (before > offset) return endOfKey(e, i32[at + Sge.lkey]!);
  }
  return 0;
}

/** Returns the end of the memory that a request names on a peer behind this NIC, or -1 for another NIC. */
function remoteEnd(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const own = i32[Sockets.table + i32[q + Qp.socket]! * SOCKET_WORDS + Socket.address];
  if (i32[q + Qp.remoteIp] !== own || findQp(e, i32[q + Qp.destination]!) === 0) return -1;
  const opcode = i32[w + Swr.opcode]!;
  const isOneSided =
    expectsData(opcode) || opcode === verbs.IBV_WR_RDMA_WRITE || opcode === verbs.IBV_WR_RDMA_WRITE_WITH_IMM;
  return isOneSided ? endOfKey(e, i32[w + Swr.rkey]!) : 0;
}

function endOfKey(e: Engine, key: number): number {
  const record = findKey(e, key);
  if (record === 0) return 0;
  const region = e.i32[record + Mr.region]!;
  return e.i32[(region === 0 ? record : region) + Mr.end]!;
}

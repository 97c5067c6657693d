// Snapshot of a NIC for status readers: plain data, read without the lock. Each number is consistent by
// itself only.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { MAX_QPS } from "../arena/arena.ts";
import { type Engine, getDouble } from "../arena/engine.ts";
import { MAGIC_QP, Qp } from "../arena/records.ts";
import { addressText } from "../links/common/addresses.ts";
import { Socket, Sockets } from "../links/common/sockets.ts";
import { routeOf } from "../links/shared-memory/route.ts";
import { QueuePairTable } from "../objects/queue-pairs.ts";
import { connectionContexts } from "../transports/dynamic/contexts.ts";
import { readCounters } from "./counters.ts";
import { NicState } from "./nic-state.ts";

/** Maximum number of queue pairs in a snapshot. `queuePairCount` is the total. */
const MOST_QPS = 1024;
/** Maximum number of contexts of the dynamic transport in a snapshot. The counters hold the totals. */
const MOST_CONTEXTS = 64;
const STATES = ["RESET", "INIT", "RTR", "RTS", "SQD", "SQE", "ERR"];
const TYPES: Readonly<Record<number, string>> = {
  [verbs.IBV_QPT_RC]: "RC",
  [verbs.IBV_QPT_UC]: "UC",
  [verbs.IBV_QPT_UD]: "UD",
  [verbs.IBV_QPT_XRC_SEND]: "XRC",
  [verbs.IBV_QPT_XRC_RECV]: "XRC target",
  [verbs.IBV_QPT_DRIVER]: "dynamic",
};

function queuePair(e: Engine, q: number) {
  const { i32, u32 } = e;
  const type = i32[q + Qp.type]!;
  const connected = type !== verbs.IBV_QPT_UD && type !== verbs.IBV_QPT_DRIVER;
  const remote = i32[q + Qp.remoteIp]!;
  const shared = connected && routeOf(e, q) !== 0;
  return {
    number: i32[q + Qp.number]!,
    type: TYPES[type] ?? `${type}`,
    state: STATES[i32[q + Qp.state]!] ?? "?",
    ...(connected &&
      remote !== 0 && {
        remoteAddress: addressText(e, i32[q + Qp.socket]!, remote),
        remoteNumber: i32[q + Qp.destination]!,
        path: shared ? (i32[q + Qp.mapped] === 0 ? "shared-memory" : "mapped") : "roce",
      }),
    /** Free-running indexes, which wrap at 2^32. */
    posted: u32[q + Qp.sqTail]!,
    completed: u32[q + Qp.sqHead]!,
    sendCapacity: i32[q + Qp.maxSendWr]!,
    receivesPosted: u32[q + Qp.rqTail]!,
    receivesTaken: u32[q + Qp.rqHead]!,
    receiveCapacity: i32[q + Qp.maxRecvWr]!,
    bytesOut: getDouble(e, q + Qp.bytesOut),
    bytesIn: getDouble(e, q + Qp.bytesIn),
    retransmits: u32[q + Qp.retransmits]!,
  };
}

function queuePairs(e: Engine, count: number) {
  const found = [];
  const most = Math.min(count, MOST_QPS);
  for (let slot = 0; slot < MAX_QPS && found.length < most; slot++) {
    const q = e.i32[QueuePairTable.slots + slot]!;
    if (q !== 0 && e.i32[q + Qp.magic] === MAGIC_QP) found.push(queuePair(e, q));
  }
  return found;
}

/** Returns the current state of the NIC. */
export function snapshot(e: Engine) {
  const queuePairCount = e.i32[QueuePairTable.count]!;
  return {
    /** Time of CLOCK_MONOTONIC in microseconds. */
    at: Math.round(e.now),
    device: "soft0",
    address: addressText(e, 0, e.i32[Sockets.table + Socket.address]!),
    contexts: e.i32[NicState.contexts]!,
    counters: readCounters(e),
    queuePairCount,
    queuePairs: queuePairs(e, queuePairCount),
    connections: connectionContexts(e, MOST_CONTEXTS).map(({ paths, ...rest }) => ({
      ...rest,
      paths: paths.length,
    })),
  };
}

export type NicSnapshot = ReturnType<typeof snapshot>;

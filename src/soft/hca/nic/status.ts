// Snapshot of a NIC for status readers: plain data, read without the lock. Each number is consistent by
// itself only.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { BEAT_LASTS_US, Head, MAGIC, NIC_BYTES, NIC_NAME } from "../../../counters/layout.ts";
import { showMemory } from "../../../counters/shown-memory.ts";
import { writeText } from "../../../counters/snapshot.ts";
import { HEAP_START, MAX_QPS } from "../arena/arena.ts";
import { Counter } from "../arena/counters.ts";
import { type Engine, getDouble, setDouble } from "../arena/engine.ts";
import { Heap } from "../arena/heap.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { MAGIC_QP, Qp } from "../arena/records.ts";
import { StatusMemory, statusBytes, statusWords } from "../arena/status-memory.ts";
import { startRing, stopRing } from "../links/capture/capture.ts";
import { CaptureState, freeRing } from "../links/capture/capture-ring.ts";
import { addressText } from "../links/common/addresses.ts";
import { Socket, Sockets } from "../links/common/sockets.ts";
import { pathOf } from "../links/shared-memory/route.ts";
import { QueuePairTable } from "../objects/queue-pairs.ts";
import { connectionContexts } from "../transports/dynamic/contexts.ts";
import { dynamicCounters } from "../transports/dynamic/counters.ts";
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
  return {
    number: i32[q + Qp.number]!,
    type: TYPES[type] ?? `${type}`,
    state: STATES[i32[q + Qp.state]!] ?? "?",
    ...(connected &&
      remote !== 0 && {
        remoteAddress: addressText(e, i32[q + Qp.socket]!, remote),
        remoteNumber: i32[q + Qp.destination]!,
        path: pathOf(e, q, e.now),
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

// Status of the NIC for readers in other processes (src/counters). While a reader is alive, the NIC thread
// publishes a snapshot ten times a second, and the packets of a requested capture. Without a reader, the cost
// is one check of a word.

/** Interval between two checks for readers, in microseconds. */
const POLL_US = 50_000;
/** Interval between two snapshots, in microseconds. */
const SNAPSHOT_US = 100_000;

/** A word that a live reader changes at regular intervals. */
class Heartbeat {
  readonly #words: Int32Array;
  readonly #at: number;
  #last: number;
  #changed = Number.NEGATIVE_INFINITY;

  constructor(words: Int32Array, at: number) {
    this.#words = words;
    this.#at = at;
    this.#last = Atomics.load(words, at);
  }

  /** Returns true when the word has changed recently. */
  isAlive(now: number): boolean {
    const value = Atomics.load(this.#words, this.#at);
    if (value !== this.#last) this.#changed = now;
    this.#last = value;
    return now - this.#changed < BEAT_LASTS_US;
  }
}

/** Publishes the status for one generation of the NIC thread. */
export class StatusPublisher {
  readonly #e: Engine;
  readonly #words: Int32Array | undefined;
  readonly #watch: Heartbeat | undefined;
  readonly #capture: Heartbeat | undefined;
  #nextPoll = 0;
  #nextSnapshot = 0;
  #isNeeded = false;

  constructor(e: Engine) {
    this.#e = e;
    if (getDouble(e, StatusMemory.address) === 0) return;
    this.#words = statusWords(e);
    this.#watch = new Heartbeat(this.#words, Head.watchBeat);
    this.#capture = new Heartbeat(this.#words, Head.captureBeat);
  }

  /** Time of the next check, in the engine's time. The NIC thread sleeps no longer than that. */
  get deadline(): number {
    return this.#isNeeded ? this.#nextPoll : Number.POSITIVE_INFINITY;
  }

  /**
   * Publishes the status if it is due. Called after each step, without the lock and with the engine's clock
   * up to date.
   */
  poll(): void {
    const { now } = this.#e;
    if (now < this.#nextPoll || this.#words === undefined) return;
    this.#nextPoll = now + POLL_US;
    const isWatched = this.#watch!.isAlive(now);
    const isCaptured = this.#serveCapture(now);
    this.#isNeeded = isWatched || isCaptured;
    if (!isWatched || now < this.#nextSnapshot) return;
    this.#nextSnapshot = now + SNAPSHOT_US;
    writeText(this.#words, statusBytes(this.#e), JSON.stringify(snapshot(this.#e)));
  }

  #serveCapture(now: number): boolean {
    const words = this.#words!;
    const isAlive = this.#capture!.isAlive(now);
    const wanted = isAlive ? Atomics.load(words, Head.captureSession) : 0;
    if (wanted === words[Head.capturing]) return wanted !== 0;
    this.#switchSession(wanted);
    return wanted !== 0;
  }

  /**
   * Starts the capture for another session; 0 stops it. Without a session, the ring's memory returns to the
   * system.
   */
  #switchSession(session: number): void {
    const e = this.#e;
    const words = this.#words!;
    lockAsNic(e);
    try {
      if (e.i32[CaptureState.toRing] !== 0) stopRing(e);
      const isOn = session !== 0 && startRing(e);
      Atomics.store(words, Head.capturing, isOn ? session : 0);
    } finally {
      unlock(e);
    }
    if (session === 0) freeRing(e);
  }

  /** Stops the capture with the NIC. Its reader may take the remaining packets. */
  stop(): void {
    const e = this.#e;
    if (this.#words === undefined || e.i32[CaptureState.toRing] === 0) return;
    lockAsNic(e);
    stopRing(e);
    unlock(e);
    Atomics.store(this.#words, Head.capturing, 0);
  }
}

/** Publishes the NIC from now on, unless the memory is missing or DOORBELL_SHOW forbids it. */
export function openStatus(e: Engine): void {
  if (getDouble(e, StatusMemory.address) === 0) {
    const mapping = showMemory(NIC_NAME, NIC_BYTES);
    if (mapping === undefined) return;
    setDouble(e, StatusMemory.address, mapping.address);
    e.i32[StatusMemory.fd] = mapping.fd;
    statusWords(e)[Head.magic] = MAGIC;
  }
  Atomics.store(statusWords(e), Head.isOpen, 1);
}

/** Marks the status as closed after the last device was closed. */
export function clearStatus(e: Engine): void {
  if (getDouble(e, StatusMemory.address) === 0) return;
  Atomics.store(statusWords(e), Head.isOpen, 0);
  Atomics.store(statusWords(e), Head.textBytes, 0);
}

/** Hides the status from other processes. The memory stays mapped because the NIC thread may still use it. */
export function hideStatus(e: Engine): void {
  if (getDouble(e, StatusMemory.address) === 0 || e.i32[StatusMemory.fd]! < 0) return;
  libc.close(e.i32[StatusMemory.fd]!);
  e.i32[StatusMemory.fd] = -1;
}

/** Releases the memory of {@link openStatus}. No thread may use it any more. */
export function releaseStatus(e: Engine): void {
  hideStatus(e);
  const address = getDouble(e, StatusMemory.address);
  if (address === 0) return;
  setDouble(e, StatusMemory.address, 0);
  libc.munmap(address, NIC_BYTES);
}

// The counters of the NIC. Names follow /sys/class/infiniband/*/ports/*/hw_counters of the kernel's rdma_rxe.

/**
 * Name and word offset of each counter: rxe's names, then mlx5's for congestion, then counters that only
 * soft0 has.
 */
const COUNTERS: readonly (readonly [name: string, word: number])[] = [
  ["sent_pkts", Counter.sentPackets],
  ["rcvd_pkts", Counter.receivedPackets],
  ["duplicate_request", Counter.duplicates],
  ["out_of_seq_request", Counter.outOfSequence],
  ["rcvd_rnr_err", Counter.receivedRnrs],
  ["send_rnr_err", Counter.sentRnrs],
  ["rcvd_seq_err", Counter.receivedNaks],
  ["completer_retry_err", Counter.timeouts],
  ["retry_exceeded_err", Counter.retriesExceeded],
  ["retry_rnr_exceeded_err", Counter.rnrExceeded],
  ["send_err", Counter.sendErrors],
  ["sent_seq_err", Counter.sentNaks],
  ["retransmitted_pkts", Counter.retransmits],
  ["nudges_sent", Counter.lossProbes],
  ["rcvd_bad_pkts", Counter.badPackets],
  ["rcvd_late_pkts", Counter.latePackets],
  ["np_ecn_marked_roce_packets", Counter.markedPackets],
  ["np_cnp_sent", Counter.sentCnps],
  ["rp_cnp_handled", Counter.handledCnps],
  ["rp_cnp_ignored", Counter.ignoredCnps],
  ["rcvd_bad_icrc", Counter.badIcrc],
  ["rcvd_bad_qkey", Counter.badQkeys],
  ["guess_alarms", Counter.guessAlarms],
  ["dropped_msgs", Counter.droppedMessages],
  ["sent_datagrams", Counter.sentDatagrams],
  ["sent_shared_memory", Counter.sentFrames],
  ["rcvd_shared_memory", Counter.receivedFrames],
  ["mapped_requests", Counter.copiedRequests],
  ["staged_copies", Counter.stagedCopies],
  ["staged_errors", Counter.stagedErrors],
  ["capture_lost", CaptureState.lost],
];

/** Returns all counters since the process started. They wrap at 2^32. */
export function readCounters(e: Engine): Record<string, number> {
  const counters = Object.fromEntries(COUNTERS.map(([name, word]) => [name, e.u32[word]!]));
  Object.assign(counters, dynamicCounters(e));
  // Bytes of the heap that were ever in use. This value is not a counter.
  counters.memory_bytes = getDouble(e, Heap.next) - HEAP_START * 4;
  return counters;
}

// The counters of the NIC. Names follow /sys/class/infiniband/*/ports/*/hw_counters of the kernel's rdma_rxe.

import { HEAP_START } from "../arena/arena.ts";
import { Counter } from "../arena/counters.ts";
import { type Engine, getDouble } from "../arena/engine.ts";
import { Heap } from "../arena/heap.ts";
import { CaptureState } from "../links/capture/capture-state.ts";
import { dynamicCounters } from "../transports/dynamic/counters.ts";

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

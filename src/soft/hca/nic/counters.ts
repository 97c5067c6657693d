// The NIC's counters, named as the kernel's rdma_rxe names its own in /sys/class/infiniband/*/ports/*/hw_counters.

import { Dev, Sections } from "../arena/arena.ts";
import { getDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { dynamicCounters } from "../transports/dynamic/counters.ts";

/** Counter names of rxe where it has such a counter, of mlx5 for congestion, then what only this NIC counts; with the word of each. */
const COUNTERS: readonly (readonly [name: string, word: number])[] = [
  ["sent_pkts", Dev.sentPackets],
  ["rcvd_pkts", Dev.receivedPackets],
  ["duplicate_request", Dev.duplicates],
  ["out_of_seq_request", Dev.outOfSequence],
  ["rcvd_rnr_err", Dev.receivedRnrs],
  ["send_rnr_err", Dev.sentRnrs],
  ["rcvd_seq_err", Dev.receivedNaks],
  ["completer_retry_err", Dev.timeouts],
  ["retry_exceeded_err", Dev.retriesExceeded],
  ["retry_rnr_exceeded_err", Dev.rnrExceeded],
  ["send_err", Dev.sendErrors],
  ["sent_seq_err", Dev.sentNaks],
  ["retransmitted_pkts", Dev.retransmits],
  ["nudges_sent", Dev.nudges],
  ["rcvd_bad_pkts", Dev.badPackets],
  ["rcvd_late_pkts", Dev.latePackets],
  ["np_ecn_marked_roce_packets", Dev.markedPackets],
  ["np_cnp_sent", Dev.sentCnps],
  ["rp_cnp_handled", Dev.handledCnps],
  ["rp_cnp_ignored", Dev.ignoredCnps],
  ["rcvd_bad_icrc", Dev.badIcrc],
  ["rcvd_bad_qkey", Dev.badQkeys],
  ["guess_alarms", Dev.guessAlarms],
  ["dropped_msgs", Dev.droppedMessages],
  ["sent_datagrams", Dev.sentDatagrams],
  ["sent_shared_memory", Dev.sentFrames],
  ["rcvd_shared_memory", Dev.receivedFrames],
  ["mapped_requests", Dev.copiedRequests],
  ["staged_copies", Dev.stagedCopies],
  ["staged_errors", Dev.stagedErrors],
  ["capture_lost", Dev.captureLost],
];

/** All counters since the process began; they wrap at 2^32. */
export function readCounters(e: Engine): Record<string, number> {
  const counters = Object.fromEntries(COUNTERS.map(([name, word]) => [name, e.u32[word]!]));
  Object.assign(counters, dynamicCounters(e));
  // Not a count: what objects, rings and queues take, or took once.
  counters.memory_bytes = getDouble(e, Dev.heapNext) - Sections.heap * 4;
  return counters;
}

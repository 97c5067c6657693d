// The counters of the NIC. They begin at 0 and wrap at 2^32.
import { section } from "./arena.ts";

export const Counter = section("counters", (f) => ({
  sentPackets: f.word(),
  /** Datagrams that were given to the kernel. A run of packets that the kernel segments counts once. */
  sentDatagrams: f.word(),
  receivedPackets: f.word(),
  /** Frames that were sent through shared memory. */
  sentFrames: f.word(),
  /** Frames that were received through shared memory. */
  receivedFrames: f.word(),
  /** Requests that were executed in the mapped memory of a peer. */
  copiedRequests: f.word(),
  /** Copies to and from staged memory. */
  stagedCopies: f.word(),
  /** Copies to and from staged memory that failed. */
  stagedErrors: f.word(),
  badPackets: f.word(),
  /** Bad packets for a queue pair that was destroyed a short time ago. */
  latePackets: f.word(),
  badIcrc: f.word(),
  /** Alarms of nic/guess-detector.ts. */
  guessAlarms: f.word(),
  /** Packets whose IP identification was found by trial. */
  solvedIdents: f.word(),
  duplicates: f.word(),
  outOfSequence: f.word(),
  sentNaks: f.word(),
  receivedNaks: f.word(),
  sentRnrs: f.word(),
  receivedRnrs: f.word(),
  timeouts: f.word(),
  retriesExceeded: f.word(),
  rnrExceeded: f.word(),
  retransmits: f.word(),
  lossProbes: f.word(),
  markedPackets: f.word(),
  sentCnps: f.word(),
  handledCnps: f.word(),
  ignoredCnps: f.word(),
  /** UC and UD messages that were dropped: no receive was posted, no access, or a buffer too small. */
  droppedMessages: f.word(),
  badQkeys: f.word(),
  sendErrors: f.word(),
  /** Not a count: the errno of the last packet that the kernel refused, for the hint of RETRY_EXC. */
  sendErrno: f.word(),
}));

// Runs of packets: consecutive packets of one length to one peer leave as one datagram with UDP_SEGMENT, and
// the kernel splits it.
// The last packet of a run may be shorter.
//
// The kernel numbers the IPv4 identifications of the segments 0, 1, 2, ... (seen on Linux 6.18 over veth),
// and the ICRC covers them. The index of a packet in its run is therefore known when its ICRC is computed.
// IPv6 has no identification.
import { section } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { TxBatch } from "../common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { FaultInjection } from "../faults/fault-state.ts";

/** The run that the next packet may join. */
const Run = section("segmentRun", (f) => ({
  count: f.word(),
  length: f.word(),
  bytes: f.word(),
  remote: f.word(),
  treatment: f.word(),
}));

/** Maximum number of packets in a run, which all kernels with UDP_SEGMENT accept. */
const MOST_PACKETS = 64;
/** Maximum number of bytes in a run: the payload of a UDP datagram over IPv4. */
const MOST_BYTES = 65507;

/** Ends the current run, so that the next packet starts a new one. */
export function endRun(e: Engine): void {
  e.i32[Run.count] = 0;
}

/**
 * Returns the index in its run of the next packet of the batch, of `bytes` bytes with ICRC, to address
 * `remote`.
 */
export function indexInRun(e: Engine, remote: number, bytes: number): number {
  const { i32 } = e;
  const count = i32[Run.count]!;
  const total = i32[Run.bytes]! + bytes;
  const length = i32[Run.length]!;
  const joins = count !== 0 && count < MOST_PACKETS && bytes <= length && total <= MOST_BYTES;
  const treatment = i32[TxPacket.treatment]!;
  if (joins && remote === i32[Run.remote] && treatment === i32[Run.treatment]) {
    i32[Run.count] = bytes === length ? count + 1 : 0;
    i32[Run.bytes] = total;
    return count;
  }
  // Fault injection drops, duplicates and reorders single packets, so each packet is sent by itself.
  const allowed = i32[Sockets.table + i32[TxBatch.socket]! * SOCKET_WORDS + Socket.segments]! !== 0;
  i32[Run.count] = allowed && i32[FaultInjection.active] === 0 ? 1 : 0;
  i32[Run.length] = bytes;
  i32[Run.bytes] = bytes;
  i32[Run.remote] = remote;
  i32[Run.treatment] = treatment;
  return 0;
}

// Runs: packets of one length to one peer that follow each other in the transmit batch leave as one datagram with UDP_SEGMENT,
// which the kernel cuts again, at a twentieth of the cost. The last of a run may be shorter.
//
// The kernel gives the pieces IP identifications 0, 1, 2, ... (measured on Linux 6.18 over a veth pair), and the ICRC covers
// them. So a packet's place in its run is known when its ICRC is made, and is what the pseudo header says. (IPv6 has none.)
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";

/** Most packets of a run: what every kernel with UDP_SEGMENT takes. */
const MOST_PACKETS = 64;
/** Most bytes of a run: a UDP datagram over IPv4. */
const MOST_BYTES = 65507;

/** The next packet begins a run of its own. */
export function endRun(e: Engine): void {
  e.i32[Dev.runCount] = 0;
}

/** The place in its run, from 0, of the batch's next packet: `bytes` long with its ICRC, for address `remote`. */
export function placeInRun(e: Engine, remote: number, bytes: number): number {
  const { i32 } = e;
  const count = i32[Dev.runCount]!;
  const total = i32[Dev.runBytes]! + bytes;
  const length = i32[Dev.runLength]!;
  const joins = count !== 0 && count < MOST_PACKETS && bytes <= length && total <= MOST_BYTES;
  const treatment = i32[TxPacket.treatment]!;
  if (joins && remote === i32[Dev.runRemote] && treatment === i32[Dev.runTreatment]) {
    i32[Dev.runCount] = bytes === length ? count + 1 : 0;
    i32[Dev.runBytes] = total;
    return count;
  }
  // What is injected as a fault drops, doubles and swaps packets: each travels by itself.
  const allowed = i32[Sections.sockets + i32[Dev.txSocket]! * SOCKET_WORDS + Socket.segments]! !== 0;
  i32[Dev.runCount] = allowed && i32[Dev.faults] === 0 ? 1 : 0;
  i32[Dev.runLength] = bytes;
  i32[Dev.runBytes] = bytes;
  i32[Dev.runRemote] = remote;
  i32[Dev.runTreatment] = treatment;
  return 0;
}

// Which way a QP's packets go: into its peer's ring, or out by the network.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp } from "../../arena/records.ts";
import { FRAME_PAYLOAD, Peer } from "./records.ts";

/** The peer whose ring takes the QP's packets now, 0 when they go by the network. */
export function routeOf(e: Engine, q: number): number {
  const { i32 } = e;
  const p = i32[q + Qp.peer]!;
  if (p === 0 || i32[q + Qp.sharedMemory] === 0) return 0;
  return i32[p + Peer.open] !== 0 && i32[Dev.faults] === 0 ? p : 0;
}

/** Whether the QP sends packets although shared memory is open. */
export function seesSharedMemory(e: Engine, q: number): boolean {
  const p = e.i32[q + Qp.peer]!;
  return p !== 0 && e.i32[q + Qp.sharedMemory] === 0 && e.i32[p + Peer.open] !== 0 && e.i32[Dev.faults] === 0;
}

/** Packets whose payload one frame carries. */
export function framePackets(mtu: number): number {
  return mtu >= FRAME_PAYLOAD ? 1 : Math.floor(FRAME_PAYLOAD / mtu);
}

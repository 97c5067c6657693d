// Interface between the NIC and its transports: rc/, xrc/, uc/, ud/ and dynamic/. The file table.ts lists
// them.
import * as v from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";

/** Transport of one queue pair type. The engine lock is held during every call. */
export interface Transport {
  /** The `ibv_qp_type` of the transport's queue pairs. */
  readonly type: number;
  /** Set of work request opcodes that the queue pairs accept (see {@link operations}). */
  readonly operations: number;
  /** Bits 7 to 5 of the transport's opcodes, in place. */
  readonly opcodes: number;
  /** True when each queue pair has one peer and accepts only packets of that peer. */
  readonly connected: boolean;
  /**
   * True when packets do not name a queue pair of this NIC. {@link Transport.receive} then gets 0 and finds
   * the target itself.
   */
  readonly dispatches: boolean;
  /**
   * True when senders do not wait for their receivers. A turn of such a queue pair ends the NIC's step, so
   * that a receiver on the same NIC can empty its socket.
   */
  readonly unacknowledged: boolean;
  /**
   * Handles the received packet (RxPacket in arena/packet.ts), whose ICRC is correct. The queue pair `q` is 0
   * for a multicast group and for a transport that {@link Transport.dispatches}. For the latter only the
   * words set by the link and `congested` are valid. Returns false when the packet is invalid.
   */
  receive(e: Engine, q: number): boolean;
  /** Gives a queue pair a turn of up to `budget` packets. Returns true when it could send more at once. */
  run(e: Engine, q: number, budget: number): boolean;
  /** Acts on expired timers of a queue pair. */
  timers(e: Engine, q: number): void;
  /**
   * Removes a queue pair from all state of the transport, before it is reset, destroyed, or moved to the
   * error state.
   */
  forget(e: Engine, q: number): void;
  /** Sets the default attributes of a new or reset queue pair. */
  setDefaults(e: Engine, q: number): void;
  /** Work that belongs to no single queue pair, if there is any. */
  readonly common?: CommonWork;
}

/**
 * Work of a transport that belongs to no single queue pair. Every method may be called while no queue pair
 * uses the transport.
 */
export interface CommonWork {
  /** Sends pending acknowledgements, once for all packets that arrived in one batch. */
  sendPendingAcks(e: Engine): void;
  /** Returns whether {@link CommonWork.run} has work. */
  hasWork(e: Engine): boolean;
  /** Sends in turns of up to `quantum` packets. Returns the number of turns. */
  run(e: Engine, quantum: number): number;
  /**
   * Acts on an expired timer (word offset) of the given kind (arena/timers.ts). Returns false for
   * kinds of other transports.
   */
  expire(e: Engine, kind: number, timer: number): boolean;
}

/** Returns the set of the given `ibv_wr_opcode` values. */
export const operations = (...opcodes: number[]): number =>
  opcodes.reduce((bits, opcode) => bits | (1 << opcode), 0);

export const SENDS = operations(v.IBV_WR_SEND, v.IBV_WR_SEND_WITH_IMM);
export const WRITES = operations(v.IBV_WR_RDMA_WRITE, v.IBV_WR_RDMA_WRITE_WITH_IMM);
/** Requests that are executed at the sender alone: keys are invalidated and windows bound. */
export const KEYS = operations(v.IBV_WR_LOCAL_INV, v.IBV_WR_BIND_MW);
/** Requests that wait for data from the peer. */
export const DATA = operations(
  v.IBV_WR_RDMA_READ,
  v.IBV_WR_ATOMIC_CMP_AND_SWP,
  v.IBV_WR_ATOMIC_FETCH_AND_ADD,
);

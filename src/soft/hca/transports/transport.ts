// What a transport is to the NIC. There is one for each type of queue pair: rc/, uc/, ud/, dynamic/; table.ts names them.
import type { Engine } from "../arena/engine.ts";

/** A transport's part of the engine. All of it runs under the engine lock. */
export interface Transport {
  /** The ibv_qp_type of its queue pairs. */
  readonly type: number;
  /** The work requests that they take, as operations.ts has them. */
  readonly operations: number;
  /** The value of bits 7..5 of its opcodes, in place. */
  readonly opcodes: number;
  /** Its queue pairs have one peer each, and take packets from that one only. */
  readonly connected: boolean;
  /** Its packets do not name a queue pair that must exist: {@link Transport.receive} gets 0 and looks for itself. */
  readonly dispatches: boolean;
  /**
   * A sender does not wait for its receiver. Such a turn ends the NIC's step: the receiver, which may be on this NIC, must get to
   * empty its socket.
   */
  readonly unacknowledged: boolean;
  /**
   * Handles the received packet (RxPacket, arena/packet.ts), which is intact and for queue pair `q`, or with 0 for a multicast
   * group. Of a transport that {@link Transport.dispatches} only the words that the link set are valid, and `congested`.
   * False when the packet means nothing.
   */
  receive(e: Engine, q: number): boolean;
  /** Gives a queue pair its turn, of up to `budget` packets. True when it could go on at once. */
  run(e: Engine, q: number, budget: number): boolean;
  /** Acts on deadlines of a queue pair that have passed. */
  timers(e: Engine, q: number): void;
  /** Takes a queue pair out of everything that the transport keeps: it is reset, destroyed, or set to the error state. */
  forget(e: Engine, q: number): void;
  /** What a new or reset queue pair has before anybody sets it. */
  setDefaults(e: Engine, q: number): void;
  /** What belongs to no single queue pair; absent when there is nothing. */
  readonly common?: CommonWork;
}

/** Work that a transport has beside that of its queue pairs; all of it may be called when no queue pair uses the transport. */
export interface CommonWork {
  /** Sends what peers are owed: called once for all packets that came in together. */
  sendOwed(e: Engine): void;
  /** Whether {@link CommonWork.run} has anything to do. */
  hasWork(e: Engine): boolean;
  /** Lets it send, in turns of up to `quantum` packets; how many turns there were. */
  run(e: Engine, quantum: number): number;
  /** Acts on a timer (word offset) of that kind (arena/deadline-heap.ts) that has come up. False when such are not its own. */
  expire(e: Engine, kind: number, timer: number): boolean;
}

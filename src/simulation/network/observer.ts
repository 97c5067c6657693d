import type { Packet } from "./packet-link.ts";

/** Packet and its fate. */
export interface SentPacket {
  /** Time in nanoseconds since the start of the simulation. */
  readonly at: number;
  /** Number of the sending host. */
  readonly from: number;
  /** Number of the receiving host. Undefined for an address that no host has. */
  readonly to: number | undefined;
  readonly packet: Packet;
  /** "cut" on a cut path, and for an unknown address. */
  readonly fate: "sent" | "lost" | "cut";
  readonly isMarked: boolean;
  readonly isDamaged: boolean;
  /** Number of the bit that was changed, in a damaged packet. */
  readonly damagedBit: number | undefined;
  readonly isReordered: boolean;
  /** Arrival times of its copies in nanoseconds. */
  readonly arrivals: readonly number[];
}

/** Receiver of everything that the network does. It must not change the simulation. */
export interface NetworkObserver {
  /** A host has sent a packet, whose fate is known. */
  sent?(packet: SentPacket): void;
  /** A copy of a packet arrives. `isAccepted` is false when the host is down. */
  arrived?(packet: SentPacket, isAccepted: boolean): void;
}

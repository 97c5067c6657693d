/**
 * Connections that a NIC makes and ends by itself, as it tells of them.
 * @module
 */

/** A pair of addresses, and a source port, that the packets of a connection take. */
export interface ContextPath {
  /** Our address and the peer's. */
  readonly from: string;
  readonly to: string;
  /** UDP source port of what leaves here. */
  readonly sourcePort: number;
  /** Of a send context: false while the path is left because it lost packets; one is sent now and then to try it. */
  readonly isUp: boolean;
  /** Of a send context: packets on the way there. */
  readonly onTheWay?: number;
  /** Of a send context: microseconds there and back, smoothed. */
  readonly roundTripUs?: number;
  /** Of a send context: the share of packets that arrive, smoothed: 0 to 1. */
  readonly delivery?: number;
}

/** A send or receive context of the embedded NIC: its end of a connection to another NIC. */
export interface ConnectionContext {
  readonly kind: "send" | "receive";
  /** Its number, as packets name it, and that of the peer's context, once it is known. */
  readonly id: number;
  readonly remoteId?: number;
  /** Of a send context requesting, opening, open, finishing; of a receive context opened, receiving, quiet. */
  readonly state: string;
  /** The peer's IP address that the connection was opened to, or from. */
  readonly peer: string;
  /** Packets that may be on the way at once. */
  readonly window: number;
  /** Of a send context: packets that are on the way. */
  readonly onTheWay?: number;
  /** Packets that are missing: to be sent again; of a receive context, those before one that has come. */
  readonly missing: number;
  readonly paths: readonly ContextPath[];
  /** Microseconds since it was opened. */
  readonly ageUs: number;
}

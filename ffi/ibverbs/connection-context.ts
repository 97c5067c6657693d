/**
 * Descriptions of the connections that a NIC opens and closes without a request from the program.
 * @module
 */

/** Network path of a connection: two IP addresses and a UDP source port. */
export interface ContextPath {
  /** IP address of the local NIC on this path. */
  readonly from: string;
  readonly to: string;
  /** UDP source port of outgoing packets. */
  readonly sourcePort: number;
  /**
   * False while a send context avoids the path because packets were lost. Single packets still probe the
   * path.
   */
  readonly isUp: boolean;
  /** Packets in flight on this path; present only for a send context. */
  readonly onTheWay?: number;
  /** Smoothed round-trip time of the path in microseconds; present only for a send context. */
  readonly roundTripUs?: number;
  /** Smoothed fraction of packets that arrive, from 0 to 1; present only for a send context. */
  readonly delivery?: number;
}

/** Send or receive context of the soft NIC: one end of a connection to another NIC. */
export interface ConnectionContext {
  readonly kind: "send" | "receive";
  /** Number of the context in packets. */
  readonly id: number;
  readonly remoteId?: number;
  /**
   * State of the context. A send context is requesting, opening, open or finishing; a receive context is
   * opened, receiving or quiet.
   */
  readonly state: string;
  /** IP address of the peer NIC. */
  readonly peer: string;
  /** Maximum number of packets in flight. */
  readonly window: number;
  /** Packets in flight; present only for a send context. */
  readonly onTheWay?: number;
  /**
   * Missing packets. A send context retransmits these packets; a receive context waits for them before later
   * packets.
   */
  readonly missing: number;
  readonly paths: readonly ContextPath[];
  /** Time since the context was opened, in microseconds. */
  readonly ageUs: number;
}

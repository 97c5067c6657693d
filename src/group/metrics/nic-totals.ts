/** Traffic of a NIC that connects this member to other hosts, since the group first used it. */
export interface NicTotal {
  /** Name of the RDMA device, such as "mlx5_0". */
  readonly device: string;
  /**
   * Number of packets that all programs sent by the NIC. soft0 counts those of this process. It adds the frames
   * and requests that go through shared memory.
   */
  readonly packets: number;
  /**
   * Number of packets sent again. Drivers without such a counter report events that cause retransmission: a
   * timeout, or a packet that the receiver reports as missing.
   */
  readonly retransmits: number;
}

/** Names of the counter of sent packets: soft0 and rdma_rxe, then mlx5. */
const packetNames = ["sent_pkts", "port_xmit_packets"] as const;
/** Names of soft0's counters of frames and requests through shared memory. */
const sharedNames = ["sent_shared_memory", "mapped_requests"] as const;
/** Name of the counter of packets sent again, which soft0 has. */
const retransmitName = "retransmitted_pkts";
/** Names of counters of events that cause retransmission: rdma_rxe, then mlx5. */
const eventNames = [
  "completer_retry_err",
  "rcvd_seq_err",
  "local_ack_timeout_err",
  "packet_seq_err",
] as const;

/** Returns the sent packets and the retransmissions in the counters of a port. */
export function nicCounts(counters: Readonly<Record<string, number>>): NicCounts {
  const sum = (names: readonly string[]): number =>
    names.reduce((all, name) => all + (counters[name] ?? 0), 0);
  const packets = packetNames.map((name) => counters[name]).find((count) => count !== undefined) ?? 0;
  return {
    packets: packets + sum(sharedNames),
    retransmits: counters[retransmitName] ?? sum(eventNames),
  };
}

/** Packets and retransmissions of a NIC. */
export type NicCounts = Omit<NicTotal, "device">;

/** Counters of one NIC, which may wrap at 2^32. */
class NicMeter {
  #source: () => NicCounts;
  #last: NicCounts;
  packets = 0;
  retransmits = 0;

  constructor(source: () => NicCounts) {
    this.#source = source;
    this.#last = source();
  }

  read(): void {
    const now = this.#source();
    this.packets += grown(this.#last.packets, now.packets);
    this.retransmits += grown(this.#last.retransmits, now.retransmits);
    this.#last = now;
  }

  /** Reads another source from now on. */
  follow(source: () => NicCounts): void {
    this.read();
    this.#source = source;
    this.#last = source();
  }
}

/** Returns the growth of a counter, of 64 bits, or of 32 bits that wrapped. */
const grown = (before: number, now: number): number => (now >= before ? now - before : (now - before) >>> 0);

/** Totals of the NICs of a member, which continue through all epochs of a group. */
export class NicTotals {
  readonly #meters = new Map<string, NicMeter>();

  /** Counts the traffic of a NIC from now on. `source` returns its counters. */
  count(device: string, source: () => NicCounts): void {
    const meter = this.#meters.get(device);
    if (meter === undefined) this.#meters.set(device, new NicMeter(source));
    else meter.follow(source);
  }

  /** Returns the totals of all NICs, in the order of their first use. */
  totals(): NicTotal[] {
    return [...this.#meters].map(([device, meter]) => {
      meter.read();
      return { device, packets: meter.packets, retransmits: meter.retransmits };
    });
  }
}

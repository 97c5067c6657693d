/**
 * Performance goal of a row: a value in the row's unit, or a factor of another contender's value in the same
 * run.
 */
export interface Bar {
  readonly contender: string;
  readonly least?: number;
  readonly most?: number;
  /** Contender whose value `least` or `most` multiplies; undefined when the goal is in the row's unit. */
  readonly times?: string;
}

/** Row of the table, which every contender measures alike. */
export interface Row {
  readonly name: string;
  readonly kind: "bandwidth" | "rate" | "latency";
  /** Operation of the row: RDMA writes, or sends into posted receives. */
  readonly operation: "write" | "send";
  /** Size of a message in bytes. */
  readonly size: number;
  /** Behaviour of the target's processor: it polls like the sender's, or it sleeps. */
  readonly target: "polls" | "sleeps";
  readonly bars: readonly Bar[];
}

/**
 * Transports of doorbell and the peers, in the order of the table's columns. Sends use the ring when the
 * target's memory is mapped.
 */
export const packets = "packets";
export const ring = "ring";
export const mapped = "mapped";
export const ucxTcp = "UCX tcp";
export const ucxShm = "UCX shm";
export const fabricTcp = "fabric tcp";
export const fabricShm = "fabric shm";

/** Requests in flight for every contender that has such a window. */
export const outstanding = 64;

const bandwidth = (
  label: string,
  size: number,
  bars: readonly Bar[] = [],
  target: Row["target"] = "polls",
): Row => ({
  name: `write, ${label}${target === "sleeps" ? ", target asleep" : ""}`,
  kind: "bandwidth",
  operation: "write",
  size,
  target,
  bars,
});

/** With a sleeping target, the waiting process reads only the memory and does not poll the device. */
const latency = (
  label: string,
  size: number,
  bars: readonly Bar[],
  target: Row["target"] = "polls",
): Row => ({
  name: `write latency, ${label}${target === "sleeps" ? ", no polls" : ""}`,
  kind: "latency",
  operation: "write",
  size,
  target,
  bars,
});

const sends = (label: string, size: number): Row => ({
  ...bandwidth(label, size),
  name: `send, ${label}`,
  operation: "send",
});

const twiceTcp: Bar = { contender: packets, least: 2, times: ucxTcp };
const tcpOrLess: Bar = { contender: packets, most: 1, times: ucxTcp };

const halfOfShm: Bar = { contender: mapped, least: 0.5, times: ucxShm };
const fabricOrMore: Bar = { contender: packets, least: 1, times: fabricTcp };

export const rows: readonly Row[] = [
  bandwidth("4 KiB", 4096, [{ contender: mapped, least: 6 }]),
  bandwidth("64 KiB", 65536, [twiceTcp, fabricOrMore, halfOfShm]),
  bandwidth("1 MiB", 1 << 20, [{ contender: packets, least: 2 }, twiceTcp, fabricOrMore, halfOfShm]),
  bandwidth("1 MiB", 1 << 20, [], "sleeps"),
  sends("4 KiB", 4096),
  sends("64 KiB", 65536),
  {
    name: `write rate, 64 B, ${outstanding} outstanding`,
    kind: "rate",
    operation: "write",
    size: 64,
    target: "polls",
    bars: [
      { contender: packets, least: 1, times: ucxTcp },
      { contender: mapped, least: 2000 },
    ],
  },
  latency("8 B", 8, [tcpOrLess]),
  latency("8 B", 8, [{ contender: mapped, most: 1 }], "sleeps"),
  latency("4 KiB", 4096, [tcpOrLess, { contender: mapped, most: 4 }]),
];

/**
 * Units of a row's values: bandwidth in 10^9 bytes per second, rate in 1000 messages per second, one-way
 * latency in microseconds.
 */
export const units = { bandwidth: "GB/s", rate: "k/s", latency: "us" } as const;

/** Converts messages per second to the row's unit; a latency row has no such value. */
export const perSecond = ({ kind, size }: Row, messages: number): number =>
  kind === "rate" ? messages / 1000 : (messages * size) / 1e9;

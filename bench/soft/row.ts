/** What a bar is measured against: a figure in the row's unit, or so many times what a contender of the same run got. */
export interface Bar {
  readonly contender: string;
  readonly least?: number;
  readonly most?: number;
  /** The contender whose figure `least` or `most` multiplies; none: they are in the row's unit. */
  readonly times?: string;
}

/** One line of the table: every contender measures the same. */
export interface Row {
  readonly name: string;
  readonly kind: "bandwidth" | "rate" | "latency";
  /** RDMA writes, or messages that the target has receives for. */
  readonly operation: "write" | "send";
  /** Bytes of a message. */
  readonly size: number;
  /** Whether the target's processor polls as the sender's does, or is left alone. */
  readonly target: "polls" | "sleeps";
  readonly bars: readonly Bar[];
}

/** Our ways and the peers, in the order of the table's columns. What the mapped way does not take, such as sends, goes by the ring. */
export const packets = "packets";
export const ring = "ring";
export const mapped = "mapped";
export const ucxTcp = "UCX tcp";
export const ucxShm = "UCX shm";
export const fabricTcp = "fabric tcp";
export const fabricShm = "fabric shm";

/** What every contender keeps in flight where it has such a window. */
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

/** With a target that sleeps, whoever waits looks at the memory alone and leaves the device to itself. */
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

/** Units that figures of a row are in: bandwidth in 10^9 bytes a second, rate in 1000 messages a second, latency one way. */
export const units = { bandwidth: "GB/s", rate: "k/s", latency: "us" } as const;

/** Messages a second as a figure of the row; latency has none. */
export const perSecond = ({ kind, size }: Row, messages: number): number =>
  kind === "rate" ? messages / 1000 : (messages * size) / 1e9;

/** Link from one member's GPU to another member's memory. */
export interface GroupLink {
  /** Rank of the member that writes. */
  readonly from: number;
  /** Rank of the member that owns the memory. */
  readonly to: number;
  /**
   * Kind of the link:
   * - "same GPU", or the name of `doorbell topology`, such as "NV18" or "PIX". "mapped" means that the memory
   *   is mapped but the topology is unknown.
   * - "embedded" between soft GPUs.
   * - "RDMA" between members on different hosts, and between members of a host that cannot reach each
   *   other's memory.
   * - "none" if the member cannot reach the memory.
   */
  readonly kind: string;
  /** Number of hosts of the two members: 1 or 2. */
  readonly hosts: 1 | 2;
  /** Explanation of the kind. For "none", the reason why the memory cannot be reached. */
  readonly reason: string;
  /**
   * Latency of an 8-byte copy, in microseconds: the average of many copies in a stream. For RDMA, half of the
   * round-trip time of a send and a receive, which includes the streams and the network thread. Undefined for
   * "none".
   */
  readonly latencyUs: number | undefined;
  /** Bandwidth of a large copy in this direction alone, in GB/s (1e9 bytes). Undefined for "none". */
  readonly GBps: number | undefined;
}

/** Measured links between all members of a group. All members hold the same links. */
export class GroupLinks {
  /** Links, sorted by `from`, then `to`. */
  readonly all: readonly GroupLink[];
  readonly #size: number;

  /** @internal Use `group.links()`. */
  constructor(size: number, all: readonly GroupLink[]) {
    this.#size = size;
    this.all = all;
  }

  /** Returns the link from one rank to another. Returns undefined for an unknown rank and for equal ranks. */
  between(from: number, to: number): GroupLink | undefined {
    return this.all.find((link) => link.from === from && link.to === to);
  }

  /** Summary of the links: a mesh with its range of bandwidths, or the pairs without a link. */
  get shape(): string {
    if (this.#size < 2) return "one member, so the group has no links";
    const missing = this.all.filter(({ kind }) => kind === "none");
    if (missing.length > 0)
      return `not a mesh: ${missing.map(({ from, to }) => `${from} to ${to}`).join(", ")} cannot be reached`;
    const far = this.all.filter(({ kind }) => kind === "RDMA");
    if (far.some(({ hosts }) => hosts === 2))
      return "several hosts: RDMA connects members of different hosts";
    if (far.length > 0) {
      const pairs = far.filter(
        ({ from, to }) => from < to || !far.some((one) => one.from === to && one.to === from),
      );
      return `one host: RDMA connects ${pairs.map(({ from, to }) => `${from} and ${to}`).join(", ")}, which cannot reach each other's memory`;
    }
    const slow = this.all.reduce((a, b) => (a.GBps! < b.GBps! ? a : b));
    const fast = this.all.reduce((a, b) => (a.GBps! > b.GBps! ? a : b));
    const range =
      slow.GBps! * 2 < fast.GBps!
        ? `from ${shownGBps(slow)} (${slow.from} to ${slow.to}, ${slow.kind}) to ${shownGBps(fast)} (${fast.from} to ${fast.to}, ${fast.kind}) GB/s`
        : `${shownGBps(slow)} to ${shownGBps(fast)} GB/s`;
    return `a mesh: each member reaches each other's memory, ${range}`;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    const ranks = Array.from({ length: this.#size }, (_, rank) => rank);
    const cell = (text: string): string => text.padStart(28);
    const row = (from: number): string =>
      ranks
        .map((to) => {
          const link = this.between(from, to);
          if (link === undefined) return cell("-");
          if (link.GBps === undefined) return cell(link.kind);
          return cell(`${link.kind} ${shownGBps(link)} GB/s ${link.latencyUs!.toFixed(1)} us`);
        })
        .join("");
    return [
      `GroupLinks: ${this.shape}`,
      `  from${ranks.map((rank) => cell(`to ${rank}`)).join("")}`,
      ...ranks.map((from) => `${`${from}`.padStart(6)}${row(from)}`),
    ].join("\n");
  }
}

const shownGBps = ({ GBps }: GroupLink): string => (GBps! < 10 ? GBps!.toFixed(2) : GBps!.toFixed(0));

/** How one member's GPU reaches another's memory. */
export interface GroupLink {
  /** Ranks. */
  readonly from: number;
  readonly to: number;
  /**
   * "same GPU", "NV18", "PIX" and so on as `doorbell topology` names them, "embedded"; "RDMA" between hosts, and where pairs of one
   * fail: what passes take, streams and the thread between among it; "none" where it is not reached.
   */
  readonly kind: string;
  /** In words; of a pair that is not reached, why. */
  readonly reason: string;
  /** Microseconds of a copy of 8 bytes, one of many in a stream, by RDMA of half the way there and back; undefined where it is not reached. */
  readonly latencyUs: number | undefined;
  /** GB/s (1e9 bytes) of a large copy, in this direction alone. */
  readonly GBps: number | undefined;
}

/** All links of a group, as each member measured its own: the same in all members. */
export class GroupLinks {
  /** By `from`, then `to`. */
  readonly all: readonly GroupLink[];
  readonly #size: number;

  /** @internal Use `group.links()`. */
  constructor(size: number, all: readonly GroupLink[]) {
    this.#size = size;
    this.all = all;
  }

  /** The way from one rank's GPU to another's; undefined for ranks that are not there, and from one to itself. */
  between(from: number, to: number): GroupLink | undefined {
    return this.all.find((link) => link.from === from && link.to === to);
  }

  /** What collectives can make of it, in words. */
  get shape(): string {
    if (this.#size < 2) return "one member: nothing to link";
    const far = this.all.some(({ kind }) => kind === "RDMA");
    if (far && this.all.every(({ kind }) => kind !== "none"))
      return "several hosts: members of others are reached by RDMA";
    const missing = this.all.filter(({ kind }) => kind === "none");
    if (missing.length > 0)
      return `not a mesh: ${missing.map(({ from, to }) => `${from} to ${to}`).join(", ")} cannot be reached`;
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

import type { LinkTimes } from "./link-times.ts";
import type { Route } from "./routes.ts";

/** Most bytes that a transfer reserves at once. Transfers that share a link take turns of this size. */
const MOST_CHUNK_BYTES = 2 ** 18;
const LEAST_CHUNK_BYTES = 2 ** 12;
/** Longest time that a chunk occupies a link, in nanoseconds. */
const LONGEST_CHUNK_NS = 10e6;
/**
 * Most chunks of one call of `arrivedBy`. A caller that comes late then leaves time of the link to other transfers
 * that come late.
 */
const MOST_CHUNKS = 8;

/** Returns the bytes that a transfer on a route reserves at once. */
export function chunkBytes(route: Route): number {
  const slowest = Math.max(...route.map(({ nsPerByte }) => nsPerByte));
  const inTime = 2 ** Math.floor(Math.log2(LONGEST_CHUNK_NS / slowest));
  return Math.max(LEAST_CHUNK_BYTES, Math.min(MOST_CHUNK_BYTES, inTime));
}

/** A transfer over links: the bytes that have arrived at a time. */
export class PacedTransfer {
  readonly #times: LinkTimes;
  readonly #route: Route;
  readonly #bytes: number;
  readonly #chunkBytes: number;
  #reserved = 0;
  #arrived = 0;
  #dueNs: number;

  /** Begins at `nowNs`, in nanoseconds of CLOCK_MONOTONIC. */
  constructor(times: LinkTimes, route: Route, bytes: number, nowNs: number) {
    this.#times = times;
    this.#route = route;
    this.#bytes = bytes;
    this.#chunkBytes = chunkBytes(route);
    this.#dueNs = nowNs;
  }

  /** Time at which the next bytes arrive, in nanoseconds. */
  get dueNs(): number {
    return this.#dueNs;
  }

  /** Returns the number of bytes that have arrived at a time. It may be called late, and the links lose no time. */
  arrivedBy(nowNs: number): number {
    for (let chunks = 0; this.#dueNs <= nowNs; chunks++) {
      this.#arrived = this.#reserved;
      if (this.#arrived === this.#bytes || chunks === MOST_CHUNKS) break;
      const bytes = Math.min(this.#chunkBytes, this.#bytes - this.#reserved);
      this.#reserved += bytes;
      // The bytes were ready when the chunk before them had arrived, however late this call is.
      this.#dueNs = this.#times.reserve(this.#route, this.#dueNs, bytes);
    }
    return this.#arrived;
  }
}

import { clockNs } from "./clock.ts";
import { groupOf, type LinkTimes, linkTimesOf } from "./link-times.ts";
import { PacedTransfer } from "./paced-transfer.ts";
import { type Placement, placementFromEnvironment } from "./placement.ts";
import { type Route, routeOf } from "./routes.ts";

/** End of a transfer: a soft device, or "host" for host memory. */
export type TransferEnd = `gpu${number}` | "soft0" | "softdisk0" | "host";

/** Links of the described machine that the soft devices of this thread obey. */
export class SoftLinks {
  readonly placement: Placement;
  /** Number of the group of links in the memory that all processes share. */
  readonly group: number;
  readonly times: LinkTimes;
  readonly #routes = new Map<string, Route>();

  constructor(placement: Placement) {
    this.placement = placement;
    this.group = groupOf(`${placement.like} ${placement.scale}`);
    this.times = linkTimesOf(this.group);
  }

  /** Returns the links between two ends. A device without a place, and the memory of one device, has none. */
  route(from: TransferEnd, to: TransferEnd): Route {
    const key = `${from} ${to}`;
    let route = this.#routes.get(key);
    if (route === undefined) this.#routes.set(key, (route = this.#find(from, to)));
    return route;
  }

  #find(from: TransferEnd, to: TransferEnd): Route {
    const { places } = this.placement;
    const isPaced = [from, to].every((end) => end === "host" || places.has(end));
    return isPaced ? routeOf(this.placement, places.get(from), places.get(to)) : [];
  }

  /** Begins a transfer. Returns undefined when no link limits it. */
  begin(from: TransferEnd, to: TransferEnd, bytes: number): PacedTransfer | undefined {
    const route = this.route(from, to);
    return route.length === 0 ? undefined : new PacedTransfer(this.times, route, bytes, clockNs());
  }
}

let current: SoftLinks | undefined;
let isRead = false;

/**
 * Returns the links that the soft devices of this thread obey, or undefined. The first call reads the environment,
 * and throws for a wrong setting.
 */
export function softLinks(): SoftLinks | undefined {
  if (!isRead) {
    const placement = placementFromEnvironment();
    current = placement && new SoftLinks(placement);
    isRead = true;
  }
  return current;
}

/** Replaces the links that the soft devices of this thread obey. */
export function setSoftLinks(placement: Placement | undefined): void {
  current = placement && new SoftLinks(placement);
  isRead = true;
}

import type { Resource } from "../../lifetime/resource.ts";
import type { WorkRequestMemory } from "./work-request-memory.ts";

/** Fields that every C work request has. */
export interface RequestView {
  wr_id: number;
  next: number;
  num_sge: number;
}

/** Row of C work requests that are posted together. */
export interface Chain<W> {
  readonly memory: WorkRequestMemory<W>;
  /** The users' ids of the requests. */
  readonly wrIds: Float64Array<ArrayBuffer>;
  /** Ids that C carries instead of the users' ids. */
  readonly cIds: Float64Array<ArrayBuffer>;
  /**
   * Regions, windows and address handles that the requests name. C reads them, so they must be open when the
   * chain is posted.
   */
  readonly resources: Resource[];
  /** Number of requests that are posted. */
  count: number;
  /** True when the chain must be posted by `ibv_wr_*`. */
  extended: boolean;
}

/** Returns a chain of all requests of `memory`, linked but not filled. */
export function chainOf<W extends RequestView>(memory: WorkRequestMemory<W>): Chain<W> {
  const count = memory.requests.length;
  for (let i = 0; i < count; i++) linkAfter(memory, i, i + 1 < count);
  const ids = () => new Float64Array(new ArrayBuffer(count * 8));
  return { memory, wrIds: ids(), cIds: ids(), resources: [], count, extended: false };
}

/** Links request `i` to the next request, or ends the chain at it. */
export function linkAfter<W extends RequestView>(
  memory: WorkRequestMemory<W>,
  i: number,
  goesOn: boolean,
): void {
  memory.requests[i]!.next = goesOn ? memory.address + (i + 1) * memory.stride : 0;
}

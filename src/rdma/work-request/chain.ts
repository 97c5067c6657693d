import type { Resource } from "../../lifetime/resource.ts";
import type { WorkRequestMemory } from "./work-request-memory.ts";

/** What every C work request has. */
export interface RequestView {
  wr_id: number;
  next: number;
  num_sge: number;
}

/** C work requests in a row, and what has to hold when they are posted. */
export interface Chain<W> {
  readonly memory: WorkRequestMemory<W>;
  /** The users' ids. */
  readonly wrIds: Float64Array<ArrayBuffer>;
  /** The ids that C carries instead. */
  readonly cIds: Float64Array<ArrayBuffer>;
  /** What the requests name and C will look at, which must be open: regions, windows, address handles. */
  readonly resources: Resource[];
  /** How many of the requests are posted. */
  count: number;
  /** Whether one of them is an operation that only `ibv_wr_*` posts, or all are to be posted by these. */
  extended: boolean;
}

/** A chain of all requests of `memory`, linked, for somebody to fill. */
export function chainOf<W extends RequestView>(memory: WorkRequestMemory<W>): Chain<W> {
  const count = memory.requests.length;
  for (let i = 0; i < count; i++) linkAfter(memory, i, i + 1 < count);
  const ids = () => new Float64Array(new ArrayBuffer(count * 8));
  return { memory, wrIds: ids(), cIds: ids(), resources: [], count, extended: false };
}

/** Whether request `i` is followed by another. */
export function linkAfter<W extends RequestView>(
  memory: WorkRequestMemory<W>,
  i: number,
  goesOn: boolean,
): void {
  memory.requests[i]!.next = goesOn ? memory.address + (i + 1) * memory.stride : 0;
}

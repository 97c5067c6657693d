import { ibv_recv_wr, ibv_send_wr, ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { type FlatFields, flat, type StructType, type View } from "../../../ffi/layout/index.ts";
import type { Resource } from "../../lifetime/resource.ts";

type Flat<T> = T extends StructType<infer F> ? StructType<FlatFields<F>> : never;

const Send: Flat<typeof ibv_send_wr> = flat(ibv_send_wr);
const Receive: Flat<typeof ibv_recv_wr> = flat(ibv_recv_wr);
const Segment: Flat<typeof ibv_sge> = flat(ibv_sge);

export type SendView = View<typeof Send>;
export type ReceiveView = View<typeof Receive>;
type SegmentView = View<typeof Segment>;

/** Row of C work requests that `next` links, each with its own segments. */
export interface WorkRequestMemory<W> {
  readonly requests: readonly W[];
  /** Address of the first request. */
  readonly address: number;
  /** Number of bytes from one request to the next. */
  readonly stride: number;
  /** Returns the address of the segments of request `i`. */
  segmentsAddress(i: number): number;
  segment(i: number, j: number): SegmentView;
  readonly segmentsEach: number;
}

interface RequestType<W> {
  readonly size: number;
  pool(memory: ArrayBuffer, count: number): W[];
}

function make<W extends { readonly pointer: number }>(
  type: RequestType<W>,
  count: number,
  segmentsEach: number,
): WorkRequestMemory<W> {
  const requests = type.pool(new ArrayBuffer(type.size * count), count);
  const total = Math.max(1, count * segmentsEach);
  const segments = Segment.pool(new ArrayBuffer(Segment.size * total), total);
  const segmentsBase = segments[0]!.pointer;
  return {
    requests,
    address: requests[0]!.pointer,
    stride: type.size,
    segmentsEach,
    segmentsAddress: (i) => segmentsBase + i * segmentsEach * Segment.size,
    segment: (i, j) => segments[i * segmentsEach + j]!,
  };
}

export const sendMemory = (count: number, segmentsEach: number): WorkRequestMemory<SendView> =>
  make<SendView>(Send, count, segmentsEach);

export const receiveMemory = (count: number, segmentsEach: number): WorkRequestMemory<ReceiveView> =>
  make<ReceiveView>(Receive, count, segmentsEach);

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

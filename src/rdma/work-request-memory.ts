import { ibv_recv_wr, ibv_send_wr, ibv_sge } from "../../ffi/ibverbs/structs.ts";
import { flat, type View } from "../../ffi/layout/index.ts";
import type { MemoryRegion, RegionSlice } from "./memory-region.ts";
import type { ProtectionDomain } from "./protection-domain.ts";
import type { Local } from "./work-request.ts";

const Send = flat(ibv_send_wr);
const Receive = flat(ibv_recv_wr);
const Segment = flat(ibv_sge);

export type SendView = View<typeof Send>;
export type ReceiveView = View<typeof Receive>;
type SegmentView = View<typeof Segment>;

/** C work requests in a row, chained by `next`, each with its own segments. */
export interface WorkRequestMemory<W> {
  readonly requests: readonly W[];
  /** Address of the first request. */
  readonly address: number;
  /** Bytes from one to the next. */
  readonly stride: number;
  /** Address of the segments of request `i`. */
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

const isList = (local: Local): local is readonly RegionSlice[] => Array.isArray(local);

/** Whose memory it may be and how much of it. */
export interface SegmentLimits {
  readonly protectionDomain: ProtectionDomain;
  /** "QueuePair 17" */
  readonly label: string;
}

/**
 * Writes the segments of request `i`; returns how many bytes they are. `regions` collects whose memory it is.
 * TypeError or RangeError for memory that is not a region's, belongs elsewhere, or has too many parts.
 */
export function fillSegments<W extends { sg_list: number; num_sge: number }>(
  memory: WorkRequestMemory<W>,
  i: number,
  local: Local | undefined,
  limits: SegmentLimits,
  regions: MemoryRegion[],
): number {
  const request = memory.requests[i]!;
  request.sg_list = memory.segmentsAddress(i);
  request.num_sge = 0;
  if (local === undefined) return 0;
  const count = isList(local) ? local.length : 1;
  if (count > memory.segmentsEach) {
    throw new RangeError(
      `${limits.label}: ${count} segments in one request, it was created for ${memory.segmentsEach} (sendSegments, receiveSegments)`,
    );
  }
  let bytes = 0;
  for (let j = 0; j < count; j++) {
    const slice = isList(local) ? local[j]! : local;
    const region = checkSlice(slice, limits);
    const segment = memory.segment(i, j);
    segment.addr = region.address + slice.offset;
    segment.length = slice.byteLength;
    segment.lkey = region.localKey;
    bytes += slice.byteLength;
    regions.push(region);
  }
  request.num_sge = count;
  return bytes;
}

function checkSlice(slice: RegionSlice, limits: SegmentLimits): MemoryRegion {
  const region = slice?.region;
  if (typeof region?.localKey !== "number") {
    throw new TypeError(
      "local memory is a MemoryRegion or a slice of one: register it with pd.register(memory)",
    );
  }
  region.ensureOpen();
  if (region.protectionDomain !== limits.protectionDomain) {
    throw new TypeError(`${region.label} belongs to another protection domain than ${limits.label}`);
  }
  const { offset, byteLength } = slice;
  if (!(offset >= 0) || !(byteLength >= 0) || offset + byteLength > region.byteLength) {
    throw new RangeError(`bytes ${offset} to ${offset + byteLength} are outside of the ${region.label}`);
  }
  if (byteLength > 0x7fffffff) throw new RangeError("one segment has at most 2147483647 bytes");
  return region;
}

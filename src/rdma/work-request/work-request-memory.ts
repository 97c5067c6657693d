import { ibv_recv_wr, ibv_send_wr, ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { flat, type View } from "../../../ffi/layout/index.ts";
import type { Resource } from "../../lifetime/resource.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { MemoryRegion, type RegionSlice } from "../memory/memory-region.ts";
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

/** Devices take 31 bits for a segment's length, and InfiniBand 2 GiB for a message. */
const mostSegmentBytes = 0x7fffffff;
const mostMessageBytes = 2 ** 31;

const isList = (local: Local): local is readonly RegionSlice[] => Array.isArray(local);

/** Whose memory it may be and how much of it. */
export interface SegmentLimits {
  readonly protectionDomain: ProtectionDomain;
  /** "QueuePair 17" */
  readonly label: string;
}

/**
 * Writes the segments of request `i`; returns how many bytes they are. `resources` collects whose memory it is.
 * TypeError or RangeError for memory that is not a region's, belongs elsewhere, or has too many parts.
 */
export function fillSegments<W extends { sg_list: number; num_sge: number }>(
  memory: WorkRequestMemory<W>,
  i: number,
  local: Local | undefined,
  limits: SegmentLimits,
  resources: Resource[],
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
    const region = regionOf(slice, limits);
    const { offset, byteLength } = slice; // once: a getter could answer differently the next time
    checkBounds(region, offset, byteLength);
    if (byteLength > mostSegmentBytes) {
      throw new RangeError(`one segment has at most ${mostSegmentBytes} bytes, not ${byteLength}`);
    }
    const segment = memory.segment(i, j);
    segment.addr = region.address + offset;
    segment.length = byteLength;
    segment.lkey = region.localKey;
    bytes += byteLength;
    resources.push(region);
  }
  if (bytes > mostMessageBytes) {
    throw new RangeError(`one request has at most ${mostMessageBytes} bytes, not ${bytes}`);
  }
  request.num_sge = count;
  return bytes;
}

/** The open region of `slice`; TypeError when it is none, or of another protection domain. */
export function regionOf(slice: RegionSlice, limits: SegmentLimits): MemoryRegion {
  const region: unknown = slice?.region;
  if (!(region instanceof MemoryRegion)) {
    throw new TypeError(
      "local memory is a MemoryRegion or a slice of one: register it with pd.register(memory)",
    );
  }
  region.ensureOpen();
  region.memory.memory.ensureAttached();
  if (region.protectionDomain !== limits.protectionDomain) {
    throw new TypeError(`${region.label} belongs to another protection domain than ${limits.label}`);
  }
  return region;
}

/** RangeError unless these bytes are the region's. */
export function checkBounds(region: MemoryRegion, offset: number, byteLength: number): void {
  if (
    !Number.isSafeInteger(offset) ||
    !Number.isSafeInteger(byteLength) ||
    offset < 0 ||
    byteLength < 0 ||
    offset + byteLength > region.byteLength
  ) {
    throw new RangeError(`${byteLength} bytes from ${offset} on are outside of the ${region.label}`);
  }
}

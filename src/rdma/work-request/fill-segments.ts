import { shown } from "../../arguments/shown.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { MemoryRegion, type RegionSlice } from "../memory/memory-region.ts";
import type { Chain } from "./chain.ts";
import type { Local } from "./work-request.ts";

/** Devices take 31 bits for a segment's length, and InfiniBand 2 GiB for a message. */
const mostSegmentBytes = 0x7fffffff;
const mostMessageBytes = 2 ** 31;

const isList = (local: Local): local is readonly RegionSlice[] => Array.isArray(local);

/** Whose memory it may be and how much of it. */
export interface SegmentLimits {
  readonly protectionDomain: ProtectionDomain;
  /** "QueuePair 17" */
  readonly label: string;
  /** The option that says how many segments a request has. */
  readonly segmentsOption: string;
}

/**
 * Writes the segments of request `i`; returns how many bytes they are. The chain's `resources` collect whose memory it is.
 * TypeError or RangeError for memory that is not a region's, belongs elsewhere, or has too many parts.
 */
export function fillSegments<W extends { sg_list: number; num_sge: number }>(
  { memory, resources }: Chain<W>,
  i: number,
  local: Local | undefined,
  limits: SegmentLimits,
): number {
  const request = memory.requests[i]!;
  request.sg_list = memory.segmentsAddress(i);
  request.num_sge = 0;
  if (local === undefined) return 0;
  const count = isList(local) ? local.length : 1;
  if (count > memory.segmentsEach) {
    throw new RangeError(
      `${limits.label}: ${count} segments in one request, it was created for ${memory.segmentsEach} (${limits.segmentsOption})`,
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

/** The open region of `slice`; TypeError when it is not one, or of another protection domain. */
export function regionOf(
  slice: RegionSlice,
  limits: Pick<SegmentLimits, "protectionDomain" | "label">,
): MemoryRegion {
  const region: unknown = slice?.region;
  if (!(region instanceof MemoryRegion)) {
    throw new TypeError(
      `local is ${shown(slice)}: use a MemoryRegion or a slice of one, as pd.register(memory) or pd.allocate(bytes) gives it`,
    );
  }
  region.ensureOpen();
  if (region.protectionDomain.base !== limits.protectionDomain.base) {
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

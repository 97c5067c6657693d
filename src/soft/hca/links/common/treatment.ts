// Forwarding treatment of a packet in one word: the traffic class, and above it the hop limit. The value 0 in
// either part selects the socket default, class 0 and 64 hops.

/** Default hop limit. */
export const DEFAULT_HOPS = 64;
/** ECN codepoint ECT(0): the sender is ECN-capable. */
export const CAPABLE = 2;
const ECN_BITS = 3;

/** Returns whether the traffic class carries a congestion mark (CE). */
export const isMarked = (trafficClass: number): boolean => (trafficClass & ECN_BITS) === ECN_BITS;

/**
 * Returns the treatment that an `ibv_ah_attr` requests. A hop limit of 0 selects the default, because the
 * packet could not leave the host otherwise.
 */
export const treatmentOf = (trafficClass: number, hopLimit: number): number =>
  (trafficClass & 255) | (hopLimit === DEFAULT_HOPS ? 0 : (hopLimit & 255) << 8);

/** Returns the hop limit of outgoing packets. */
export const hopsOf = (treatment: number): number => treatment >>> 8 || DEFAULT_HOPS;

/**
 * Returns the traffic class of outgoing packets. With congestion control (`obeys`) the NIC sets the two ECN
 * bits itself.
 */
export const classOf = (treatment: number, obeys: boolean): number =>
  obeys ? (treatment & 255 & ~ECN_BITS) | CAPABLE : treatment & 255;

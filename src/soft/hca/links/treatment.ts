// How routers shall treat a packet, in one word: its traffic class, and above that its hop limit. A part that is 0 is as the
// sockets have it: class 0 and 64 hops.

/** How many routers a packet may pass unless an address says otherwise. */
export const DEFAULT_HOPS = 64;
/** ECN: the sender understands marks, ECT(0). */
export const CAPABLE = 2;
const ECN_BITS = 3;

/** Whether the network marked a packet of that traffic class: congestion experienced. */
export const isMarked = (trafficClass: number): boolean => (trafficClass & ECN_BITS) === ECN_BITS;

/** The word for what an `ibv_ah_attr` asks for. A hop limit of 0 would go nowhere: it is the usual one. */
export const treatmentOf = (trafficClass: number, hopLimit: number): number =>
  (trafficClass & 255) | (hopLimit === DEFAULT_HOPS ? 0 : (hopLimit & 255) << 8);

/** The hop limit that a packet leaves with. */
export const hopsOf = (treatment: number): number => treatment >>> 8 || DEFAULT_HOPS;

/**
 * The traffic class that a packet leaves with: its two bits of congestion notification are the NIC's own where it `obeys`
 * congestion, not the user's.
 */
export const classOf = (treatment: number, obeys: boolean): number =>
  obeys ? (treatment & 255 & ~ECN_BITS) | CAPABLE : treatment & 255;

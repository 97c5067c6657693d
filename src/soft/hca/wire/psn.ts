// Packet sequence numbers: 24 bits that wrap. Always compare them as signed distances, never with < or >.

export const PSN_MASK = 0xffffff;

/**
 * Returns the signed distance `a - b` of PSNs: above 0 when `a` is ahead of `b`, below 0 when it is behind.
 *
 * @example
 * psnDistance(0, 0xffffff); // 1
 */
export function psnDistance(a: number, b: number): number {
  return ((a - b) << 8) >> 8;
}

/** Returns the PSN `psn + count`. `count` may be negative. */
export function psnAdd(psn: number, count: number): number {
  return (psn + count) & PSN_MASK;
}

/**
 * Returns the number of PSNs of a message of `bytes` bytes at a path MTU of `mtu` bytes. An empty message has
 * one.
 */
export function psnsOf(bytes: number, mtu: number): number {
  return bytes <= mtu ? 1 : Math.ceil(bytes / mtu);
}

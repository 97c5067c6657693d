// Packet sequence numbers: 24 bits that wrap. Everything compares them as signed distances, never with < or >.

export const PSN_MASK = 0xffffff;

/**
 * Signed distance `a - b` in PSN space: above 0 when `a` is ahead of `b`, below 0 when it is behind.
 *
 * @example
 * psnDistance(0, 0xffffff); // 1
 */
export function psnDistance(a: number, b: number): number {
  return ((a - b) << 8) >> 8;
}

/** `psn + count` in PSN space; `count` may be negative. */
export function psnAdd(psn: number, count: number): number {
  return (psn + count) & PSN_MASK;
}

/** PSNs that a message of `bytes` takes at a path MTU of `mtu` bytes: one for an empty message. */
export function psnsOf(bytes: number, mtu: number): number {
  return bytes <= mtu ? 1 : Math.ceil(bytes / mtu);
}

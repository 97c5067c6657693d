// What the two ends of a connection over loopback know and nobody else does: each other's queue pair numbers, 24 bits from a
// CSPRNG each. Their packets' ICRCs are combined with a key made of both.
//
// On loopback a source address proves nothing: every user of a host may send from any of its addresses, and from port 4791 too
// (IP_PKTINFO chooses the source address of a socket that is bound to another). Without the key, who guesses one queue pair
// number is answered, and learns from the host's own statistics that he was.

/** Spreads a number over 32 bits, reversibly. */
function mix(number: number): number {
  let x = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** The key of the connection between these two queue pairs, the same at both ends. */
export function pairKey(number: number, other: number): number {
  return mix((mix(number + 1) + mix(other + 1)) | 0);
}

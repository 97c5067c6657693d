// Key of a connection over loopback, which its ICRCs are combined with. It is made of both queue pair
// numbers, 24 bits of a CSPRNG each, which only the two ends have.
//
// On loopback a source address proves nothing. Every user of a host may send from any loopback address, and
// from port 4791 too, with IP_PKTINFO. Without the key, a user who guesses one queue pair number gets an
// answer, and the host's statistics confirm the guess.

/** Spreads a number over 32 bits, reversibly. */
function mix(number: number): number {
  let x = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Returns the key of the connection between two queue pairs, equal at both ends. */
export function pairKey(number: number, other: number): number {
  return mix((mix(number + 1) + mix(other + 1)) | 0);
}

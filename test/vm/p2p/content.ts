/**
 * Returns the initial content of the SSD: words that encode their address, mixed so that no two pages are
 * equal.
 */
export function diskContent(bytes: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(bytes / 4);
  for (let i = 0; i < words.length; i++) words[i] = Math.imul(i ^ (i >>> 15), 0x2c1b3c6d) ^ 0x5bd1e995;
  return new Uint8Array(words.buffer);
}

const MIB = 2 ** 20;

export const diskBytes = 192 * MIB;

/** Parts of the disk, in bytes. Each transfer uses its own part, so that the trace identifies it. */
export const parts = {
  /** Never written, and read at random. */
  random: { from: 0, bytes: 96 * MIB },
  /** The first half is read straight into the BAR, the second through host memory. */
  direct: { from: 96 * MIB, bytes: 8 * MIB },
  bounced: { from: 104 * MIB, bytes: 8 * MIB },
  /** Written straight from the BAR with the first bytes of `random`. */
  written: { from: 112 * MIB, bytes: 64 * MIB },
  /** Written by the process that is killed. */
  scratch: { from: 176 * MIB, bytes: 16 * MIB },
} as const;

/** Returns a generator of equal numbers for equal seeds. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

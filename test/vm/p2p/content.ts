/** What lies on the SSD at first: words that tell their place, mixed so that no two pages are alike. */
export function diskContent(bytes: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(bytes / 4);
  for (let i = 0; i < words.length; i++) words[i] = Math.imul(i ^ (i >>> 15), 0x2c1b3c6d) ^ 0x5bd1e995;
  return new Uint8Array(words.buffer);
}

const MIB = 2 ** 20;

export const diskBytes = 192 * MIB;

/** Parts of the disk, in bytes: nothing else is read or written there, so that the trace tells which transfer was which. */
export const parts = {
  /** Never written: read at random. */
  random: { from: 0, bytes: 96 * MIB },
  /** The first of these is read straight into the BAR, the second through host memory. */
  direct: { from: 96 * MIB, bytes: 8 * MIB },
  bounced: { from: 104 * MIB, bytes: 8 * MIB },
  /** Written straight from the BAR with what `random` has at its beginning. */
  written: { from: 112 * MIB, bytes: 64 * MIB },
  /** What the process writes that is killed. */
  scratch: { from: 176 * MIB, bytes: 16 * MIB },
} as const;

/** The same numbers for each run. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

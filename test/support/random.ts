/**
 * Returns a reproducible random generator (mulberry32): equal seeds give equal sequences. Its functions can
 * be destructured:
 * `const { random } = seeded(1)`.
 */
export function seeded(seed: number) {
  let state = seed >>> 0;
  /** Returns a number from 0 to 1, without 1. */
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Returns an integer from 0 to `below` - 1. */
  const int = (below: number): number => Math.floor(random() * below);
  const chance = (probability: number): boolean => random() < probability;
  return { random, int, chance, pick: <T>(from: readonly T[]): T => from[int(from.length)]! };
}

/** Random generator that `seeded` returns. */
export type Random = ReturnType<typeof seeded>;

/**
 * Fills memory with bytes that differ from their neighbours and repeat late, so that a misplaced packet
 * shows.
 */
export function fillPattern(bytes: Uint8Array, seed: number): void {
  let x = (Math.imul(seed, 0x9e3779b1) | 1) >>> 0;
  for (let i = 0; i < bytes.length; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    bytes[i] = x >>> 24;
  }
}

/** A reproducible source of numbers (mulberry32): the same seed, the same sequence. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  /** From 0 to 1, 1 excluded. */
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(random() * below);
  return { random, int, pick: <T>(from: readonly T[]): T => from[int(from.length)]! };
}

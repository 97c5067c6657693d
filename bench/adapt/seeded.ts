/** Numbers from 0 up to 1 that follow from a seed: mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** So many of them, no two alike in a row, and each of them at least once. */
export function phasesOf<T>(kinds: readonly T[], count: number, seed: number): T[] {
  const random = seeded(seed);
  for (;;) {
    const found = Array.from({ length: count }, () => kinds[Math.floor(random() * kinds.length)] as T);
    const isMixed = found.every((each, i) => i === 0 || each !== found[i - 1]);
    if (isMixed && kinds.every((kind) => found.includes(kind))) return found;
  }
}

/** The same in another order. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = seeded(seed);
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

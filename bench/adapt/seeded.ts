import { seeded } from "../../test/support/random.ts";

/** So many of them, no two alike in a row, and each of them at least once. */
export function phasesOf<T>(kinds: readonly T[], count: number, seed: number): T[] {
  const { random } = seeded(seed);
  for (;;) {
    const found = Array.from({ length: count }, () => kinds[Math.floor(random() * kinds.length)] as T);
    const isMixed = found.every((each, i) => i === 0 || each !== found[i - 1]);
    if (isMixed && kinds.every((kind) => found.includes(kind))) return found;
  }
}

/** The same in another order. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const { random } = seeded(seed);
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

import { seeded } from "../../test/support/random.ts";

/** Returns `count` phases in random order, with no two equal neighbours and each kind at least once. */
export function phasesOf<T>(kinds: readonly T[], count: number, seed: number): T[] {
  const { random } = seeded(seed);
  for (;;) {
    const found = Array.from({ length: count }, () => kinds[Math.floor(random() * kinds.length)] as T);
    const isMixed = found.every((each, i) => i === 0 || each !== found[i - 1]);
    if (isMixed && kinds.every((kind) => found.includes(kind))) return found;
  }
}

/** Returns the values in a random order that the seed determines. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const { random } = seeded(seed);
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

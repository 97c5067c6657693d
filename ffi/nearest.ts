/**
 * Returns the number of letters to add, drop, change or swap with a neighbour to turn `a` into `b` (optimal
 * string alignment).
 */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, beforeLast[j - 2]! + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** Longest word that is compared, in letters. The work grows with the square of the length. */
const longestWord = 64;

/** Shortest prefix, in letters, that counts as the start of a longer name: "timeout" for "timeoutMs". */
const leastPrefix = 3;

/**
 * Returns the name in `names` that `word` most likely means, or undefined when none is near. A near name
 * differs only in case, has at most a third of its letters mistyped, or starts with the word.
 *
 * @example
 * console.log(nearest("entrys", ["entries", "channel", "vector"])); // entries
 * console.assert(nearest("colour", ["entries", "channel"]) === undefined);
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;
  const small = word.toLowerCase();
  let found: string | undefined;
  let foundAt = Number.POSITIVE_INFINITY;
  for (const name of names) {
    if (name.length > longestWord) continue;
    const other = name.toLowerCase();
    let away = distance(small, other);
    if (away > Math.max(1, Math.floor(Math.max(small.length, other.length) / 3))) {
      const begins =
        Math.min(small.length, other.length) >= leastPrefix &&
        (other.startsWith(small) || small.startsWith(other));
      if (!begins) continue;
      away += longestWord; // Abbreviations rank after every mistyped name.
    }
    if (away < foundAt) [found, foundAt] = [name, away];
  }
  return found;
}

/** Returns "; did you mean ...?", or "" when no name is near. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const found = nearest(word, names);
  return found === undefined ? "" : `; did you mean "${found}"?`;
}

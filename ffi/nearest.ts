/** How many letters to add, drop, change or swap with their neighbour to make `b` of `a` (optimal string alignment). */
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

/** Longer words are not typing mistakes, and the work grows with the square of the length. */
const longestWord = 64;

/** The longest name that could be meant by its beginning: "timeout" for "timeoutMs". */
const leastPrefix = 3;

/**
 * Of `names`, the one that `word` was most likely meant to be: the same but for case, or a third of its letters at most
 * mistyped, or one that begins with it; undefined when none is near.
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
      away += longestWord; // after every one that is only mistyped
    }
    if (away < foundAt) [found, foundAt] = [name, away];
  }
  return found;
}

/** "; did you mean ...?", or "" when no name is near. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const found = nearest(word, names);
  return found === undefined ? "" : `; did you mean "${found}"?`;
}

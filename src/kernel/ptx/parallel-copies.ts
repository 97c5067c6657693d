/** One copy of a register or constant into a register. `kind` is the type of the register. */
export interface Copy {
  readonly to: string;
  readonly from: string;
  readonly kind: string;
}

/**
 * Returns copies in an order in which each reads its source before it is overwritten. A cycle gets a register
 * of its own from `fresh`.
 */
export function sequentialCopies(copies: readonly Copy[], fresh: (kind: string) => string): Copy[] {
  const waiting = copies.filter(({ to, from }) => to !== from);
  const done: Copy[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ to }) => !waiting.some(({ from }) => from === to));
    if (free >= 0) {
      done.push(...waiting.splice(free, 1));
      continue;
    }
    const { from, kind } = waiting[0]!;
    const saved = fresh(kind);
    done.push({ to: saved, from, kind });
    waiting.forEach((copy, i) => {
      if (copy.from === from) waiting[i] = { ...copy, from: saved };
    });
  }
  return done;
}

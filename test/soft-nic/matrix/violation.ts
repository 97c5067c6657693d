/** Says what is wrong; the workload adds how to repeat it. */
export class Violation extends Error {}

/** Throws a violation where `condition` does not hold. */
export function demand(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Violation(what());
}

/** Describes a violated invariant. The workload adds the command that repeats it. */
export class Violation extends Error {}

/** Throws a violation when `condition` is false. */
export function demand(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Violation(what());
}

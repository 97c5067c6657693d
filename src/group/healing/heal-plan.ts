/** Members that send and receive state. */
export interface HealPlan {
  /** Highest version of the members. */
  readonly version: number;
  /** Source of each member with an older version, by rank. */
  readonly sources: ReadonlyMap<number, number>;
}

/**
 * Returns the source of the state for each member whose version is not the highest. The members with the highest
 * version are sources in turn, the first one that shares the machine of the receiver where there is one.
 */
export function healPlan(versions: readonly number[], machines: readonly string[]): HealPlan {
  const version = Math.max(...versions);
  const healthy = [...versions.keys()].filter((rank) => versions[rank] === version);
  const uses = new Map(healthy.map((rank) => [rank, 0]));
  const sources = new Map<number, number>();
  for (const [rank, own] of versions.entries()) {
    if (own === version) continue;
    const near = healthy.filter((source) => machines[source] === machines[rank]);
    const source = (near.length > 0 ? near : healthy).reduce((a, b) => (uses.get(b)! < uses.get(a)! ? b : a));
    uses.set(source, uses.get(source)! + 1);
    sources.set(rank, source);
  }
  return { version, sources };
}

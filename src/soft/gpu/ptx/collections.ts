// Operations on maps and graphs.

/** Adds an entry to a map, and returns its value. */
export function put<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}

/** Returns some nodes of a graph and all nodes that follow them, directly or through others. */
export function reachable<T>(from: Iterable<T>, next: (node: T) => Iterable<T>): Set<T> {
  const found = new Set(from);
  // The iteration also visits the nodes that it adds.
  for (const node of found) for (const each of next(node)) found.add(each);
  return found;
}

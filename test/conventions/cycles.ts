import { dirname } from "node:path";
import type { Import } from "./imports.ts";
import { isObjectType, layers } from "./layers.ts";

/** Returns the groups of files that reach each other by imports of values. */
export const valueCycles = (imports: readonly Import[]): string[][] =>
  components(imports.filter(({ typeOnly }) => !typeOnly).map(({ from, to }): Edge => [from, to]));

/** Returns the folder of a file, or the file itself where it is a layer of its own. */
const nodeOf = (file: string): string => (file in layers ? file : dirname(file));

/**
 * Returns the groups of folders that reach each other by imports of values and types. Types that the table of layers exempts do
 * not count.
 */
export function folderCycles(imports: readonly Import[]): string[][] {
  const counted = imports.filter((one) => !isObjectType(one));
  const edges = counted.map(({ from, to }): Edge => [nodeOf(from), nodeOf(to)]);
  return components(edges.filter(([from, to]) => from !== to));
}

type Edge = readonly [from: string, to: string];

/** Returns the strongly connected components of a graph that have more than one node, or an edge to themselves (Tarjan). */
function components(edges: readonly Edge[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of next.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || next.get(file)?.includes(file)) cycles.push(group.sort());
  };
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return cycles;
}

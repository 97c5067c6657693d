/** Comparison of the declared tables with the values that C reports. */
import type { DeclaredStructs } from "../../ffi/generate/declared.ts";

/** Values of C, as facts.json records them and as the probe prints them. */
export interface StructFacts {
  size: number;
  fields: Record<string, number>;
}

/** Returns each disagreement as one line. The list is empty when the tables are right. */
export function structDifferences(
  declared: DeclaredStructs,
  c: Readonly<Record<string, StructFacts>>,
): string[] {
  const found: string[] = [];
  for (const name of new Set([...Object.keys(declared), ...Object.keys(c)])) {
    const ours = declared[name];
    const theirs = c[name];
    if (ours === undefined) found.push(`${name}: not declared`);
    else if (theirs === undefined) found.push(`${name}: C has no such struct`);
    else {
      if (ours.size !== theirs.size) found.push(`sizeof(${name}): declared ${ours.size}, C ${theirs.size}`);
      for (const path of new Set([...Object.keys(ours.fields), ...Object.keys(theirs.fields)])) {
        const [a, b] = [ours.fields[path], theirs.fields[path]];
        if (a !== b) found.push(`offsetof(${name}, ${path}): declared ${a}, C ${b}`);
      }
    }
  }
  return found;
}

/**
 * Returns each disagreement between constants as one line. Values are compared as 64-bit patterns because C's
 * signedness varies.
 */
export function constantDifferences(
  declared: Readonly<Record<string, bigint>>,
  c: Readonly<Record<string, bigint>>,
): string[] {
  const found: string[] = [];
  for (const name of new Set([...Object.keys(declared), ...Object.keys(c)])) {
    const [ours, theirs] = [declared[name], c[name]];
    if (ours === undefined) found.push(`${name}: not declared`);
    else if (theirs === undefined) found.push(`${name}: C has no such constant`);
    else if (BigInt.asUintN(64, ours) !== BigInt.asUintN(64, theirs)) {
      found.push(`${name}: declared ${ours}, C ${theirs}`);
    }
  }
  return found;
}

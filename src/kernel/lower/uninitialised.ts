import type { Block, IrFunction, Place, Value } from "../ir/value.ts";

/** A read of a variable that has no value on some path. */
export interface UninitialisedRead {
  readonly name: string;
  readonly place: Place | undefined;
}

/** Returns the first read of a variable that a path reaches before its first assignment. */
export function uninitialisedRead({ blocks }: IrFunction): UninitialisedRead | undefined {
  const names = emptyValues(blocks);
  if (names.size === 0) return undefined;
  for (const { body, end } of blocks) {
    for (const { args, place } of body) {
      const read = args.find((arg) => names.has(arg));
      if (read !== undefined) return { name: names.get(read)!, place };
    }
    if (end?.kind === "branch" && names.has(end.condition))
      return { name: names.get(end.condition)!, place: end.place };
  }
  return undefined;
}

/** Returns the values that have no value on some path, with the names of their variables. */
function emptyValues(blocks: readonly Block[]): ReadonlyMap<Value, string> {
  const names = new Map<Value, string>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const phi of blocks.flatMap(({ phis }) => phis)) {
      if (names.has(phi)) continue;
      for (const arg of phi.args) {
        const name = arg.op === "uninitialised" ? arg.attributes.name : names.get(arg);
        if (name === undefined) continue;
        names.set(phi, name);
        changed = true;
      }
    }
  }
  for (const { body, end } of blocks) {
    const read = [...body.flatMap(({ args }) => args), ...(end?.kind === "branch" ? [end.condition] : [])];
    for (const arg of read) if (arg.op === "uninitialised") names.set(arg, arg.attributes.name!);
  }
  return names;
}

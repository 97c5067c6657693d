import { Block, freshId, type Place, type Terminator, Value } from "./value.ts";

/** Copies of blocks, in their order. */
export interface CopiedBlocks {
  readonly blocks: readonly Block[];
  /** Returns the copy of a value, or the value that replaces it. */
  copyOf(value: Value): Value;
}

/**
 * Copies blocks and their values. `replaced` has the values that stand for some of the originals, which are not
 * copied. With a place, each copy has that place.
 */
export function copyBlocks(
  originals: readonly Block[],
  replaced: ReadonlyMap<Value, Value>,
  place?: Place,
): CopiedBlocks {
  const values = new Map(replaced);
  const blocks = new Map(originals.map((each) => [each, new Block(freshId())]));
  const copied = (value: Value): Value => {
    const { op, type, attributes } = value;
    const copy = new Value(freshId(), op, type, value.args, { attributes, place: place ?? value.place });
    values.set(value, copy);
    return copy;
  };
  const copyOf = (value: Value): Value => values.get(value) ?? value;
  for (const [from, to] of blocks) {
    to.phis = from.phis.map(copied);
    to.body = from.body.filter((value) => !replaced.has(value)).map(copied);
    to.predecessors = from.predecessors.map((each) => blocks.get(each)!);
  }
  for (const [from, to] of blocks) {
    for (const value of [...to.phis, ...to.body]) value.args = value.args.map(copyOf);
    to.end = from.end && copiedEnd(from.end, copyOf, (block) => blocks.get(block)!);
  }
  return { blocks: [...blocks.values()], copyOf };
}

function copiedEnd(
  end: Terminator,
  copyOf: (value: Value) => Value,
  blockOf: (block: Block) => Block,
): Terminator {
  switch (end.kind) {
    case "jump":
      return { kind: "jump", to: blockOf(end.to) };
    case "branch":
      return {
        ...end,
        condition: copyOf(end.condition),
        onTrue: blockOf(end.onTrue),
        onFalse: blockOf(end.onFalse),
      };
    default:
      return end.value === undefined ? end : { kind: "return", value: copyOf(end.value) };
  }
}

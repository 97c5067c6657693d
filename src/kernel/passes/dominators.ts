import { type Block, type IrFunction, successors } from "../ir/value.ts";

/** Dominator tree of a kernel (Cooper, Harvey and Kennedy). Its blocks are in reverse postorder. */
export interface Dominators {
  /** Blocks that each block dominates directly. */
  readonly children: ReadonlyMap<Block, readonly Block[]>;
  /** Returns true when every path to `below` goes through `above`. */
  dominates(above: Block, below: Block): boolean;
}

export function dominatorsOf({ blocks }: IrFunction): Dominators {
  const order = new Map(blocks.map((block, i) => [block, i]));
  const parents = new Map<Block, Block>([[blocks[0]!, blocks[0]!]]);
  const meet = (a: Block, b: Block): Block => {
    let [x, y] = [a, b];
    while (x !== y) {
      while (order.get(x)! > order.get(y)!) x = parents.get(x)!;
      while (order.get(y)! > order.get(x)!) y = parents.get(y)!;
    }
    return x;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of blocks.slice(1)) {
      const known = block.predecessors.filter((each) => parents.has(each));
      const parent = known.reduce(meet);
      if (parents.get(block) === parent) continue;
      parents.set(block, parent);
      changed = true;
    }
  }
  const children = new Map<Block, Block[]>();
  for (const [block, parent] of parents) {
    if (block !== parent) children.set(parent, [...(children.get(parent) ?? []), block]);
  }
  const dominates = (above: Block, below: Block): boolean => {
    let block = below;
    while (block !== above) {
      const parent = parents.get(block)!;
      if (parent === block) return false;
      block = parent;
    }
    return true;
  };
  return { children, dominates };
}

/** A loop: its header, the blocks in it, and the block before it. */
export interface Loop {
  readonly header: Block;
  readonly blocks: ReadonlySet<Block>;
  /** Only block outside of the loop that jumps to the header, or undefined. */
  readonly before: Block | undefined;
}

/** Returns the loops of a kernel, inner loops first. */
export function loopsOf(kernel: IrFunction, { dominates }: Dominators): Loop[] {
  const bodies = new Map<Block, Set<Block>>();
  for (const block of kernel.blocks) {
    for (const header of successors(block)) {
      if (!dominates(header, block)) continue;
      const body = bodies.get(header) ?? new Set([header]);
      bodies.set(header, body);
      const waiting = [block];
      for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
        if (body.has(each)) continue;
        body.add(each);
        waiting.push(...each.predecessors);
      }
    }
  }
  const loops = [...bodies].map(([header, blocks]): Loop => {
    const outside = header.predecessors.filter((each) => !blocks.has(each));
    const only = outside.length === 1 ? outside[0] : undefined;
    return { header, blocks, before: only?.end?.kind === "jump" ? only : undefined };
  });
  return loops.sort((a, b) => a.blocks.size - b.blocks.size);
}

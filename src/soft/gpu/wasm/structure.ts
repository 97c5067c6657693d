// A control flow graph as nested blocks, loops and ifs (after Ramsey, "Beyond Relooper", 2022): code follows the tree of dominators;
// where several paths meet, a block ends. Graphs with a loop that has two entries go through a table instead.
import type { Flow } from "../ptx/flow.ts";
import type { Block, End } from "../ptx/graph.ts";
import type { Code } from "./code.ts";

export interface Writer {
  /** The instructions of a block. */
  block(index: number): void;
  /** Pushes the condition of a branch. */
  condition(end: End & { kind: "branch" }): void;
  /** Pushes the index of a switch, at most the last target's. */
  index(end: End & { kind: "switch" }): void;
  /** Ends the thread, or lets it wait: control does not go on. */
  leave(end: End): void;
  /** At the start of each turn of a loop. */
  head(index: number): void;
  /** Before a jump back to a loop that waits for others: it may leave instead. */
  turn(end: End & { kind: "turn" }): void;
}

export function writeStructured(code: Code, blocks: readonly Block[], flow: Flow, writer: Writer): void {
  if (!flow.reducible) {
    writeTable(code, blocks, flow, writer);
    return;
  }
  const depths = new Map<number, number>();
  const merges = mergesOf(blocks, flow);

  const go = (from: number, to: number): void => {
    if (flow.place.get(to)! <= flow.place.get(from)! || merges.has(to)) code.br(depths.get(to)!);
    else tree(to);
  };

  const isLabel = (from: number, to: number): boolean =>
    flow.place.get(to)! <= flow.place.get(from)! || merges.has(to);

  const finish = (from: number): void => {
    const { end } = blocks[from]!;
    switch (end.kind) {
      case "turn":
        writer.turn(end);
        go(from, end.to);
        return;
      case "jump":
        go(from, end.to);
        return;
      case "branch":
        writer.condition(end);
        if (isLabel(from, end.to)) {
          code.brIf(depths.get(end.to)!);
          go(from, end.otherwise);
        } else {
          code.if();
          go(from, end.to);
          code.else();
          go(from, end.otherwise);
          code.end();
        }
        return;
      case "switch": {
        writer.index(end);
        const labels = end.targets.map((to) => depths.get(to)!);
        code.brTable(labels, labels.at(-1)!);
        return;
      }
      default:
        writer.leave(end);
    }
  };

  const tree = (index: number): void => {
    const loops = flow.heads.has(index);
    // A block that is both a loop's head and a meeting point has its own label here: jumps back are to the loop.
    if (loops) {
      code.loop();
      depths.set(index, code.depth - 1);
      writer.head(index);
    }
    const inside = flow.children
      .get(index)!
      .filter((child) => merges.has(child))
      .sort((a, b) => flow.place.get(a)! - flow.place.get(b)!);
    for (const child of [...inside].reverse()) {
      code.block();
      depths.set(child, code.depth - 1);
    }
    writer.block(index);
    finish(index);
    for (const child of inside) {
      code.end();
      tree(child);
    }
    if (loops) code.end();
  };
  tree(flow.order[0]!);
}

/** Blocks that are reached from several places going forward, or from a switch. */
function mergesOf(blocks: readonly Block[], flow: Flow): Set<number> {
  const found = new Set<number>();
  for (const block of flow.order) {
    const place = flow.place.get(block)!;
    const forward = flow.predecessors.get(block)!.filter((each) => flow.place.get(each)! < place);
    const { end } = blocks[block]!;
    if (end.kind === "switch") for (const to of end.targets) if (flow.place.get(to)! > place) found.add(to);
    if (forward.length > 1) found.add(block);
    if (end.kind === "branch" && end.to === end.otherwise && flow.place.get(end.to)! > place)
      found.add(end.to);
  }
  return found;
}

/** A loop around a table of all blocks. */
function writeTable(code: Code, blocks: readonly Block[], flow: Flow, writer: Writer): void {
  const next = code.local("i32");
  const { order, place } = flow;
  code.i32(0).set(next).loop();
  const loop = code.depth - 1;
  writer.head(order[0]!);
  for (let i = 0; i < order.length; i++) code.block();
  const innermost = code.depth - 1;
  const labels = order.map((_, i) => innermost - i);
  code.get(next).brTable(labels, labels.at(-1)!);
  const go = (to: number) => code.i32(place.get(to)!).set(next).br(loop);
  for (const index of order) {
    code.end();
    writer.block(index);
    const { end } = blocks[index]!;
    if (end.kind === "branch") {
      writer.condition(end);
      code.if();
      go(end.to);
      code.end();
      go(end.otherwise);
    } else if (end.kind === "switch") {
      // One of the targets by its place among them.
      writer.index(end);
      const chosen = next;
      code.set(chosen);
      for (const [i, to] of end.targets.entries()) {
        code.get(chosen).i32(i).op("i32.eq").if();
        go(to);
        code.end();
      }
      go(end.targets.at(-1)!);
    } else if (end.kind === "jump") go(end.to);
    else if (end.kind === "turn") {
      writer.turn(end);
      go(end.to);
    } else writer.leave(end);
  }
  code.end();
}

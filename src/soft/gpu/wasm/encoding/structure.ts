// Structured control flow from a control-flow graph (Ramsey, "Beyond Relooper", 2022).
// Code follows the dominator tree, and a block ends where paths join. Irreducible graphs use a dispatch loop.
import type { Flow } from "../../ptx/flow.ts";
import { type Block, type End, successors } from "../../ptx/graph.ts";
import type { Code } from "./code.ts";

export interface Writer {
  /** Writes the instructions of a basic block. */
  block(index: number): void;
  /** Pushes the condition of a branch. */
  condition(end: End & { kind: "branch" }): void;
  /** Pushes the index of a switch. An index beyond the table selects the last target. */
  index(end: End & { kind: "switch" }): void;
  /** Ends the thread or makes it wait, so that control does not continue. */
  leave(end: End): void;
  /** Writes code at the start of each loop iteration. */
  head(): void;
  /** Writes code before a back edge with a yield point, which may leave the loop. */
  yield(end: End & { kind: "yield" }): void;
}

export function writeStructured(code: Code, blocks: readonly Block[], flow: Flow, writer: Writer): void {
  if (!flow.reducible) {
    writeTable(code, blocks, flow, writer);
    return;
  }
  const depths = new Map<number, number>();
  const merges = mergesOf(blocks, flow);

  const isLabel = (from: number, to: number): boolean =>
    flow.orderIndex.get(to)! <= flow.orderIndex.get(from)! || merges.has(to);

  const writeJump = (from: number, to: number): void => {
    if (isLabel(from, to)) code.br(depths.get(to)!);
    else writeTree(to);
  };

  const finish = (from: number): void => {
    const { end } = blocks[from]!;
    if (end.kind === "yield") writer.yield(end);
    if (end.kind === "jump" || end.kind === "yield") writeJump(from, end.to);
    else if (end.kind === "branch") {
      writer.condition(end);
      if (isLabel(from, end.to)) {
        code.brIf(depths.get(end.to)!);
        writeJump(from, end.otherwise);
      } else {
        code.if();
        writeJump(from, end.to);
        code.else();
        writeJump(from, end.otherwise);
        code.end();
      }
    } else if (end.kind === "switch") {
      writer.index(end);
      const labels = end.targets.map((to) => depths.get(to)!);
      code.brTable(labels, labels.at(-1)!);
    } else writer.leave(end);
  };

  const writeTree = (index: number): void => {
    const loops = flow.heads.has(index);
    // A block that is both loop header and join point has two labels. Back edges use the loop's label.
    if (loops) {
      code.loop();
      depths.set(index, code.depth - 1);
      writer.head();
    }
    const inside = flow.children
      .get(index)!
      .filter((child) => merges.has(child))
      .sort((a, b) => flow.orderIndex.get(a)! - flow.orderIndex.get(b)!);
    for (const child of [...inside].reverse()) {
      code.block();
      depths.set(child, code.depth - 1);
    }
    writer.block(index);
    finish(index);
    for (const child of inside) {
      code.end();
      writeTree(child);
    }
    if (loops) code.end();
  };
  writeTree(flow.order[0]!);
}

/** Returns the join points: blocks with several forward predecessors, and targets of a switch. */
function mergesOf(blocks: readonly Block[], flow: Flow): Set<number> {
  const found = new Set<number>();
  for (const block of flow.order) {
    const blockIndex = flow.orderIndex.get(block)!;
    const forward = flow.predecessors.get(block)!.filter((each) => flow.orderIndex.get(each)! < blockIndex);
    const { end } = blocks[block]!;
    if (forward.length > 1) found.add(block);
    if (end.kind === "switch" || (end.kind === "branch" && end.to === end.otherwise))
      for (const to of successors(end)) if (flow.orderIndex.get(to)! > blockIndex) found.add(to);
  }
  return found;
}

/** Writes a loop with a dispatch table over all blocks. */
function writeTable(code: Code, blocks: readonly Block[], flow: Flow, writer: Writer): void {
  const next = code.local("i32");
  const { order, orderIndex } = flow;
  code.i32(0).set(next).loop();
  const loop = code.depth - 1;
  writer.head();
  for (let i = 0; i < order.length; i++) code.block();
  const innermost = code.depth - 1;
  const labels = order.map((_, i) => innermost - i);
  code.get(next).brTable(labels, labels.at(-1)!);
  const writeJump = (to: number) => code.i32(orderIndex.get(to)!).set(next).br(loop);
  for (const index of order) {
    code.end();
    writer.block(index);
    const { end } = blocks[index]!;
    if (end.kind === "yield") writer.yield(end);
    if (end.kind === "jump" || end.kind === "yield") writeJump(end.to);
    else if (end.kind === "branch") {
      writer.condition(end);
      code.if();
      writeJump(end.to);
      code.end();
      writeJump(end.otherwise);
    } else if (end.kind === "switch") {
      // Dispatches to one of the targets by its index.
      writer.index(end);
      code.set(next);
      for (const [i, to] of end.targets.entries()) {
        code.get(next).i32(i).op("i32.eq").if();
        writeJump(to);
        code.end();
      }
      writeJump(end.targets.at(-1)!);
    } else writer.leave(end);
  }
  code.end();
}

// Yield points for loops that may spin until another thread writes memory.
import { reachable } from "./collections.ts";
import { flowFrom } from "./flow.ts";
import { type Block, successors } from "./graph.ts";
import type { PlainInstruction } from "./syntax.ts";

/** Returns true if a loop with this instruction may wait for another thread. */
function maySpin({ operation, operands }: PlainInstruction): boolean {
  switch (operation.kind) {
    case "sleep":
    case "mbarrier":
      return true;
    case "load":
      return operation.order !== "weak";
    case "atomic":
      if (operation.opcode === "red") return false;
      // A loop cannot wait for a result that it does not read.
      if (operands[0]?.kind !== "sink") return true;
      return operation.order !== undefined && operation.order !== "release";
    default:
      return false;
  }
}

/** Adds a yield point to the back edges of each loop that may spin. */
export function addYields(blocks: Block[]): void {
  const spinning = new Set(blocks.flatMap((block, i) => (block.instructions.some(maySpin) ? [i] : [])));
  if (spinning.size === 0) return;
  const flow = flowFrom(blocks, 0, successors);
  for (const head of flow.heads) {
    const headIndex = flow.orderIndex.get(head)!;
    const latches = flow.predecessors.get(head)!.filter((each) => flow.orderIndex.get(each)! >= headIndex);
    // The blocks of a natural loop reach its latches without passing its head.
    const loop = reachable(latches, (block) => (block === head ? [] : flow.predecessors.get(block)!));
    if (!spinning.has(head) && ![...loop].some((block) => spinning.has(block))) continue;
    const yielding = blocks.push({ instructions: [], end: { kind: "yield", to: head } }) - 1;
    for (const latch of latches) redirect(blocks[latch]!, head, yielding);
  }
}

function redirect(block: Block, from: number, to: number): void {
  const { end } = block;
  const change = (target: number) => (target === from ? to : target);
  if (end.kind === "branch") block.end = { ...end, to: change(end.to), otherwise: change(end.otherwise) };
  else if (end.kind === "switch") block.end = { ...end, targets: end.targets.map(change) };
  else if (end.kind !== "exit" && end.kind !== "trap") block.end = { ...end, to: change(end.to) };
}

// Loops that may wait for what another thread writes: they must let other threads run.
import { flowFrom } from "./flow.ts";
import { type Block, successors } from "./graph.ts";
import type { Instruction } from "./syntax.ts";

const STRONG = ["volatile", "relaxed", "acquire", "mmio"];

/** Whether a loop with it may be waiting for another thread. */
function watches({ opcode, modifiers }: Instruction): boolean {
  if (opcode === "atom" || opcode === "nanosleep" || opcode === "mbarrier") return true;
  return opcode === "ld" && modifiers.some((each) => STRONG.includes(each));
}

/** Puts a turn on the way back to each such loop's head. */
export function addTurns(blocks: Block[]): void {
  const watching = new Set(blocks.flatMap((block, i) => (block.instructions.some(watches) ? [i] : [])));
  if (watching.size === 0) return;
  const flow = flowFrom(blocks, 0, successors);
  for (const head of flow.heads) {
    const place = flow.place.get(head)!;
    const latches = flow.predecessors.get(head)!.filter((each) => flow.place.get(each)! >= place);
    if (![...loopOf(head, latches, flow.predecessors)].some((block) => watching.has(block))) continue;
    const turn = blocks.push({ instructions: [], end: { kind: "turn", to: head } }) - 1;
    for (const latch of latches) redirect(blocks[latch]!, head, turn);
  }
}

/** The blocks from which a latch is reached without the head. */
function loopOf(
  head: number,
  latches: readonly number[],
  predecessors: ReadonlyMap<number, readonly number[]>,
): Set<number> {
  const found = new Set([head, ...latches]);
  const open = latches.filter((each) => each !== head);
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    for (const each of predecessors.get(block)!) {
      if (found.has(each)) continue;
      found.add(each);
      open.push(each);
    }
  }
  return found;
}

function redirect(block: Block, from: number, to: number): void {
  const { end } = block;
  const change = (target: number) => (target === from ? to : target);
  if (end.kind === "branch") block.end = { ...end, to: change(end.to), otherwise: change(end.otherwise) };
  else if (end.kind === "switch") block.end = { ...end, targets: end.targets.map(change) };
  else if (end.kind !== "exit" && end.kind !== "trap") block.end = { ...end, to: change(end.to) };
}

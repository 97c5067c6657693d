// Insertion of instructions that inspect others.
import { type Block, instructionOf } from "../graph.ts";
import type { Inserted } from "../operations/operation.ts";
import type { Guard, Instruction, Operand, PlainInstruction } from "../syntax.ts";

/** Instruction that inspects others. It has the position of the first of them. */
export function inspecting(
  inspects: readonly [Instruction, ...Instruction[]],
  operation: Inserted,
  operands: readonly Operand[] = [],
  guard?: Guard,
): PlainInstruction {
  const [{ line, column, source }] = inspects;
  return { line, column, source, guard, operation, operands, inspects };
}

/** Inserts instructions around each instruction, and before the one that ends a block, if any. */
export function insertAround(
  blocks: readonly Block[],
  before: (instruction: Instruction, block: number) => readonly PlainInstruction[],
  after: (instruction: PlainInstruction, block: number) => readonly PlainInstruction[] = () => [],
): void {
  for (const [index, { instructions, end }] of blocks.entries()) {
    const all = instructions.flatMap((each) => [...before(each, index), each, ...after(each, index)]);
    const last = end.kind === "jump" ? undefined : instructionOf(end);
    if (last !== undefined) all.push(...before(last, index));
    instructions.splice(0, instructions.length, ...all);
  }
}

/** Inserts instructions for threads that have waited, on the way from the wait point to the next block. */
export function insertAfterWaits(
  blocks: Block[],
  after: (instruction: Instruction) => readonly PlainInstruction[],
): void {
  for (const block of [...blocks]) {
    if (block.end.kind !== "wait") continue;
    const instructions = [...after(block.end.instruction)];
    if (instructions.length === 0) continue;
    const edge = blocks.push({ instructions, end: { kind: "jump", to: block.end.to } }) - 1;
    block.end = { ...block.end, to: edge };
  }
}

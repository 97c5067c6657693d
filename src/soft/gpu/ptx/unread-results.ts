// Atomic operations whose result no instruction reads. They become reductions, as in NVIDIA's assembler.
import { used, written } from "./effects.ts";
import { type Block, readByEnd, successors } from "./graph.ts";
import { Liveness } from "./liveness.ts";
import { asReduction } from "./operations/operation.ts";
import { bytesOf, type Scalar } from "./operations/scalar.ts";
import type { InstructionOf, Operand, PlainInstruction } from "./syntax.ts";

/**
 * Replaces each `atom` with an unread result: by `red`, or by the `_` form of `atom` where PTX has no `red`.
 * `registers` is the number of registers of the function.
 */
export function dropUnreadResults(blocks: readonly Block[], registers: number): void {
  if (!blocks.some(({ instructions }) => instructions.some(isAtom))) return;
  const liveness = new Liveness(blocks, registers);
  for (const block of blocks) {
    const { instructions, end } = block;
    if (!instructions.some(isAtom)) continue;
    const live = new Set(successors(end).flatMap((to) => liveness.at(to)));
    if (end.kind === "wait") for (const { index } of written(end.instruction)) live.delete(index);
    for (const { index } of readByEnd(end)) live.add(index);
    for (let i = instructions.length - 1; i >= 0; i--) {
      const found = instructions[i]!;
      const results = written(found);
      if (isAtom(found) && !results.some(({ index }) => live.has(index)))
        instructions[i] = withoutResult(found);
      const instruction = instructions[i]!;
      if (instruction.guard === undefined) for (const { index } of results) live.delete(index);
      for (const { index } of used(instruction)) live.add(index);
    }
  }
}

const isAtom = (instruction: PlainInstruction): instruction is InstructionOf<"atomic"> =>
  instruction.operation.opcode === "atom";

function withoutResult(instruction: InstructionOf<"atomic">): InstructionOf<"atomic"> {
  const { operation, operands } = instruction;
  const { action, type, elements, order } = operation;
  const [result, ...others] = operands;
  // A wrong result register is still an error of the PTX.
  if (!fits(result, type, elements)) return instruction;
  const isReduction = action !== "exch" && action !== "cas" && order !== "acquire" && order !== "acq_rel";
  return isReduction
    ? { ...instruction, operation: asReduction(operation), operands: others }
    : { ...instruction, operands: [{ kind: "sink" }, ...others] };
}

/** Returns true if an operand can hold a result of `lanes` elements of a type. */
function fits(operand: Operand | undefined, type: Scalar, lanes: number): boolean {
  if (operand?.kind === "sink") return true;
  if (operand?.kind === "vector")
    return operand.elements.length === lanes && operand.elements.every((each) => fits(each, type, 1));
  if (operand?.kind !== "register" || lanes > 1) return false;
  return operand.register.type !== "pred" && bytesOf(operand.register.type) >= bytesOf(type);
}

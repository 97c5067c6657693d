// Atomic operations whose result no instruction reads. They become reductions, as in NVIDIA's assembler.
import { used, written } from "./effects.ts";
import { type Block, readByEnd, successors } from "./graph.ts";
import { Liveness } from "./liveness.ts";
import { bytesOf, type Instruction, type Operand, type Scalar, scalarOf } from "./syntax.ts";

/** Operations that `red` has. */
const REDUCTIONS = ["add", "min", "max", "and", "or", "xor", "inc", "dec"];
/** Memory orders that `red` does not have. */
const ACQUIRING = ["acquire", "acq_rel"];

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
      const results = written(instructions[i]!);
      if (isAtom(instructions[i]!) && !results.some(({ index }) => live.has(index)))
        instructions[i] = withoutResult(instructions[i]!);
      const instruction = instructions[i]!;
      if (instruction.guard === undefined) for (const { index } of results) live.delete(index);
      for (const { index } of used(instruction)) live.add(index);
    }
  }
}

const isAtom = ({ opcode }: Instruction): boolean => opcode === "atom";

function withoutResult(instruction: Instruction): Instruction {
  const { modifiers, operands } = instruction;
  const [result, ...others] = operands;
  const type = modifiers.map(scalarOf).findLast((each) => each !== undefined);
  const lanes = Number(modifiers.find((each) => /^v[248]$/.test(each))?.slice(1) ?? 1);
  // A wrong result register is still an error of the PTX.
  if (type === undefined || !fits(result, type, lanes)) return instruction;
  const isReduction =
    modifiers.some((each) => REDUCTIONS.includes(each)) &&
    !modifiers.some((each) => ACQUIRING.includes(each));
  return isReduction
    ? { ...instruction, opcode: "red", operands: others }
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

// Registers that an instruction reads and writes.
import { type Instruction, leavesOf, type Operand, type Register } from "./syntax.ts";

function collect(operand: Operand | undefined, into: Register[]): void {
  if (operand?.kind === "register") into.push(operand.register);
  else if (operand !== undefined)
    for (const each of leavesOf(operand)) if (each !== operand) collect(each, into);
}

/** Returns the registers that an instruction writes. */
export function written(instruction: Instruction): Register[] {
  const found: Register[] = [];
  if (instruction.operation.hasResult) collect(instruction.operands[0], found);
  return found;
}

/** Returns the registers whose values an instruction uses. */
export function used(instruction: Instruction): Register[] {
  const found: Register[] = [];
  const { guard, operands, call } = instruction;
  if (guard !== undefined) found.push(guard.register);
  for (let i = instruction.operation.hasResult ? 1 : 0; i < operands.length; i++) collect(operands[i], found);
  if (call !== undefined) {
    collect(call.target, found);
    for (const each of call.parameters) collect(each, found);
  }
  return found;
}

/** Returns the registers that an instruction reads. A guarded instruction also reads its destinations. */
export function read(instruction: Instruction): Register[] {
  return instruction.guard === undefined
    ? used(instruction)
    : [...used(instruction), ...written(instruction)];
}

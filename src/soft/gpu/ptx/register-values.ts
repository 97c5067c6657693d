// WebAssembly types of untyped registers: compilers declare most registers as .b32 and .b64, whatever they
// hold.
import type { Block } from "./graph.ts";
import { opcodes } from "./operations/operation.ts";
import { bytesOf, isFloat, type Value, valueType } from "./operations/scalar.ts";
import type { Instruction, Operand, PtxFunction, Register } from "./syntax.ts";

/** Instructions that only move bits, so that source and destination have the same type. */
const MOVES = opcodes("mov selp ld ldu st shfl");

/** Returns the WebAssembly type of each register, by a vote of the instructions that use it. */
export function registerValues(fn: PtxFunction, blocks: readonly Block[]): Value[] {
  const parents = fn.registers.map((_, i) => i);
  const find = (index: number): number => {
    let at = index;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  };
  const votes = new Float64Array(fn.registers.length);
  const vote = (register: Register, float: boolean) => {
    votes[register.index]! += float ? 1 : -1;
  };
  for (const block of blocks) {
    for (const instruction of block.instructions)
      count(instruction, vote, (a, b) => {
        if (bytesOf(a.type) === bytesOf(b.type)) parents[find(a.index)] = find(b.index);
      });
  }
  const sums = new Float64Array(votes.length);
  votes.forEach((value, index) => {
    sums[find(index)]! += value;
  });
  return fn.registers.map(({ type }, index) => {
    if (isFloat(type)) return valueType(type);
    const bytes = bytesOf(type);
    const bits = type === "b32" || type === "b64";
    if (bits && sums[find(index)]! > 0) return bytes === 8 ? "f64" : "f32";
    return bytes === 8 ? "i64" : "i32";
  });
}

/** Returns the registers that are an operand, or elements of a vector. */
const registersOf = (operand: Operand): readonly Register[] => {
  if (operand.kind === "register") return [operand.register];
  return operand.kind === "vector" ? operand.elements.flatMap(registersOf) : [];
};

function count(
  instruction: Instruction,
  vote: (register: Register, float: boolean) => void,
  unite: (a: Register, b: Register) => void,
): void {
  const { operands, operation } = instruction;
  const { opcode, types } = operation;
  const type = types.at(-1);
  if (type === undefined) return;
  if (MOVES.has(opcode) && !isFloat(type)) {
    if (opcode !== "mov" && opcode !== "selp") return;
    const [to, ...from] = operands.slice(0, opcode === "mov" ? 2 : 3);
    if (to?.kind !== "register") return;
    for (const each of from) if (each.kind === "register") unite(to.register, each.register);
    return;
  }
  for (const [i, operand] of operands.entries()) {
    // The destinations of cvt, setp, set and slct have the first type modifier. All other operands have the
    // last one.
    const own = i === 0 && operation.hasResult ? types[0]! : type;
    const wanted = opcode === "setp" && i === 0 ? undefined : own;
    if (wanted !== undefined && bytesOf(wanted) >= 4)
      for (const each of registersOf(operand)) vote(each, isFloat(wanted));
  }
}

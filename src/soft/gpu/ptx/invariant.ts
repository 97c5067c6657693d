// Registers that need not be spilled at wait points. Block-invariant values are computed before the loop over
// the threads, and values that depend only on the thread index are recomputed.
import { read, written } from "./effects.ts";
import type { Block } from "./graph.ts";
import { carries, opcodes } from "./operations/operation.ts";
import type { Instruction, Operand, PlainInstruction, PtxFunction } from "./syntax.ts";

/** Opcodes that have no side effects and cannot fault. */
const PURE = opcodes(
  "mov cvt cvta add sub mul mad shl shr and or xor not neg abs min max setp selp mul24 bfe popc clz",
);

const OF_BLOCK =
  /^%(ntid|ctaid|nctaid|clusterid|nclusterid)\.|^%(envreg[12]|reserved_smem_offset_\w+|cluster_n?ctarank|is_explicit_cluster)$|^%cluster_n?ctaid\./;
const OF_THREAD = /^%(tid\.|laneid$|warpid$|lanemask_)/;

export interface Invariants {
  /** Instructions with the same result for all threads of a block, in dependency order. */
  readonly ofBlock: readonly PlainInstruction[];
  /** Instructions whose result depends only on the thread index, in dependency order. */
  readonly ofThread: readonly PlainInstruction[];
  readonly blockRegisters: ReadonlySet<number>;
  readonly threadRegisters: ReadonlySet<number>;
}

export const NO_INVARIANTS: Invariants = {
  ofBlock: [],
  ofThread: [],
  blockRegisters: new Set(),
  threadRegisters: new Set(),
};

export function invariantsOf(fn: PtxFunction, blocks: readonly Block[]): Invariants {
  const definitions = new Uint32Array(fn.registers.length);
  for (const block of blocks) {
    for (const instruction of block.instructions)
      for (const each of written(instruction))
        definitions[each.index]! += instruction.guard === undefined ? 1 : 2;
    if (block.end.kind === "wait")
      for (const each of written(block.end.instruction)) definitions[each.index]! += 2;
  }
  const parameters = new Set(fn.isKernel ? fn.parameters.map(({ name }) => name) : []);
  const isCandidate = (instruction: PlainInstruction): boolean => {
    const { guard, operation } = instruction;
    const results = written(instruction);
    if (guard !== undefined || carries(operation) || results.length === 0) return false;
    if (!PURE.has(operation.opcode) && !isParameterLoad(instruction, parameters)) return false;
    return results.every((each) => definitions[each.index] === 1);
  };
  const candidates = blocks.flatMap(({ instructions }) => instructions.filter(isCandidate));
  const blockRegisters = new Set<number>();
  const ofBlock = closure(candidates, blockRegisters, (name) => OF_BLOCK.test(name), fn);
  const taken = new Set(ofBlock);
  const rest = candidates.filter((each) => !taken.has(each));
  const threadRegisters = new Set<number>(blockRegisters);
  const ofThread = closure(rest, threadRegisters, (name) => OF_BLOCK.test(name) || OF_THREAD.test(name), fn);
  for (const index of blockRegisters) threadRegisters.delete(index);
  return { ofBlock, ofThread, blockRegisters, threadRegisters };
}

/** Returns the candidates that depend only on known registers, and adds their destinations to `known`. */
function closure(
  candidates: readonly PlainInstruction[],
  known: Set<number>,
  allowed: (special: string) => boolean,
  fn: PtxFunction,
): PlainInstruction[] {
  const locals = new Set(fn.variables.filter(({ space }) => space === "local").map(({ name }) => name));
  const isInvariant = (operand: Operand): boolean => {
    if (operand.kind === "special") return allowed(operand.name);
    if (operand.kind === "symbol") return !locals.has(operand.name);
    if (operand.kind === "vector") return operand.elements.every(isInvariant);
    if (operand.kind === "not") return isInvariant(operand.operand);
    return operand.kind !== "pair";
  };
  const found: PlainInstruction[] = [];
  let left = [...candidates];
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((instruction) => {
      const ready =
        read(instruction).every((each) => known.has(each.index)) &&
        instruction.operands.slice(1).every(isInvariant);
      if (!ready) return true;
      found.push(instruction);
      for (const each of written(instruction)) known.add(each.index);
      return false;
    });
  }
  return found;
}

function isParameterLoad({ operation, operands }: Instruction, parameters: ReadonlySet<string>): boolean {
  if (operation.opcode !== "ld" || operation.space !== "param") return false;
  const [, from] = operands;
  return from?.kind === "address" && from.base?.kind === "symbol" && parameters.has(from.base.name);
}

// Speculation that all lanes of a group take the same side of a kernel's first branch, which usually tests
// whether a thread has work.
// Code behind it needs no masks. A group that diverges restarts thread by thread, because no thread has had
// side effects yet.

import { reachable } from "../../../ptx/collections.ts";
import { written } from "../../../ptx/effects.ts";
import { type End, successors } from "../../../ptx/graph.ts";
import { opcodes } from "../../../ptx/operations/operation.ts";
import type { Instruction, Operand } from "../../../ptx/syntax.ts";
import type { Plan } from "../../kernel/kernel-plan.ts";
import { consecutive, operandShape, type Shape } from "../../unit/shape.ts";
import { instructionShape, PURE, type ShapeContext } from "./instruction-shape.ts";

/** Maximum number of instructions for each memory access in kernels that may restart often. */
const MAX_INSTRUCTIONS_PER_ACCESS = 8;
/** Maximum number of blocks to search for loops. */
const MOST_BLOCKS = 64;

export interface ConvergentBranch {
  readonly end: End;
  /** True when groups may diverge often. After the first such group, a block runs thread by thread. */
  readonly divergesOften: boolean;
  /**
   * Instructions whose first lane is assumed to be a multiple of the lanes (`i ^ distance`), so that the
   * other lanes are consecutive.
   * A block that violates the assumption runs thread by thread.
   */
  readonly assumedConsecutive: ReadonlySet<Instruction>;
}

/** Returns the first branch if no memory access precedes it and restarts are rare or cheap. */
export function convergentBranch(plan: Plan, context: ShapeContext): ConvergentBranch | undefined {
  const found = walk(plan, context, true);
  return found === undefined || found.divergesOften ? found : walk(plan, context, false);
}

/** Walks from the entry to the first branch; `mayAssume` allows results of xor to be assumed consecutive. */
function walk(plan: Plan, context: ShapeContext, mayAssume: boolean): ConvergentBranch | undefined {
  const { blocks, states } = plan;
  if (states.length > 1) return undefined;
  const shapes = new Map<number, Shape | undefined>();
  const assumedConsecutive = new Set<Instruction>();
  const makers = new Map<number, Instruction>();
  const known: ShapeContext = { ...context, shapeOf: (register) => shapes.get(register) };
  const monotonic = new Set<number>();
  const seen = new Set<number>();
  const { invariants } = plan;
  const before = [...invariants.ofBlock, ...invariants.ofThread];
  const visit = (each: Instruction): boolean => {
    if (!PURE.has(each.operation.opcode) || accessesMemory(each)) return false;
    const from = mayAssume ? xorWithUniform(each, known) : undefined;
    const maker = from === undefined ? undefined : makers.get(from);
    if (from !== undefined && maker !== undefined) {
      for (const one of [each, maker]) assumedConsecutive.add(one);
      shapes.set(from, consecutive());
    }
    for (const { index } of written(each)) {
      shapes.set(index, assumedConsecutive.has(each) ? consecutive() : instructionShape(each, known));
      makers.set(index, each);
      if (isMonotonic(each, known, monotonic)) monotonic.add(index);
      else monotonic.delete(index);
    }
    return true;
  };
  if (!before.every(visit)) return undefined;
  for (let at = 0; !seen.has(at); ) {
    seen.add(at);
    const { instructions, end } = blocks[at]!;
    if (!instructions.every(visit)) return undefined;
    if (end.kind === "jump") at = end.to;
    else if (end.kind !== "branch") return undefined;
    else if (assumedConsecutive.size === 0 && monotonic.has(end.guard.register.index))
      return { end, divergesOften: false, assumedConsecutive };
    else return isMemoryBound(plan, seen) ? { end, divergesOften: true, assumedConsecutive } : undefined;
  }
  return undefined;
}

/** Returns the consecutive register whose bits an instruction flips by a uniform value, or undefined. */
function xorWithUniform(
  { operation, operands, guard }: Instruction,
  context: ShapeContext,
): number | undefined {
  const [to, a, b] = operands;
  if (operation.opcode !== "xor" || guard !== undefined || to?.kind !== "register" || a?.kind !== "register")
    return undefined;
  const shape = operandShape(a, context);
  const isRow = shape?.kind === "affine" && shape.stride === 1 && shape.wrap === 0n;
  const isUniform = operandShape(b, context)?.kind === "uniform" && b?.kind !== "immediate";
  return isRow && isUniform && a.register.index !== to.register.index ? a.register.index : undefined;
}

/** Returns true if an instruction loads or stores memory other than kernel parameters. */
export const accessesMemory = ({ operation }: Instruction): boolean =>
  (operation.kind === "load" || operation.kind === "store") && operation.space !== "param";

const MONOTONIC = opcodes("and or not mov");

/** Returns true if a predicate changes at most once along a row, such as a comparison of linear values. */
function isMonotonic(
  { operation, operands, guard }: Instruction,
  context: ShapeContext,
  monotonic: ReadonlySet<number>,
) {
  if (guard !== undefined) return false;
  const inputs = operands.slice(1);
  if (operation.kind === "comparePredicate") return inputs.every((each) => isLinear(each, context));
  const isOrdered = (each: Operand) => each.kind === "register" && monotonic.has(each.register.index);
  return MONOTONIC.has(operation.opcode) && inputs.every(isOrdered);
}

function isLinear(operand: Operand, context: ShapeContext): boolean {
  const shape = operandShape(operand, context);
  return shape !== undefined && shape.kind !== "varying";
}

/** Returns true if the rest consists mostly of memory accesses without loops: scalar code is as fast. */
function isMemoryBound({ blocks }: Plan, seen: ReadonlySet<number>): boolean {
  const rest = blocks.filter((_, index) => !seen.has(index)).flatMap(({ instructions }) => instructions);
  const accesses = rest.filter(accessesMemory).length;
  return accesses > 0 && rest.length <= MAX_INSTRUCTIONS_PER_ACCESS * accesses && !mayLoop(blocks);
}

/** Returns true if a block can reach itself. */
function mayLoop(blocks: Plan["blocks"]): boolean {
  const next = (block: number) => successors(blocks[block]!.end);
  return blocks.length > MOST_BLOCKS || blocks.some((_, index) => reachable(next(index), next).has(index));
}

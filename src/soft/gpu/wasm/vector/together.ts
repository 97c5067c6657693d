// The first branch of a kernel mostly asks whether a thread has anything to do: all threads of a group go the same way there, and need no
// masks behind it. The few groups whose threads part begin again, one thread after the other: nothing has happened yet.
import { written } from "../../ptx/effects.ts";
import { type End, successors } from "../../ptx/graph.ts";
import type { Instruction, Operand } from "../../ptx/syntax.ts";
import type { Plan } from "../kernel-plan.ts";
import { instructionShape, operandShape, PURE, type ShapeContext } from "./instruction-shape.ts";
import { type Shape, withoutGaps } from "./shape.ts";

/** Instructions that a thread may do for each access to memory, where threads may part often and then have no others beside them. */
const FEW = 8;
/** More are not looked at. */
const MOST_BLOCKS = 64;

export interface Together {
  readonly end: End;
  /** Groups may part often: once one of a block has, the rest of it goes one thread after the other at once. */
  readonly often: boolean;
  /**
   * Instructions of which the first lane's result is expected to be a multiple of the lanes (`i ^ distance`), so that the others' follow
   * it. A block of which it is not goes one thread after the other.
   */
  readonly straight: ReadonlySet<Instruction>;
}

/** The branch at whose start no thread has touched memory, and where groups that part are rare or lose little; undefined for none. */
export function togetherAt(plan: Plan, context: ShapeContext): Together | undefined {
  const found = walk(plan, context, true);
  return found === undefined || found.often ? found : walk(plan, context, false);
}

/** `guesses` says whether what is xor-ed may be taken for straight. */
function walk(plan: Plan, context: ShapeContext, guesses: boolean): Together | undefined {
  const { blocks, states } = plan;
  if (states.length > 1) return undefined;
  const shapes = new Map<number, Shape | undefined>();
  const straight = new Set<Instruction>();
  const makers = new Map<number, Instruction>();
  const known: ShapeContext = { ...context, shapeOf: (register) => shapes.get(register) };
  const ordered = new Set<number>();
  const seen = new Set<number>();
  const { invariants } = plan;
  const before = [...invariants.ofBlock, ...invariants.ofThread];
  const look = (each: Instruction): boolean => {
    if (!PURE.has(each.opcode) || touches(each)) return false;
    const from = guesses ? flipped(each, known) : undefined;
    const maker = from === undefined ? undefined : makers.get(from);
    if (from !== undefined && maker !== undefined) {
      for (const one of [each, maker]) straight.add(one);
      shapes.set(from, withoutGaps());
    }
    for (const { index } of written(each)) {
      shapes.set(index, straight.has(each) ? withoutGaps() : instructionShape(each, known));
      makers.set(index, each);
      if (keepsOrder(each, known, ordered)) ordered.add(index);
      else ordered.delete(index);
    }
    return true;
  };
  if (!before.every(look)) return undefined;
  for (let at = 0; !seen.has(at); ) {
    seen.add(at);
    const { instructions, end } = blocks[at]!;
    if (!instructions.every(look)) return undefined;
    if (end.kind === "jump") at = end.to;
    else if (end.kind !== "branch") return undefined;
    else if (straight.size === 0 && ordered.has(end.guard.register.index))
      return { end, often: false, straight };
    else return losesLittle(plan, seen) ? { end, often: true, straight } : undefined;
  }
  return undefined;
}

/** The register with one number after the other whose bits are flipped by a number that all lanes share; undefined for other instructions. */
function flipped({ opcode, operands, guard }: Instruction, context: ShapeContext): number | undefined {
  const [to, a, b] = operands;
  if (opcode !== "xor" || guard !== undefined || to?.kind !== "register" || a?.kind !== "register")
    return undefined;
  const shape = operandShape(a, context);
  const even =
    shape?.kind === "affine" &&
    shape.stride === 1 &&
    shape.wrap === 0n &&
    a.register.index !== to.register.index;
  return even && operandShape(b, context)?.kind === "uniform" && b?.kind !== "immediate"
    ? a.register.index
    : undefined;
}

/** Whether it loads from memory or stores there; parameters are the kernel's own. */
export const touches = ({ opcode, modifiers }: Instruction): boolean =>
  (opcode === "ld" || opcode === "ldu" || opcode === "st") && !modifiers.includes("param");

/** Whether a predicate changes once at most from a row's first thread to its last: it compares what grows evenly, or follows from such. */
function keepsOrder(
  { opcode, operands, guard }: Instruction,
  context: ShapeContext,
  ordered: ReadonlySet<number>,
) {
  if (guard !== undefined) return false;
  const inputs = operands.slice(1);
  if (opcode === "setp") return inputs.every((each) => isEven(each, context));
  const isOrdered = (each: Operand) => each.kind === "register" && ordered.has(each.register.index);
  return ["and", "or", "not", "mov"].includes(opcode) && inputs.every(isOrdered);
}

function isEven(operand: Operand, context: ShapeContext): boolean {
  const shape = operandShape(operand, context);
  return shape !== undefined && shape.kind !== "varying";
}

/** Whether the rest of a kernel mostly loads and stores, once: threads one after the other are as fast. */
function losesLittle({ blocks }: Plan, seen: ReadonlySet<number>): boolean {
  const rest = blocks.filter((_, index) => !seen.has(index)).flatMap(({ instructions }) => instructions);
  const accesses = rest.filter(touches).length;
  return accesses > 0 && rest.length <= FEW * accesses && !mayRepeat(blocks);
}

const mayRepeat = (blocks: Plan["blocks"]): boolean =>
  blocks.length > MOST_BLOCKS || blocks.some((_, index) => repeats(blocks, index));

/** Whether a block can come after itself. */
function repeats(blocks: Plan["blocks"], block: number): boolean {
  const reached = new Set<number>();
  const next = [...successors(blocks[block]!.end)];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (at === block) return true;
    if (reached.has(at)) continue;
    reached.add(at);
    next.push(...successors(blocks[at]!.end));
  }
  return false;
}

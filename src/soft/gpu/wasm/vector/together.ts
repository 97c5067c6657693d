// The first branch of a kernel mostly asks whether a thread has anything to do: all threads of a group go the same way there, and need no
// masks behind it. The few groups whose threads part begin again, one thread after the other: nothing has happened yet.
import { written } from "../../ptx/effects.ts";
import { type End, successors } from "../../ptx/graph.ts";
import type { Instruction, Operand } from "../../ptx/syntax.ts";
import type { Plan } from "../kernel-plan.ts";
import { instructionShape, operandShape, PURE, type ShapeContext } from "./instruction-shape.ts";
import type { Shape } from "./shape.ts";

/** Instructions that a thread may do for each access to memory, where threads may part often and then have no others beside them. */
const FEW = 8;
/** More are not looked at. */
const MOST_BLOCKS = 64;

export interface Together {
  readonly end: End;
  /** Groups may part often: once one of a block has, the rest of it goes one thread after the other at once. */
  readonly often: boolean;
}

/** The branch at whose start no thread has touched memory, and where groups that part are rare or lose little; undefined for none. */
export function togetherAt(plan: Plan, context: ShapeContext): Together | undefined {
  const { blocks, states } = plan;
  if (states.length > 1) return undefined;
  const shapes = new Map<number, Shape | undefined>();
  const known: ShapeContext = { ...context, shapeOf: (register) => shapes.get(register) };
  const ordered = new Set<number>();
  const seen = new Set<number>();
  const { invariants } = plan;
  const before = [...invariants.ofBlock, ...invariants.ofThread];
  const look = (each: Instruction): boolean => {
    if (!PURE.has(each.opcode) || touches(each)) return false;
    for (const { index } of written(each)) {
      shapes.set(index, instructionShape(each, known));
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
    else if (ordered.has(end.guard.register.index)) return { end, often: false };
    else return losesLittle(plan, seen) ? { end, often: true } : undefined;
  }
  return undefined;
}

/** Whether it loads from memory or stores there; parameters are the kernel's own. */
const touches = ({ opcode, modifiers }: Instruction): boolean =>
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

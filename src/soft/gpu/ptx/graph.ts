// Control-flow graph of a function.

import { read } from "./effects.ts";
import { isPart, requireSupported } from "./supported-forms.ts";
import {
  type Guard,
  type Instruction,
  invalid,
  isPlain,
  isWait,
  mismatch,
  type Operand,
  type PlainInstruction,
  type Position,
  type PtxFunction,
  unsupported,
  type WaitInstruction,
} from "./syntax.ts";

/** Terminator of a basic block. */
export type End =
  | { readonly kind: "jump"; readonly to: number; readonly at?: Instruction }
  | {
      readonly kind: "branch";
      readonly guard: Guard;
      readonly to: number;
      readonly otherwise: number;
      readonly at: Instruction;
    }
  | {
      readonly kind: "switch";
      readonly value: Operand;
      readonly targets: readonly number[];
      readonly at?: Instruction;
    }
  /** Wait point: the thread waits for other threads, then continues at `to`. */
  | { readonly kind: "wait"; readonly instruction: WaitInstruction; readonly to: number }
  /** Yield point on the back edge of a loop that may spin: other threads run before it continues. */
  | { readonly kind: "yield"; readonly to: number }
  | { readonly kind: "exit"; readonly at?: Instruction }
  | { readonly kind: "trap"; readonly at: Position };

export interface Block {
  readonly instructions: PlainInstruction[];
  end: End;
}

/** Returns the successors of a basic block. */
export function successors(end: End): readonly number[] {
  switch (end.kind) {
    case "branch":
      return [end.to, end.otherwise];
    case "switch":
      return end.targets;
    case "exit":
    case "trap":
      return [];
    default:
      return [end.to];
  }
}

/** Returns the successors that a thread reaches without a wait point. */
export const direct = (end: End): readonly number[] => (end.kind === "wait" ? [] : successors(end));

/** Returns the instruction that ends a block, or undefined when the terminator has none. */
export function instructionOf(end: End): Instruction | undefined {
  if (end.kind === "wait") return end.instruction;
  return end.kind === "yield" || end.kind === "trap" ? undefined : end.at;
}

/** Returns the registers that a terminator reads. */
export function readByEnd(end: End) {
  if (end.kind === "branch") return [end.guard.register];
  if (end.kind === "switch" && end.value.kind === "register") return [end.value.register];
  if (end.kind === "wait") return read(end.instruction);
  return [];
}

const isAssertion = ({ call }: Instruction): boolean =>
  call?.target.kind === "symbol" && call.target.name === "__assertfail";

/** Builds the control-flow graph; block 0 is the entry. Throws a PtxError for an undefined label. */
export function graphOf(fn: PtxFunction): Block[] {
  const blocks: Block[] = [];
  const labels = new Map<string, number>();
  let current!: Block;
  const startNext = (): number => {
    current = { instructions: [], end: { kind: "exit" } };
    return blocks.push(current) - 1;
  };
  startNext();
  const fixes: (() => void)[] = [];
  const target = (at: Position, name: string): number => {
    const found = labels.get(name);
    if (found === undefined) invalid(at, `Unknown symbol '${name}'`);
    return found;
  };
  /** Ends the block. A guarded end becomes a branch around a block that contains only `instruction`. */
  const endBlock = (at: Instruction, end: (next: number) => End, instruction?: PlainInstruction): void => {
    const { guard } = at;
    const before = current;
    const taken = guard === undefined ? undefined : startNext();
    const ended = current;
    if (instruction !== undefined) ended.instructions.push(instruction);
    const next = startNext();
    ended.end = end(next);
    if (guard !== undefined) before.end = { kind: "branch", guard, to: taken!, otherwise: next, at };
  };
  for (const statement of fn.body ?? []) {
    if ("label" in statement) {
      if (labels.has(statement.label))
        invalid(statement, `Duplicate definition of label '${statement.label}'`);
      const before = current;
      const index = startNext();
      labels.set(statement.label, index);
      before.end = { kind: "jump", to: index };
      continue;
    }
    const { operation, guard, operands } = statement;
    if (operation.kind === "refused") {
      const { isValid, message } = operation.reason;
      (isValid ? unsupported : invalid)(statement, message);
    }
    requireSupported(statement);
    if (operation.kind === "branch") {
      const operand = operands[0];
      if (operands.length !== 1 || operand?.kind !== "symbol") invalid(statement, "bra takes a label");
      const before = current;
      const next = startNext();
      fixes.push(() => {
        const to = target(statement, operand.name);
        before.end =
          guard === undefined
            ? { kind: "jump", to, at: statement }
            : { kind: "branch", guard, to, otherwise: next, at: statement };
      });
    } else if (operation.kind === "branchTable") {
      const [value, table] = operands;
      const known = fn.tables.find(({ name }) => table?.kind === "symbol" && name === table.name);
      if (value?.kind !== "register" || known === undefined)
        invalid(statement, "brx.idx takes a register and a table");
      if (guard !== undefined) unsupported(statement, "brx.idx under a predicate");
      const before = current;
      startNext();
      fixes.push(() => {
        const targets = known.labels.map((label) => target(statement, label));
        before.end = { kind: "switch", value, targets, at: statement };
      });
    } else if (isPlain(statement) && isAssertion(statement)) {
      // A failed assertion reports itself and ends the thread.
      endBlock(statement, () => ({ kind: "exit" }), { ...statement, guard: undefined });
    } else if (operation.kind === "exit" || operation.kind === "trap") {
      const { kind } = operation;
      endBlock(statement, () => ({ kind, at: statement }));
    } else if (isWait(statement)) {
      const instruction = { ...statement, guard: undefined };
      endBlock(statement, (to) => ({ kind: "wait", instruction, to }));
    } else if (isPlain(statement)) {
      if (operation.kind !== "video" && operands.some(isPart))
        mismatch(statement, "parts of registers are for video instructions");
      current.instructions.push(statement);
    }
  }
  for (const fix of fixes) fix();
  return blocks;
}

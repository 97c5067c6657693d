// Emitter of one instruction, for one thread or for a group of lanes. An instruction that WebAssembly has for numbers
// and for vectors is written once over it.
import type { Scalar } from "../../ptx/operations/scalar.ts";
import type { Instruction, Operand, Position, Register } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import type { Unit } from "./unit.ts";

export interface LaneCode {
  readonly code: Code;
  readonly unit: Unit;
  /**
   * Returns the numbers of the values that hold a result: one for a thread, or one for each vector of a group. Returns
   * undefined if the result or one of the operands, whose types are given, has no vector form.
   */
  partsOf(i: Instruction, result: Scalar, operands: readonly Scalar[]): readonly number[] | undefined;
  /** Pushes one part of an operand. */
  pushPart(at: Position, operand: Operand | undefined, type: Scalar, part: number): void;
  /** Pops one part of a result. */
  setPart(at: Position, operand: Operand | undefined, type: Scalar, part: number): void;
  /** Writes an operation such as "add" on values of a type. */
  op(type: Scalar, name: string): void;
  /** Returns true if a register may hold a NaN that is not canonical. */
  hasRawNan(register: Register): boolean;
  /** Replaces NaNs in f32 by the canonical NaN of GPUs. */
  canonical(): void;
}

/** Writes an operation on operands of the given types. Returns false if an operand has no form for lanes. */
export function writeEach(
  lane: LaneCode,
  i: Instruction,
  result: Scalar,
  operands: readonly Scalar[],
  write: (part: number) => void,
): boolean {
  const parts = lane.partsOf(i, result, operands);
  if (parts === undefined) return false;
  for (const part of parts) {
    for (let n = 0; n < operands.length; n++) lane.pushPart(i, i.operands[n + 1], operands[n]!, part);
    write(part);
    setCanonical(lane, i, result, part);
  }
  return true;
}

/** Sets a part of a result, with canonical NaNs if the register may hold arbitrary bits. */
export function setCanonical(lane: LaneCode, i: Instruction, type: Scalar, part: number): void {
  const to = i.operands[0];
  const isRaw = (each: Operand) => each.kind === "register" && lane.hasRawNan(each.register);
  if (type === "f32" && to?.kind === "register" && !isRaw(to) && i.operands.some(isRaw)) lane.canonical();
  lane.setPart(i, to, type, part);
}

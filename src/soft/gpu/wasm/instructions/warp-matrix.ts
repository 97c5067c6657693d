// Matrix instructions of a warp. Lanes exchange words in memory, and the host computes the product
// (kernels/matrix).

import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { EXCHANGE, MOST_THREADS } from "../unit/layout.ts";
import { pushAddress } from "./address.ts";

/** Matrix instruction of a warp. */
type Matrix = InstructionOf<"matrix">;

const elementsOf = (operand: Operand | undefined): readonly Operand[] =>
  operand === undefined ? [] : operand.kind === "vector" ? operand.elements : [operand];

/** Stores a lane's words; `slot` is four times its thread's number. */
export function storeWords(f: FunctionCode, i: Matrix, slot: number): void {
  const { code } = f;
  const moves = i.operation.opcode.endsWith("matrix");
  const sources = i.operation.opcode === "stmatrix" ? i.operands : i.operands.slice(1);
  let at = 0;
  for (const [n, operand] of sources.entries()) {
    if (moves && n === 0 && i.operation.opcode !== "movmatrix") {
      code.get(slot);
      const offset = pushAddress(f, i, operand, "shared", 1);
      if (offset > 0) code.i32(offset).op("i32.add");
      code.memory("i32.store", wordAt(at++));
      continue;
    }
    for (const element of elementsOf(operand)) {
      if (i.operation.hasDoubles) storeHalves(f, i, element, { slot, register: at++ });
      else {
        code.get(slot);
        f.push(i, element, "b32");
        code.memory("i32.store", wordAt(at++));
      }
    }
  }
}

/** Returns the offset of a register in the words that lanes exchange. */
const wordAt = (register: number): number => EXCHANGE + 4 * MOST_THREADS * register;

/** Place of an f64 in the words that lanes exchange: its lane, and the number of the f64. */
interface DoublePlace {
  readonly slot: number;
  readonly register: number;
}

/**
 * Stores the halves of an f64 as two words. A lane that already runs the next instruction must not reach words of
 * other lanes, which may have other sizes.
 */
function storeHalves(f: FunctionCode, i: Matrix, operand: Operand, { slot, register }: DoublePlace): void {
  const { code } = f;
  const bits = f.temporary("i64", "double");
  f.push(i, operand, "b64");
  code.set(bits);
  code
    .get(slot)
    .get(bits)
    .memory("i64.store32", wordAt(2 * register));
  code
    .get(slot)
    .get(bits)
    .i64(32n)
    .op("i64.shr_u")
    .memory("i64.store32", wordAt(2 * register + 1));
}

/** Loads a lane's results. */
export function loadWords(f: FunctionCode, i: Matrix, slot: number): void {
  if (i.operation.opcode === "stmatrix") return;
  const { code } = f;
  for (const [at, element] of elementsOf(i.operands[0]).entries()) {
    code.get(slot);
    if (i.operation.hasDoubles) {
      code
        .memory("i64.load32_u", wordAt(2 * at + 1))
        .i64(32n)
        .op("i64.shl");
      code
        .get(slot)
        .memory("i64.load32_u", wordAt(2 * at))
        .op("i64.or");
    } else code.memory("i32.load", wordAt(at));
    f.pop(i, element, i.operation.hasDoubles ? "b64" : "b32");
  }
}

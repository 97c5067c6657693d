// Matrix instructions of a warp. Lanes exchange words in memory, and the host computes the product
// (kernels/matrix).

import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { Variable } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { EXCHANGE, MOST_THREADS } from "../unit/layout.ts";
import { operandAddress } from "./address.ts";

/** Matrix instruction of a warp. */
type Matrix = InstructionOf<"matrix">;

const elementsOf = (operand: Operand | undefined): readonly Operand[] =>
  operand === undefined ? [] : operand.kind === "vector" ? operand.elements : [operand];

/** Stores a lane's words; `slot` is four times its thread's number. */
export function storeWords(w: InstructionBody, i: Matrix, slot: Variable): void {
  const { opcode, hasDoubles } = i.operation;
  const takesAddress = opcode === "ldmatrix" || opcode === "stmatrix";
  const first = opcode === "stmatrix" ? 0 : 1;
  if (takesAddress) w.store(slot, wordAt(0), operandAddress(w, first, "shared", 1));
  const elements = i.operands.slice(takesAddress ? first + 1 : first).flatMap(elementsOf);
  for (const [n, element] of elements.entries()) {
    if (!hasDoubles) {
      w.store(slot, wordAt(takesAddress ? n + 1 : n), w.operand(element, "b32"));
      continue;
    }
    // A lane that already runs the next instruction must not reach words of other lanes, which may have other sizes. So
    // the halves of an f64 are two words.
    const bits = w.stored("double", element, "b64");
    w.store(slot, wordAt(2 * n), bits, "i64.store32");
    w.store(slot, wordAt(2 * n + 1), bits.shr(32), "i64.store32");
  }
}

/** Returns the offset of a register in the words that lanes exchange. */
const wordAt = (register: number): number => EXCHANGE + 4 * MOST_THREADS * register;

/** Loads a lane's results. */
export function loadWords(w: InstructionBody, i: Matrix, slot: Variable): void {
  const { opcode, hasDoubles } = i.operation;
  if (opcode === "stmatrix") return;
  const half = (register: number) => slot.load(wordAt(register), "i64.load32_u");
  const double = (n: number) =>
    half(n + 1)
      .shl(32)
      .or(half(n));
  for (const [n, element] of elementsOf(i.operands[0]).entries())
    w.result(hasDoubles ? "b64" : "b32", hasDoubles ? double(2 * n) : slot.load(wordAt(n)), element);
}

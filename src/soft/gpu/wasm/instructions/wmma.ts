// wmma.load and wmma.store: each lane moves the elements of its fragment. For wmma.mma see warp-matrix.ts.

import { elementsPerRegister } from "../../ptx/operations/matrix-shape.ts";
import { type InstructionOf, mismatch } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import { Touch } from "../inspect/memory-check/violation.ts";
import { inspectedBy, writeAccessAt } from "../inspect/memory-check/write-check.ts";
import { refuse } from "../unit/function-code.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import type { Unit } from "../unit/unit.ts";
import { isWide, operandAddress } from "./address.ts";
import type { Handler } from "./handler.ts";

/** Load or store of a matrix fragment. */
type Fragment = InstructionOf<"fragment">;

/** Returns the helper (base, stride, element index) that computes an element's address. */
function elementAddress(unit: Unit, operation: Fragment["operation"]): number {
  const { element, bits, rows, columns, byRows } = operation;
  const name = `wmma_${element}_${rows}_${columns}_${byRows}`;
  return unit.helper(name, "i32 i32 i32 > i32", (_w, base, stride, index) => {
    const [row, column] = [index.shr(Math.log2(columns)), index.and(columns - 1)];
    const [line, place] = byRows ? [row, column] : [column, row];
    const at = line.mul(stride).add(place);
    return at.mul(bits / 8).add(base);
  });
}

/** Stores base and stride in variables, and returns a function for the address of one of a lane's elements. */
function addressing(w: InstructionBody, i: Fragment, first: number): (part: number) => Value {
  const word = (name: string) => w.temporary("i32", `wmma ${name}`);
  const [base, stride, lane] = [word("base"), word("stride"), word("lane")];
  const { space, bits, byRows, rows, columns } = i.operation;
  // The rows may be in several pages, which are not adjacent in far code.
  if (w.unit.abilities.far && isWide(space)) refuse(i, "memory outside of the window in");
  const own = (rows * columns) / 32;
  base.set(operandAddress(w, first, space, bits / 8));
  stride.set(i.operands[2] === undefined ? (byRows ? columns : rows) : w.operand(2, "u32"));
  lane.set(w.special("%laneid").mul(own));
  const index = elementAddress(w.unit, i.operation);
  return (part) => w.called("i32", index, base, stride, lane.add(part % own));
}

const WIDTHS: Readonly<Record<number, [load: string, store: string]>> = {
  8: ["i32.load8_u", "i32.store8"],
  16: ["i32.load16_u", "i32.store16"],
  32: ["i32.load", "i32.store"],
  64: ["i64.load", "i64.store"],
};

export const fragment: Handler<"fragment"> = (w, i) => {
  const { stores, registers, bits, element } = i.operation;
  const vector = i.operands[stores ? 1 : 0];
  const elements = vector?.kind === "vector" ? vector.elements : [];
  if (elements.length !== registers) mismatch(i, `expected ${registers} registers`);
  const addressOf = addressing(w, i, stores ? 0 : 1);
  const [load, store] = WIDTHS[bits]!;
  const each = elementsPerRegister(element);
  const type = bits === 64 ? "b64" : "b32";
  for (const [register, operand] of elements.entries()) {
    const parts = Array.from({ length: each }, (_, part) => addressOf(register * each + part));
    if (stores)
      for (const [part, address] of parts.entries()) {
        const value = w.operand(operand, type);
        w.store(address, 0, part > 0 ? value.shr(part * bits) : value, store);
      }
    else {
      const loaded = parts.map((address, part) =>
        part > 0 ? address.load(0, load).shl(part * bits) : address.load(0, load),
      );
      const word = loaded.reduce((all, value) => all.or(value));
      w.result(type, word, operand);
    }
  }
};

/** Writes the reports of a fragment's elements. */
export const accessFragment: Handler<"accessFragment"> = (w, i) => {
  const move = inspectedBy(i) as Fragment;
  const { stores, registers, bits, element } = move.operation;
  const addressOf = addressing(new InstructionBody(w.f, move), move, stores ? 0 : 1);
  const at = w.temporary("i32", "wmma element");
  const access = { bytes: bits / 8, touch: stores ? Touch.write : Touch.read };
  for (let part = 0; part < registers * elementsPerRegister(element); part++) {
    at.set(addressOf(part));
    writeAccessAt(w, i, at, access);
  }
};

// wmma.load and wmma.store: each lane moves the elements of its fragment. For wmma.mma see warp-matrix.ts.

import { elementsPerRegister } from "../../ptx/operations/matrix-shape.ts";
import { type InstructionOf, invalid } from "../../ptx/syntax.ts";
import { Touch } from "../inspect/memory-check/violation.ts";
import { inspectedBy, writeAccessAt } from "../inspect/memory-check/write-check.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Unit } from "../unit/unit.ts";
import { isWide, pushAddress } from "./address.ts";
import type { Handler } from "./handler.ts";

/** Load or store of a matrix fragment. */
type Fragment = InstructionOf<"fragment">;

/** Returns the helper (base, stride, element index) that computes an element's address. */
function elementAddress(unit: Unit, { element, bits, rows, columns, byRows }: Fragment["operation"]): number {
  return unit.helper(
    `wmma_${element}_${rows}_${columns}_${byRows}`,
    ["i32", "i32", "i32"],
    ["i32"],
    (code) => {
      const row = () => code.get(2).i32(Math.log2(columns)).op("i32.shr_u");
      const column = () =>
        code
          .get(2)
          .i32(columns - 1)
          .op("i32.and");
      if (byRows) row();
      else column();
      code.get(1).op("i32.mul");
      if (byRows) column();
      else row();
      code
        .op("i32.add")
        .i32(bits / 8)
        .op("i32.mul")
        .get(0)
        .op("i32.add");
    },
  );
}

/**
 * Stores base and stride in locals, and returns a function that pushes the address of one of a lane's
 * elements.
 */
function addressing(f: FunctionCode, i: Fragment, first: number): (part: number) => void {
  const { code } = f;
  const [base, stride, lane] = ["base", "stride", "lane"].map((name) =>
    f.temporary("i32", `wmma ${name}`),
  ) as [number, number, number];
  const { operation: move } = i;
  const { space } = move;
  // The rows may be in several pages, which are not adjacent in far code.
  if (f.unit.far && isWide(space)) refuse(i, "memory outside of the window in");
  const offset = pushAddress(f, i, i.operands[first], space, move.bits / 8);
  if (offset > 0) code.i32(offset).op("i32.add");
  code.set(base);
  const given = i.operands[2];
  if (given === undefined) code.i32(move.byRows ? move.columns : move.rows);
  else f.push(i, given, "u32");
  code.set(stride);
  const own = (move.rows * move.columns) / 32;
  f.pushSpecial("%laneid", i);
  code.i32(own).op("i32.mul").set(lane);
  const index = elementAddress(f.unit, move);
  return (part) => {
    code
      .get(base)
      .get(stride)
      .get(lane)
      .i32(part % own)
      .op("i32.add")
      .call(index);
  };
}

const WIDTHS: Readonly<Record<number, [load: string, store: string]>> = {
  8: ["i32.load8_u", "i32.store8"],
  16: ["i32.load16_u", "i32.store16"],
  32: ["i32.load", "i32.store"],
  64: ["i64.load", "i64.store"],
};

export const fragment: Handler<"fragment"> = (f, i) => {
  const { code } = f;
  const { stores, registers, bits, element } = i.operation;
  const vector = i.operands[stores ? 1 : 0];
  const elements = vector?.kind === "vector" ? vector.elements : [];
  if (elements.length !== registers)
    invalid(i, `Arguments mismatch for instruction: expected ${registers} registers`);
  const push = addressing(f, i, stores ? 0 : 1);
  const [load, store] = WIDTHS[bits]!;
  const each = elementsPerRegister(element);
  const type = bits === 64 ? "b64" : "b32";
  for (const [register, operand] of elements.entries()) {
    for (let part = 0; part < each; part++) {
      push(register * each + part);
      if (stores) {
        f.push(i, operand, type);
        if (part > 0) code.i32(part * bits).op("i32.shr_u");
        code.memory(store);
        continue;
      }
      code.memory(load);
      if (part > 0) code.i32(part * bits).op("i32.shl", "i32.or");
    }
    if (!stores) f.pop(i, operand, type);
  }
};

/** Writes the reports of a fragment's elements. */
export const accessFragment: Handler<"accessFragment"> = (f, i) => {
  const move = inspectedBy(i) as Fragment;
  const { stores, registers, bits, element } = move.operation;
  const push = addressing(f, move, stores ? 0 : 1);
  const at = f.temporary("i32", "wmma element");
  const access = { bytes: bits / 8, touch: stores ? Touch.write : Touch.read };
  for (let part = 0; part < registers * elementsPerRegister(element); part++) {
    push(part);
    f.code.set(at);
    writeAccessAt(f, i, at, access);
  }
};

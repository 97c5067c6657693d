// wmma.load and wmma.store: each lane moves the elements of its fragment. For wmma.mma see warp-matrix.ts.

import {
  ELEMENT_BITS,
  type Element,
  elementsPerRegister,
  type MatrixProduct,
  registersOf,
} from "../../ptx/matrix-shape.ts";
import { type Instruction, invalid } from "../../ptx/syntax.ts";
import { Touch } from "../inspect/memory-check/violation.ts";
import { writeCheckAt } from "../inspect/memory-check/write-check.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Unit } from "../unit/unit.ts";
import { isWide, pushAddress, spaceOf } from "./address.ts";
import type { Handler } from "./handler.ts";

type Matrix = "a" | "b" | "c" | "d";

interface Move {
  readonly matrix: Matrix;
  readonly element: Element;
  readonly rows: number;
  readonly columns: number;
  readonly byRows: boolean;
  readonly registers: number;
}

const SUPPORTED: readonly string[] = ["f16", "bf16", "tf32", "f64", "s8", "u8", "f32", "s32"];

function moveOf(i: Instruction): Move {
  const [, which] = i.modifiers;
  const matrix = which as Matrix;
  const shape = i.modifiers.map((each) => /^m(\d+)n(\d+)k(\d+)$/.exec(each)).find((each) => each !== null);
  const element = i.modifiers.at(-1) as Element;
  if (!["a", "b", "c", "d"].includes(matrix) || shape === undefined || !SUPPORTED.includes(element))
    refuse(i);
  const [m, n, k] = shape.slice(1).map(Number) as [number, number, number];
  const product: MatrixProduct = {
    m,
    n,
    k,
    a: element,
    b: element,
    c: element,
    d: element,
    saturates: false,
    bits: undefined,
    hasWmmaLayout: true,
  };
  const rows = matrix === "b" ? k : m;
  const columns = matrix === "a" ? k : n;
  return {
    matrix,
    element,
    rows,
    columns,
    byRows: i.modifiers.includes("row"),
    registers: registersOf(product, matrix),
  };
}

/** Returns the helper (base, stride, element index) that computes an element's address. */
function elementAddress(unit: Unit, { element, rows, columns, byRows }: Move): number {
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
        .i32(ELEMENT_BITS[element] / 8)
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
function addressing(f: FunctionCode, i: Instruction, move: Move, first: number): (part: number) => void {
  const { code } = f;
  const [base, stride, lane] = ["base", "stride", "lane"].map((name) =>
    f.temporary("i32", `wmma ${name}`),
  ) as [number, number, number];
  const bytes = ELEMENT_BITS[move.element] / 8;
  // The rows may be in several pages, which are not adjacent in far code.
  if (f.unit.far && isWide(spaceOf(i))) refuse(i, "memory outside of the window in");
  const offset = pushAddress(f, i, i.operands[first], spaceOf(i), bytes);
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

export const wmma: Handler = (f, i) => {
  const { code } = f;
  const stores = i.modifiers[0] === "store";
  if (!stores && i.modifiers[0] !== "load") refuse(i);
  const move = moveOf(i);
  const vector = i.operands[stores ? 1 : 0];
  const elements = vector?.kind === "vector" ? vector.elements : [];
  if (elements.length !== move.registers)
    invalid(i, `Arguments mismatch for instruction: expected ${move.registers} registers`);
  const push = addressing(f, i, move, stores ? 0 : 1);
  const bits = ELEMENT_BITS[move.element];
  const [load, store] = WIDTHS[bits]!;
  const each = elementsPerRegister(move.element);
  const type = bits === 64 ? "b64" : "b32";
  for (const [register, operand] of elements.entries()) {
    for (let part = 0; part < each; part++) {
      push(register * each + part);
      if (f.unit.reportsAccesses) {
        const at = f.temporary("i32", "wmma element");
        code.set(at);
        writeCheckAt(f, i, at, { bytes: bits / 8, touch: stores ? Touch.write : Touch.read });
        code.get(at);
      }
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

// Vector forms of floating-point arithmetic, with the same results as the scalar forms.
import type { Instruction } from "../../../ptx/syntax.ts";
import { typeOf } from "../../unit/function-code.ts";
import { writeFma32, writeFma64 } from "./fma.ts";
import type { VectorHandler } from "./handler.ts";
import type { VectorCode } from "./vector-code.ts";

type Width = "f32" | "f64";
const SMALLEST_NORMAL = [0, 0, 128, 0];
const SIGN = [0, 0, 0, 128];
const four = (bytes: readonly number[]): number[] => Array.from({ length: 16 }, (_, n) => bytes[n & 3]!);

/** Returns f32 or f64, or undefined if the instruction has other modifiers than the allowed ones. */
function widthOf(i: Instruction, allowed: readonly string[]): Width | undefined {
  const type = typeOf(i);
  if (type !== "f32" && type !== "f64") return undefined;
  if (!i.modifiers.slice(0, -1).every((each) => allowed.includes(each))) return undefined;
  return type;
}

const shapeName = (width: Width): string => (width === "f32" ? "f32x4" : "f64x2");

/** Flushes subnormal f32 to zero, keeping the sign. */
function flush(v: VectorCode): void {
  const local = v.f.temporary("v128", "flushed");
  v.code.tee(local).v128(four(SIGN)).v("v128.and").get(local).get(local).v("f32x4.abs");
  v.code.v128(four(SMALLEST_NORMAL)).v("f32x4.lt").v("v128.bitselect");
}

const flushes = (i: Instruction, width: Width): boolean => width === "f32" && i.modifiers.includes("ftz");

export function pushFloatPart(
  v: VectorCode,
  i: Instruction,
  operandIndex: number,
  width: Width,
  part: number,
): void {
  v.pushPart(i, i.operands[operandIndex]!, width, part);
  if (flushes(i, width)) flush(v);
}

function popFloatPart(v: VectorCode, i: Instruction, width: Width, part: number): void {
  const [to] = i.operands;
  if (flushes(i, width)) flush(v);
  if (width === "f32" && to?.kind === "register" && !v.f.hasRawNan(to.register)) v.canonical();
  v.setPart(to!, width, part);
}

/** Returns a handler for a lane-wise operation. */
function arithmetic(
  operands: number,
  allowed: readonly string[],
  write: (v: VectorCode, width: Width) => void,
): VectorHandler {
  return (v, i) => {
    const width = widthOf(i, allowed);
    if (width === "f64" && i.modifiers.includes("ftz")) return false;
    if (width === undefined || i.operands.length !== operands + 1 || !v.canSet(i.operands[0], width))
      return false;
    if (!i.operands.slice(1).every((each) => v.canPush(each, width))) return false;
    // Of two NaNs of f64, GPUs return the second and CPUs the first.
    const swapped = width === "f64" && (i.opcode === "add" || i.opcode === "mul");
    const operandOrder = Array.from({ length: operands }, (_, n) => (swapped ? operands - n : n + 1));
    for (let part = 0; part < v.count(width); part++) {
      for (const operandIndex of operandOrder) pushFloatPart(v, i, operandIndex, width, part);
      write(v, width);
      popFloatPart(v, i, width, part);
    }
    return true;
  };
}

const operation = (name: string, operands: number, allowed: readonly string[]): VectorHandler =>
  arithmetic(operands, allowed, (v, width) => v.code.v(`${shapeName(width)}.${name}`));

const EXACT = ["rn", "ftz"];
export const add = operation("add", 2, EXACT);
export const sub = operation("sub", 2, EXACT);
export const mul = operation("mul", 2, ["rn"]);
export const div = operation("div", 2, ["rn", "ftz", "full"]);
export const sqrt = operation("sqrt", 1, [...EXACT, "approx"]);
const ofF32 =
  (handler: VectorHandler): VectorHandler =>
  (v, i) =>
    typeOf(i) === "f32" && handler(v, i);
// Forms for f64 are scalar, because they preserve the payload of a NaN.
export const abs = ofF32(operation("abs", 1, ["ftz"]));
export const neg = ofF32(operation("neg", 1, ["ftz"]));

function extreme(name: "min" | "max"): VectorHandler {
  return arithmetic(2, ["ftz"], (v, width) => {
    const { code, f } = v;
    const shape = shapeName(width);
    const [a, b] = [f.temporary("v128", "a"), f.temporary("v128", "b")];
    // A number takes precedence over a NaN.
    code.set(b).set(a).get(a).get(b).v(`${shape}.${name}`);
    code.get(a).get(b).get(b).v(`${shape}.eq`).v("v128.bitselect");
    code.get(b).get(a).get(a).v(`${shape}.eq`).v("v128.bitselect");
  });
}

export const min = extreme("min");
export const max = extreme("max");

const ONE: Readonly<Record<Width, readonly number[]>> = {
  f32: four([0, 0, 128, 63]),
  f64: [0, 0, 0, 0, 0, 0, 240, 63, 0, 0, 0, 0, 0, 0, 240, 63],
};

function inverse(root: boolean): VectorHandler {
  return arithmetic(1, [...EXACT, "approx"], (v, width) => {
    const value = v.f.temporary("v128", "a");
    if (root) v.code.v(`${shapeName(width)}.sqrt`);
    v.code
      .set(value)
      .v128(ONE[width])
      .get(value)
      .v(`${shapeName(width)}.div`);
  });
}

export const rcp = inverse(false);
export const rsqrt = inverse(true);

export const fma: VectorHandler = (v, i) => {
  const width = widthOf(i, EXACT);
  if (width === undefined || i.operands.length !== 4 || !v.canSet(i.operands[0], width)) return false;
  if (!i.operands.slice(1).every((each) => v.canPush(each, width))) return false;
  const write = width === "f32" ? writeFma32 : writeFma64;
  write(
    v,
    i,
    (part) => popFloatPart(v, i, width, part),
    (operandIndex, part) => pushFloatPart(v, i, operandIndex, width, part),
  );
  return true;
};

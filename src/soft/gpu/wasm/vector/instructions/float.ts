// Vector forms of floating-point arithmetic, with the same results as the scalar forms.
import type { Rounding, Width } from "../../../ptx/operations/arithmetic.ts";
import type { Operation } from "../../../ptx/operations/operation.ts";
import type { Instruction, InstructionOf } from "../../../ptx/syntax.ts";
import { writeFma32, writeFma64 } from "./fma.ts";
import type { VectorHandler } from "./handler.ts";
import type { VectorCode } from "./vector-code.ts";

/** Instruction that may flush subnormal operands to zero. */
type Flushing = Instruction<Extract<Operation, { readonly flushes: boolean }>>;

const SMALLEST_NORMAL = [0, 0, 128, 0];
const SIGN = [0, 0, 0, 128];
const four = (bytes: readonly number[]): number[] => Array.from({ length: 16 }, (_, n) => bytes[n & 3]!);

const shapeName = (width: Width): string => (width === "f32" ? "f32x4" : "f64x2");

/** Flushes subnormal f32 to zero, keeping the sign. */
function flush(v: VectorCode): void {
  const local = v.f.temporary("v128", "flushed");
  v.code.tee(local).v128(four(SIGN)).v("v128.and").get(local).get(local).v("f32x4.abs");
  v.code.v128(four(SMALLEST_NORMAL)).v("f32x4.lt").v("v128.bitselect");
}

const flushes = (i: Flushing, width: Width): boolean => width === "f32" && i.operation.flushes;

export function pushFloatPart(
  v: VectorCode,
  i: Flushing,
  operandIndex: number,
  width: Width,
  part: number,
): void {
  v.pushPart(i, i.operands[operandIndex]!, width, part);
  if (flushes(i, width)) flush(v);
}

function popFloatPart(v: VectorCode, i: Flushing, width: Width, part: number): void {
  const [to] = i.operands;
  if (flushes(i, width)) flush(v);
  if (width === "f32" && to?.kind === "register" && !v.f.hasRawNan(to.register)) v.canonical();
  v.setPart(to!, width, part);
}

/** Arithmetic of f32 or f64. */
type Arithmetic = InstructionOf<"floatBinary" | "squareRoot" | "inverse" | "floatSign" | "floatExtreme">;

/** Writes a lane-wise operation on some operands; `write` computes one vector of the result. */
function writeEach(v: VectorCode, i: Arithmetic, operands: number, write: () => void): boolean {
  const { type: width, opcode } = i.operation;
  if (width === "f64" && i.operation.flushes) return false;
  if (i.operands.length !== operands + 1 || !v.canSet(i.operands[0], width)) return false;
  if (!i.operands.slice(1).every((each) => v.canPush(each, width))) return false;
  // Of two NaNs of f64, GPUs return the second and CPUs the first.
  const swapped = width === "f64" && (opcode === "add" || opcode === "mul");
  const operandOrder = Array.from({ length: operands }, (_, n) => (swapped ? operands - n : n + 1));
  for (let part = 0; part < v.count(width); part++) {
    for (const operandIndex of operandOrder) pushFloatPart(v, i, operandIndex, width, part);
    write();
    popFloatPart(v, i, width, part);
  }
  return true;
}

/** Rounding of an operation. */
interface Rounded {
  readonly rounding: Rounding | undefined;
  readonly saturates: boolean;
}

/** Returns true for rounding to the nearest number, without saturation. */
const isExact = ({ rounding, saturates }: Rounded): boolean =>
  (rounding === undefined || rounding === "rn") && !saturates;

export const binary: VectorHandler<"floatBinary"> = (v, i) => {
  const { type, opcode, isApproximate, flushes } = i.operation;
  if (!isExact(i.operation) || isApproximate || (opcode === "mul" && flushes)) return false;
  return writeEach(v, i, 2, () => v.code.v(`${shapeName(type)}.${opcode}`));
};

export const sqrt: VectorHandler<"squareRoot"> = (v, i) =>
  isExact(i.operation) && writeEach(v, i, 1, () => v.code.v(`${shapeName(i.operation.type)}.sqrt`));

/** Writes abs and neg of f32. Forms for f64 are scalar, because they preserve the payload of a NaN. */
export const sign: VectorHandler<"floatSign"> = (v, i) =>
  i.operation.type === "f32" && writeEach(v, i, 1, () => v.code.v(`f32x4.${i.operation.opcode}`));

export const extreme: VectorHandler<"floatExtreme"> = (v, i) => {
  const { type, opcode, keepsNan, signs } = i.operation;
  const { code, f } = v;
  const shape = shapeName(type);
  if (keepsNan || signs) return false;
  return writeEach(v, i, 2, () => {
    const [a, b] = [f.temporary("v128", "a"), f.temporary("v128", "b")];
    // A number takes precedence over a NaN.
    code.set(b).set(a).get(a).get(b).v(`${shape}.${opcode}`);
    code.get(a).get(b).get(b).v(`${shape}.eq`).v("v128.bitselect");
    code.get(b).get(a).get(a).v(`${shape}.eq`).v("v128.bitselect");
  });
};

const ONE: Readonly<Record<Width, readonly number[]>> = {
  f32: four([0, 0, 128, 63]),
  f64: [0, 0, 0, 0, 0, 0, 240, 63, 0, 0, 0, 0, 0, 0, 240, 63],
};

/** Writes rcp and rsqrt. */
export const inverse: VectorHandler<"inverse"> = (v, i) => {
  const { type, opcode } = i.operation;
  if (!isExact(i.operation)) return false;
  return writeEach(v, i, 1, () => {
    const value = v.f.temporary("v128", "a");
    if (opcode === "rsqrt") v.code.v(`${shapeName(type)}.sqrt`);
    v.code
      .set(value)
      .v128(ONE[type])
      .get(value)
      .v(`${shapeName(type)}.div`);
  });
};

export const fma: VectorHandler<"floatFma"> = (v, i) => {
  const { type: width } = i.operation;
  if (!isExact(i.operation) || i.operands.length !== 4 || !v.canSet(i.operands[0], width)) return false;
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

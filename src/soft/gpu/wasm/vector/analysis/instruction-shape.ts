// Transfer function of the divergence analysis: computes the shape of a result from the shapes of the
// operands.

import { read } from "../../../ptx/effects.ts";
import type { Comparison } from "../../../ptx/operations/compare.ts";
import { carries, type OperationOf, opcodes } from "../../../ptx/operations/operation.ts";
import { bytesOf, isFloat, isSigned, type Scalar } from "../../../ptx/operations/scalar.ts";
import { constantOf, type Instruction, type Operand } from "../../../ptx/syntax.ts";
import {
  type Affine,
  affine,
  consecutive,
  operandShape,
  type Shape,
  type Shapes,
  UNIFORM,
  VARYING,
} from "../../unit/shape.ts";
import type { ConvergentBranch } from "./convergent-branch.ts";

/** Opcodes without side effects. They run once when their operands are uniform. */
export const PURE = opcodes(
  "mov cvt cvta add sub mul mad fma div rem abs neg min max sad and or xor not cnot shl shr shf bfe bfi bfind bmsk brev popc clz prmt lop3 dp4a dp2a szext mul24 mad24 setp set selp slct testp copysign sqrt rsqrt rcp ex2 lg2 sin cos tanh isspacep ld ldu",
);
/** Facts about a kernel's registers, and assumptions that a group tests when it runs. */
export interface ShapeContext extends Shapes {
  /** Branch where all lanes of a group are expected to take the same side (convergent-branch.ts). */
  readonly convergentBranch: ConvergentBranch | undefined;
  /** Widening instructions that are assumed not to wrap. A group that wraps restarts thread by thread. */
  readonly assumedNoWrap: ReadonlySet<Instruction>;
}

/** Returns the shape of a result, or undefined while the shape of an operand is unknown. */
export function instructionShape(i: Instruction, context: ShapeContext): Shape | undefined {
  const { operation, guard, operands } = i;
  if (!PURE.has(operation.opcode) || carries(operation)) return VARYING;
  if (guard !== undefined) {
    const shape = context.shapeOf(guard.register.index);
    if (shape === undefined) return undefined;
    if (shape.kind !== "uniform") return VARYING;
  }
  const inputs = operands.slice(1).map((each) => operandShape(each, context));
  if (inputs.includes(undefined)) {
    return read(i).some((each) => context.shapeOf(each.index) === undefined) ? undefined : VARYING;
  }
  const known = inputs as Shape[];
  if (context.convergentBranch?.assumedConsecutive.has(i)) return consecutive();
  if (known.every(({ kind }) => kind === "uniform")) return UNIFORM;
  if (known.some(({ kind }) => kind === "varying")) return VARYING;
  const shape = affineShape(i, known, context.lanes);
  return isWrapped(shape) && context.assumedNoWrap.has(i) && !known.some(isWrapped)
    ? { ...shape, wrap: 0n }
    : shape;
}

const isWrapped = (shape: Shape | undefined): shape is Affine =>
  shape?.kind === "affine" && shape.wrap !== 0n;

/** Returns true if the analysis relies on an instruction not to wrap, so that the code must test it. */
export const assumesNoWrap = (i: Instruction, context: ShapeContext): boolean =>
  context.assumedNoWrap.has(i) &&
  isWrapped(instructionShape(i, { ...context, assumedNoWrap: new Set() })) &&
  !isWrapped(instructionShape(i, context));

/** Returns 2 to the power of a constant shift count, or 0 for any other operand. */
const powerOf = (operand: Operand | undefined): number => {
  const count = constantOf(operand);
  return count !== undefined && count >= 0n && count < 32n ? 2 ** Number(count) : 0;
};

function affineShape(i: Instruction, inputs: readonly Shape[], lanes: number): Shape {
  const { operation, operands } = i;
  const type = operation.types.at(-1);
  const to = operands[0];
  if (type === undefined || to?.kind !== "register" || isFloat(type) || bytesOf(type) < 4) return VARYING;
  // The lower half of a wider register could wrap at another lane.
  if (operation.kind !== "convert" && operands.slice(1, 3).some((each) => isWider(each, type)))
    return VARYING;
  const width = bytesOf(to.register.type);
  const [a, b, c] = inputs as [Shape, Shape | undefined, Shape | undefined];
  const same = width === bytesOf(type);
  switch (operation.kind) {
    case "move":
      return same && operands[1]?.kind !== "vector" ? a : VARYING;
    case "convertAddress":
      return a;
    case "sum":
      return same && !operation.saturates ? sum(a, b!, operation.opcode === "add" ? 1 : -1) : VARYING;
    case "negation":
      return same ? scaled(a, -1) : VARYING;
    case "shift":
      return same ? shifted(operation.opcode, a, powerOf(operands[2]), lanes) : VARYING;
    case "product":
      return product(operation, operands, [a, b!, c]);
    case "logic":
      return operation.opcode === "and" && same && type !== "pred"
        ? lowBits(a, constantOf(operands[2]), lanes)
        : VARYING;
    case "comparePredicate":
      return compared(i, operation.comparison, [a, b!], lanes);
    case "convert":
      return operation.isPlain ? converted(a, operation.to, operation.from, width) : VARYING;
    default:
      return VARYING;
  }
}

/** Returns the shape of a shift by a constant; `power` is 2 to the power of the count, or 0. */
function shifted(opcode: "shl" | "shr", a: Shape, power: number, lanes: number): Shape {
  if (opcode === "shl") return power > 0 ? scaled(a, power) : VARYING;
  return isAligned(a) && power >= lanes ? UNIFORM : VARYING;
}

const isWider = (operand: Operand | undefined, type: Scalar): boolean =>
  operand?.kind === "register" && bytesOf(operand.register.type) > bytesOf(type);

const isAligned = (shape: Shape): shape is Affine => shape.kind === "affine" && shape.aligned;

/** Returns the shape of a comparison such as `tid < 32`, whose limit may not split an aligned group. */
function compared(
  i: Instruction,
  comparison: Comparison,
  [a, b]: readonly [Shape, Shape],
  lanes: number,
): Shape {
  if (isAligned(a) && isAligned(b) && i.operands.length === 3) return UNIFORM;
  const limit = constantOf(i.operands[2]);
  if (!isAligned(a) || limit === undefined || limit < 0n || i.operands.length !== 3) return VARYING;
  const below = limit % BigInt(lanes);
  const splits = ["lt", "ge", "lo", "hs"].includes(comparison)
    ? below !== 0n
    : !["le", "gt", "ls", "hi"].includes(comparison) || below !== BigInt(lanes - 1);
  return splits ? VARYING : UNIFORM;
}

/** Returns the shape of a mask such as `tid & 31`, which keeps an aligned group consecutive. */
function lowBits(a: Shape, mask: bigint | undefined, lanes: number): Shape {
  if (!isAligned(a) || mask === undefined || mask <= 0n) return VARYING;
  return (mask & (mask + 1n)) === 0n && mask + 1n >= BigInt(lanes) ? a : VARYING;
}

function sum(a: Shape, b: Shape, sign: number): Shape {
  if (a.kind === "varying" || b.kind === "varying") return VARYING;
  const [x, y] = [a, b].map((each) => (each.kind === "affine" ? each : { stride: 0, wrap: 0n }));
  if (x!.wrap !== 0n && y!.wrap !== 0n) return VARYING;
  return affine(x!.stride + sign * y!.stride, false, x!.wrap + BigInt(sign) * y!.wrap);
}

function scaled(a: Shape, by: number): Shape {
  if (a.kind !== "affine" || !Number.isInteger(by) || Math.abs(by) > 2 ** 16) return VARYING;
  // A product with 0 has no wrap lane, so it must not be used to look one up.
  if (by === 0 && a.wrap !== 0n) return VARYING;
  return affine(a.stride * by, false, a.wrap * BigInt(by));
}

/** Returns the shape of mul or mad with a constant factor, or with two uniform factors. */
function product(
  { part, type }: OperationOf<"product">,
  operands: readonly Operand[],
  [a, b, c]: [Shape, Shape, Shape | undefined],
): Shape {
  if (part === "hi") return VARYING;
  let made: Shape;
  if (a.kind === "uniform" && b.kind === "uniform") made = UNIFORM;
  else {
    const [number, other] = a.kind === "affine" ? [constantOf(operands[2]), a] : [constantOf(operands[1]), b];
    if (number === undefined) return VARYING;
    // The constant is converted to the instruction's type.
    const bits = bytesOf(type) * 8;
    const wanted = isSigned(type) ? BigInt.asIntN(bits, number) : BigInt.asUintN(bits, number);
    made =
      part === "wide"
        ? scaled(widened(other, type), Number(wanted))
        : scaled(other, Number(BigInt.asIntN(bits, number)));
  }
  return c === undefined ? made : sum(made, c, 1);
}

/** Returns the shape of a 32-bit value widened to 64 bits: lanes behind a wrap differ by 2^32. */
function widened(a: Shape, from: Scalar): Shape {
  if (a.kind !== "affine" || bytesOf(from) !== 4) return VARYING;
  if (a.aligned) return a;
  return affine(a.stride, false, a.stride > 0 ? 2n ** 32n : -(2n ** 32n));
}

function converted(a: Shape, to: Scalar, from: Scalar, width: number): Shape {
  if (isFloat(from) || isFloat(to) || bytesOf(to) !== width || bytesOf(from) < 4 || bytesOf(to) < 4)
    return VARYING;
  if (bytesOf(to) === bytesOf(from)) return a;
  if (bytesOf(to) === 8) return widened(a, from);
  return a.kind === "affine" ? affine(a.stride) : a;
}

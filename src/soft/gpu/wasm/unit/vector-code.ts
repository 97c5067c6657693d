// Code for a group of lanes. Varying registers are vectors, other registers are one scalar.
import { put } from "../../ptx/collections.ts";
import { bytesOf, isFloat, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction, Operand, Position, Register } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import type { FunctionCode } from "./function-code.ts";
import type { LaneCode } from "./lane-code.ts";
import { type Affine, has, operandShape, type Shape, type Shapes, UNIFORM } from "./shape.ts";
import type { Unit } from "./unit.ts";

/** Canonical NaN of GPUs. */
const NAN_BITS = 0x7fffffff;
/** Shuffle of the lower halves of four 64-bit values. */
export const LOW_HALVES = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];
/** Shuffles that take the lower halves of two vectors, or the upper half of one. */
export const BOTH_LOW = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
export const HIGH_LANES = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];
const BITWISE: ReadonlySet<string> = new Set(["and", "or", "xor", "not"]);

/** Returns the name of a vector of values of a type. */
export const shapeOf = (type: Scalar): string => {
  const value = type === "pred" ? "i32" : valueType(type);
  return `${value}x${value.endsWith("64") ? 2 : 4}`;
};

/** Returns true for types of 32 and 64 bits and for predicates, which have vector forms. */
export const isWhole = (type: Scalar): boolean => /^(pred|[busf](32|64))$/.test(type);

/** Mask of the active lanes. */
export interface Mask {
  /** Locals with one vector for each four lanes, whose lanes are all ones or all zeros. */
  readonly parts: readonly number[];
  /** Local that is nonzero when all lanes are active. */
  readonly full: number;
}

export class VectorCode implements LaneCode {
  readonly f: FunctionCode;
  readonly code: Code;
  readonly context: Shapes;
  /** Number of 4-lane vectors in a group. */
  readonly quads: number;
  /** Mask of the active lanes; undefined when all lanes are active. */
  mask: Mask | undefined;
  /** Registers whose values inactive lanes still need. */
  preserved: Uint32Array | undefined;
  readonly #parts = new Map<number, readonly number[]>();
  readonly #wraps = new Map<number, number>();
  readonly #pairs = new Map<number, readonly number[]>();
  readonly #knownPairs = new Set<number>();
  /** Registers that hold the lowest bit of another register since the last jump. */
  readonly #lowestBits = new Map<number, Register>();

  constructor(f: FunctionCode, context: Shapes) {
    this.f = f;
    this.code = f.code;
    this.context = context;
    this.quads = context.lanes / 4;
  }

  get unit(): Unit {
    return this.f.unit;
  }

  get lanes(): number {
    return this.context.lanes;
  }

  shape(operand: Operand | undefined): Shape {
    return operandShape(operand, this.context) ?? UNIFORM;
  }

  /** Returns the number of vectors for values of a type. */
  count(type: Scalar): number {
    return bytesOf(type) === 8 ? 2 * this.quads : this.quads;
  }

  /** Declares vector locals. */
  vectors(count: number): readonly number[] {
    return Array.from({ length: count }, () => this.code.local("v128"));
  }

  /** Returns temporary vector locals by name. */
  temporaries(name: string, count = this.quads): readonly number[] {
    return Array.from({ length: count }, (_, n) => this.f.temporary("v128", `${name} ${n}`));
  }

  /** Returns the vector locals of a varying register. */
  parts(register: Register): readonly number[] {
    const known = this.#parts.get(register.index);
    if (known !== undefined) return known;
    const count = this.f.value(register).endsWith("64") ? 2 * this.quads : this.quads;
    return put(this.#parts, register.index, this.vectors(count));
  }

  /** Returns locals for pairs of lanes of an f32 register. They are valid after `knowPairs`. */
  newPairs({ index }: Register): readonly number[] {
    return this.#pairs.get(index) ?? put(this.#pairs, index, this.vectors(2 * this.quads));
  }

  /** Marks a register's pairs as valid until the register is written or the block ends. */
  knowPairs(register: Register): void {
    this.#knownPairs.add(register.index);
  }

  pairsOf(operand: Operand | undefined): readonly number[] | undefined {
    if (operand?.kind !== "register" || !this.#knownPairs.has(operand.register.index)) return undefined;
    return this.#pairs.get(operand.register.index);
  }

  forgetPairs(registers: readonly Register[]): void {
    for (const { index } of registers) this.#forget(index);
  }

  #forget(register: number): void {
    this.#knownPairs.delete(register);
    this.#lowestBits.delete(register);
    for (const [bit, of] of this.#lowestBits) if (of.index === register) this.#lowestBits.delete(bit);
  }

  /** Records that a register holds the lowest bit of another, until one of them is written. */
  knowLowestBit(register: Register, of: Register): void {
    this.#lowestBits.set(register.index, of);
  }

  /** Returns the register whose lowest bit an operand holds, or undefined. */
  lowestBitOf(operand: Operand | undefined): Register | undefined {
    return operand?.kind === "register" ? this.#lowestBits.get(operand.register.index) : undefined;
  }

  /** Discards facts that hold only within a basic block. */
  startBlock(): void {
    this.f.checked.clear();
    this.f.settledRuns.clear();
    this.#knownPairs.clear();
    this.#lowestBits.clear();
  }

  isVarying(register: Register): boolean {
    return this.context.shapeOf(register.index)?.kind === "varying";
  }

  /** Returns the local with the first lane behind a wrap, or the number of lanes if no lane has wrapped. */
  wrapOf({ index }: Register): number {
    return this.#wraps.get(index) ?? put(this.#wraps, index, this.code.local("i32"));
  }

  /** Returns true if `pushPart` supports an operand in a type. */
  canPush(operand: Operand | undefined, type: Scalar): boolean {
    if (type !== "pred" && bytesOf(type) < 4) return false;
    switch (operand?.kind) {
      case "register": {
        const { register } = operand;
        if (operand.part !== undefined || (register.type === "pred") !== (type === "pred")) return false;
        return type === "pred" || bytesOf(register.type) === bytesOf(type);
      }
      case "immediate":
        return true;
      case "symbol":
      case "special":
        return this.shape(operand).kind !== "varying";
      case "not":
        return type === "pred" && this.canPush(operand.operand, type);
      default:
        return false;
    }
  }

  /** Returns true if `setPart` supports a result of a type. */
  canSet(operand: Operand | undefined, type: Scalar): boolean {
    if (operand?.kind !== "register" || !this.isVarying(operand.register)) return false;
    const { register } = operand;
    if (type === "pred" || register.type === "pred") return type === register.type;
    return bytesOf(type) >= 4 && bytesOf(register.type) === bytesOf(type);
  }

  /** Pushes one vector of an operand's lanes. */
  pushPart(at: Position, operand: Operand | undefined, type: Scalar, part: number): void {
    const { code, f } = this;
    if (operand === undefined) throw new Error("the operand is missing");
    if (operand.kind === "not") {
      this.pushPart(at, operand.operand, type, part);
      code.v("v128.not");
      return;
    }
    if (operand.kind === "register" && this.isVarying(operand.register)) {
      code.get(this.parts(operand.register)[part]!);
      // A NaN of arithmetic is canonicalized when its bits become visible.
      if (f.value(operand.register) === "f32" && !isFloat(type) && f.hasRawNan(operand.register))
        this.canonical();
      return;
    }
    if (operand.kind === "immediate" && (!isFloat(type) || operand.float === type)) {
      this.#pushConstant(operand.value, type);
      return;
    }
    const shape = this.shape(operand);
    if (type === "pred") code.i32(0);
    f.push(at, operand, type);
    if (type === "pred") code.op("i32.sub");
    code.v(`${shapeOf(type)}.splat`);
    if (shape.kind === "affine") this.#addOffsets(shape, operand, type, part);
  }

  /** Pushes a constant. Engines keep a vector constant in a register, but compute a splat each time. */
  #pushConstant(value: bigint, type: Scalar): void {
    const low = Number(BigInt.asIntN(32, value));
    if (type === "pred") this.code.words(value === 0n ? 0 : -1);
    else if (bytesOf(type) < 8) this.code.words(low);
    else this.code.words(low, Number(BigInt.asIntN(32, value >> 32n)));
  }

  /** Pushes the lanes' numbers times a step. */
  pushRamp(step: number, part: number, wide: boolean): void {
    const { code } = this;
    const first = step * part * (wide ? 2 : 4);
    if (wide) code.words(first, first < 0 ? -1 : 0, first + step, first + step < 0 ? -1 : 0);
    else code.words(first, first + step, first + 2 * step, first + 3 * step);
  }

  /** Adds the lanes' offsets from the first lane of an affine value. */
  #addOffsets(shape: Affine, operand: Operand, type: Scalar, part: number): void {
    const { code } = this;
    const wide = bytesOf(type) === 8;
    this.pushRamp(shape.stride, part, wide);
    code.v(wide ? "i64x2.add" : "i32x4.add");
    if (shape.wrap === 0n || operand.kind !== "register" || !wide) return;
    // Lanes behind the wrap are smaller.
    code.i64(shape.wrap).v("i64x2.splat");
    this.pushRamp(1, part, wide);
    code.get(this.wrapOf(operand.register)).op("i64.extend_i32_u").v("i64x2.splat").v("i64x2.ge_s");
    code.v("v128.and").v("i64x2.sub");
  }

  hasRawNan(register: Register): boolean {
    return this.f.hasRawNan(register);
  }

  canonical(): void {
    const local = this.f.temporary("v128", "nan");
    this.code.tee(local).words(NAN_BITS).get(local).get(local).v("f32x4.eq").v("v128.bitselect");
  }

  /** Moves the upper half of the vector on the stack to the lower half. */
  highLanes(): void {
    const local = this.f.temporary("v128", "halves");
    this.code.tee(local).get(local).shuffle(HIGH_LANES);
  }

  /** Pops one vector of a result's lanes. */
  setPart(_at: Position, operand: Operand | undefined, type: Scalar, part: number): void {
    if (operand?.kind !== "register") throw new Error("the result is not a register");
    const { register } = operand;
    const local = this.parts(register)[part]!;
    const { code } = this;
    this.#forget(register.index);
    if (this.mask !== undefined && has(this.preserved, register.index)) {
      code.get(local);
      this.pushMask(part, type !== "pred" && bytesOf(type) === 8);
      code.v("v128.bitselect");
    }
    code.set(local);
  }

  /** Pushes the mask of one vector of 32-bit or 64-bit lanes. */
  pushMask(part: number, wide: boolean): void {
    if (this.mask === undefined) throw new Error("the code has no mask because all lanes are active");
    this.pushWidened(() => this.code.get(this.mask!.parts[wide ? part >> 1 : part]!), part, wide);
  }

  /** Pushes one vector of a predicate for 32-bit or 64-bit lanes. */
  pushPredicate(i: Instruction, operand: Operand, part: number, wide: boolean): void {
    this.pushWidened(() => this.pushPart(i, operand, "pred", wide ? part >> 1 : part), part, wide);
  }

  pushWidened(push: () => void, part: number, wide: boolean): void {
    push();
    if (wide) this.code.v(part % 2 === 0 ? "i64x2.extend_low_i32x4_s" : "i64x2.extend_high_i32x4_s");
  }

  partsOf(i: Instruction, result: Scalar, operands: readonly Scalar[]): readonly number[] | undefined {
    const [to, ...from] = i.operands;
    const hasForm =
      from.length === operands.length &&
      this.canSet(to, result) &&
      operands.every((type, n) => this.canPush(from[n], type));
    return hasForm ? Array.from({ length: this.count(result) }, (_, part) => part) : undefined;
  }

  op(type: Scalar, name: string): void {
    this.code.v(`${BITWISE.has(name) ? "v128" : shapeOf(type)}.${name}`);
  }
}

// Code for a group of lanes: registers that differ from lane to lane are several locals of 16 bytes, others are one scalar.
import type { Position } from "../../ptx/ptx-error.ts";
import type { Instruction, Operand, Register } from "../../ptx/syntax.ts";
import { bytesOf, isFloat, type Scalar, valueType } from "../../ptx/types.ts";
import type { Code } from "../code.ts";
import type { FunctionCode } from "../function-code.ts";
import { has } from "./influence.ts";
import { operandShape, type ShapeContext } from "./instruction-shape.ts";
import { type Affine, type Shape, UNIFORM } from "./shape.ts";

const ONE_NAN = [255, 255, 255, 127];
const SPLAT: Readonly<Record<string, string>> = {
  i32: "i32x4.splat",
  i64: "i64x2.splat",
  f32: "f32x4.splat",
  f64: "f64x2.splat",
};
/** The lower halves of four numbers of 64 bits, and the lower or upper lanes of two vectors. */
export const LOW_HALVES = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];
const repeated = (bytes: readonly number[]): number[] =>
  Array.from({ length: 16 }, (_, i) => bytes[i % bytes.length]!);

/** A number in all lanes: engines keep a constant of 16 bytes, and make one from a scalar each time. */
function immediateOf(value: bigint, type: Scalar): Uint8Array {
  if (type === "pred") return new Uint8Array(16).fill(value === 0n ? 0 : 255);
  const bytes = new DataView(new ArrayBuffer(16));
  for (let at = 0; at < 16; at += bytesOf(type))
    if (bytesOf(type) === 8) bytes.setBigUint64(at, BigInt.asUintN(64, value), true);
    else bytes.setUint32(at, Number(BigInt.asUintN(32, value)), true);
  return new Uint8Array(bytes.buffer);
}

/** Which lanes of the group run. */
export interface Mask {
  /** A vector of all ones or zeros for each four lanes. */
  readonly parts: readonly number[];
  /** A local that says whether all of them run. */
  readonly full: number;
}

export class VectorCode {
  readonly f: FunctionCode;
  readonly code: Code;
  readonly context: ShapeContext;
  /** Vectors of four lanes in a group. */
  readonly quads: number;
  /** Undefined where all lanes run. */
  mask: Mask | undefined;
  /** Registers whose old values the lanes that do not run still need. */
  kept: Uint32Array | undefined;
  readonly #parts = new Map<number, readonly number[]>();
  readonly #wraps = new Map<number, number>();
  readonly #pairs = new Map<number, readonly number[]>();
  readonly #knownPairs = new Set<number>();
  /** Registers with the lowest bit of another, since the last jump. */
  readonly #lowestBits = new Map<number, Register>();

  constructor(f: FunctionCode, context: ShapeContext) {
    this.f = f;
    this.code = f.code;
    this.context = context;
    this.quads = context.lanes / 4;
  }

  get lanes(): number {
    return this.context.lanes;
  }

  shape(operand: Operand | undefined): Shape {
    return operandShape(operand, this.context) ?? UNIFORM;
  }

  /** Vectors that hold numbers of a type. */
  count(type: Scalar): number {
    return bytesOf(type) === 8 ? 2 * this.quads : this.quads;
  }

  /** The locals of a register that differs from lane to lane. */
  parts(register: Register): readonly number[] {
    let parts = this.#parts.get(register.index);
    if (parts === undefined) {
      const count = this.f.value(register).endsWith("64") ? 2 * this.quads : this.quads;
      parts = Array.from({ length: count }, () => this.code.local("v128"));
      this.#parts.set(register.index, parts);
    }
    return parts;
  }

  /** Locals for a register of f32 by two lanes each, in the lower half of a vector; what they hold is known when `knowPairs` says so. */
  newPairs(register: Register): readonly number[] {
    let pairs = this.#pairs.get(register.index);
    if (pairs === undefined) {
      pairs = Array.from({ length: 2 * this.quads }, () => this.code.local("v128"));
      this.#pairs.set(register.index, pairs);
    }
    return pairs;
  }

  /** Until the register is written, or the block ends. */
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

  /** Notes that a register has the lowest bit of another, until one of them is written. */
  knowLowestBit(register: Register, of: Register): void {
    this.#lowestBits.set(register.index, of);
  }

  /** The register of which an operand has the lowest bit. */
  lowestBitOf(operand: Operand | undefined): Register | undefined {
    return operand?.kind === "register" ? this.#lowestBits.get(operand.register.index) : undefined;
  }

  /** What is known of addresses and pairs holds within a block. */
  startBlock(): void {
    this.f.checked.clear();
    this.f.knownRuns.clear();
    this.#knownPairs.clear();
    this.#lowestBits.clear();
  }

  isVarying(register: Register): boolean {
    return this.context.shapeOf(register.index)?.kind === "varying";
  }

  /** The local with the first lane behind a wrap: as many as there are lanes when none is. */
  wrapOf(register: Register): number {
    let local = this.#wraps.get(register.index);
    if (local === undefined) this.#wraps.set(register.index, (local = this.code.local("i32")));
    return local;
  }

  /** Whether `pushPart` can give an operand as that type. */
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

  /** Whether `setPart` can put a result of that type there. */
  canSet(operand: Operand | undefined, type: Scalar): boolean {
    if (operand?.kind !== "register" || !this.isVarying(operand.register)) return false;
    const { register } = operand;
    if (type === "pred" || register.type === "pred") return type === register.type;
    return bytesOf(type) >= 4 && bytesOf(register.type) === bytesOf(type);
  }

  /** Pushes some lanes of an operand as a vector. */
  pushPart(at: Position, operand: Operand, type: Scalar, part: number): void {
    const { code, f } = this;
    if (operand.kind === "not") {
      this.pushPart(at, operand.operand, type, part);
      code.v("v128.not");
      return;
    }
    if (operand.kind === "register" && this.isVarying(operand.register)) {
      code.get(this.parts(operand.register)[part]!);
      // A NaN of arithmetic is made the one NaN where its bits are seen.
      if (f.value(operand.register) === "f32" && !isFloat(type) && f.isLoose(operand.register))
        this.canonical();
      return;
    }
    if (operand.kind === "immediate" && (!isFloat(type) || operand.float === type)) {
      code.v128(immediateOf(operand.value, type));
      return;
    }
    const shape = this.shape(operand);
    if (type === "pred") code.i32(0);
    f.push(at, operand, type);
    if (type === "pred") code.op("i32.sub");
    code.v(SPLAT[type === "pred" ? "i32" : valueType(type)]!);
    if (shape.kind === "affine") this.#ramp(shape, operand, type, part);
  }

  /** Adds what the lanes of a part are apart from the first. */
  #ramp(shape: Affine, operand: Operand, type: Scalar, part: number): void {
    const { code } = this;
    const wide = bytesOf(type) === 8;
    const each = wide ? 2 : 4;
    const bytes = new DataView(new ArrayBuffer(16));
    for (let j = 0; j < each; j++) {
      const value = shape.stride * (part * each + j);
      if (wide) bytes.setBigInt64(8 * j, BigInt(value), true);
      else bytes.setInt32(4 * j, value, true);
    }
    code.v128(new Uint8Array(bytes.buffer)).v(wide ? "i64x2.add" : "i32x4.add");
    if (shape.wrap === 0n || operand.kind !== "register" || !wide) return;
    // Lanes from the wrap on have less.
    for (let j = 0; j < each; j++) bytes.setBigInt64(8 * j, BigInt(part * each + j), true);
    code.i64(shape.wrap).v("i64x2.splat").v128(new Uint8Array(bytes.buffer));
    code.get(this.wrapOf(operand.register)).op("i64.extend_i32_u").v("i64x2.splat").v("i64x2.ge_s");
    code.v("v128.and").v("i64x2.sub");
  }

  /** Makes the NaNs of the four f32 on the stack the one NaN. */
  canonical(): void {
    const local = this.f.temporary("v128", "nan");
    this.code.tee(local).v128(repeated(ONE_NAN)).get(local).get(local).v("f32x4.eq").v("v128.bitselect");
  }

  /** Pops some lanes of a result. */
  setPart(operand: Operand, type: Scalar, part: number): void {
    if (operand.kind !== "register") throw new Error("no register");
    const { register } = operand;
    const local = this.parts(register)[part]!;
    const { code } = this;
    this.#forget(register.index);
    if (this.mask !== undefined && has(this.kept, register.index)) {
      code.get(local);
      this.pushMask(part, type !== "pred" && bytesOf(type) === 8);
      code.v("v128.bitselect");
    }
    code.set(local);
  }

  /** Pushes which lanes of a part run, for numbers of 32 or 64 bits. */
  pushMask(part: number, wide: boolean): void {
    if (this.mask === undefined) throw new Error("all lanes run");
    this.pushWidened(() => this.code.get(this.mask!.parts[wide ? part >> 1 : part]!), part, wide);
  }

  /** Pushes a part of a predicate for numbers of 32 or 64 bits. */
  pushPredicate(i: Instruction, operand: Operand, part: number, wide: boolean): void {
    this.pushWidened(() => this.pushPart(i, operand, "pred", wide ? part >> 1 : part), part, wide);
  }

  pushWidened(push: () => void, part: number, wide: boolean): void {
    push();
    if (wide) this.code.v(part % 2 === 0 ? "i64x2.extend_low_i32x4_s" : "i64x2.extend_high_i32x4_s");
  }

  /** Writes a result part by part from the same parts of some operands; false when one of them does not fit. */
  each(
    i: Instruction,
    result: Scalar,
    operands: readonly (readonly [place: number, type: Scalar])[],
    write: (part: number) => void,
  ): boolean {
    const to = i.operands[0];
    if (!this.canSet(to, result)) return false;
    if (!operands.every(([place, type]) => this.canPush(i.operands[place], type))) return false;
    for (let part = 0; part < this.count(result); part++) {
      for (const [place, type] of operands) this.pushPart(i, i.operands[place]!, type, part);
      write(part);
      this.setPart(to!, result, part);
    }
    return true;
  }
}

// Code of one function for one thread. Registers are locals; operands are pushed and results are popped.

import { put } from "../../ptx/collections.ts";
import {
  bytesOf,
  isFloat,
  isSigned,
  type Scalar,
  type Value,
  valueType,
} from "../../ptx/operations/scalar.ts";
import { bitsAs } from "../../ptx/parse-operand.ts";
import {
  type Instruction,
  invalid,
  mismatch,
  type Operand,
  type Position,
  type Register,
  unsupported,
} from "../../ptx/syntax.ts";
import type { Code, Local } from "../encoding/code.ts";
import { type Value as Expression, Variable } from "../encoding/expression.ts";
import type { LaneCode } from "./lane-code.ts";
import type { SymbolAddress, Unit } from "./unit.ts";

const negated = (a: Expression): Expression => a.xor(-1).add(1);
const signedLess = (a: Expression, b: Expression | number): Expression => a.compare("lt_s", b);

/** Operations that WebAssembly has for vectors of integers, but not for integers. */
const COMPOSED: Readonly<Record<string, (a: Variable, b: Variable) => Expression>> = {
  not: (a) => a.xor(-1),
  neg: (a) => negated(a),
  abs: (a) => negated(a).when(signedLess(a, 0), a),
  min_s: (a, b) => a.when(signedLess(a, b), b),
  max_s: (a, b) => a.when(signedLess(b, a), b),
  min_u: (a, b) => a.when(a.lt(b), b),
  max_u: (a, b) => a.when(a.gt(b), b),
};

/** A thread has one value of each result. */
const ONE_PART: readonly number[] = [0];

/** Pushes the value of a special register, as i32 or as i64 for a 64-bit register. */
export type Special = (name: string, at: Position) => Value;

export class FunctionCode implements LaneCode {
  readonly code: Code;
  readonly unit: Unit;
  /** WebAssembly types of the registers. */
  readonly values: readonly Value[];
  readonly #locals = new Map<number, number>();
  readonly #temporaries = new Map<string, number>();
  readonly pushSpecial: Special;
  /** Returns the address of one of the function's own symbols. */
  readonly addressOf: (name: string) => SymbolAddress | undefined;
  /** True for the code of a device function, false for kernel code. */
  inFunction = false;
  /** Alignment up to which a register's address has been checked since the last jump. */
  checked = new Map<number, number>();
  /** In checked launches: reads that belong to a run, with the local that is nonzero when it is settled. */
  readonly settledRuns = new Map<Instruction, number>();
  /** Registers that may hold any NaN. Their NaNs are canonicalized when the bits become visible. */
  readonly rawNans: ReadonlySet<number>;

  constructor(
    options: Pick<FunctionCode, "code" | "unit" | "values" | "pushSpecial" | "addressOf" | "rawNans">,
  ) {
    this.code = options.code;
    this.unit = options.unit;
    this.values = options.values;
    this.pushSpecial = options.pushSpecial;
    this.addressOf = options.addressOf;
    this.rawNans = options.rawNans;
  }

  /** Returns the local variable of a register. */
  local(register: Register): number {
    const { index } = register;
    return this.#locals.get(index) ?? put(this.#locals, index, this.code.local(this.value(register)));
  }

  value(register: Register): Value {
    return this.values[register.index]!;
  }

  /** Returns a temporary local by type and name. */
  temporary(type: Local, name = ""): number {
    const key = type + name;
    return this.#temporaries.get(key) ?? put(this.#temporaries, key, this.code.local(type));
  }

  /** Pushes an operand in the type of its instruction. Signed narrow integers are sign-extended. */
  push(at: Position, operand: Operand | undefined, type: Scalar): void {
    switch (operand?.kind) {
      case "register":
        this.#pushRegister(at, operand.register, type);
        return;
      case "immediate":
        this.#pushImmediate(operand, type);
        return;
      case "special":
        this.#pushSpecial(at, operand.name, type);
        return;
      case "symbol":
        this.#pushSymbol(at, operand.name, operand.offset, type);
        return;
      case "not":
        if (type !== "pred") invalid(at, "'!' is for predicates");
        this.push(at, operand.operand, type);
        this.code.op("i32.eqz");
        return;
      default:
        mismatch(at, "an operand is missing or of the wrong kind");
    }
  }

  #pushRegister(at: Position, register: Register, type: Scalar): void {
    const { code } = this;
    if ((register.type === "pred") !== (type === "pred")) wrongType(at, register, type);
    if (bytesOf(register.type) < bytesOf(type)) wrongType(at, register, type);
    code.get(this.local(register));
    const have = this.value(register);
    const want = valueType(type);
    if (have !== want) this.#convert(have, want, register);
    if (bytesOf(type) >= 4 || type === "pred") return;
    const wide = bytesOf(register.type) > bytesOf(type);
    if (isSigned(type)) code.op(bytesOf(type) === 1 ? "i32.extend8_s" : "i32.extend16_s");
    else if (wide) code.i32(bytesOf(type) === 1 ? 0xff : 0xffff).op("i32.and");
  }

  /** Reinterprets the value on the stack as another type. */
  #convert(have: Value, want: Value, register?: Register): void {
    const { code } = this;
    if (have === "f32" && register !== undefined && this.hasRawNan(register)) this.canonical();
    if (have.endsWith(want.slice(1))) {
      code.op(`${want}.reinterpret_${have}`);
      return;
    }
    // A 64-bit register that is read as 32 bits yields its lower half.
    if (have === "f64") code.op("i64.reinterpret_f64");
    if (have === "f64" || have === "i64") code.op("i32.wrap_i64");
    else if (have === "f32") code.op("i32.reinterpret_f32", "i64.extend_i32_u");
    else code.op("i64.extend_i32_u");
    if (want === "f32") code.op("f32.reinterpret_i32");
    else if (want === "f64") code.op("f64.reinterpret_i64");
  }

  /** Replaces a NaN in the f32 on the stack by 0x7fffffff, the canonical NaN of GPUs. */
  canonical(): void {
    const local = this.temporary("f32", "nan");
    this.code.tee(local).f32Bits(0x7fffffff).get(local).get(local).op("f32.eq", "select");
  }

  partsOf(): readonly number[] {
    return ONE_PART;
  }

  pushPart(at: Position, operand: Operand | undefined, type: Scalar): void {
    this.push(at, operand, type);
  }

  setPart(at: Position, operand: Operand | undefined, type: Scalar): void {
    this.pop(at, operand, type);
  }

  op(type: Scalar, name: string): void {
    const v = valueType(type);
    const composed = isFloat(type) ? undefined : COMPOSED[name];
    if (type === "pred" && name === "not") this.code.op("i32.eqz");
    else if (composed === undefined) this.code.op(`${v}.${name}`);
    else {
      const [a, b] = [this.#operand(v, "a"), this.#operand(v, "b")];
      if (composed.length > 1) this.code.set(b.index);
      this.code.set(a.index);
      composed(a, b).push();
    }
  }

  #operand(v: Value, name: string): Variable {
    return new Variable(this.code, v, this.temporary(v, name));
  }

  hasRawNan(register: Register): boolean {
    return this.rawNans.has(register.index);
  }

  #pushImmediate(operand: Operand & { kind: "immediate" }, type: Scalar): void {
    const { code } = this;
    const { value } = operand;
    if (type === "f32") code.f32Bits(Number(BigInt.asUintN(32, bitsAs(operand, type))));
    else if (type === "f64") code.f64Bits(BigInt.asUintN(64, bitsAs(operand, type)));
    else if (type === "pred") code.i32(value === 0n ? 0 : 1);
    else if (bytesOf(type) === 8) code.i64(value);
    else {
      const bits = bytesOf(type) * 8;
      code.i32(Number(isSigned(type) ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)));
    }
  }

  #pushSpecial(at: Position, name: string, type: Scalar): void {
    const have = this.pushSpecial(name, at);
    const want = valueType(type);
    if (have !== want) this.#convert(have, want);
    if (bytesOf(type) === 2) this.code.i32(0xffff).op("i32.and");
  }

  #pushSymbol(at: Position, name: string, offset: number, type: Scalar): void {
    const found = this.symbol(at, name);
    if (found.space === "local") {
      this.pushSpecial("%local", at);
      this.code.i32(found.address + offset).op("i32.add");
      if (bytesOf(type) === 8) this.code.op("i64.extend_i32_u");
    } else if (found.variable !== undefined)
      this.unit.pushVariable(this.code, found.variable + offset, bytesOf(type) === 8);
    else if (bytesOf(type) === 8) this.code.i64(BigInt(found.address + offset));
    else this.code.i32(Number(BigInt.asIntN(32, BigInt(found.address + offset))));
  }

  symbol(at: Position, name: string): SymbolAddress {
    const found = this.addressOf(name) ?? this.unit.symbols.get(name);
    if (found === undefined) invalid(at, `Unknown symbol '${name.replace(/@\d+$/, "")}'`);
    return found;
  }

  /** Pops a result into a register. The upper bits of narrow integers are zero. */
  pop(at: Position, operand: Operand | undefined, type: Scalar): void {
    const { code } = this;
    if (operand?.kind === "sink") {
      code.op("drop");
      return;
    }
    if (operand?.kind !== "register") mismatch(at, "the result is not a register");
    const { register } = operand;
    if ((register.type === "pred") !== (type === "pred") || bytesOf(register.type) < bytesOf(type))
      wrongType(at, register, type);
    const size = bytesOf(register.type);
    // A wider register receives a sign-extended value. Registers of 8 and 16 bits have zeros in their upper bits.
    if (size <= 2 && type !== "pred") code.i32(size === 1 ? 0xff : 0xffff).op("i32.and");
    const widens = size === 8 && valueType(type) === "i32" && isSigned(type);
    if (widens) code.op("i64.extend_i32_s");
    this.#setAs(widens ? "i64" : valueType(type), register);
  }

  #setAs(have: Value, register: Register): void {
    const want = this.value(register);
    if (have !== want) this.#convert(have, want);
    this.code.set(this.local(register));
    this.checked.delete(register.index);
  }
}

function wrongType(at: Position, { name, type }: Register, expected: Scalar): never {
  mismatch(at, `'${name}' is .${type}, expected .${expected}`);
}

/** Throws a PtxError which names an unsupported instruction. */
export function refuse(instruction: Instruction, what = ""): never {
  unsupported(instruction, `${what}${what ? " " : ""}'${instruction.operation.name}'`);
}

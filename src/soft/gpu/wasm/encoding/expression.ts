// WebAssembly code as expressions and statements. Code of helper functions reads like arithmetic instead of like a stack.
import type { Code, Local } from "./code.ts";

/** Type of a number, or of the lanes of a vector. */
export type Shape = "i32" | "i64" | "f32" | "f64" | "i32x4" | "i64x2" | "f64x2";
/** Expression, or a constant of the type that the context requires. */
export type Operand = Value | number | bigint;

const BITWISE: ReadonlySet<string> = new Set(["and", "or", "xor", "andnot"]);
const isVector = (shape: Shape): boolean => shape.includes("x");

function pushOperand(code: Code, shape: Shape, operand: Operand): void {
  if (operand instanceof Value) operand.push();
  else if (shape === "i64") code.i64(BigInt(operand));
  else if (shape === "f64" || shape === "f32") code[shape](Number(operand));
  else if (shape === "i32") code.i32(Number(operand));
  else {
    pushOperand(code, shape.slice(0, 3) as Shape, operand);
    code.v(`${shape}.splat`);
  }
}

/** Expression. Each method returns a new expression, whose code is written where a statement uses it. */
export class Value {
  readonly code: Code;
  readonly shape: Shape;
  /** Writes the code that pushes the value. */
  readonly push: () => void;

  constructor(code: Code, shape: Shape, push: () => void) {
    this.code = code;
    this.shape = shape;
    this.push = push;
  }

  /** Returns the result of an instruction, given by its name without the type, on this value and more operands. */
  op(name: string, operands: readonly Operand[] = [], result = this.shape): Value {
    const { code, shape } = this;
    return new Value(code, result, () => {
      this.push();
      for (const each of operands) pushOperand(code, shape, each);
      if (isVector(shape)) code.v(`${BITWISE.has(name) ? "v128" : shape}.${name}`);
      else code.op(`${shape}.${name}`);
    });
  }

  /** Returns a comparison: 0 or 1 for numbers, a mask of the lanes for vectors. */
  #compare(name: string, other: Operand): Value {
    return this.op(name, [other], isVector(this.shape) ? this.shape : "i32");
  }

  add(other: Operand): Value {
    return this.op("add", [other]);
  }

  sub(other: Operand): Value {
    return this.op("sub", [other]);
  }

  mul(other: Operand): Value {
    return this.op("mul", [other]);
  }

  and(other: Operand): Value {
    return this.op("and", [other]);
  }

  or(other: Operand): Value {
    return this.op("or", [other]);
  }

  xor(other: Operand): Value {
    return this.op("xor", [other]);
  }

  shl(count: Operand): Value {
    return this.op("shl", [count]);
  }

  /** Shifts to the right without the sign. */
  shr(count: Operand): Value {
    return this.op("shr_u", [count]);
  }

  eq(other: Operand): Value {
    return this.#compare("eq", other);
  }

  ne(other: Operand): Value {
    return this.#compare("ne", other);
  }

  lt(other: Operand): Value {
    return this.#compare(this.shape.startsWith("f") ? "lt" : "lt_u", other);
  }

  le(other: Operand): Value {
    return this.#compare(this.shape.startsWith("f") ? "le" : "le_u", other);
  }

  gt(other: Operand): Value {
    return this.#compare(this.shape.startsWith("f") ? "gt" : "gt_u", other);
  }

  ge(other: Operand): Value {
    return this.#compare(this.shape.startsWith("f") ? "ge" : "ge_u", other);
  }

  /** Returns 1 if the value is zero, else 0. */
  not(): Value {
    return this.op("eqz", [], "i32");
  }

  /** Returns the result of code that takes this value from the stack. */
  into(shape: Shape, write: () => void): Value {
    return new Value(this.code, shape, () => {
      this.push();
      write();
    });
  }

  /** Converts between 32 and 64 bits: the lower half, or an extension by zeros. */
  low(): Value {
    return this.into("i32", () => this.code.op("i32.wrap_i64"));
  }

  wide(): Value {
    return this.into("i64", () => this.code.op("i64.extend_i32_u"));
  }

  /** Loads from the address that is this value plus an offset. */
  load(offset = 0, name = "i32.load"): Value {
    return this.into(name.slice(0, 3) as Shape, () => this.code.memory(name, offset));
  }

  /** Loads a vector of 32-bit lanes from the address that is this value plus an offset. */
  loadVector(offset: number): Value {
    return this.into("i32x4", () => this.code.vectorMemory("v128.load", offset));
  }

  /** Returns a vector whose lanes are this value. */
  splat(): Value {
    return this.into("i32x4", () => this.code.v("i32x4.splat"));
  }

  /** Returns a lane of a vector of 32-bit lanes. */
  lane(index: number): Value {
    return this.into("i32", () => this.code.v("i32x4.extract_lane", index));
  }

  withLane(index: number, value: Operand): Value {
    return this.into("i32x4", () => {
      pushOperand(this.code, "i32", value);
      this.code.v("i32x4.replace_lane", index);
    });
  }

  /** Returns 1 if any bit of a vector is set, else 0. */
  anyTrue(): Value {
    return this.into("i32", () => this.code.v("v128.any_true"));
  }

  /** Returns this value if a condition is nonzero, else another one. */
  when(condition: Value, otherwise: Operand): Value {
    const { code, shape } = this;
    return new Value(code, shape, () => {
      this.push();
      pushOperand(code, shape, otherwise);
      condition.push();
      if (isVector(shape)) code.v("v128.bitselect");
      else code.op("select");
    });
  }
}

/** Local variable. */
export class Variable extends Value {
  readonly index: number;

  constructor(code: Code, shape: Shape, index: number) {
    super(code, shape, () => code.get(index));
    this.index = index;
  }

  set(value: Operand): void {
    pushOperand(this.code, this.shape, value);
    this.code.set(this.index);
  }

  /** Returns a value that is also stored in the variable. */
  tee(value: Operand): Value {
    return new Value(this.code, this.shape, () => {
      pushOperand(this.code, this.shape, value);
      this.code.tee(this.index);
    });
  }
}

/** Statements of a function. */
export class Body {
  readonly code: Code;

  constructor(code: Code) {
    this.code = code;
  }

  /** Returns the parameters of the function. */
  get parameters(): readonly Variable[] {
    return this.code.parameters.map((type, n) => new Variable(this.code, type as Shape, n));
  }

  /** Returns an existing local, or declares one. */
  local(shape: Shape, index = this.code.local((isVector(shape) ? "v128" : shape) as Local)): Variable {
    return new Variable(this.code, shape, index);
  }

  locals(shape: Shape, count: number): readonly Variable[] {
    return Array.from({ length: count }, () => this.local(shape));
  }

  constant(shape: Shape, value: number | bigint): Value {
    return new Value(this.code, shape, () => pushOperand(this.code, shape, value));
  }

  /** Returns a constant vector of 32-bit lanes. */
  bits(bytes: Uint8Array): Value {
    return this.value("i32x4", () => this.code.v128(bytes));
  }

  /** Returns the value that some code pushes. */
  value(shape: Shape, push: () => void): Value {
    return new Value(this.code, shape, push);
  }

  storeVector(address: Value, offset: number, value: Value): void {
    address.push();
    value.push();
    this.code.vectorMemory("v128.store", offset);
  }

  /** Pushes a result of the function. */
  push(value: Operand): void {
    pushOperand(this.code, "i32", value);
  }

  store(address: Operand, offset: number, value: Operand, name = "i32.store"): void {
    pushOperand(this.code, "i32", address);
    pushOperand(this.code, name.slice(0, 3) as Shape, value);
    this.code.memory(name, offset);
  }

  /** Calls a function. Constants are of type i32. */
  call(index: number, ...operands: readonly Operand[]): void {
    for (const each of operands) pushOperand(this.code, "i32", each);
    this.code.call(index);
  }

  /** Returns the result of a call. */
  result(shape: Shape, index: number, ...operands: readonly Operand[]): Value {
    return new Value(this.code, shape, () => this.call(index, ...operands));
  }

  if(condition: Value, then: () => void, otherwise?: () => void): void {
    condition.push();
    this.code.if();
    then();
    if (otherwise !== undefined) {
      this.code.else();
      otherwise();
    }
    this.code.end();
  }

  /** Pushes a value by one of two pieces of code. */
  choose(condition: Value, then: () => void, otherwise: () => void, type: Local = "i32"): void {
    condition.push();
    this.code.if(type);
    then();
    this.code.else();
    otherwise();
    this.code.end();
  }

  return(value?: Operand): void {
    if (value !== undefined) this.push(value);
    this.code.op("return");
  }

  /** Returns from the function if a condition is nonzero. */
  returnIf(condition: Value, value?: Operand): void {
    this.if(condition, () => this.return(value));
  }

  /** Writes a block, whose code leaves it by `leaveIf`. */
  block(write: (leaveIf: (condition: Value) => void) => void): void {
    const { code } = this;
    code.block();
    const depth = code.depth - 1;
    write((condition) => {
      condition.push();
      code.brIf(depth);
    });
    code.end();
  }

  /** Writes a loop. `write` returns the condition to continue. */
  loop(write: () => Value): void {
    this.code.loop();
    const depth = this.code.depth - 1;
    write().push();
    this.code.brIf(depth).end();
  }
}

// WebAssembly code as expressions and statements. Code of helper functions reads like arithmetic instead of like a stack.
import { type Code, type Local, UnknownWasmInstruction } from "./code.ts";
import { PLAIN } from "./opcodes.ts";
import { SIMD } from "./simd-opcodes.ts";

/** Type of a number, or of the lanes of a vector. */
export type Shape = "i32" | "i64" | "f32" | "f64" | "i32x4" | "i64x2" | "f32x4" | "f64x2";
/** Expression, or a constant of the type that the context requires. */
export type Operand = Value | number | bigint;

/** Instructions of vectors whose count is one i32 for all lanes. */
const SHIFTS: ReadonlySet<string> = new Set(["shl", "shr_s", "shr_u"]);
const isVector = (shape: Shape): boolean => shape.length > 3;
const isReal = (shape: Shape): boolean => shape.startsWith("f");
/** Returns the shape of the bits of a shape. */
const bitsOf = (shape: Shape): Shape => shape.replace("f", "i") as Shape;

/** Returns the type of a local variable of a shape. */
export const localOf = (shape: Shape): Local => (isVector(shape) ? "v128" : (shape as Local));

/** Numbers of instructions by shape and name. A name is not built for each instruction that is written. */
const numbers = new Map<string, Map<string, number>>();
for (const [name, number] of [...Object.entries(PLAIN), ...Object.entries(SIMD)]) {
  const [shape, operation] = name.split(".") as [string, string?];
  if (operation === undefined) continue;
  // Bitwise instructions of vectors have one name for all shapes.
  for (const each of shape === "v128" ? ["i32x4", "i64x2", "f32x4", "f64x2"] : [shape])
    numbers.set(each, (numbers.get(each) ?? new Map<string, number>()).set(operation, number));
}
for (const shape of ["i32", "i64", "f32", "f64"]) numbers.get(shape)!.set("select", PLAIN.select!);

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
export abstract class Value {
  readonly code: Code;
  readonly shape: Shape;

  constructor(code: Code, shape: Shape) {
    this.code = code;
    this.shape = shape;
  }

  /** Writes the code that pushes the value. */
  abstract push(): void;

  /** Returns the result of an instruction, given by its name without the type, on this value and more operands. */
  op(name: string, second?: Operand, third?: Operand): Value {
    return new Result(this.shape, name, this, second, third);
  }

  /** Returns a comparison: 0 or 1 for numbers, a mask of the lanes for vectors. */
  compare(name: string, other: Operand): Value {
    return new Result(isVector(this.shape) ? this.shape : "i32", name, this, other);
  }

  add(other: Operand): Value {
    return this.op("add", other);
  }

  sub(other: Operand): Value {
    return this.op("sub", other);
  }

  mul(other: Operand): Value {
    return this.op("mul", other);
  }

  and(other: Operand): Value {
    return this.op("and", other);
  }

  or(other: Operand): Value {
    return this.op("or", other);
  }

  xor(other: Operand): Value {
    return this.op("xor", other);
  }

  shl(count: Operand): Value {
    return this.op("shl", count);
  }

  /** Shifts to the right without the sign. */
  shr(count: Operand): Value {
    return this.op("shr_u", count);
  }

  eq(other: Operand): Value {
    return this.compare("eq", other);
  }

  ne(other: Operand): Value {
    return this.compare("ne", other);
  }

  lt(other: Operand): Value {
    return this.#order("lt", other);
  }

  le(other: Operand): Value {
    return this.#order("le", other);
  }

  gt(other: Operand): Value {
    return this.#order("gt", other);
  }

  ge(other: Operand): Value {
    return this.#order("ge", other);
  }

  /** Compares integers as unsigned numbers. */
  #order(name: string, other: Operand): Value {
    return this.compare(isReal(this.shape) ? name : `${name}_u`, other);
  }

  /** Returns the absolute value. */
  abs(): Value {
    return this.op("abs");
  }

  /** Returns 1 if the value is zero, else 0. */
  not(): Value {
    return new Result("i32", "eqz", this);
  }

  /** Returns the result of code that takes this value from the stack. */
  into(shape: Shape, write: () => void): Value {
    return new Written(this.code, shape, write, this);
  }

  /** Returns the result of a conversion, given by its whole name. */
  to(shape: Shape, name: string): Value {
    return this.into(shape, () => (isVector(shape) ? this.code.v(name) : this.code.op(name)));
  }

  /** Returns the lower half of 64 bits. */
  low(): Value {
    return this.to("i32", "i32.wrap_i64");
  }

  /** Returns 32 bits extended to 64 by zeros, or by the sign. */
  wide(signed = false): Value {
    return this.to("i64", `i64.extend_i32_${signed ? "s" : "u"}`);
  }

  /** Returns an f32 as f64, or an f64 as the nearest f32. */
  double(): Value {
    return this.to("f64", "f64.promote_f32");
  }

  single(): Value {
    return this.to("f32", "f32.demote_f64");
  }

  /** Returns the bits of a floating-point number. */
  bits(): Value {
    const { shape } = this;
    const bits = bitsOf(shape);
    return isVector(shape) ? this.into(bits, () => {}) : this.to(bits, `${bits}.reinterpret_${shape}`);
  }

  /** Returns the floating-point number with these bits. */
  real(): Value {
    const { shape } = this;
    const real = shape.replace("i", "f") as Shape;
    return isVector(shape) ? this.into(real, () => {}) : this.to(real, `${real}.reinterpret_${shape}`);
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

  /** Returns one bit for each lane of a vector: its sign. */
  signs(): Value {
    return new Result("i32", "bitmask", this);
  }

  withLane(index: number, value: Operand): Value {
    return this.into("i32x4", () => {
      pushOperand(this.code, "i32", value);
      this.code.v("i32x4.replace_lane", index);
    });
  }

  /** Returns 1 if any bit of a vector is set, else 0. */
  anyTrue(): Value {
    return new Result("i32", "any_true", this);
  }

  /** Returns 1 if no lane of a vector is 0, else 0. */
  allTrue(): Value {
    return new Result("i32", "all_true", this);
  }

  /** Returns this value if a condition is nonzero, else another one. */
  when(condition: Value, otherwise: Operand): Value {
    return this.op(isVector(this.shape) ? "bitselect" : "select", otherwise, condition);
  }

  /** Returns this value if a condition is nonzero, else 0. */
  onlyWhen(condition: Value): Value {
    return isVector(this.shape) ? this.and(condition) : this.when(condition, 0);
  }
}

/** Returns one bit for each lane of several masks. */
export const bitsOfLanes = (masks: readonly Value[]): Value =>
  masks
    .map((each, n) => (n === 0 ? each.signs() : each.signs().shl(4 * n)))
    .reduce((all, each) => all.or(each));

/** Returns the smaller of a number and a limit, compared as unsigned numbers. */
export const atMost = (value: Variable, limit: number): Value => value.when(value.lt(limit), limit);

/** Result of an instruction on up to three operands. */
class Result extends Value {
  readonly #name: string;
  readonly #first: Value;
  readonly #second: Operand | undefined;
  readonly #third: Operand | undefined;

  constructor(shape: Shape, name: string, first: Value, second?: Operand, third?: Operand) {
    super(first.code, shape);
    this.#name = name;
    this.#first = first;
    this.#second = second;
    this.#third = third;
  }

  override push(): void {
    const { code, shape } = this.#first;
    this.#first.push();
    const other = isVector(shape) && SHIFTS.has(this.#name) ? "i32" : shape;
    if (this.#second !== undefined) pushOperand(code, other, this.#second);
    if (this.#third !== undefined) pushOperand(code, other, this.#third);
    const number = numbers.get(shape)?.get(this.#name);
    if (number === undefined) throw new UnknownWasmInstruction(`${shape}.${this.#name}`);
    if (isVector(shape)) code.simd(number);
    else code.byte(number);
  }
}

/** Value that some code pushes, which may take another value from the stack. */
class Written extends Value {
  readonly #write: () => void;
  readonly #from: Value | undefined;

  constructor(code: Code, shape: Shape, write: () => void, from?: Value) {
    super(code, shape);
    this.#write = write;
    this.#from = from;
  }

  override push(): void {
    this.#from?.push();
    this.#write();
  }
}

/** Local variable. */
export class Variable extends Value {
  readonly index: number;

  constructor(code: Code, shape: Shape, index: number) {
    super(code, shape);
    this.index = index;
  }

  override push(): void {
    this.code.get(this.index);
  }

  set(value: Operand): void {
    pushOperand(this.code, this.shape, value);
    this.code.set(this.index);
  }

  /** Returns a value that is also stored in the variable. */
  tee(value: Operand): Value {
    return new Written(this.code, this.shape, () => {
      pushOperand(this.code, this.shape, value);
      this.code.tee(this.index);
    });
  }
}

/** List of a known number of variables. */
type Tuple<N, Found extends Variable[] = []> = Found["length"] extends N
  ? Found
  : Tuple<N, [...Found, Variable]>;

/** Leaves a block if a condition is nonzero. */
export type LeaveIf = (condition: Value) => void;

/** Statements of a function. */
export class Body {
  readonly code: Code;

  constructor(code: Code) {
    this.code = code;
  }

  /** Returns an existing local, or declares one. */
  local(shape: Shape, index = this.code.local(localOf(shape))): Variable {
    return new Variable(this.code, shape, index);
  }

  locals<N extends number>(shape: Shape, count: N): Tuple<N> {
    return Array.from({ length: count }, () => this.local(shape)) as Tuple<N>;
  }

  /** Returns a new variable with a value. */
  variable(value: Value): Variable {
    const variable = this.local(value.shape);
    variable.set(value);
    return variable;
  }

  /** Declares locals by name. */
  named<N extends string>(shape: Shape, names: readonly N[]): Readonly<Record<N, Variable>> {
    return Object.fromEntries(names.map((name) => [name, this.local(shape)])) as Record<N, Variable>;
  }

  constant(shape: Shape, value: number | bigint): Value {
    return this.value(shape, () => pushOperand(this.code, shape, value));
  }

  /** Returns a constant vector of 32-bit lanes. Missing lanes repeat the first ones. */
  words(...lanes: Parameters<Code["words"]>): Value {
    return this.value("i32x4", () => this.code.words(...lanes));
  }

  /** Returns the value that some code pushes. */
  value(shape: Shape, push: () => void): Value {
    return new Written(this.code, shape, push);
  }

  storeVector(address: Value, offset: number, value: Value): void {
    address.push();
    value.push();
    this.code.vectorMemory("v128.store", offset);
  }

  /** Pushes a value. A constant has the type of the function's result. */
  push(value: Operand, shape = (this.code.results[0] ?? "i32") as Shape): void {
    pushOperand(this.code, shape, value);
  }

  store(address: Operand, offset: number, value: Operand, name = "i32.store"): void {
    pushOperand(this.code, "i32", address);
    pushOperand(this.code, name.slice(0, 3) as Shape, value);
    this.code.memory(name, offset);
  }

  /** Returns the result of an atomic instruction on the word at an address. */
  atomic(name: string, address: Value, offset: number, ...operands: readonly Operand[]): Value {
    const shape = name.slice(0, 3) as Shape;
    return new Written(this.code, shape, () => {
      address.push();
      for (const each of operands) pushOperand(this.code, shape, each);
      this.code.memory(name, offset);
    });
  }

  /** Computes a value without a use of its result. */
  drop(value: Value): void {
    value.push();
    this.code.op("drop");
  }

  /** Calls a function. Constants are of type i32. */
  call(index: number, ...operands: readonly Operand[]): void {
    for (const each of operands) pushOperand(this.code, "i32", each);
    this.code.call(index);
  }

  /** Returns the result of a call. */
  called(shape: Shape, index: number, ...operands: readonly Operand[]): Value {
    return new Written(this.code, shape, () => this.call(index, ...operands));
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

  /** Returns one of two values, of which only the chosen one is computed. */
  choose(condition: Value, then: Operand, otherwise: Operand, shape: Shape = "i32"): Value {
    return new Written(this.code, shape, () => {
      condition.push();
      this.code.if(localOf(shape));
      pushOperand(this.code, shape, then);
      this.code.else();
      pushOperand(this.code, shape, otherwise);
      this.code.end();
    });
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
  block(write: (leaveIf: LeaveIf) => void): void {
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

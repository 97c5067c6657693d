import { bitsOf, isFloat, isSigned, type RegisterType, type ScalarName } from "../language/scalar.ts";
import { type Constant, fold, wrap } from "./fold.ts";
import {
  type Attributes,
  Block,
  type Callee,
  type IrFunction,
  type MemorySymbol,
  type Op,
  type Parameter,
  type Place,
  resolved,
  type SourceText,
  type Space,
  Value,
} from "./value.ts";

/** Place of an access: its address, and the offset in bytes that is added to it. */
export interface Access {
  readonly space: Space;
  readonly memory: ScalarName;
  readonly offset?: number;
  readonly readonly?: boolean;
}

const commutative: ReadonlySet<Op> = new Set<Op>([
  "add",
  "mul",
  "and",
  "or",
  "xor",
  "min",
  "max",
  "eq",
  "ne",
]);

/**
 * Builds a kernel in typed SSA. Variables become values while blocks are built (Braun et al., "Simple and
 * efficient construction of static single assignment form"). Operations on constants are folded.
 *
 * @example
 * const build = new Builder("twice");
 * const x = build.parameter("x", "ptr");
 * const i = build.special("tid.x");
 * const at = build.address(x, i, 4);
 * const access = { space: "global", memory: "f32" } as const;
 * build.store(access, at, [build.binary("mul", build.load(access, at), build.constant("f32", 2))]);
 * build.return();
 * const twice = build.finish();
 */
export class Builder {
  readonly name: string;
  /** Place of the instructions that are built next. */
  place: Place | undefined;
  readonly #parameters: Parameter[] = [];
  readonly #symbols: MemorySymbol[] = [];
  readonly #sources: SourceText[] = [];
  readonly #declarations = new Set<string>();
  readonly #blocks: Block[] = [];
  readonly #definitions = new Map<Block, Map<string, Value>>();
  readonly #sealed = new Set<Block>();
  readonly #incomplete = new Map<Block, Map<string, Value>>();
  readonly #types = new Map<string, RegisterType>();
  readonly #entry: Value[] = [];
  readonly #entryKeys = new Map<string, Value>();
  #current: Block | undefined;
  #count = 0;
  /** Largest number of threads of a block, or undefined. */
  maximumThreads: number | undefined;
  /** Version of PTX that an instruction needs, if the usual one is too old. */
  version: string | undefined;

  constructor(name: string) {
    this.name = name;
    this.#current = this.block();
    this.seal(this.#current);
  }

  /** The block that instructions are added to. Undefined after a jump, where code is unreachable. */
  get current(): Block | undefined {
    return this.#current;
  }

  get reachable(): boolean {
    return this.#current !== undefined;
  }

  /** Adds a source text and returns the index that a `Place` names. */
  source(text: SourceText): number {
    this.#sources.push(text);
    return this.#sources.length - 1;
  }

  /** Declares a function that the kernel calls, by its text in PTX. */
  declareFunction(text: string): void {
    this.#declarations.add(text);
  }

  // --- values of the whole kernel ---

  /** Declares the next parameter. A pointer is a u64. */
  parameter(name: string, type: ScalarName | "ptr", register?: RegisterType): Value {
    const index = this.#parameters.length;
    this.#parameters.push({ name, type });
    const held = type === "ptr" ? "u64" : (register ?? "i32");
    const value = this.#value("param", held, [], { index, note: name });
    this.#entry.push(value);
    return value;
  }

  /** Declares the next parameter, a struct, and returns its address in the space of parameters. */
  structParameter(name: string, type: { readonly bytes: number; readonly align: number }): Value {
    const index = this.#parameters.length;
    this.#parameters.push({ name, type });
    return this.addressOfMemory(`${this.name}_param_${index}`, "param");
  }

  constant(type: RegisterType, value: Constant): Value {
    const wrapped = wrap(type, value);
    const key = Object.is(wrapped, -0) ? `${type}:-0` : `${type}:${wrapped}`;
    return this.#onceAtEntry(key, () => this.#value("const", type, [], { constant: wrapped }));
  }

  /** Returns the value of a variable before its first assignment. No instruction of a finished kernel may read it. */
  uninitialised(type: RegisterType, name: string): Value {
    return this.#value("uninitialised", type, [], { name });
  }

  /** Reads a special register of PTX, such as "tid.x", as `type`. */
  special(name: string, type: RegisterType = "i32"): Value {
    return this.#onceAtEntry(`%${name}`, () => this.#value("special", type, [], { name }));
  }

  /** Declares memory and returns its address: u32 for shared memory, u64 for other memory. */
  memory(symbol: MemorySymbol): Value {
    this.#symbols.push(symbol);
    return this.addressOfMemory(symbol.name, symbol.space);
  }

  /** Returns the address of memory that was declared. */
  addressOfMemory(name: string, space: MemorySymbol["space"] | "param"): Value {
    const type = space === "shared" ? "u32" : "u64";
    return this.#onceAtEntry(`@${name}`, () => this.#value("symbol", type, [], { name, space }));
  }

  #onceAtEntry(key: string, make: () => Value): Value {
    let value = this.#entryKeys.get(key);
    if (value === undefined) {
      const { place } = this;
      this.place = undefined;
      value = make();
      this.place = place;
      this.#entryKeys.set(key, value);
      this.#entry.push(value);
    }
    return value;
  }

  #value(op: Op, type: RegisterType | "void", args: Value[], attributes: Attributes = {}): Value {
    return new Value(this.#count++, op, type, args, { attributes, place: this.place });
  }

  /** Adds an instruction to the current block. In unreachable code it returns a value that nothing emits. */
  emit(op: Op, type: RegisterType | "void", args: readonly Value[], attributes?: Attributes): Value {
    const value = this.#value(op, type, args.map(resolved), attributes);
    this.#current?.body.push(value);
    return value;
  }

  // --- operations ---

  /** Builds an operation on two values of one type. Comparisons give bool. */
  binary(op: Op, left: Value, right: Value): Value {
    let [a, b] = [resolved(left), resolved(right)];
    if (commutative.has(op) && a.op === "const" && b.op !== "const") [a, b] = [b, a];
    const type = a.type as RegisterType;
    const result = ["eq", "ne", "lt", "le", "gt", "ge"].includes(op) ? "bool" : type;
    const [x, y] = [a.attributes.constant, b.attributes.constant];
    if (x !== undefined && y !== undefined) {
      const folded = fold(op, type, [x, y]);
      if (folded !== undefined) return this.constant(result, folded);
    }
    if (y !== undefined) {
      const simpler = this.#simplify(op, a, type, y);
      if (simpler !== undefined) return simpler;
    }
    return this.emit(op, result, [a, b]);
  }

  /** Returns the simpler form of an operation whose right side is a constant. */
  #simplify(op: Op, a: Value, type: RegisterType, y: Constant): Value | undefined {
    if (type === "bool") {
      if (op === "and") return y ? a : this.constant("bool", false);
      return op === "or" ? (y ? this.constant("bool", true) : a) : undefined;
    }
    if (isFloat(type)) return keepsFloat(op, y) ? a : undefined;
    return this.#simplifyInteger(op, a, type, y);
  }

  #simplifyInteger(op: Op, a: Value, type: RegisterType, y: Constant): Value | undefined {
    if (y === 0 || y === 0n) {
      if (op === "mul" || op === "and") return this.constant(type, type.endsWith("64") ? 0n : 0);
      return ["add", "sub", "or", "xor", "shl", "shr"].includes(op) ? a : undefined;
    }
    if (op !== "mul" && op !== "div" && op !== "rem") return undefined;
    const value = BigInt(y);
    if (op !== "rem" && value === 1n) return a;
    const shift = powerOfTwo(value);
    if (shift === undefined) return undefined;
    if (op === "mul") return this.emit("shl", type, [a, this.constant("u32", shift)]);
    if (isSigned(type)) return undefined;
    if (op === "div") return this.emit("shr", type, [a, this.constant("u32", shift)]);
    if (op === "rem")
      return this.binary("and", a, this.constant(type, type === "u64" ? value - 1n : Number(y) - 1));
    return undefined;
  }

  /** Builds a shift by a u32 count below the width of the value. */
  shift(op: "shl" | "shr", value: Value, count: Value): Value {
    const [a, b] = [resolved(value), resolved(count)];
    const [x, y] = [a.attributes.constant, b.attributes.constant];
    if (y !== undefined && BigInt(y) === 0n) return a;
    if (x !== undefined && y !== undefined) {
      const folded = fold(op, a.type as RegisterType, [x, y]);
      if (folded !== undefined) return this.constant(a.type as RegisterType, folded);
    }
    return this.emit(op, a.type, [a, b]);
  }

  /** Builds an operation on one value: neg, abs, not, sqrt. */
  unary(op: Op, value: Value): Value {
    const a = resolved(value);
    const type = a.type as RegisterType;
    const x = a.attributes.constant;
    if (x !== undefined) {
      const folded = fold(op, type, [x]);
      if (folded !== undefined) return this.constant(type, folded);
    }
    if (op === "not" && a.op === "not") return a.args[0]!;
    return this.emit(op, type, [a]);
  }

  select(condition: Value, yes: Value, no: Value): Value {
    const [c, a, b] = [resolved(condition), resolved(yes), resolved(no)];
    if (a === b) return a;
    if (c.attributes.constant !== undefined) return c.attributes.constant ? a : b;
    if (a.type === "bool") {
      const whenFalse = this.binary("and", b, this.unary("not", c));
      return this.binary("or", this.binary("and", a, c), whenFalse);
    }
    return this.emit("select", a.type, [c, a, b]);
  }

  /**
   * Converts a value to another type. Integers keep their low bits, floats round to the nearest. A float
   * becomes the integer toward zero, saturated; NaN becomes 0.
   */
  convert(value: Value, type: RegisterType): Value {
    const a = resolved(value);
    const from = a.type as RegisterType;
    if (from === type) return a;
    const x = a.attributes.constant;
    if (x !== undefined) return this.constant(type, convertConstant(x, from, type));
    if (type === "bool")
      return this.binary("ne", a, this.constant(from, from.endsWith("64") && from !== "f64" ? 0n : 0));
    if (from === "bool") return this.select(a, this.constant(type, 1), this.constant(type, 0));
    if (!isFloat(from) && !isFloat(type) && bitsOf(from) === bitsOf(type))
      return a.op === "bitcast" && a.args[0]!.type === type ? a.args[0]! : this.emit("bitcast", type, [a]);
    const converted = this.emit("convert", type, [a]);
    const isNanKept = isFloat(from) && !isFloat(type) && (from === "f64" || bitsOf(type) === 64);
    if (!isNanKept) return converted;
    return this.select(this.binary("eq", a, a), converted, this.constant(type, type.endsWith("64") ? 0n : 0));
  }

  /** Rounds a float to a whole float: "floor", "ceil", "trunc", or "even" for the nearest. */
  round(value: Value, mode: "floor" | "ceil" | "trunc" | "even"): Value {
    return this.emit("round", resolved(value).type, [value], { mode });
  }

  fma(a: Value, b: Value, c: Value): Value {
    return this.emit("fma", a.type, [a, b, c]);
  }

  /** Builds an instruction of PTX by a template: `$d` is the result, `$0` the first operand. */
  ptx(
    template: string,
    type: RegisterType | "void",
    args: readonly Value[],
    effects: "pure" | "ordered" = "pure",
  ): Value {
    return this.emit("ptx", type, args, { template, effects });
  }

  /** Builds an instruction of PTX with several results of one type: `$d0` is the first result. */
  ptxMany(
    template: string,
    type: Exclude<RegisterType, "bool">,
    count: number,
    args: readonly Value[],
    effects: "pure" | "ordered" = "ordered",
  ): Value[] {
    const made = this.emit("ptx", "void", args, { template, effects, memory: type, lanes: count });
    return Array.from({ length: count }, (_, index) => this.emit("lane", type, [made], { index }));
  }

  /** Builds a call of a function of the library. */
  call(callee: Callee, type: RegisterType, args: readonly Value[]): Value {
    return this.emit("call", type, args, { callee });
  }

  // --- memory ---

  /** Returns the address of element `index`, whose size is `bytes`. */
  address(base: Value, index: Value, bytes: number): Value {
    const [b, i] = [resolved(base), resolved(index)];
    const wide = b.type === "u64";
    const constant = i.attributes.constant;
    if (constant !== undefined) {
      const offset = BigInt(constant) * BigInt(bytes);
      return this.binary(
        "add",
        b,
        this.constant(wide ? "u64" : "u32", wide ? offset : Number(BigInt.asUintN(32, offset))),
      );
    }
    if (!wide) {
      const narrow = this.convert(i, "u32");
      return this.binary("add", b, this.binary("mul", narrow, this.constant("u32", bytes)));
    }
    const isNarrow = i.type === "i32" || i.type === "u32";
    const scaled = isNarrow
      ? this.emit("mulwide", i.type === "i32" ? "i64" : "u64", [
          i,
          this.constant(i.type as RegisterType, bytes),
        ])
      : this.binary("mul", i, this.constant(i.type as RegisterType, BigInt(bytes)));
    return this.binary("add", b, this.convert(scaled, "u64"));
  }

  load(access: Access, address: Value): Value {
    const type = registerOf(access.memory);
    const loaded = this.emit("load", type === "bool" ? "i32" : type, [address], { ...access });
    return type === "bool" ? this.convert(loaded, "bool") : loaded;
  }

  /** Loads two or four neighbouring elements at once. */
  loadVector(access: Access, address: Value, lanes: number): Value[] {
    const load = this.emit("load", "void", [address], { ...access, lanes });
    const type = registerOf(access.memory);
    return Array.from({ length: lanes }, (_, index) => this.emit("lane", type, [load], { index }));
  }

  store(access: Access, address: Value, values: readonly Value[]): void {
    const stored = values.map((value) => (value.type === "bool" ? this.convert(value, "i32") : value));
    this.emit("store", "void", [address, ...stored], { ...access, lanes: values.length });
  }

  // --- control flow and variables ---

  block(): Block {
    const block = new Block(this.#blocks.length);
    this.#blocks.push(block);
    this.#definitions.set(block, new Map());
    return block;
  }

  /** Continues at a block. */
  enter(block: Block): void {
    this.#current = block;
  }

  jump(to: Block): void {
    if (this.#current === undefined) return;
    this.#current.end = { kind: "jump", to };
    to.predecessors.push(this.#current);
    this.#current = undefined;
  }

  branch(condition: Value, onTrue: Block, onFalse: Block): void {
    if (this.#current === undefined) return;
    const c = resolved(condition);
    if (c.attributes.constant !== undefined || onTrue === onFalse) {
      this.jump(c.attributes.constant === false ? onFalse : onTrue);
      return;
    }
    this.#current.end = {
      kind: "branch",
      condition: c,
      onTrue,
      onFalse,
      ...(this.place && { place: this.place }),
    };
    onTrue.predecessors.push(this.#current);
    onFalse.predecessors.push(this.#current);
    this.#current = undefined;
  }

  /** Ends the kernel, or a function with its result. */
  return(value?: Value): void {
    if (this.#current !== undefined)
      this.#current.end =
        value === undefined ? { kind: "return" } : { kind: "return", value: resolved(value) };
    this.#current = undefined;
  }

  /** Declares that no further jump to `block` follows. */
  seal(block: Block): void {
    for (const [name, phi] of this.#incomplete.get(block) ?? []) this.#complete(block, name, phi);
    this.#incomplete.delete(block);
    this.#sealed.add(block);
  }

  /** Assigns a variable in the current block. */
  write(name: string, value: Value): void {
    if (this.#current === undefined) return;
    this.#types.set(name, value.type as RegisterType);
    this.#definitions.get(this.#current)!.set(name, resolved(value));
  }

  /** Returns the value of a variable in the current block. */
  read(name: string): Value {
    if (this.#current === undefined) return this.constant(this.#types.get(name) ?? "i32", 0);
    return this.#readIn(this.#current, name);
  }

  #readIn(block: Block, name: string): Value {
    const known = this.#definitions.get(block)!.get(name);
    if (known !== undefined) return resolved(known);
    let value: Value;
    if (!this.#sealed.has(block)) {
      value = this.#phi(block, name);
      const waiting = this.#incomplete.get(block) ?? new Map<string, Value>();
      this.#incomplete.set(block, waiting.set(name, value));
    } else if (block.predecessors.length === 1) {
      const before = this.#beforeChain(block, name);
      value =
        before === undefined ? this.constant(this.#types.get(name) ?? "i32", 0) : this.#readIn(before, name);
    } else if (block.predecessors.length === 0) value = this.constant(this.#types.get(name) ?? "i32", 0);
    else {
      const phi = this.#phi(block, name);
      this.#definitions.get(block)!.set(name, phi);
      value = this.#complete(block, name, phi);
    }
    this.#definitions.get(block)!.set(name, value);
    return value;
  }

  /**
   * Returns the first block above that has the variable or several predecessors. Undefined for a loop that nothing
   * enters.
   */
  #beforeChain(block: Block, name: string): Block | undefined {
    const seen = new Set<Block>();
    let at = block;
    while (this.#sealed.has(at) && at.predecessors.length === 1 && !this.#definitions.get(at)!.has(name)) {
      if (seen.has(at)) return undefined;
      seen.add(at);
      at = at.predecessors[0]!;
    }
    return at;
  }

  #phi(block: Block, name: string): Value {
    const phi = this.#value("phi", this.#types.get(name) ?? "i32", []);
    block.phis.push(phi);
    return phi;
  }

  #complete(block: Block, name: string, phi: Value): Value {
    phi.args = block.predecessors.map((each) => this.#readIn(each, name));
    return removeTrivial(phi) ?? phi;
  }

  /** Returns the finished kernel. Unreachable blocks are left out. */
  finish(): IrFunction {
    const first = this.#blocks[0]!;
    first.body.unshift(...this.#entry.sort((a, b) => a.id - b.id));
    const blocks = reachable(first);
    for (const block of blocks) {
      const kept = block.predecessors.map((each, i) => (blocks.has(each) ? i : -1)).filter((i) => i >= 0);
      if (kept.length < block.predecessors.length) {
        for (const phi of block.phis) phi.args = kept.map((i) => phi.args[i]!);
        block.predecessors = kept.map((i) => block.predecessors[i]!);
      }
    }
    removeTrivialPhis([...blocks]);
    return {
      name: this.name,
      parameters: this.#parameters,
      symbols: this.#symbols,
      sources: this.#sources,
      declarations: [...this.#declarations],
      blocks: [...blocks],
      maximumThreads: this.maximumThreads,
      version: this.version,
    };
  }
}

const registers: Readonly<Record<ScalarName, RegisterType>> = {
  bool: "bool",
  ...{ i8: "i32", u8: "i32", i16: "i32", u16: "i32", i32: "i32", u32: "u32", i64: "i64", u64: "u64" },
  ...{ f16: "f32", bf16: "f32", f32: "f32", f64: "f64" },
};

/** Returns the register type that a scalar is loaded into. */
export const registerOf = (name: ScalarName): RegisterType => registers[name];

/** Returns true for an operation that leaves every float as it is: times 1, minus 0, plus -0. */
const keepsFloat = (op: Op, y: Constant): boolean =>
  op === "mul" || op === "div" ? y === 1 : op === "sub" ? Object.is(y, 0) : op === "add" && Object.is(y, -0);

function powerOfTwo(value: bigint): number | undefined {
  if (value <= 1n || (value & (value - 1n)) !== 0n) return undefined;
  return value.toString(2).length - 1;
}

function convertConstant(x: Constant, from: RegisterType, to: RegisterType): Constant {
  if (isFloat(to) || to === "bool") return to === "bool" ? Boolean(x) : Number(x);
  if (!isFloat(from)) return typeof x === "bigint" && !to.endsWith("64") ? Number(BigInt.asIntN(32, x)) : x;
  const number = Math.trunc(Number(x));
  if (Number.isNaN(number)) return to.endsWith("64") ? 0n : 0;
  const bits = bitsOf(to);
  const [low, high] = isSigned(to)
    ? [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n]
    : [0n, 2n ** BigInt(bits) - 1n];
  const whole = number === Infinity ? high : number === -Infinity ? low : BigInt(number);
  const clamped = whole < low ? low : whole > high ? high : whole;
  return bits === 64 ? clamped : Number(clamped);
}

/** Replaces a phi whose operands are all one value, or itself. Returns that value. */
function removeTrivial(phi: Value): Value | undefined {
  let same: Value | undefined;
  for (const arg of phi.args) {
    const value = resolved(arg);
    if (value === same || value === phi) continue;
    if (same !== undefined) return undefined;
    same = value;
  }
  if (same === undefined) return undefined;
  phi.forward = same;
  return same;
}

/** Removes trivial phis until none is left, and makes every operand name the value that is left. */
export function removeTrivialPhis(blocks: readonly Block[]): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (const block of blocks) {
      for (const phi of block.phis) if (phi.forward === undefined && removeTrivial(phi)) changed = true;
    }
  }
  for (const block of blocks) {
    block.phis = block.phis.filter((phi) => phi.forward === undefined);
    for (const value of [...block.phis, ...block.body]) value.args = value.args.map(resolved);
    const { end } = block;
    if (end?.kind === "branch") end.condition = resolved(end.condition);
    if (end?.kind === "return" && end.value !== undefined) end.value = resolved(end.value);
  }
}

/** Returns the blocks that the first one reaches, in reverse postorder. */
export function reachable(first: Block): Set<Block> {
  const seen = new Set<Block>();
  const order: Block[] = [];
  const visit = (block: Block): void => {
    seen.add(block);
    const { end } = block;
    const next = end?.kind === "jump" ? [end.to] : end?.kind === "branch" ? [end.onFalse, end.onTrue] : [];
    for (const each of next) if (!seen.has(each)) visit(each);
    order.push(block);
  };
  visit(first);
  return new Set(order.reverse());
}

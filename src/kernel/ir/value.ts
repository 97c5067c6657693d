import type { RegisterType, ScalarName } from "../language/scalar.ts";

/** Memory that a load, store or atomic accesses. */
export type Space = "global" | "shared" | "shared::cluster" | "local" | "const" | "param" | "generic";

/** Place in a source text that an instruction came from. `source` is an index into the function's sources. */
export interface Place {
  readonly source: number;
  readonly offset: number;
}

/** Operations of the typed SSA. */
export type Op =
  | ("const" | "param" | "special" | "symbol" | "phi" | "bitcast" | "convert" | "round" | "select")
  | "uninitialised"
  | ("add" | "sub" | "mul" | "mulhi" | "mulwide" | "div" | "rem" | "fma" | "neg" | "abs" | "min" | "max")
  | ("and" | "or" | "xor" | "not" | "shl" | "shr" | "sqrt")
  | ("eq" | "ne" | "lt" | "le" | "gt" | "ge")
  | ("load" | "store" | "lane" | "atom" | "ptx" | "call");

/** Properties of an instruction beside its operands. Each operation uses its own. */
export interface Attributes {
  /** Value of a `const`. 64-bit integers are bigints. */
  readonly constant?: number | bigint | boolean;
  /** Index of a `param`, index of a `lane`. */
  readonly index?: number;
  /** Name of a `special` register, of the `symbol` whose address is taken, or of an `uninitialised` variable. */
  readonly name?: string;
  readonly space?: Space;
  /** Type in memory of a load, store or atomic. */
  readonly memory?: ScalarName;
  readonly lanes?: number;
  /** Offset that a load or store adds to its address, in bytes. */
  readonly offset?: number;
  /** True for a load of memory that no thread of the launch writes. */
  readonly readonly?: boolean;
  /** Rounding of a `round` or `convert`, operation and order of an `atom`. */
  readonly mode?: string;
  /** Text of a `ptx` instruction: `$d` is the result, `$d0` the first of `lanes` results, `$0` the first operand. */
  readonly template?: string;
  /** Effects of a `ptx` instruction. A pure one may be removed, merged and moved. */
  readonly effects?: "pure" | "ordered";
  /** Function of a `call`. */
  readonly callee?: Callee;
  /** Name of a parameter. */
  readonly note?: string;
}

/** One instruction, and the value that it computes. */
export class Value {
  readonly id: number;
  op: Op;
  readonly type: RegisterType | "void";
  args: Value[];
  attributes: Attributes;
  readonly place: Place | undefined;
  /** Replacement of a removed phi. */
  forward: Value | undefined = undefined;

  constructor(
    id: number,
    op: Op,
    type: RegisterType | "void",
    args: Value[],
    from: { readonly attributes: Attributes; readonly place: Place | undefined },
  ) {
    this.id = id;
    this.op = op;
    this.type = type;
    this.args = args;
    this.attributes = from.attributes;
    this.place = from.place;
  }
}

/** Returns the value that stands for `value` after phis were removed. */
export function resolved(value: Value): Value {
  let found = value;
  while (found.forward !== undefined) found = found.forward;
  return found;
}

/** End of a block. */
export type Terminator =
  | { readonly kind: "jump"; to: Block }
  | { readonly kind: "branch"; condition: Value; onTrue: Block; onFalse: Block; readonly place?: Place }
  | { readonly kind: "return"; value?: Value };

/** Straight-line instructions with one end. The operands of a phi are in the order of `predecessors`. */
export class Block {
  readonly id: number;
  phis: Value[] = [];
  body: Value[] = [];
  end: Terminator | undefined = undefined;
  predecessors: Block[] = [];

  constructor(id: number) {
    this.id = id;
  }
}

/** Returns the blocks that a block may continue at. */
export function successors({ end }: Block): Block[] {
  if (end === undefined || end.kind === "return") return [];
  return end.kind === "jump" ? [end.to] : [end.onTrue, end.onFalse];
}

/** A parameter of a kernel. */
export interface Parameter {
  readonly name: string;
  /** A struct is passed by its bytes. */
  readonly type: ScalarName | "ptr" | { readonly bytes: number; readonly align: number };
}

/** Memory of a block or of a thread that a kernel declares. */
export interface MemorySymbol {
  readonly name: string;
  readonly space: "shared" | "local" | "const" | "global";
  /** Size in bytes. Zero for dynamic shared memory. */
  readonly bytes: number;
  readonly align: number;
  /** Contents of constant and global memory. */
  readonly initial?: Uint8Array;
}

/** A source text that a `Place` refers to. */
export interface SourceText {
  readonly file: string;
  /** Returns the line of an offset, from 1, the column, from 1, and the text of the line where it is known. */
  at(offset: number): { readonly line: number; readonly column: number; readonly lineText?: string };
}

/** A kernel in typed SSA. */
export interface IrFunction {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly symbols: MemorySymbol[];
  readonly sources: SourceText[];
  /** Declarations of the functions that the kernel calls. */
  readonly declarations: readonly string[];
  blocks: Block[];
  /** Largest number of threads of a block, for `.maxntid`. */
  readonly maximumThreads?: number | undefined;
  /** Version of PTX that an instruction needs, if the usual one is too old. */
  readonly version?: string | undefined;
}

/** A function of the library in typed SSA. It has no effects, and one result. */
export interface Callee {
  readonly name: string;
  readonly ir: IrFunction;
  /** True when calls are never replaced by the body, because they are seldom reached. */
  readonly isApart: boolean;
}

let identities = 0x40000000;

/** Returns an identity for a value that a pass makes. `Builder` gives smaller ones. */
export const freshId = (): number => identities++;

/** Operations whose result depends on their operands alone, not on attributes. */
export const plainOps: ReadonlySet<Op> = new Set<Op>([
  ...(["bitcast", "select"] as const),
  ...(["add", "sub", "mul", "mulhi", "mulwide", "div", "rem", "fma", "neg", "abs", "min", "max"] as const),
  ...(["and", "or", "xor", "not", "shl", "shr", "sqrt", "eq", "ne", "lt", "le", "gt", "ge"] as const),
]);

const pureOps: ReadonlySet<Op> = new Set<Op>([
  ...plainOps,
  ...(["const", "param", "special", "symbol", "convert", "round", "call"] as const),
]);

/** Returns true for an instruction that depends on its operands only. */
export const isPure = ({ op, attributes }: Value): boolean =>
  pureOps.has(op) || (op === "ptx" && attributes.effects === "pure");

/** Returns true for an instruction without an effect: it can be removed when nothing reads its result. */
export const isRemovable = (value: Value): boolean =>
  isPure(value) || value.op === "load" || value.op === "lane" || value.op === "phi";

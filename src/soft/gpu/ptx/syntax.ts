// Errors of PTX text, worded as ptxas words them.
import { CUDA_ERROR_INVALID_PTX, CUDA_ERROR_NOT_SUPPORTED } from "../../../../ffi/cuda/constants.ts";
import {
  isPlainKind,
  isWaitKind,
  type Kind,
  type Operation,
  type OperationOf,
  type PlainKind,
  type WaitKind,
} from "./operations/operation.ts";
import type { Scalar, Space } from "./operations/scalar.ts";

/** Position in the PTX text; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** Line of the CUDA source, from the `.loc` directive before the instruction. */
  readonly source?: SourceLine | undefined;
}

export interface SourceLine {
  readonly file: number;
  readonly line: number;
  /** Name of the source file, filled in at the end of the module from its `.file` directive. */
  name?: string | undefined;
}

/** Error in a PTX module: CUDA_ERROR_INVALID_PTX, or another code for valid but unsupported PTX. */
export class PtxError extends Error {
  readonly code: number;
  readonly line: number;
  readonly column: number;

  constructor(at: Position, text: string, code: number = CUDA_ERROR_INVALID_PTX) {
    super(`ptx, line ${at.line}, column ${at.column}; ${text}`);
    this.name = "PtxError";
    this.code = code;
    this.line = at.line;
    this.column = at.column;
  }
}

/** Throws a PtxError for invalid PTX. */
export function invalid(at: Position, text: string): never {
  throw new PtxError(at, `error   : ${text}`);
}

/** Throws a PtxError for operands that an instruction does not have. */
export function mismatch(at: Position, what: string): never {
  invalid(at, `Arguments mismatch for instruction: ${what}`);
}

/** Throws a PtxError for valid PTX that the soft GPU does not support. */
export function unsupported(at: Position, what: string): never {
  throw new PtxError(at, `error   : ${what} is not supported by the soft GPU`, CUDA_ERROR_NOT_SUPPORTED);
}

// Syntax tree of a PTX module: names are resolved, registers are numbered.

export interface Register {
  readonly index: number;
  readonly name: string;
  readonly type: Scalar;
}

/** Variable in memory. */
export interface Variable extends Position {
  readonly name: string;
  readonly space: Space;
  readonly type: Scalar;
  readonly align: number;
  /** Size in bytes; 0 for an array without a size (dynamic shared memory). */
  readonly bytes: number;
  readonly external: boolean;
  /** True when other modules can refer to the variable by name. */
  readonly visible?: boolean;
  /** True for a weak symbol: another definition of the name replaces it. */
  readonly weak?: boolean;
  readonly initial: readonly Initializer[];
}

/** Initial value of some bytes of a variable: a number, or the address of a symbol. */
export interface Initializer {
  readonly offset: number;
  readonly bytes: number;
  readonly value: bigint;
  readonly symbol?: string;
}

export type Operand =
  /** Register operand. A video instruction may select a byte or half in `part`, "b0" to "b3", "h0" or "h1". */
  | { readonly kind: "register"; readonly register: Register; readonly part?: string }
  /** Integer constant, or the bits of a floating-point constant such as 0f3F800000. */
  | { readonly kind: "immediate"; readonly value: bigint; readonly float?: "f32" | "f64" }
  | { readonly kind: "special"; readonly name: string }
  | { readonly kind: "symbol"; readonly name: string; readonly offset: number }
  | {
      readonly kind: "address";
      readonly base: Operand | undefined;
      readonly offset: number;
      /** Coordinates of a texture or surface access: `[t, {x, y}]`. */
      readonly coordinates?: readonly Operand[];
    }
  | { readonly kind: "vector"; readonly elements: readonly Operand[] }
  /** Two destinations `d|p` of shfl or setp. */
  | { readonly kind: "pair"; readonly first: Operand; readonly second: Operand }
  /** Negated predicate `!p`. */
  | { readonly kind: "not"; readonly operand: Operand }
  /** Discarded result `_`. */
  | { readonly kind: "sink" };

/** Returns the registers, constants, symbols and special registers in an operand. */
export function leavesOf(operand: Operand): readonly Operand[] {
  switch (operand.kind) {
    case "address":
      return [...(operand.base === undefined ? [] : [operand.base]), ...(operand.coordinates ?? [])];
    case "vector":
      return operand.elements;
    case "pair":
      return [operand.first, operand.second];
    case "not":
      return [operand.operand];
    default:
      return [operand];
  }
}

export interface Guard {
  readonly register: Register;
  readonly negated: boolean;
}

/** Returns an operand that is true when a guard lets its instruction run. */
export function conditionOf({ register, negated }: Guard): Operand {
  const operand: Operand = { kind: "register", register };
  return negated ? { kind: "not", operand } : operand;
}

/** Returns the value of an integer constant, or undefined for another operand. */
export const constantOf = (operand: Operand | undefined): bigint | undefined =>
  operand?.kind === "immediate" && operand.float === undefined ? operand.value : undefined;

export interface Instruction<O extends Operation = Operation> extends Position {
  readonly guard: Guard | undefined;
  /** Decoded name of the instruction. */
  readonly operation: O;
  readonly operands: readonly Operand[];
  /** Callee, parameters and results of a call instruction. */
  readonly call?: Call;
  /** Instructions that an inserted one inspects. */
  readonly inspects?: readonly [Instruction, ...Instruction[]];
}

/** Instruction with an operation of some kinds. */
export type InstructionOf<K extends Kind> = Instruction<OperationOf<K>>;

/** Instruction that neither waits nor changes the control flow. */
export type PlainInstruction = InstructionOf<PlainKind>;
/** Instruction that waits for other threads. */
export type WaitInstruction = InstructionOf<WaitKind>;

export const hasKind = <K extends Kind>(each: Instruction, kind: K): each is InstructionOf<K> =>
  each.operation.kind === kind;
export const isPlain = (each: Instruction): each is PlainInstruction => isPlainKind(each.operation.kind);
export const isWait = (each: Instruction): each is WaitInstruction => isWaitKind(each.operation.kind);

export interface Call {
  readonly results: readonly string[];
  readonly target: Operand;
  readonly parameters: readonly Operand[];
  /** Prototype of an indirect call. */
  readonly prototype: Prototype | undefined;
}

export interface Label extends Position {
  readonly label: string;
}

export type Statement = Instruction | Label;

/** Table of branch targets (`.branchtargets`). */
export interface BranchTable {
  readonly name: string;
  readonly labels: readonly string[];
}

/** Parameters and results of an indirectly called function (`.callprototype`). */
export interface Prototype {
  readonly name: string;
  readonly results: readonly Variable[];
  readonly parameters: readonly Variable[];
}

export interface PtxFunction extends Position {
  readonly name: string;
  readonly isKernel: boolean;
  readonly visible: boolean;
  readonly weak: boolean;
  readonly results: readonly Variable[];
  readonly parameters: readonly Variable[];
  /** Statements of the function; undefined for a declaration. */
  readonly body: readonly Statement[] | undefined;
  readonly registers: readonly Register[];
  /** Variables declared in the function. Names from nested scopes are made unique. */
  readonly variables: readonly Variable[];
  readonly tables: readonly BranchTable[];
  readonly maxThreads: number;
  /** True when `.maxntid` or `.reqntid` limits the number of threads. */
  readonly hasMaxThreads: boolean;
  /** Minimum number of blocks per multiprocessor (`.minnctapersm`). */
  readonly minBlocks: number;
  /** Value of `.maxnreg`; undefined without the directive. */
  readonly maxRegisters: number | undefined;
  /** Maximum number of blocks in a cluster (`.maxclusterrank`). */
  readonly maxCluster: number | undefined;
  readonly requiredThreads: readonly [number, number, number] | undefined;
  /** Number of blocks in a cluster (`.reqnctapercluster`). */
  readonly requiredCluster: readonly [number, number, number] | undefined;
}

export interface PtxModule {
  readonly version: readonly [major: number, minor: number];
  readonly target: string;
  readonly variables: readonly Variable[];
  readonly functions: readonly PtxFunction[];
}

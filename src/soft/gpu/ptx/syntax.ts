// A PTX module as the parser gives it: names are resolved, registers are numbers.
import type { Position } from "./ptx-error.ts";
import type { Scalar } from "./types.ts";

export interface Register {
  readonly index: number;
  readonly name: string;
  readonly type: Scalar;
}

/** A variable in memory. */
export interface Variable extends Position {
  readonly name: string;
  readonly space: Space;
  readonly type: Scalar;
  readonly align: number;
  /** Bytes; 0 for an array without a size (dynamic shared memory). */
  readonly bytes: number;
  readonly external: boolean;
  /** Other modules can mean it by its name. */
  readonly visible?: boolean;
  /** Another definition of the name may take its place. */
  readonly weak?: boolean;
  readonly initial: readonly Initial[];
}

/** Bytes at an offset of a variable: a number, or the address of a symbol. */
export interface Initial {
  readonly offset: number;
  readonly bytes: number;
  readonly value: bigint;
  readonly symbol?: string;
  /** The address is a generic one (`generic(name)`), which is the same here. */
  readonly generic?: boolean;
}

export type Space = "global" | "const" | "shared" | "local" | "param" | "generic";

export type Operand =
  /** `part` is the byte or half that a video instruction takes: "b0" to "b3", "h0", "h1". */
  | { readonly kind: "register"; readonly register: Register; readonly part?: string }
  /** An integer, or the bits of 0f... and 0d... */
  | { readonly kind: "immediate"; readonly value: bigint; readonly float?: "f32" | "f64" }
  | { readonly kind: "special"; readonly name: string }
  | { readonly kind: "symbol"; readonly name: string; readonly offset: number }
  | {
      readonly kind: "address";
      readonly base: Operand | undefined;
      readonly offset: number;
      /** Of a texture or surface: `[t, {x, y}]`. */
      readonly coordinates?: readonly Operand[];
    }
  | { readonly kind: "vector"; readonly elements: readonly Operand[] }
  /** `d|p` of shfl and setp. */
  | { readonly kind: "pair"; readonly first: Operand; readonly second: Operand }
  /** `!p`. */
  | { readonly kind: "not"; readonly operand: Operand }
  /** `_`: a result that nobody wants. */
  | { readonly kind: "sink" };

export interface Guard {
  readonly register: Register;
  readonly negated: boolean;
}

export interface Instruction extends Position {
  readonly guard: Guard | undefined;
  /** "ld" of "ld.global.u32". */
  readonly opcode: string;
  /** ["global", "u32"]. */
  readonly modifiers: readonly string[];
  readonly operands: readonly Operand[];
  /** For call: names of the parameter variables and of the function. */
  readonly call?: Call;
}

export interface Call {
  readonly results: readonly string[];
  readonly target: Operand;
  readonly parameters: readonly Operand[];
  /** Of a call through a register. */
  readonly prototype: Prototype | undefined;
}

export interface Label extends Position {
  readonly label: string;
}

export type Statement = Instruction | Label;

/** A table of branch targets (`.branchtargets`). */
export interface Targets {
  readonly name: string;
  readonly labels: readonly string[];
}

/** What a function that is called through a register takes and gives (`.callprototype`). */
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
  /** Undefined for a declaration. */
  readonly body: readonly Statement[] | undefined;
  readonly registers: readonly Register[];
  /** Variables declared inside, by name; names of nested scopes are made unique. */
  readonly variables: readonly Variable[];
  readonly tables: readonly Targets[];
  readonly maxThreads: number;
  /** Whether the kernel says how many threads it may have. */
  readonly bounded: boolean;
  /** Blocks that a multiprocessor is to hold at least (`.minnctapersm`). */
  readonly minBlocks: number;
  /** `.maxnreg`; undefined when it does not say. */
  readonly maxRegisters: number | undefined;
  /** Blocks that a cluster may have (`.maxclusterrank`). */
  readonly maxCluster: number | undefined;
  readonly requiredThreads: readonly [number, number, number] | undefined;
  /** Blocks of a cluster (`.reqnctapercluster`). */
  readonly requiredCluster: readonly [number, number, number] | undefined;
}

export interface PtxModule {
  readonly version: readonly [major: number, minor: number];
  readonly target: string;
  readonly variables: readonly Variable[];
  readonly functions: readonly PtxFunction[];
}

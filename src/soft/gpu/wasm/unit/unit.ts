// Compilation unit: state shared by the functions of one module during code generation.
import { put } from "../../ptx/collections.ts";
import type { Space } from "../../ptx/operations/scalar.ts";
import {
  type Instruction,
  type Position,
  type PtxFunction,
  type Register,
  unsupported,
} from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { Body, localOf, type Operand, type Shape, type Variable } from "../encoding/expression.ts";
import { ModuleBuilder } from "../encoding/module-builder.ts";
import type { Bases } from "../encoding/relocation.ts";
import { HOST_FUNCTIONS, signatureOf } from "./host-functions.ts";
import type { Instrumentation } from "./instrumentation.ts";
import { MOST_COUNTERS } from "./layout.ts";

/** Address of a symbol: a WebAssembly address, or a device address for global and const variables. */
export interface SymbolAddress {
  readonly space: Space;
  readonly address: number;
  /** Offset of a module variable from the first one. */
  readonly variable?: number;
}

/** Capabilities of the processor and the runtime. */
export interface Abilities {
  /** True when relaxed_madd rounds once. */
  readonly fused: boolean;
  /** True when an access to an unmapped page ends the process, so that generated code checks the page first. */
  readonly checksPages: boolean;
  /** True when this holds for atomic accesses only. */
  readonly checksAtomics: boolean;
  /** True when WebAssembly memory is declared as shared. */
  readonly sharedMemory: boolean;
  /** True for far code, which reaches all device addresses through a table of pages and has no SIMD. */
  readonly far: boolean;
  /** Number of threads that SIMD code runs at once; 0 without SIMD. */
  readonly lanes: number;
}

export type InspectedRegister = Pick<Register, "name" | "type">;

/** Instructions of a basic block, which share one counter in a profile. */
export type BlockCounter = readonly { readonly position: number; readonly opcode: string }[];

/** Device functions that are compiled to functions of their own. */
export interface CalledFunctions {
  /** Index of the WebAssembly function type of all device functions. */
  readonly type: number;
  /** Number of distinct function pointers. */
  readonly pointers: number;
  /** Returns a function's index and declaration. Its code is written later. */
  find(name: string): { readonly index: number; readonly fn: PtxFunction } | undefined;
}

export class Unit {
  readonly builder: ModuleBuilder;
  readonly abilities: Abilities;
  readonly bases: Bases;
  readonly #host = new Map<string, number>();
  readonly #helpers = new Map<string, number>();
  /** Positions in the PTX, by the number that a fault reports. */
  readonly positions: Position[] = [];
  readonly symbols: ReadonlyMap<string, SymbolAddress>;
  readonly instrumentation: Instrumentation | undefined;
  /** Inspected registers, by the number that a traced thread reports. */
  readonly registers: InspectedRegister[] = [];
  /** Basic blocks of a profile, by the number of their counter. */
  readonly counters: BlockCounter[] = [];
  readonly #counters = new Map<readonly Instruction[], number>();
  readonly #registers = new Map<string, number>();
  readonly #positions = new Map<Position, number>();
  /** The module's functions, which are set after the unit is created. */
  functions!: CalledFunctions;

  constructor(options: Pick<Unit, "abilities" | "bases" | "symbols" | "instrumentation">) {
    this.abilities = options.abilities;
    this.bases = options.bases;
    this.symbols = options.symbols;
    this.instrumentation = options.instrumentation;
    this.builder = new ModuleBuilder(undefined, this.abilities.sharedMemory);
    for (const [name, { parameters, results }] of Object.entries(HOST_FUNCTIONS))
      this.#host.set(name, this.builder.import(name, parameters, results));
  }

  /** Writes the call of a host function that does not return. */
  fail(w: Body, name: string, ...operands: readonly Operand[]): void {
    w.call(this.host(name), ...operands);
    w.code.op("unreachable");
  }

  /** Upper 32 bits of every generic address. */
  get windowHigh(): number {
    return Math.floor(this.bases.windowBase / 2 ** 32);
  }

  /** Pushes the address of a variable plus an offset, as 64 bits or as its lower 32 bits. */
  pushVariable(code: Code, offset: number, wide: boolean): void {
    code.relocatable(wide ? "variables" : "variables32", offset, this.bases);
  }

  /** True for code without instrumentation that reaches all memory without a lookup of pages. */
  get isPlain(): boolean {
    return this.instrumentation === undefined && !this.abilities.checksPages && !this.abilities.far;
  }

  /** True when generated code checks each memory access. */
  get checks(): boolean {
    return this.instrumentation?.kind === "check";
  }

  /** True when generated code checks accesses that may overlap the previous launch. */
  get overlaps(): boolean {
    return this.instrumentation?.kind === "check" && this.instrumentation.overlaps === true;
  }

  /** True when each instruction must run at its own place, for one thread at a time. */
  get inOrder(): boolean {
    const kind = this.instrumentation?.kind;
    return kind === "trace" || kind === "profile" || kind === "stops";
  }

  /** Records the position of the code that follows, for the text format. */
  mark(code: Code, at: Position): void {
    if (this.instrumentation?.kind === "text") code.mark(at);
  }

  host(name: string): number {
    const index = this.#host.get(name);
    if (index === undefined) throw new Error(`no host function ${name}`);
    return index;
  }

  /**
   * Returns the index of a helper function, which is written at its first use. `signature` lists the shapes of its
   * parameters and of its result, as in "i64 i32 > i32". `write` may return the result.
   */
  helper(
    name: string,
    signature: string,
    write: (body: Body, ...parameters: Variable[]) => Operand | void,
  ): number {
    const known = this.#helpers.get(name);
    if (known !== undefined) return known;
    const { parameters, results } = signatureOf<Shape>(signature);
    const code = new Code(parameters.map(localOf), results.map(localOf));
    const index = put(this.#helpers, name, this.builder.declare(code, name));
    const body = new Body(code);
    const result = write(body, ...parameters.map((shape, n) => body.local(shape, n)));
    if (result !== undefined) body.push(result, results[0]);
    this.builder.define(index, code);
    return index;
  }

  /** Returns the number of a position in the PTX. */
  position(at: Position): number {
    const { line, column, source } = at;
    return (
      this.#positions.get(at) ?? put(this.#positions, at, this.positions.push({ line, column, source }) - 1)
    );
  }

  /** Returns the number of a register by name and type. */
  register({ name, type }: Register): number {
    const key = `${name} ${type}`;
    return this.#registers.get(key) ?? put(this.#registers, key, this.registers.push({ name, type }) - 1);
  }

  /** Returns the number of the counter of a basic block, which an instruction inspects. */
  counter(i: Instruction): number {
    const all = i.inspects ?? [i];
    const known = this.#counters.get(all);
    if (known !== undefined) return known;
    if (this.counters.length >= MOST_COUNTERS) unsupported(i, "a profile of so many basic blocks");
    const counted = all.map((each) => ({ position: this.position(each), opcode: each.operation.name }));
    return put(this.#counters, all, this.counters.push(counted) - 1);
  }
}

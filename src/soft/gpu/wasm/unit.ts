// What the functions of one module share while code is generated for them.
import type { Position } from "../ptx/ptx-error.ts";
import type { PtxFunction, Space } from "../ptx/syntax.ts";
import type { Value } from "../ptx/types.ts";
import { Code, type Local } from "./code.ts";
import type { ModuleBuilder } from "./module-builder.ts";

/** Where a symbol is: an address in WebAssembly, or for global and const a device address. */
export interface Place {
  readonly space: Space;
  readonly address: number;
}

/** What the processor and the runtime have. */
export interface Abilities {
  /** relaxed_madd rounds once. */
  readonly fused: boolean;
  /** A load where nothing is mapped ends the process: addresses are looked up first. */
  readonly checksPages: boolean;
  /** Threads that code with SIMD runs at once; 0 for none. */
  readonly lanes: number;
}

/** A function of the host that generated code may call. */
export interface HostFunction {
  readonly parameters: readonly Value[];
  readonly results: readonly Value[];
}

/** The functions that have code of their own. */
export interface CalledFunctions {
  /** The WebAssembly type that all of them have. */
  readonly type: number;
  /** How many values a pointer to a function can have. */
  readonly pointers: number;
  find(name: string): { readonly index: number; readonly fn: PtxFunction } | undefined;
}

export class Unit {
  readonly builder: ModuleBuilder;
  readonly abilities: Abilities;
  /** Upper half of every generic address. */
  readonly windowHigh: number;
  readonly #host: ReadonlyMap<string, number>;
  readonly #helpers = new Map<string, number>();
  /** Places in the text, by the number that a fault tells. */
  readonly positions: Position[] = [];
  readonly symbols: ReadonlyMap<string, Place>;
  /** Whether each access to memory is looked at. */
  readonly checks: boolean;
  #functions: CalledFunctions | undefined;

  constructor(options: {
    builder: ModuleBuilder;
    abilities: Abilities;
    windowHigh: number;
    host: ReadonlyMap<string, number>;
    symbols: ReadonlyMap<string, Place>;
    checks?: boolean | undefined;
  }) {
    this.builder = options.builder;
    this.abilities = options.abilities;
    this.windowHigh = options.windowHigh;
    this.#host = options.host;
    this.symbols = options.symbols;
    this.checks = options.checks ?? false;
  }

  get functions(): CalledFunctions {
    if (this.#functions === undefined) throw new Error("the module's functions are not known yet");
    return this.#functions;
  }

  set functions(found: CalledFunctions) {
    this.#functions = found;
  }

  host(name: string): number {
    const index = this.#host.get(name);
    if (index === undefined) throw new Error(`no host function ${name}`);
    return index;
  }

  /** A function of our own in WebAssembly, written when it is first asked for. */
  helper(
    name: string,
    parameters: readonly Local[],
    results: readonly Local[],
    write: (code: Code) => void,
  ): number {
    let index = this.#helpers.get(name);
    if (index === undefined) {
      const code = new Code(parameters, results);
      index = this.builder.declare(code);
      this.#helpers.set(name, index);
      write(code);
      this.builder.define(index, code);
    }
    return index;
  }

  /** The number of a place in the text. */
  position(at: Position): number {
    return this.positions.push({ line: at.line, column: at.column, source: at.source }) - 1;
  }
}

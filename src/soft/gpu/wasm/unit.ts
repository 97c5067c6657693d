// What the functions of one module share while code is generated for them.
import { type Block, instructionOf } from "../ptx/graph.ts";
import { type Position, unsupported } from "../ptx/ptx-error.ts";
import type { Instruction, PtxFunction, Register, Space } from "../ptx/syntax.ts";
import type { Scalar, Value } from "../ptx/types.ts";
import { Code, type Local } from "./code.ts";
import { MOST_COUNTERS } from "./layout.ts";
import type { ModuleBuilder } from "./module-builder.ts";
import type { Bases } from "./relocation.ts";
import type { Watching } from "./watch/watching.ts";

/** Where a symbol is: an address in WebAssembly, or for global and const a device address. */
export interface Place {
  readonly space: Space;
  readonly address: number;
  /** Of a module's variable: how far it is behind the first one. */
  readonly variable?: number;
}

/** What the processor and the runtime have. */
export interface Abilities {
  /** relaxed_madd rounds once. */
  readonly fused: boolean;
  /** A load where nothing is mapped ends the process: addresses are looked up first. */
  readonly checksPages: boolean;
  /** The memory is of the kind that threads could share. */
  readonly sharedMemory: boolean;
  /** Threads that code with SIMD runs at once; 0 for none. */
  readonly lanes: number;
}

/** A function of the host that generated code may call. */
export interface HostFunction {
  readonly parameters: readonly Value[];
  readonly results: readonly Value[];
}

export interface WatchedRegister {
  readonly name: string;
  readonly type: Scalar;
}

/** The instructions that run one after the other. */
export type Counter = readonly { readonly position: number; readonly opcode: string }[];

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
  readonly bases: Bases;
  readonly #host: ReadonlyMap<string, number>;
  readonly #helpers = new Map<string, number>();
  /** Places in the text, by the number that a fault tells. */
  readonly positions: Position[] = [];
  readonly symbols: ReadonlyMap<string, Place>;
  readonly watching: Watching | undefined;
  /** Registers by the number that a thread tells when it is followed. */
  readonly registers: WatchedRegister[] = [];
  /** What is counted together, by the counter. */
  readonly counters: Counter[] = [];
  readonly #counters = new Map<Block, number>();
  readonly #registers = new Map<string, number>();
  readonly #positions = new Map<Position, number>();
  #functions: CalledFunctions | undefined;

  constructor(options: {
    builder: ModuleBuilder;
    abilities: Abilities;
    bases: Bases;
    host: ReadonlyMap<string, number>;
    symbols: ReadonlyMap<string, Place>;
    watching?: Watching | undefined;
  }) {
    this.builder = options.builder;
    this.abilities = options.abilities;
    this.bases = options.bases;
    this.#host = options.host;
    this.symbols = options.symbols;
    this.watching = options.watching;
  }

  /** Upper half of every generic address. */
  get windowHigh(): number {
    return Math.floor(this.bases.windowBase / 2 ** 32);
  }

  /** Pushes the address of a variable and an offset: all of it, or its lower half. */
  pushVariable(code: Code, offset: number, wide: boolean): void {
    code.placed(wide ? "variables" : "variables32", offset, this.bases);
  }

  /** Whether each access to memory is checked. */
  get checks(): boolean {
    return this.watching?.kind === "check";
  }

  /** Whether each access to memory is told. */
  get tellsAccesses(): boolean {
    const kind = this.watching?.kind;
    return kind === "check" || kind === "trace" || kind === "profile";
  }

  /** Whether each instruction has to run in its place, for one thread at a time. */
  get inOrder(): boolean {
    const kind = this.watching?.kind;
    return kind === "trace" || kind === "profile" || kind === "stops";
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
      this.builder.name(index, name);
      write(code);
      this.builder.define(index, code);
    }
    return index;
  }

  /** The number of a place in the text. */
  position(at: Position): number {
    let number = this.#positions.get(at);
    if (number === undefined) {
      number = this.positions.push({ line: at.line, column: at.column, source: at.source }) - 1;
      this.#positions.set(at, number);
    }
    return number;
  }

  /** The number of a register, by its name and type: an inlined function's are beside the caller's. */
  register({ name, type }: Register): number {
    const key = `${name} ${type}`;
    let number = this.#registers.get(key);
    if (number === undefined) {
      number = this.registers.push({ name, type }) - 1;
      this.#registers.set(key, number);
    }
    return number;
  }

  /** The counter of a block of instructions. */
  counter(block: Block): number {
    let number = this.#counters.get(block);
    if (number === undefined) {
      const last = instructionOf(block.end);
      const all: readonly Instruction[] =
        last === undefined ? block.instructions : [...block.instructions, last];
      number = this.counters.push(
        all.map((each) => ({
          position: this.position(each),
          opcode: [each.opcode, ...each.modifiers].join("."),
        })),
      );
      if (number > MOST_COUNTERS) unsupported(all[0]!, "a profile of so many blocks of instructions");
      number--;
      this.#counters.set(block, number);
    }
    return number;
  }
}

// Loaded PTX module: code for the workers, variables in device memory.

import { CUDA_ERROR_OUT_OF_MEMORY } from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { linkModules } from "../../ptx/link.ts";
import { parse } from "../../ptx/parser.ts";
import { type Position, PtxError, unsupported } from "../../ptx/syntax.ts";
import type { CompiledKernel, CompiledModule, GlobalLayout } from "../../wasm/compile.ts";
import { type Bases, relocated } from "../../wasm/encoding/relocation.ts";
import type { Instrumentation } from "../../wasm/unit/instrumentation.ts";
import type { BlockCounter, InspectedRegister } from "../../wasm/unit/unit.ts";
import { farAbilities } from "../shared/abilities.ts";
import { noteUnloaded } from "../shared/control.ts";
import { freeWhenUnused } from "../shared/held-memory.ts";
import { programOf } from "./module-cache.ts";
import { compileAt, type InitialValue } from "./portable-module.ts";

/** Bytes in C memory that workers read. */
export interface Bytes {
  readonly address: number;
  readonly bytes: number;
}

/** Memory for the variables of a program. */
export interface ProgramMemory {
  readonly windowBase: number;
  /** Allocates memory that kernels reach. Returns the address, or undefined without room. */
  allocate(bytes: number): number | undefined;
  inWindow(address: number): boolean;
  release(address: number, bytes: number): void;
}

let lastId = 0;

const TEXTURES = ["tex", "tld4", "txq", "suld", "sust", "sured", "suq"];
/** Loads of 64 bits except of parameters, their atomic forms, and registers made of two halves. */
const LOADED_ADDRESS = /\b(?:ld(?!\.param)u?|atom)[.\w:]*\.[bus]64\b|\bmov\.b64\s+%\w+,\s*\{/;

/** Code that workers can run. */
export interface RunnableProgram {
  readonly id: number;
  readonly image: Bytes;
  readonly description: Bytes;
  readonly kernels: readonly CompiledKernel[];
  readonly positions: readonly Position[];
}

/** Instrumented code, and the tables that decode its reports. */
export interface InstrumentedProgram extends RunnableProgram {
  readonly registers: readonly InspectedRegister[];
  readonly counters: readonly BlockCounter[];
  /** Lines of the PTX. */
  readonly text: readonly string[];
}

export class LoadedProgram {
  readonly id = ++lastId;
  readonly image: Bytes;
  readonly description: Bytes;
  readonly kernels: readonly CompiledKernel[];
  readonly positions: readonly Position[];
  /** Device functions that the code calls, such as vprintf and malloc. */
  readonly builtins: readonly string[];
  readonly version: readonly [number, number];
  readonly globals: GlobalLayout;
  readonly globalBase: number;
  readonly #memory: ProgramMemory;
  /** PTX texts of the program. */
  readonly texts: readonly string[];
  readonly #instrumented = new Map<string, InstrumentedProgram>();
  #far: RunnableProgram | undefined;
  #loadsAddresses: boolean | undefined;

  /** Compiles and loads modules, or takes them from the cache. Throws PtxError with a CUDA error. */
  constructor(texts: readonly string[], memoryOf: ProgramMemory) {
    this.#memory = memoryOf;
    this.texts = texts;
    const portable = programOf(texts);
    this.globals = portable.globals;
    const { bytes } = this.globals;
    const base = bytes === 0 ? 0 : memoryOf.allocate(bytes);
    if (base === undefined || (bytes > 0 && !memoryOf.inWindow(base)))
      throw new PtxError(
        { line: 0, column: 0 },
        "no device memory is left for the variables of the module",
        CUDA_ERROR_OUT_OF_MEMORY,
      );
    this.globalBase = base;
    this.kernels = portable.kernels;
    this.positions = portable.positions;
    this.builtins = portable.builtins;
    this.version = portable.version;
    this.#initialize(portable.initial);
    const { windowBase } = memoryOf;
    this.image = keep(relocated(portable.code, portable.relocations, { windowBase, globalBase: base }));
    this.description = keep(new TextEncoder().encode(JSON.stringify(portable.kernels)));
  }

  /** Writes the initial values of the variables. */
  #initialize(initial: readonly InitialValue[]): void {
    const { bytes } = this.globals;
    if (bytes === 0) return;
    libc.memset(this.globalBase, 0, bytes);
    const view = new DataView(memory(this.globalBase, bytes));
    for (const { at, bytes: size, value, moved } of initial) {
      const bits = BigInt(`0x${value}`) + BigInt(moved === true ? this.globalBase : 0);
      for (let i = 0; i < size; i++) view.setUint8(at + i, Number((bits >> BigInt(8 * i)) & 255n));
    }
  }

  /**
   * Returns the program, or one kernel of it, as instrumented code. The code is compiled at the first call.
   */
  instrumented(instrumentation: Instrumentation, only?: string, key = ""): InstrumentedProgram {
    const name = `${instrumentation.kind} ${only} ${key}`;
    let found = this.#instrumented.get(name);
    if (found === undefined) {
      const compiled = this.compiled(instrumentation, only);
      const { bytes, kernels, positions, registers, counters } = compiled;
      const text = this.texts.length === 1 ? this.texts[0]!.split("\n") : [];
      const description = keep(new TextEncoder().encode(JSON.stringify(kernels)));
      const id = ++lastId;
      found = { id, image: keep(bytes), description, kernels, positions, registers, counters, text };
      this.#instrumented.set(name, found);
    }
    return found;
  }

  /**
   * Returns the program as far code, which reaches memory outside of the window. The code is compiled at the
   * first call. Throws PtxError for code that has no such form.
   */
  get far(): RunnableProgram {
    if (this.#far === undefined) {
      const [use] = [...TEXTURES, "malloc"].filter((name) => this.#uses(name));
      if (use !== undefined)
        unsupported({ line: 0, column: 0 }, `'${use}' in a launch that reaches memory outside of the window`);
      const module = linkModules(this.texts.map((text) => parse(text)));
      const { bytes, kernels, positions } = compileAt(
        module,
        this.#bases,
        undefined,
        undefined,
        farAbilities,
      );
      const description = keep(new TextEncoder().encode(JSON.stringify(kernels)));
      this.#far = { id: ++lastId, image: keep(bytes), description, kernels, positions };
    }
    return this.#far;
  }

  #uses(name: string): boolean {
    const instruction = new RegExp(`(?:^|[\\s;{}])${name}\\.`);
    return this.builtins.includes(name) || this.texts.some((text) => instruction.test(text));
  }

  /**
   * True when a kernel may take an address from memory. It then loads 64 bits that are not a floating-point
   * number, or combines two halves.
   */
  get loadsAddresses(): boolean {
    this.#loadsAddresses ??= this.texts.some((text) => LOADED_ADDRESS.test(text));
    return this.#loadsAddresses;
  }

  get #bases(): Bases {
    return { windowBase: this.#memory.windowBase, globalBase: this.globalBase };
  }

  /** Compiles the program again with instrumentation. */
  compiled(instrumentation: Instrumentation, only?: string): CompiledModule {
    const module = linkModules(this.texts.map((text) => parse(text)));
    return compileAt(module, this.#bases, instrumentation, only);
  }

  /** Frees the memory of the program. No launch may use it any more. */
  unload(): void {
    if (this.globals.bytes > 0) this.#memory.release(this.globalBase, this.globals.bytes);
    const far = this.#far === undefined ? [] : [this.#far];
    for (const { id, image, description } of [this, ...far, ...this.#instrumented.values()]) {
      noteUnloaded(id);
      freeWhenUnused(image.address);
      freeWhenUnused(description.address);
    }
  }
}

function keep(bytes: Uint8Array): Bytes {
  const address = libc.malloc(Math.max(1, bytes.length));
  new Uint8Array(memory(address, Math.max(1, bytes.length))).set(bytes);
  return { address, bytes: bytes.length };
}

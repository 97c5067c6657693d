// A PTX module on a device: its code for the workers, its variables in device memory.
import { CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { linkModules } from "../ptx/link.ts";
import { parse } from "../ptx/parser.ts";
import { invalid, type Position, PtxError } from "../ptx/ptx-error.ts";
import type { PtxModule } from "../ptx/syntax.ts";
import {
  type CompiledKernel,
  type CompiledModule,
  compileModule,
  type GlobalLayout,
  layoutGlobals,
} from "../wasm/compile.ts";
import type { Counter, WatchedRegister } from "../wasm/unit.ts";
import type { Watching } from "../wasm/watch/watching.ts";
import { abilities } from "./abilities.ts";
import { freeWhenUnused } from "./held-memory.ts";

/** Bytes of C memory that workers read. */
export interface Bytes {
  readonly address: number;
  readonly bytes: number;
}

/** Where a program's variables can be put. */
export interface ProgramMemory {
  readonly windowBase: number;
  /** An address that kernels reach; undefined when there is no room. */
  allocate(bytes: number): number | undefined;
  inWindow(address: number): boolean;
  release(address: number, bytes: number): void;
}

let lastId = 0;

/** Code that workers can run. */
export interface RunnableProgram {
  readonly id: number;
  readonly image: Bytes;
  readonly description: Bytes;
  readonly kernels: readonly CompiledKernel[];
  readonly positions: readonly Position[];
}

/** Code for launches that are looked at, and what the numbers mean that it tells. */
export interface WatchedProgram extends RunnableProgram {
  readonly registers: readonly WatchedRegister[];
  readonly counters: readonly Counter[];
  /** Lines of the PTX. */
  readonly text: readonly string[];
}

export class LoadedProgram {
  readonly id = ++lastId;
  readonly image: Bytes;
  readonly description: Bytes;
  readonly kernels: readonly CompiledKernel[];
  readonly positions: readonly Position[];
  /** The functions of the device itself that its code calls: vprintf, malloc and the like. */
  readonly builtins: readonly string[];
  readonly version: readonly [number, number];
  readonly globals: GlobalLayout;
  readonly globalBase: number;
  readonly #memory: ProgramMemory;
  /** The PTX that it is made of. */
  readonly texts: readonly string[];
  readonly #watched = new Map<string, WatchedProgram>();

  /** Parses, links, compiles and lays out modules that belong together. PtxError with a CUDA error for what cannot be. */
  constructor(texts: readonly string[], memoryOf: ProgramMemory) {
    this.#memory = memoryOf;
    this.texts = texts;
    const module = linkModules(texts.map((text) => parse(text)));
    this.globals = layoutGlobals(module);
    const { bytes } = this.globals;
    const base = bytes === 0 ? 0 : memoryOf.allocate(bytes);
    if (base === undefined || (bytes > 0 && !memoryOf.inWindow(base)))
      throw new PtxError(
        { line: 0, column: 0 },
        "no device memory for the module's variables",
        CUDA_ERROR_OUT_OF_MEMORY,
      );
    this.globalBase = base;
    try {
      const { windowBase } = memoryOf;
      const compiled = compile(module, windowBase, base);
      this.kernels = compiled.kernels;
      this.positions = compiled.positions;
      this.builtins = compiled.builtins;
      this.version = compiled.version;
      this.#initialise(module, compiled.functionPointers);
      this.image = keep(compiled.bytes);
      this.description = keep(new TextEncoder().encode(JSON.stringify(compiled.kernels)));
    } catch (error) {
      if (bytes > 0) memoryOf.release(base, bytes);
      throw error;
    }
  }

  /** Writes the variables' first values. */
  #initialise(module: PtxModule, functions: ReadonlyMap<string, number>): void {
    const { bytes, places } = this.globals;
    if (bytes === 0) return;
    libc.memset(this.globalBase, 0, bytes);
    const view = new DataView(memory(this.globalBase, bytes));
    for (const variable of module.variables) {
      const place = places.get(variable.name);
      if (place === undefined || variable.external) continue;
      for (const initial of variable.initial) {
        let { value } = initial;
        if (initial.symbol !== undefined) {
          const target = places.get(initial.symbol);
          const pointer = functions.get(initial.symbol);
          if (target === undefined && pointer === undefined)
            invalid(variable, `'${initial.symbol}' has no address that a variable could begin with`);
          value += BigInt(target === undefined ? pointer! : this.globalBase + target.offset);
        }
        for (let i = 0; i < initial.bytes; i++)
          view.setUint8(place.offset + initial.offset + i, Number((value >> BigInt(8 * i)) & 255n));
      }
    }
  }

  /** The same program for launches that are looked at, or one kernel of it; made when it is first asked for. */
  watched(watching: Watching, only?: string, key = ""): WatchedProgram {
    const name = `${watching.kind} ${only} ${key}`;
    let found = this.#watched.get(name);
    if (found === undefined) {
      const compiled = this.compiled(watching, only);
      const { bytes, kernels, positions, registers, counters } = compiled;
      const text = this.texts.length === 1 ? this.texts[0]!.split("\n") : [];
      const description = keep(new TextEncoder().encode(JSON.stringify(kernels)));
      const id = ++lastId;
      found = { id, image: keep(bytes), description, kernels, positions, registers, counters, text };
      this.#watched.set(name, found);
    }
    return found;
  }

  /** Its code once more, made in another way. */
  compiled(watching: Watching, only?: string): CompiledModule {
    const module = linkModules(this.texts.map((text) => parse(text)));
    return compile(module, this.#memory.windowBase, this.globalBase, watching, only);
  }

  /** Gives its memory back; nothing may run it any more. */
  unload(): void {
    if (this.globals.bytes > 0) this.#memory.release(this.globalBase, this.globals.bytes);
    for (const { image, description } of [this, ...this.#watched.values()]) {
      freeWhenUnused(image.address);
      freeWhenUnused(description.address);
    }
  }
}

function compile(
  module: PtxModule,
  windowBase: number,
  globalBase: number,
  watching?: Watching,
  only?: string,
) {
  try {
    return compileModule(module, { abilities, windowBase, globalBase, watching, only });
  } catch (error) {
    // The compiler follows the program's structure by recursion.
    if (error instanceof RangeError)
      throw new PtxError(
        { line: 0, column: 0 },
        `error   : the module is too deeply nested (${error.message})`,
        CUDA_ERROR_NOT_SUPPORTED,
      );
    throw error;
  }
}

function keep(bytes: Uint8Array): Bytes {
  const address = libc.malloc(Math.max(1, bytes.length));
  new Uint8Array(memory(address, Math.max(1, bytes.length))).set(bytes);
  return { address, bytes: bytes.length };
}

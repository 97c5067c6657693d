// A PTX module on a device: its code for the workers, its variables in device memory.
import { CUDA_ERROR_OUT_OF_MEMORY } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { linkModules } from "../ptx/link.ts";
import { parse } from "../ptx/parser.ts";
import { type Position, PtxError } from "../ptx/ptx-error.ts";
import type { CompiledKernel, CompiledModule, GlobalLayout } from "../wasm/compile.ts";
import { relocated } from "../wasm/relocation.ts";
import type { Counter, WatchedRegister } from "../wasm/unit.ts";
import type { Watching } from "../wasm/watch/watching.ts";
import { programOf } from "./compiled/module-cache.ts";
import { compileAt, type InitialValue } from "./compiled/portable.ts";
import { freeWhenUnused } from "./held-memory.ts";
import { noteUnloaded } from "./unloaded.ts";

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

  /** Compiles and lays out modules that belong together, or takes what is kept of them. PtxError with a CUDA error for what cannot be. */
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
        "no device memory for the module's variables",
        CUDA_ERROR_OUT_OF_MEMORY,
      );
    this.globalBase = base;
    this.kernels = portable.kernels;
    this.positions = portable.positions;
    this.builtins = portable.builtins;
    this.version = portable.version;
    this.#initialise(portable.initial);
    const { windowBase } = memoryOf;
    this.image = keep(relocated(portable.code, portable.relocations, { windowBase, globalBase: base }));
    this.description = keep(new TextEncoder().encode(JSON.stringify(portable.kernels)));
  }

  /** Writes the variables' first values. */
  #initialise(initial: readonly InitialValue[]): void {
    const { bytes } = this.globals;
    if (bytes === 0) return;
    libc.memset(this.globalBase, 0, bytes);
    const view = new DataView(memory(this.globalBase, bytes));
    for (const { at, bytes: size, value, moved } of initial) {
      const bits = BigInt(`0x${value}`) + BigInt(moved === true ? this.globalBase : 0);
      for (let i = 0; i < size; i++) view.setUint8(at + i, Number((bits >> BigInt(8 * i)) & 255n));
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
    const bases = { windowBase: this.#memory.windowBase, globalBase: this.globalBase };
    return compileAt(module, bases, watching, only);
  }

  /** Gives its memory back; nothing may run it any more. */
  unload(): void {
    if (this.globals.bytes > 0) this.#memory.release(this.globalBase, this.globals.bytes);
    for (const { id, image, description } of [this, ...this.#watched.values()]) {
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

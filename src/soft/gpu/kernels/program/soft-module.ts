// CUmodule and CUfunction.

import { CUDA_ERROR_INVALID_HANDLE } from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { writeText } from "../../core/c-memory.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import type { LoadedProgram } from "./program.ts";

export class SoftModule {
  handle = 0;
  alive = true;
  readonly context: SoftContext;
  readonly program: LoadedProgram;
  readonly functions = new Map<string, SoftFunction>();

  constructor(context: SoftContext, program: LoadedProgram) {
    this.context = context;
    this.program = program;
    for (const [index, kernel] of program.kernels.entries())
      this.functions.set(kernel.name, new SoftFunction(this, kernel, index));
  }
}

export class SoftFunction {
  handle = 0;
  readonly module: SoftModule;
  readonly kernel: CompiledKernel;
  readonly index: number;
  /** Maximum dynamic shared memory of a launch, in bytes. The caller must raise it beyond the default. */
  mostDynamicShared: number;
  /** True when clusters of more than 8 blocks are allowed. */
  nonPortableCluster = false;
  #nameText = 0;

  constructor(module: SoftModule, kernel: CompiledKernel, index: number) {
    this.module = module;
    this.kernel = kernel;
    this.index = index;
    this.mostDynamicShared = 48 * 1024 - kernel.staticShared;
  }

  /** Address of the name as C text, which is never freed. */
  get nameText(): number {
    const { name } = this.kernel;
    if (this.#nameText === 0) {
      this.#nameText = libc.malloc(name.length + 1);
      writeText(this.#nameText, name, name.length + 1);
    }
    return this.#nameText;
  }
}

// Lookup of launchable handles. A library kernel is a different function in each context.

/** Returns the function of a CUfunction or CUkernel, or a CUresult. */
export function findFunction(gpu: SoftGpu, context: SoftContext, handle: number): SoftFunction | number {
  const found = gpu.handles.find(SoftFunction, handle);
  if (found !== undefined) return found;
  const kernel = gpu.handles.find(SoftKernel, handle);
  return kernel === undefined ? CUDA_ERROR_INVALID_HANDLE : kernel.functionOf(context);
}

// CUlibrary and CUkernel: code that belongs to no context and is loaded into each context that uses it.

type Load = (context: SoftContext) => SoftModule | number;

export class SoftLibrary {
  handle = 0;
  readonly kernels = new Map<string, SoftKernel>();
  readonly #modules = new Map<SoftContext, SoftModule>();
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  /** Returns the module in a context, or the CUresult of loading it there. */
  moduleOf(context: SoftContext): SoftModule | number {
    const known = this.#modules.get(context);
    if (known?.alive) return known;
    const found = this.#load(context);
    if (typeof found !== "number") this.#modules.set(context, found);
    return found;
  }

  get modules(): readonly SoftModule[] {
    return [...this.#modules.values()].filter(({ alive }) => alive);
  }
}

/** CUkernel: a kernel of a library. */
export class SoftKernel {
  handle = 0;
  readonly library: SoftLibrary;
  readonly name: string;

  constructor(library: SoftLibrary, name: string) {
    this.library = library;
    this.name = name;
  }

  /** Returns the function in a context, or a CUresult. */
  functionOf(context: SoftContext): SoftFunction | number {
    const module = this.library.moduleOf(context);
    return typeof module === "number" ? module : module.functions.get(this.name)!;
  }
}

/** Unloads a module and its functions. No launch may use them any more. */
export function unloadModule(gpu: SoftGpu, module: SoftModule): void {
  for (const each of module.functions.values()) gpu.handles.remove(each.handle);
  gpu.handles.remove(module.handle);
  module.alive = false;
  module.program.unload();
}

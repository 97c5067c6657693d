// CUlibrary and CUkernel: code that belongs to no context and is loaded into each context that uses it.
import type { SoftContext } from "../../driver/gpu.ts";
import type { SoftFunction, SoftModule } from "./soft-module.ts";

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

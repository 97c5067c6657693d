// CUmodule and CUfunction.
import { libc } from "../../../../../ffi/libc/index.ts";
import { writeText } from "../../core/c-memory.ts";
import type { SoftContext } from "../../driver/gpu.ts";
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

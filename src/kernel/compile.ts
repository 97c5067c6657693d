import type { IrFunction } from "./ir/value.ts";
import type { ParsedSignature } from "./language/signature.ts";
import type { FunctionSource } from "./language/source.ts";
import type { BoundsSite } from "./lower/bounds.ts";
import { lowerKernel } from "./lower/index.ts";
import { optimise } from "./passes/index.ts";
import { emitPtx } from "./ptx/emit.ts";

/** Target of a compilation. */
export interface CompileTarget {
  /** Architecture, such as "sm_90". */
  readonly architecture: string;
  /** True when a product and a sum become one instruction with one rounding. */
  readonly fma: boolean;
}

/** Compiled text of a kernel. */
export interface Compiled {
  readonly ptx: string;
  /** Names of the arrays whose lengths follow the parameters of the signature. */
  readonly lengths: readonly string[];
  /** Indices that `bounds: "check"` compares. The address of its record is before the lengths. */
  readonly sites: readonly BoundsSite[];
}

/** Text and signature of a kernel. */
export interface KernelInput {
  readonly name: string;
  readonly signature: ParsedSignature;
  readonly source: FunctionSource;
  readonly maximumThreads: number | undefined;
  /** True when each index is compared with the length of its array. */
  readonly checksBounds: boolean;
}

/** Returns a kernel in typed SSA, as the passes leave it. Throws KernelError with the position. */
export function optimisedKernel(kernel: KernelInput, { fma }: CompileTarget): IrFunction {
  const { ir } = lowerKernel(kernel);
  optimise(ir, { fma });
  return ir;
}

/** Compiles the text of a kernel to PTX. Throws KernelError with the position. */
export function compileKernel(kernel: KernelInput, target: CompileTarget): Compiled {
  const { ir, lengths, sites } = lowerKernel(kernel);
  return { ptx: ptxOf(ir, target), lengths, sites };
}

/**
 * Returns the PTX of a kernel that `Builder` built.
 *
 * @example
 * const build = new Builder("nothing");
 * build.return();
 * console.log(ptxOf(build.finish(), { architecture: "sm_90", fma: true }));
 */
export function ptxOf(ir: IrFunction, { architecture, fma }: CompileTarget): string {
  optimise(ir, { fma });
  return emitPtx(ir, { architecture, version: "8.0" });
}

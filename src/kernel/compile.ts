import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import { copyBlocks } from "./ir/copy.ts";
import type { Callee, IrFunction } from "./ir/value.ts";
import type { ParsedSignature } from "./language/signature.ts";
import type { FunctionSource } from "./language/source.ts";
import type { BoundsSite } from "./lower/bounds.ts";
import { lowerKernel } from "./lower/index.ts";
import { optimise } from "./passes/index.ts";
import { addSymbols, calledFunctions } from "./passes/inline.ts";
import { emitFunction, emitPtx } from "./ptx/emit.ts";

/** Target of a compilation. */
export interface CompileTarget {
  /** Architecture, such as "sm_90". */
  readonly architecture: string;
  /** True when a product and a sum become one instruction with one rounding. */
  readonly fma: boolean;
  /**
   * True when addresses that move by a constant distance in a loop become pointers, and loops with loads are unrolled,
   * for ptxas. The soft GPU is faster without, because it stores the pointers at each barrier. Default: true.
   */
  readonly pointers?: boolean;
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
  // The analysis of addresses reads indices, not pointers that move.
  optimise(ir, { fma, pointers: false });
  return ir;
}

/** Compiles the text of a kernel to PTX. Throws KernelError with the position. */
export function compileKernel(kernel: KernelInput, target: CompileTarget): Compiled {
  const { ir, lengths, sites } = lowerKernel(kernel);
  return { ptx: emitted(ir, target), lengths, sites };
}

/**
 * Returns the PTX of a kernel that `Builder` built.
 *
 * @example
 * const build = new Builder("nothing");
 * build.return();
 * console.log(ptxOf(build.finish(), { architecture: "sm_90", fma: true }));
 */
export function ptxOf(ir: IrFunction, target: CompileTarget): string {
  if (arguments.length > 2) throw extraArguments("ptxOf", ["ir", "target"], arguments.length);
  if (!Array.isArray(ir?.blocks) || !Array.isArray(ir.parameters))
    throw new TypeError(`ptxOf: ir is ${shown(ir)}. Use the result of finish() of a Builder`);
  if (typeof target?.architecture !== "string")
    throw new TypeError(
      `ptxOf: target is ${shown(target)}. Use { architecture, fma }, with an architecture such as "sm_90"`,
    );
  return emitted(ir, target);
}

function emitted(ir: IrFunction, { architecture, fma, pointers = true }: CompileTarget): string {
  optimise(ir, { fma, pointers });
  const callees = [...calledFunctions(ir)];
  for (const callee of callees) addSymbols(ir, callee.ir);
  return emitPtx(
    ir,
    { architecture, version: ir.version ?? "8.0" },
    callees.map((callee) => functionText(callee, fma)),
  );
}

/** Texts of functions that kernels call, by the use of `fma`. */
const texts = [new WeakMap<Callee, string>(), new WeakMap<Callee, string>()] as const;

/** Returns the PTX of a function. Each is emitted once. */
function functionText(callee: Callee, fma: boolean): string {
  const known = texts[fma ? 1 : 0].get(callee);
  if (known !== undefined) return known;
  const { ir } = callee;
  const copy = { ...ir, blocks: [...copyBlocks(ir.blocks, new Map()).blocks] };
  optimise(copy, { fma, pointers: false });
  const text = emitFunction(copy);
  texts[fma ? 1 : 0].set(callee, text);
  return text;
}

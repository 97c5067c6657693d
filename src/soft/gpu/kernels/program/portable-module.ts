// Position-independent code of a PTX module. It can be cached, and is relocated when it is loaded.
import { CUDA_ERROR_NOT_SUPPORTED } from "../../../../../ffi/cuda/index.ts";
import { linkModules } from "../../ptx/link.ts";
import { parse } from "../../ptx/parser.ts";
import { invalid, type Position, PtxError, type PtxModule } from "../../ptx/syntax.ts";
import {
  type CompiledKernel,
  type CompiledModule,
  compileModule,
  type GlobalLayout,
  layoutGlobals,
} from "../../wasm/compile.ts";
import type { Bases } from "../../wasm/encoding/relocation.ts";
import type { Instrumentation } from "../../wasm/unit/instrumentation.ts";
import { abilities } from "../shared/abilities.ts";

/**
 * Initial value of a variable that is not 0: offset, size and hexadecimal digits. `moved`: the address of the
 * variables is added.
 */
export interface InitialValue {
  readonly at: number;
  readonly bytes: number;
  readonly value: string;
  readonly moved?: true;
}

export interface PortableProgram {
  /** Code without addresses. relocated() inserts them. */
  readonly code: Uint8Array<ArrayBuffer>;
  readonly relocations: readonly number[];
  readonly kernels: readonly CompiledKernel[];
  readonly positions: readonly Position[];
  readonly builtins: readonly string[];
  readonly version: readonly [number, number];
  readonly globals: GlobalLayout;
  readonly initial: readonly InitialValue[];
}

/** Parses, links and compiles modules. Throws PtxError with a CUDA error. */
export function portableProgram(texts: readonly string[]): PortableProgram {
  const module = linkModules(texts.map((text) => parse(text)));
  const globals = layoutGlobals(module);
  const compiled = compileAt(module, { windowBase: 0, globalBase: 0 });
  const { bytes: code, relocations, kernels, positions, builtins, version } = compiled;
  const initial = initialValues(module, globals, compiled.functionPointers);
  return { code, relocations, kernels, positions, builtins, version, globals, initial };
}

/** Compiles code at given addresses, or instrumented code. */
export function compileAt(
  module: PtxModule,
  bases: Bases,
  watching?: Instrumentation,
  only?: string,
  can = abilities,
): CompiledModule {
  try {
    return compileModule(module, { abilities: can, ...bases, instrumentation: watching, only });
  } catch (error) {
    // The compiler walks the structure of the program recursively.
    if (error instanceof RangeError)
      throw new PtxError(
        { line: 0, column: 0 },
        `error   : the module is too deeply nested (${error.message})`,
        CUDA_ERROR_NOT_SUPPORTED,
      );
    throw error;
  }
}

function initialValues(
  module: PtxModule,
  { variables }: GlobalLayout,
  functions: ReadonlyMap<string, number>,
): InitialValue[] {
  const found: InitialValue[] = [];
  for (const variable of module.variables) {
    const place = variables.get(variable.name);
    if (place === undefined || variable.external) continue;
    for (const { offset, bytes, symbol, value: plain } of variable.initial) {
      const at = place.offset + offset;
      const target = symbol === undefined ? undefined : variables.get(symbol);
      const pointer = symbol === undefined ? 0 : functions.get(symbol);
      if (target === undefined && pointer === undefined)
        invalid(variable, `'${symbol}' is not a variable whose address can be an initial value`);
      const value = plain + BigInt(target === undefined ? pointer! : target.offset);
      const bits = BigInt.asUintN(8 * Math.max(8, bytes), value).toString(16);
      if (target !== undefined) found.push({ at, bytes, value: bits, moved: true });
      else if (value !== 0n) found.push({ at, bytes, value: bits });
    }
  }
  return found;
}

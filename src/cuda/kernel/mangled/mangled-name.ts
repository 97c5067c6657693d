import { type CppType, textOf } from "./cpp-type.ts";
import { MangledReader, Unreadable } from "./mangled-reader.ts";

/** What a mangled name says of a function. */
export interface MangledFunction {
  /** "reduce6<float, 256u, true>" */
  readonly name: string;
  /** The type of each parameter. */
  readonly parameters: readonly CppType[];
}

/**
 * Reads the symbol that a C++ compiler makes of a function (Itanium C++ ABI, section 5.1: what nvcc, NVRTC, gcc and clang
 * use): its name and its parameters. undefined for a name that is not mangled, and for what this does not read, such as
 * lambdas and expressions in template arguments.
 */
export function mangledFunction(symbol: string): MangledFunction | undefined {
  if (!symbol.startsWith("_Z")) return undefined;
  try {
    return new MangledReader(symbol, 2).encoding();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** A function as C++ writes it: "reduce6<float, 256u, true>(float*, float*, unsigned int)"; a name that is not mangled as it is. */
export function readableName(symbol: string): string {
  const found = mangledFunction(symbol);
  return found === undefined ? symbol : `${found.name}(${found.parameters.map(textOf).join(", ")})`;
}

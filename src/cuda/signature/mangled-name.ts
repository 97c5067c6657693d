import { type CppType, textOf } from "./cpp-type.ts";
import { MangledReader, Unreadable } from "./mangled-reader.ts";

/** Name and parameters of a mangled function. */
export interface MangledFunction {
  /** C++ name, such as "reduce6<float, 256u, true>". */
  readonly name: string;
  /** Type of each parameter. */
  readonly parameters: readonly CppType[];
}

/**
 * Parses a mangled symbol (Itanium C++ ABI, section 5.1: nvcc, NVRTC, gcc and clang) into name and
 * parameters. Undefined for a name that is not mangled, and for unsupported parts, such as lambdas and
 * expressions in template arguments.
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

/**
 * Returns the C++ declaration of a symbol: "reduce6<float, 256u, true>(float*, float*, unsigned int)". A name
 * that is not mangled is unchanged.
 */
export function readableName(symbol: string): string {
  const found = mangledFunction(symbol);
  return found === undefined ? symbol : `${found.name}(${found.parameters.map(textOf).join(", ")})`;
}

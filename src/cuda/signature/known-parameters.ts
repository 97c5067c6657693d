import { type CppType, textOf } from "./cpp-type.ts";
import { mangledFunction } from "./mangled-name.ts";
import { type ParameterType, parameterBytes } from "./parameter-type.ts";
import { type ParameterPlace, signatureInSource } from "./signature.ts";

/** Known facts of a kernel besides its name. */
export interface KernelFacts {
  /** Mangled symbol in the binary. */
  readonly symbol: string;
  /** Source that it was compiled from, or undefined. */
  readonly source: string | undefined;
  /** Offsets of the parameters that the driver reports. Undefined before driver 12.4. */
  readonly places: readonly ParameterPlace[] | undefined;
}

/** Types of parameters, with alignments that differ from their sizes. */
export interface KnownParameters {
  readonly types: readonly ParameterType[];
  readonly alignments?: readonly (number | undefined)[];
}

/**
 * Returns the parameters of a kernel without a declared signature. They come from its mangled name, which is
 * exact, else from its source, else from the sizes that the driver reports. Returns undefined when nothing is
 * known. Throws TypeError for references.
 */
export function knownParameters(name: string, facts: KernelFacts): KnownParameters | undefined {
  const { symbol, source, places } = facts;
  const mangled = mangledFunction(symbol)?.parameters;
  if (mangled !== undefined) {
    refuseReferences(name, mangled);
    const types = typesOf(mangled, places);
    if (types !== undefined) return { types, alignments: mangled.map((one) => one.align) };
  }
  const declared = source === undefined ? undefined : signatureInSource(source, name, places);
  if (declared !== undefined) return { types: declared };
  // Only sizes are known. Buffers and one-element typed arrays (Float32Array.of(2)) carry their own type.
  return places && { types: places.map(({ bytes }) => `bytes ${bytes}` as const) };
}

function refuseReferences(name: string, parameters: readonly CppType[]): void {
  parameters.forEach((one, i) => {
    if (one.reference === undefined) return;
    throw new TypeError(
      `kernel ${name}: parameter ${i} is a reference, ${textOf(one)}, so the kernel would access host memory. ` +
        `Take it by value or by pointer, or declare it as "ptr" and give an address that the device reaches`,
    );
  });
}

/** Returns the types. Structs and enums are byte counts of the driver. */
function typesOf(
  parameters: readonly CppType[],
  places: readonly ParameterPlace[] | undefined,
): ParameterType[] | undefined {
  if (places !== undefined && places.length !== parameters.length) return undefined;
  const types: ParameterType[] = [];
  for (const [i, { parameter }] of parameters.entries()) {
    const bytes = places?.[i]?.bytes;
    if (parameter !== undefined && bytes !== undefined && parameterBytes(parameter) !== bytes)
      return undefined;
    const type = parameter ?? (bytes === undefined ? undefined : (`bytes ${bytes}` as const));
    if (type === undefined) return undefined;
    types.push(type);
  }
  return types;
}

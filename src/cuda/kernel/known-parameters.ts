import { type CppType, textOf } from "./mangled/cpp-type.ts";
import { mangledFunction } from "./mangled/mangled-name.ts";
import { type ParameterType, parameterBytes } from "./parameter-type.ts";
import { type ParameterPlace, signatureInSource } from "./signature.ts";

/** What is known of a kernel beside its name. */
export interface KernelFacts {
  /** The symbol in the binary: what C++ makes of the name. */
  readonly symbol: string;
  /** What it was compiled from here. */
  readonly source: string | undefined;
  /** Where the driver puts the parameters; undefined from drivers before 12.4. */
  readonly places: readonly ParameterPlace[] | undefined;
}

/** Parameters as types, and what each is a multiple of where that is not its size. */
export interface KnownParameters {
  readonly types: readonly ParameterType[];
  readonly alignments?: readonly (number | undefined)[];
}

/**
 * A kernel's parameters that nobody declared: from its mangled name, which says them exactly, else from the source it was
 * compiled from, else their sizes as the driver knows them. undefined when nothing says them; TypeError for references.
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
  // Only sizes are known: buffers and one-element typed arrays (Float32Array.of(2)) say themselves what they are.
  return places && { types: places.map(({ bytes }) => `bytes ${bytes}` as const) };
}

function refuseReferences(name: string, parameters: readonly CppType[]): void {
  parameters.forEach((one, i) => {
    if (one.reference === undefined) return;
    throw new TypeError(
      `kernel ${name}: parameter ${i} is a reference, ${textOf(one)}: the kernel would follow it to memory of the host; ` +
        `take it by value or by pointer, or declare it as "ptr" and give an address that the device reaches`,
    );
  });
}

/** Structs and enums are their bytes as the driver counts them. */
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

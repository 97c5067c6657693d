import { shown } from "../arguments/shown.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import { isScalar, type ScalarName } from "./language/scalar.ts";
import type { ParsedParameter, ParsedSignature } from "./language/signature.ts";
import type { TypeUnion } from "./language/type-union.ts";

/** Returns the element type of the buffers that an array of a scalar takes. */
export const bufferTypeOf = (scalar: ScalarName): string =>
  scalar === "bool" ? "u8" : scalar === "bf16" ? "u16" : scalar;

/** Signature of a kernel with one type in place of each union. */
export interface Specialisation {
  readonly signature: ParsedSignature;
  /** Text of the chosen types, such as "x, y: f64 of f32 | f64". Empty for a kernel without unions. */
  readonly text: string;
}

/** Array of a union, which chooses its type at a launch. */
interface Chooser {
  readonly index: number;
  readonly name: string;
  readonly union: TypeUnion;
}

/** Specialisations of one kernel. Each is made once. */
export class Specialisations {
  /** Specialisation with the first type of each union. */
  readonly first: Specialisation;
  readonly #kernel: string;
  readonly #choosers: readonly Chooser[];
  readonly #unions: ReadonlyMap<string, TypeUnion>;
  readonly #made = new Map<string, Specialisation>();

  /** Throws TypeError for a union that no array of the signature has. */
  constructor(kernel: string, signature: ParsedSignature) {
    this.#kernel = kernel;
    this.#choosers = signature.parameters.flatMap((each, index) =>
      each.kind === "array" && each.union !== undefined
        ? [{ index, name: each.name, union: each.union }]
        : [],
    );
    this.#unions = new Map(
      signature.parameters.flatMap(({ union }) =>
        union === undefined ? [] : [[union.name, union] as const],
      ),
    );
    for (const name of this.#unions.keys())
      if (!this.#choosers.some(({ union }) => union.name === name)) this.#undecided(signature, name);
    this.first = { signature, text: describe(signature) };
    this.#made.set([...signature.types.values()].join(), this.first);
  }

  get isGeneric(): boolean {
    return this.#choosers.length > 0;
  }

  #undecided({ parameters }: ParsedSignature, name: string): never {
    const parameter = parameters.find(({ union }) => union?.name === name)!;
    throw new TypeError(
      `kernel ${this.#kernel}: the type of ${parameter.name} is "${name}", and no array of the signature has these types, so a launch cannot choose one. Use "(${name})[]" for an array too`,
    );
  }

  /** Returns the specialisation for the arguments of a launch, in order. Throws TypeError where they disagree. */
  of(values: readonly unknown[]): Specialisation {
    const types = new Map<string, ScalarName>();
    const deciders = new Map<string, Chooser>();
    for (const chooser of this.#choosers) {
      const { index, name, union } = chooser;
      const value = values[index];
      if (!(value instanceof Buffer)) continue;
      const chosen = union.members.find((each) => bufferTypeOf(each) === value.type);
      if (chosen === undefined)
        throw new TypeError(
          `kernel ${this.#kernel}: the argument ${name} is a buffer of ${value.type}, the signature says (${union.name})[]. Pass a buffer of ${union.members.map(bufferTypeOf).join(" or ")}`,
        );
      const before = types.get(union.name);
      if (before !== undefined && before !== chosen)
        throw new TypeError(
          `kernel ${this.#kernel}: the argument ${deciders.get(union.name)!.name} is a buffer of ${before}, and ${name} is a buffer of ${chosen}. Both are "${union.name}" in the signature. Pass buffers of one type`,
        );
      types.set(union.name, chosen);
      deciders.set(union.name, chooser);
    }
    for (const { name, index, union } of this.#choosers)
      if (!types.has(union.name))
        throw new TypeError(
          `kernel ${this.#kernel}: the argument ${name} is ${shown(values[index])}, so its type, one of ${union.name}, is not known. Pass a buffer`,
        );
    return this.#get(types);
  }

  /** Returns the specialisation for types that a caller gives by the name of a parameter. */
  named(given: Readonly<Record<string, string>>): Specialisation {
    const types = new Map(this.first.signature.types);
    const deciders = new Map<string, string>();
    for (const [name, type] of Object.entries(given)) {
      const union = this.first.signature.parameters.find((each) => each.name === name)?.union;
      if (union === undefined)
        throw new TypeError(
          `kernel ${this.#kernel}: the option types names ${name}, which has no types to choose from. Name a parameter such as "(f32 | f64)[]"`,
        );
      if (!isScalar(type) || !union.members.includes(type))
        throw new TypeError(
          `kernel ${this.#kernel}: the option types says ${shown(type)} for ${name}. Use one of ${union.name}`,
        );
      const other = deciders.get(union.name);
      if (other !== undefined && types.get(union.name) !== type)
        throw new TypeError(
          `kernel ${this.#kernel}: the option types says ${types.get(union.name)} for ${other}, and ${type} for ${name}. Both are "${union.name}" in the signature. Give one type`,
        );
      types.set(union.name, type);
      deciders.set(union.name, name);
    }
    return this.#get(types);
  }

  #get(types: ReadonlyMap<string, ScalarName>): Specialisation {
    const { first } = this;
    const key = [...first.signature.types.keys()].map((name) => types.get(name)).join();
    let made = this.#made.get(key);
    if (made === undefined) {
      const parameters = first.signature.parameters.map((each) => withType(each, types));
      const signature = { ...first.signature, parameters, types };
      made = { signature, text: describe(signature) };
      this.#made.set(key, made);
    }
    return made;
  }
}

function withType(parameter: ParsedParameter, types: ReadonlyMap<string, ScalarName>): ParsedParameter {
  if (parameter.kind === "struct" || parameter.union === undefined) return parameter;
  const type = types.get(parameter.union.name)!;
  return parameter.kind === "scalar"
    ? { ...parameter, type }
    : { ...parameter, element: { scalar: type, lanes: 1 } };
}

function describe({ types, parameters }: ParsedSignature): string {
  const texts = [...types].map(([name, type]) => {
    const names = parameters.filter(({ union }) => union?.name === name).map((each) => each.name);
    return `${names.join(", ")}: ${type} of ${name}`;
  });
  return texts.join("; ");
}

import { shown } from "../arguments/shown.ts";
import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import { bufferOf } from "../cuda/memory/buffer-holder.ts";
import { elementBytes as bytesOfBuffer } from "../cuda/memory/element-type.ts";
import { elementName } from "./language/element.ts";
import type { ParsedParameter, ParsedSignature } from "./language/signature.ts";
import type { StructShape } from "./language/struct.ts";
import { OverlapCheck } from "./overlap.ts";
import { bufferTypeOf } from "./specialise.ts";

/** Arguments of a launch: an object by name, or a list in the order of the signature. */
export type GivenValues = Readonly<Record<string, unknown>> | readonly unknown[];

/** An array parameter, and its place in the order of the signature. */
interface ArrayPlace {
  readonly index: number;
  readonly parameter: ParsedParameter & { readonly kind: "array" };
}

/** A struct parameter, its place in the order of the signature, and a copy of the argument. */
interface StructPlace {
  readonly index: number;
  readonly parameter: ParsedParameter & { readonly kind: "struct" };
  readonly view: ArrayBufferView;
}

/** Puts the arguments of a launch in order. A launch allocates nothing here. */
export class ArgumentOrder {
  readonly names: readonly string[];
  readonly #kernel: string;

  constructor(kernel: string, { parameters }: ParsedSignature) {
    this.#kernel = kernel;
    this.names = parameters.map(({ name }) => name);
  }

  /** Writes the arguments to `values`. Throws TypeError for one that is missing or has no parameter. */
  write(given: GivenValues, values: unknown[]): void {
    const { names } = this;
    if (typeof given !== "object" || given === null)
      throw new TypeError(
        `kernel ${this.#kernel}: the arguments are ${shown(given)}. Use an object such as { ${names.join(", ")} }`,
      );
    if (Array.isArray(given)) {
      if (given.length !== names.length)
        throw new TypeError(
          `kernel ${this.#kernel} takes ${names.length} arguments (${names.join(", ")}), ${given.length} given`,
        );
      for (let i = 0; i < names.length; i++) {
        const value: unknown = given[i];
        if (value === undefined) this.#missing(given, names[i]!);
        values[i] = bufferOf(value);
      }
      return;
    }
    const named = given as Readonly<Record<string, unknown>>;
    for (let i = 0; i < names.length; i++) {
      const value = named[names[i]!];
      if (value === undefined) this.#missing(given, names[i]!);
      values[i] = bufferOf(value);
    }
    let count = 0;
    for (const _ in named) count++;
    if (count !== names.length) this.#unknown(named);
  }

  #missing(given: GivenValues, name: string): never {
    const has = Object.keys(given);
    throw new TypeError(
      `kernel ${this.#kernel}: the argument ${name} is missing${Array.isArray(given) ? "" : `: given are ${has.join(", ") || "none"}`}`,
    );
  }

  #unknown(given: Readonly<Record<string, unknown>>): never {
    const unknown = Object.keys(given).find((name) => !this.names.includes(name));
    throw new TypeError(
      `kernel ${this.#kernel} has no parameter ${unknown}: its parameters are ${this.names.join(", ")}, and constants are given once, in the signature`,
    );
  }
}

/** Arguments of a compiled kernel behind those of its signature. */
export interface HiddenArguments {
  /** Record of `bounds: "check"`. */
  readonly bounds: Buffer | undefined;
  /** Names of the arrays whose lengths follow. */
  readonly lengths: readonly string[];
}

/** Checks the buffers of a launch, and appends the hidden arguments. */
export class ArgumentCheck {
  readonly #kernel: string;
  /** Index of the first length. */
  readonly #first: number;
  readonly #arrays: readonly ArrayPlace[];
  readonly #lengths: readonly ArrayPlace[];
  readonly #structs: readonly StructPlace[];
  readonly #overlap: OverlapCheck;

  readonly #bounds: Buffer | undefined;

  constructor(kernel: string, signature: ParsedSignature, { bounds, lengths }: HiddenArguments) {
    this.#kernel = kernel;
    this.#bounds = bounds;
    this.#first = signature.parameters.length + (bounds === undefined ? 0 : 1);
    this.#arrays = signature.parameters.flatMap((parameter, index) =>
      parameter.kind === "array" ? [{ index, parameter }] : [],
    );
    this.#structs = signature.parameters.flatMap((parameter, index) =>
      parameter.kind === "struct"
        ? [{ index, parameter, view: parameter.struct.alloc() as unknown as DataView }]
        : [],
    );
    this.#lengths = lengths.map((name) => this.#arrays.find(({ parameter }) => parameter.name === name)!);
    this.#overlap = new OverlapCheck(kernel, signature);
  }

  /** Throws TypeError or RangeError for a buffer that does not fit. */
  run(values: KernelArgument[]): void {
    const arrays = this.#arrays;
    const lengths = this.#lengths;
    for (let i = 0; i < arrays.length; i++) {
      const { index, parameter } = arrays[i]!;
      const value = values[index];
      if (value instanceof Buffer) this.#checkElements(parameter, value);
    }
    const structs = this.#structs;
    for (let i = 0; i < structs.length; i++) values[structs[i]!.index] = this.#packed(structs[i]!, values);
    this.#overlap.run(values);
    const bounds = this.#bounds;
    if (bounds !== undefined) values[this.#first - 1] = bounds;
    for (let i = 0; i < lengths.length; i++) values[this.#first + i] = this.#length(lengths[i]!, values);
  }

  /** Returns the bytes of a struct: those of a view, or a copy of the fields of an object. */
  #packed({ index, parameter, view }: StructPlace, values: readonly unknown[]): ArrayBufferView {
    const { name, struct, shape } = parameter;
    const value = values[index];
    if (ArrayBuffer.isView(value)) return value;
    const fields = Object.keys(shape.fields);
    if (typeof value !== "object" || value === null || value instanceof Buffer)
      throw new TypeError(
        `kernel ${this.#kernel}: the argument ${name} is ${shown(value)}. Use an object of ${shape.name}: { ${fields.join(", ")} }`,
      );
    const missing = fields.find((each) => (value as Record<string, unknown>)[each] === undefined);
    if (missing !== undefined)
      throw new TypeError(
        `kernel ${this.#kernel}: the field ${missing} of the argument ${name} is missing. Give ${fields.join(", ")}`,
      );
    struct.assign(view as never, value);
    return view;
  }

  #checkElements({ name, element }: ArrayPlace["parameter"], buffer: Buffer): void {
    const { scalar, struct } = element;
    if (struct !== undefined) {
      this.#checkStructs(name, struct, buffer);
      return;
    }
    const wanted = bufferTypeOf(scalar);
    if (buffer.type === wanted) return;
    throw new TypeError(
      `kernel ${this.#kernel}: the argument ${name} is a buffer of ${buffer.type}, the signature says ${elementName(element)}[]. Pass a buffer of ${wanted}, or buffer.as("${wanted}")`,
    );
  }

  #checkStructs(name: string, { name: type, bytes, align }: StructShape, buffer: Buffer): void {
    const { byteLength, pointer } = buffer;
    if (byteLength % bytes !== 0)
      throw new TypeError(
        `kernel ${this.#kernel}: the argument ${name} has ${byteLength} bytes, and a ${type} has ${bytes}. Pass a buffer of a whole number of structs`,
      );
    if (Number(pointer) % align !== 0)
      throw new TypeError(
        `kernel ${this.#kernel}: the argument ${name} begins at an address that is not a multiple of ${align}, the alignment of ${type}. Pass a part that begins at a struct`,
      );
  }

  #length({ index, parameter }: ArrayPlace, values: readonly KernelArgument[]): number {
    const { name, element } = parameter;
    const value = values[index];
    if (!(value instanceof Buffer))
      throw new TypeError(
        `kernel ${this.#kernel}: the body reads ${name}.length, so ${name} must be a buffer, not ${shown(value)}`,
      );
    const { struct, lanes } = element;
    const length = Math.floor(struct === undefined ? value.length / lanes : value.byteLength / struct.bytes);
    if (length > 0x7fffffff)
      throw new RangeError(
        `kernel ${this.#kernel}: ${name} has ${length} elements of ${bytesOfBuffer(value.type)} bytes, and ${name}.length is an i32. Pass its length as a "u64" parameter`,
      );
    return length;
  }
}

import type { ArrayType, StructType } from "../../../ffi/layout/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import type { ElementType } from "./element.ts";
import { isScalar } from "./scalar.ts";

/** A field of a struct: where it begins, and what it holds. An array has dimensions. */
export interface FieldShape {
  /** Offset from the start of the struct, in bytes. */
  readonly offset: number;
  readonly element: ElementType;
  readonly dimensions: readonly number[];
}

/** Layout of a struct as kernels access it. */
export interface StructShape {
  readonly name: string;
  readonly bytes: number;
  readonly align: number;
  readonly fields: Readonly<Record<string, FieldShape>>;
}

const shapes = new WeakMap<StructType, StructShape>();

/** Returns the layout of a struct of `ffi/layout`. Throws TypeError, with the field, for a type that kernels do not have. */
export function structShape(type: StructType): StructShape {
  let shape = shapes.get(type);
  if (shape === undefined) {
    const fields = Object.entries(type.fields).map(([name, member]): [string, FieldShape] => {
      if (member.bits !== undefined) throw unusable(type, name, "a bit-field");
      return [name, { offset: member.offset, ...fieldShape(type, name, member.type) }];
    });
    const { name, size, align } = type;
    shape = { name, bytes: size, align, fields: Object.fromEntries(fields) };
    shapes.set(type, shape);
  }
  return shape;
}

/** Names of the 64-bit types whose values are numbers on the host. Kernels read bigints. */
const wide: Readonly<Record<string, "i64" | "u64">> = { i64n: "i64", u64n: "u64", usize: "u64" };

function fieldShape(
  struct: StructType,
  name: string,
  type: StructType["fields"][string]["type"],
): Omit<FieldShape, "offset"> {
  if (type.kind === "array") {
    const { element: inner, length } = type as unknown as ArrayType<typeof type>;
    if (length === 0) throw unusable(struct, name, "an array without a length");
    const { element, dimensions } = fieldShape(struct, name, inner);
    return { element, dimensions: [length, ...dimensions] };
  }
  if (isStruct(type))
    return { element: { scalar: "u8", lanes: 1, struct: structShape(type) }, dimensions: [] };
  const scalar = wide[type.name] ?? type.name;
  if (type.kind !== "scalar" || !isScalar(scalar)) throw unusable(struct, name, type.name);
  return { element: { scalar, lanes: 1 }, dimensions: [] };
}

const unusable = ({ name }: StructType, field: string, what: string): TypeError =>
  new TypeError(
    `the field ${field} of the struct ${name} is ${what}. A kernel takes i8 to u64, f32, f64, bool, arrays and structs of them`,
  );

/** Returns true for a struct or union of `ffi/layout`. */
export const isStruct = (value: unknown): value is StructType => {
  if (typeof value !== "object" || value === null) return false;
  const { kind } = value as { readonly kind?: unknown };
  return (kind === "struct" || kind === "union") && "fields" in value && "placement" in value;
};

/** Parameter of a kernel: an array of structs. `structs` makes it. */
export class StructArray<T extends StructType = StructType, R extends boolean = boolean> {
  readonly struct: T;
  readonly readonly: R;

  /** @internal Use `structs`. */
  constructor(struct: T, isReadonly: R) {
    this.struct = struct;
    this.readonly = isReadonly;
  }
}

/** Parameter of a kernel: one struct that a launch copies. `byValue` makes it. */
export class StructValue<T extends StructType = StructType> {
  readonly struct: T;

  /** @internal Use `byValue`. */
  constructor(struct: T) {
    this.struct = struct;
  }
}

/**
 * Returns a parameter of a signature: a struct of `ffi/layout` that each launch copies. The body reads its fields. The
 * launch takes an object with all fields, or a view such as `Settings.alloc(...)`. Throws TypeError for a struct with
 * pointers, texts, bit-fields or big-endian fields.
 *
 * @example
 * const Settings = struct("Settings", { by: f32, offsets: array(f32, 3) });
 * const shift = kernel({ y: "f32[]", settings: byValue(Settings) }, ({ y, settings }, { globalIdx }) => {
 *   if (globalIdx.x < y.length) y[globalIdx.x] = y[globalIdx.x] * settings.by + settings.offsets[1];
 * });
 * shift.launch(shift.over(y.length), { y, settings: { by: 2, offsets: [1, 2, 3] } });
 */
export function byValue<T extends StructType>(struct: T): StructValue<T> {
  if (!isStruct(struct))
    throw new TypeError('byValue: the type is not a struct. Make one with struct("Settings", { by: f32 })');
  structShape(struct);
  return new StructValue(struct);
}

/**
 * Returns a parameter of a signature: an array of structs of `ffi/layout`. An element is a view of memory, so a
 * second name of it sees and makes changes. An assignment of a whole element copies the fields. The launch takes
 * a buffer of bytes. Throws TypeError for a struct with pointers, texts, bit-fields or big-endian fields.
 *
 * @example
 * const Body = struct("Body", { position: array(f32, 3), mass: f32 });
 * const lift = kernel({ bodies: structs(Body) }, ({ bodies }, { globalIdx }) => {
 *   if (globalIdx.x < bodies.length) bodies[globalIdx.x].position[2] += bodies[globalIdx.x].mass;
 * });
 * const bodies = device.from(new Uint8Array(4 * Body.size));
 * lift.launch(lift.over(4), { bodies });
 */
export function structs<T extends StructType, const R extends boolean = false>(
  struct: T,
  options: { readonly readonly?: R } = {},
): StructArray<T, R> {
  if (arguments.length > 2) throw extraArguments("structs", ["struct", "options"], arguments.length);
  if (!isStruct(struct))
    throw new TypeError('structs: the type is not a struct. Make one with struct("Body", { mass: f32 })');
  structShape(struct);
  return new StructArray(struct, (options.readonly === true) as R);
}

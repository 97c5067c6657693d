import { type Elements, elementsOf } from "./elements.ts";
import { bufferOf, byteLengthOf, byteOffsetOf, cachedAccessor } from "./instance.ts";
import type { Printer } from "./printer.ts";
import type { Scalar, TypedArrayConstructor } from "./scalar.ts";
import type { AnyType, AssignableOf, Extent, ObjectOf, Type, ValueOf } from "./type.ts";

/**
 * Value of an array: a typed array for plain numbers, a list of views for structs, otherwise an indexable
 * list.
 */
export type ArrayValue<T> = T extends { readonly elements: new (...args: never[]) => infer A }
  ? A
  : T extends { readonly elements: unknown }
    ? Elements<ValueOf<T>>
    : readonly ValueOf<T>[];

/** An array as a field type, made by {@link array}. */
export interface ArrayType<T extends AnyType>
  extends Type<ArrayValue<T>, ArrayLike<AssignableOf<T>>, ObjectOf<T>[]> {
  readonly kind: "array";
  readonly element: T;
  /** Declared number of elements; 0 for a flexible array member. */
  readonly length: number;
}

/**
 * Declares `type name[length]`. Length 0 declares C's flexible array member at the end of a struct. The
 * `tail` argument of `on`, `at` and `alloc` then gives its number of elements.
 *
 * Plain numbers read as a typed array over the same memory. Structs read as a list of views, and pointers,
 * enums and big-endian numbers as an indexable list.
 */
export function array<T extends AnyType>(type: T, length: number): ArrayType<T> {
  if (!Number.isInteger(length) || length < 0)
    throw new RangeError(`array(${type.name}, ${length}): bad length`);
  const name = `${type.name}[${length === 0 ? "" : length}]`;
  const scalar = "elements" in type ? (type as unknown as Scalar<unknown>) : undefined;
  const size = type.size;
  const countIn = (view: DataView, offset: number) =>
    length > 0 ? length : Math.max(0, Math.floor((byteLengthOf(view) - offset) / size));

  const read = (view: DataView, offset: number, label = name): unknown => {
    const count = countIn(view, offset);
    if (scalar?.elements) return typedArray(scalar.elements, view, offset, count, label);
    if (scalar) return elementsOf(scalar, view, offset, count, label);
    return Object.freeze(Array.from({ length: count }, (_, i) => type.read(view, offset + i * size)));
  };
  const store = (view: DataView, offset: number, value: ArrayLike<unknown>, label: string) => {
    const count = countIn(view, offset);
    if (typeof value !== "object" || value === null || typeof value.length !== "number")
      throw new TypeError(`${label}: expected an array`);
    if (value.length > count)
      throw new RangeError(`${label}: ${value.length} elements do not fit in ${count}`);
    for (let i = 0; i < value.length; i++) type.store(view, offset + i * size, value[i], `${label}[${i}]`);
  };

  const result: Type<unknown, ArrayLike<unknown>, unknown[]> & { element: T; length: number } = {
    kind: "array",
    name,
    element: type,
    length,
    size: size * length,
    align: type.align,
    layout: (arch): Extent => {
      const extent = type.layout(arch);
      return { size: extent.size * length, align: extent.align };
    },
    read: (view, offset) => read(view, offset),
    store,
    plain: (view, offset) =>
      Array.from({ length: countIn(view, offset) }, (_, i) => type.plain(view, offset + i * size)),
    show: (view, offset, printer) => showElements(type, view, offset, countIn(view, offset), printer),
    accessor: (offset, label, slot) =>
      cachedAccessor(
        slot,
        (view) => read(view, offset, label),
        function (value) {
          store(this, offset, value, label);
        },
      ),
  };
  return result as unknown as ArrayType<T>;
}

function typedArray(
  kind: TypedArrayConstructor,
  view: DataView,
  offset: number,
  count: number,
  label: string,
) {
  const start = byteOffsetOf(view) + offset;
  if (start % kind.BYTES_PER_ELEMENT !== 0)
    throw new RangeError(`${label} starts at byte ${start} of its buffer: not aligned for a ${kind.name}`);
  return new kind(bufferOf(view), start, count);
}

const SHOWN = 32;

function showElements(
  type: AnyType,
  view: DataView,
  offset: number,
  count: number,
  printer: Printer,
): string {
  if (type.name === "u8") {
    const bytes = Array.from({ length: Math.min(count, SHOWN) }, (_, i) =>
      view
        .getUint8(offset + i)
        .toString(16)
        .padStart(2, "0"),
    );
    return `<${bytes.join(" ")}${count > SHOWN ? ` ... ${count - SHOWN} more` : ""}>`;
  }
  const inner = printer.deeper();
  const shown = Array.from({ length: Math.min(count, SHOWN) }, (_, i) =>
    type.show(view, offset + i * type.size, inner),
  );
  if (count > SHOWN) shown.push(`... ${count - SHOWN} more`);
  return printer.list("", "[", shown, "]");
}

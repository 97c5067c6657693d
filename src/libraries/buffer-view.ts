import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, list, oneOf, optionsTable, whole } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { checkInternal, type Internal, internal } from "../cuda/driver/internal.ts";
import { checkKind } from "../cuda/driver/kind.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { type ElementsHolder, heldElements, type StridedElements } from "../cuda/memory/buffer-holder.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { type ElementType, elementBytes } from "../cuda/memory/element-type.ts";
import { shapeText } from "./shape-text.ts";

/** Types of elements that a buffer stores in elements of another type, with the number of these. */
const storedAs = {
  bf16: { type: "u16", count: 1 },
  c64: { type: "f32", count: 2 },
  c128: { type: "f64", count: 2 },
} as const satisfies Record<string, { readonly type: ElementType; readonly count: number }>;

/** Type that a view gives to the elements of a buffer: brain floats, and complex numbers of two f32 or two f64. */
export type ViewType = keyof typeof storedAs;

/** Options of `view`. */
export interface ViewOptions {
  /** Type of the elements in place of that of the buffer: "bf16" in u16, "c64" in pairs of f32, "c128" in pairs of f64. */
  readonly type?: ViewType;
  /** Distances along the axes, in elements of the view. Default: those of C's order (row-major). */
  readonly strides?: readonly number[];
  /** Index of the first element. Default: 0. */
  readonly offset?: number;
}

const most = Number.MAX_SAFE_INTEGER;

const viewOptions = optionsTable<ViewOptions>()(
  "libraries.ViewOptions",
  { view: 2 },
  {
    type: {
      type: oneOf("bf16", "c64", "c128"),
      defaultText: "the type of the buffer",
      text: "Type of the elements.",
    },
    strides: {
      type: list(whole(-most, most)),
      defaultText: "those of C's order",
      text: "Distances along the axes, in elements.",
    },
    offset: { type: whole(0, most), default: 0, text: "Index of the first element." },
  },
);

/** Returns the size of an element in bytes, by the type of a view. */
export const bytesOfType = (type: string): number =>
  type in storedAs
    ? elementBytes(storedAs[type as ViewType].type) * storedAs[type as ViewType].count
    : elementBytes(type as ElementType);

/** Returns the largest power of 2, up to 16, that divides an address. */
export const alignmentOf = (pointer: number): number =>
  [16, 8, 4, 2].find((bytes) => pointer % bytes === 0) ?? 1;

/**
 * A vector, a matrix or a stack of matrices in a buffer, for the objects of NVIDIA's libraries. It is the same memory as the
 * buffer and needs no close.
 *
 * @example
 * using buffer = gpu.allocate(6, "f32");
 * const a = view(buffer, [2, 3]);
 * console.log(a.mT.shape, a.mT.strides); // [3, 2] [1, 3]
 */
export class BufferView implements ElementsHolder {
  /** Memory of the elements. */
  readonly buffer: Buffer;
  /** Type of the elements. */
  readonly type: string;
  /** Lengths of the axes. */
  readonly shape: readonly number[];
  /** Distances along the axes, in elements. */
  readonly strides: readonly number[];
  /** Index of the first element. */
  readonly offset: number;

  /** @internal Use `view(buffer, shape)`. */
  constructor(from: Internal, elements: StridedElements, offset: number) {
    checkInternal(from, "BufferView", "view(buffer, [rows, columns])");
    this.buffer = elements.buffer;
    this.type = elements.type;
    // C gets these numbers, which were compared with the length of the buffer.
    this.shape = Object.freeze([...elements.shape]);
    this.strides = Object.freeze([...elements.strides]);
    this.offset = offset;
    Object.freeze(this);
  }

  /**
   * The transposed matrices: the last two axes are exchanged. Throws RangeError for fewer than two axes.
   *
   * @example
   * using buffer = gpu.allocate(6, "f32");
   * const columns = view(buffer, [3, 2]).mT; // 2 rows, 3 columns, one column after the other
   */
  get mT(): BufferView {
    const { shape, strides } = this;
    if (shape.length < 2)
      throw new RangeError(`mT: the shape is ${shapeText(shape)}. Use a view with at least two axes`);
    return new BufferView(
      internal,
      { ...this[heldElements](), shape: exchanged(shape), strides: exchanged(strides) },
      this.offset,
    );
  }

  /** @internal */
  [heldElements](): StridedElements {
    const { buffer, type, shape, strides, offset } = this;
    return { buffer, type, shape, strides, pointer: buffer.pointer + offset * bytesOfType(type) };
  }

  /**
   * Returns its type and shape as text.
   *
   * @example
   * using buffer = gpu.allocate(6, "f32");
   * console.log(`${view(buffer, [2, 3])}`); // BufferView f32 (2, 3)
   */
  toString(): string {
    return `BufferView ${this.type} ${shapeText(this.shape)}`;
  }
}

const exchanged = (values: readonly number[]): number[] => [
  ...values.slice(0, -2),
  values.at(-1)!,
  values.at(-2)!,
];

/**
 * Returns a vector, a matrix or a stack of matrices in a buffer. Matrices are in C's order (row-major) unless `strides` are
 * given. Throws RangeError for elements outside of the buffer, and TypeError for a type that the buffer cannot store.
 *
 * @example
 * using buffer = gpu.allocate(12, "f32");
 * const a = view(buffer, [3, 4]);
 * const column = view(buffer, [3], { strides: [4], offset: 1 }); // elements 1, 5 and 9
 */
export function view(buffer: Buffer, shape: readonly number[], options?: ViewOptions): BufferView {
  if (arguments.length > 3) throw extraArguments("view", ["buffer", "shape", "options"], arguments.length);
  checkKind(buffer, "Buffer", "view: buffer");
  const { type: given, strides = undefined, offset } = checkOptions(viewOptions, "view", options);
  // A copy has undefined for an element that the list lacks, which `every` would skip.
  const lengths = Array.isArray(shape) ? [...shape] : undefined;
  if (lengths === undefined || !lengths.every((length) => Number.isSafeInteger(length) && length >= 0))
    throw new RangeError(`view: the shape is ${shown(shape)}. Use a list of whole numbers from 0`);
  if (strides !== undefined && strides.length !== lengths.length)
    throw new RangeError(
      `view: there are ${strides.length} strides for the shape ${shapeText(lengths)}. Use one for each axis`,
    );
  const type = given ?? buffer.type;
  const { type: stored, count } =
    given === undefined ? { type: buffer.type, count: 1 } : storedAs[given as ViewType];
  if (buffer.type !== stored)
    throw new TypeError(
      `view: ${given} is stored in ${stored}, and the buffer has ${buffer.type}. Use buffer.as("${stored}")`,
    );
  if (buffer.pointer % bytesOfType(type) !== 0)
    throw new RangeError(
      `view: the buffer begins at a multiple of ${alignmentOf(buffer.pointer)} bytes, and ${type} needs one of ${bytesOfType(type)}. Use a slice that begins at such an address`,
    );
  const made = {
    buffer,
    type,
    shape: lengths,
    strides: strides === undefined ? contiguousStrides(lengths) : [...strides],
  };
  const { first, last } = extentOf(made);
  const length = Math.floor(buffer.length / count);
  if (last >= first && (offset + first < 0 || offset + last >= length))
    throw new RangeError(
      `view: the shape ${shapeText(lengths)} with the strides (${made.strides.join(", ")}) covers the elements ${offset + first} to ${offset + last}, and the buffer has ${length} of ${type}`,
    );
  return new BufferView(internal, { ...made, pointer: 0 }, offset);
}

/** Returns the lowest and the highest index of the elements, from the first one. `last` is -1 where there are no elements. */
export function extentOf({ shape, strides }: Pick<StridedElements, "shape" | "strides">): {
  readonly first: number;
  readonly last: number;
} {
  if (shape.includes(0)) return { first: 0, last: -1 };
  let [first, last] = [0, 0];
  for (const [axis, length] of shape.entries()) {
    const distance = (length - 1) * strides[axis]!;
    if (distance < 0) first += distance;
    else last += distance;
  }
  return { first, last };
}

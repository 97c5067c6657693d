import { checkOptions, flag, number, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { ClosedError } from "../errors.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import {
  checkDtype,
  checkScalar,
  type Dtype,
  factsOf,
  isFloating,
  isScalar,
  resultType,
  type Scalar,
  scalarType,
} from "./dtype.ts";
import { ElementwiseMethods, type Operand } from "./elementwise-methods.ts";
import { runInto, runMap } from "./fuse.ts";
import { type HostArray, hostArray, type NestedList, nestedList } from "./host.ts";
import { basicIndex, type IndexPart } from "./indexing.ts";
import { allocateView, type Input, Node, type ScalarInput, type View } from "./node.ts";
import { astype, commonType, type Operation, type OperationName, operations, where } from "./operations.ts";
import { type PrintedArray, printed } from "./print.ts";
import { type ReductionName, reductionNode } from "./reduce.ts";
import { enter } from "./scope.ts";
import {
  type Axes,
  broadcastShapes,
  broadcastStrides,
  checkAxes,
  checkAxis,
  checkShape,
  contiguousStrides,
  isContiguous,
  reshaped,
  reshapedStrides,
  type Shape,
  shapeText,
  sizeOf,
} from "./shape.ts";

/** Options of a reduction. */
export interface ReductionOptions {
  /** Keeps the reduced axes, with the length 1. Default: false. */
  readonly keepdims?: boolean;
}

/** Options of `var` and `std`. */
export interface VarianceOptions extends ReductionOptions {
  /** Number that is subtracted from the number of elements in the divisor. Default: 0. */
  readonly correction?: number;
}

const reductionOptions = optionsTable<ReductionOptions>()(
  "array.ReductionOptions",
  {
    "NdArray.sum": 1,
    "NdArray.prod": 1,
    "NdArray.max": 1,
    "NdArray.min": 1,
    "NdArray.any": 1,
    "NdArray.all": 1,
  },
  { keepdims: { type: flag(), default: false, text: "Keeps the reduced axes, with the length 1." } },
);

const varianceOptions = optionsTable<VarianceOptions>()(
  "array.VarianceOptions",
  { "NdArray.var": 1, "NdArray.std": 1 },
  {
    keepdims: { type: flag(), default: false, text: "Keeps the reduced axes, with the length 1." },
    correction: {
      type: number(0, Number.MAX_SAFE_INTEGER),
      default: 0,
      text: "Number that is subtracted from the number of elements.",
    },
  },
);

/** Returns memory to the pool when an array object was forgotten. */
const forgotten = new FinalizationRegistry<Node>((node) => node.release());

/**
 * An array of any number of axes on a GPU. It is lazy: operations on elements become one kernel, which runs when the
 * elements are read, printed or passed on. The names are those of the Python array API standard, in camelCase.
 *
 * @example
 * using a = array([[1, 2], [3, 4]]);
 * using b = a.multiply(10).add(1).sum(0);
 * console.log(b.toArray()); // Float32Array [42, 62]
 */
export class NdArray extends ElementwiseMethods implements Disposable {
  #node: Node | undefined;

  /** @internal Use `arrays(gpu)`. */
  constructor(node: Node) {
    super();
    if (!(node instanceof Node))
      throw new TypeError("new NdArray(...) is not public. Use arrays(gpu).array([1, 2, 3])");
    node.hold();
    this.#node = node;
    forgotten.register(this, node, this);
    enter(this);
  }

  /** @internal The expression or the elements. Throws ClosedError. */
  get node(): Node {
    if (this.#node === undefined) throw new ClosedError("this array");
    return this.#node;
  }

  /** Device of the elements. */
  get device(): Device {
    return this.node.device;
  }

  /** Type of the elements. */
  get dtype(): Dtype {
    return this.node.dtype;
  }

  /** Lengths of the axes. */
  get shape(): Shape {
    return this.node.shape;
  }

  /** Number of axes. */
  get ndim(): number {
    return this.node.shape.length;
  }

  /** Number of elements. */
  get size(): number {
    return this.node.size;
  }

  /** Strides of the axes, in elements. An array that has not run gets those of C's order. */
  get strides(): readonly number[] {
    const { node } = this;
    return node.isPending ? contiguousStrides(node.shape) : node.view().strides;
  }

  /** True when no kernel has computed the elements yet. */
  get isPending(): boolean {
    return this.node.isPending;
  }

  /** True after `close`. */
  get closed(): boolean {
    return this.#node === undefined;
  }

  /**
   * Buffer of the elements in C's order, for kernels and copies. It is the memory of the array, so a kernel may write
   * it. Expressions that read this array and have not run see the written elements: call `run` of them before. Throws
   * RangeError for a view with other strides. The buffer is closed with the array.
   *
   * @example
   * using a = ones([4]);
   * console.log(a.buffer.length); // 4
   */
  get buffer(): Buffer {
    const { node } = this;
    const { storage, offset, strides } = node.view();
    if (!isContiguous(node.shape, strides))
      throw new RangeError(
        `buffer: the view of shape ${shapeText(node.shape)} has the strides (${strides.join(", ")}), which is not C's order. Use copy().buffer`,
      );
    return storage.buffer.slice(offset, offset + node.size);
  }

  /**
   * Computes the elements now, and returns this array. It returns at once: the kernel is queued on the default stream.
   *
   * @example
   * using a = ones([4]).add(1).run();
   * console.log(a.isPending); // false
   */
  run(): this {
    this.node.view();
    return this;
  }

  /**
   * Frees the memory where no view and no expression needs it. `using` calls it. Forgotten arrays are freed by the
   * garbage collector.
   *
   * @example
   * const a = zeros([4]);
   * a.close();
   * console.log(a.closed); // true
   */
  close(): void {
    const node = this.#node;
    if (node === undefined) return;
    this.#node = undefined;
    forgotten.unregister(this);
    node.release();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /**
   * Returns a copy of the elements in C's order as a typed array. Elements of bool are 0 and 1, and those of bf16 are
   * in a Float32Array. Blocks until they are computed.
   *
   * @example
   * using a = arange(3);
   * console.log(a.toArray()); // Float32Array [0, 1, 2]
   */
  toArray(): HostArray {
    const { node } = this;
    const view = contiguous(node);
    view.storage.hold();
    try {
      return hostArray(view, node.dtype, node.size);
    } finally {
      view.storage.release();
    }
  }

  /**
   * Returns a copy of the elements, as `toArray` does. The event loop runs meanwhile.
   *
   * @example
   * using a = arange(3);
   * console.log(await a.read()); // Float32Array [0, 1, 2]
   */
  async read(options?: WaitOptions): Promise<HostArray> {
    const { node } = this;
    const view = contiguous(node);
    view.storage.hold();
    try {
      await node.device.stream.done(options);
      return hostArray(view, node.dtype, node.size);
    } finally {
      view.storage.release();
    }
  }

  /**
   * Returns the elements as nested lists: numbers, bigints of i64 and u64, booleans of bool.
   *
   * @example
   * using a = eye(2);
   * console.log(a.toList()); // [[1, 0], [0, 1]]
   */
  toList(): NestedList {
    return nestedList(this.toArray(), this.shape, this.dtype);
  }

  /**
   * Returns the only element. Throws RangeError for an array of more or fewer.
   *
   * @example
   * using total = ones([3]).sum();
   * console.log(total.item()); // 3
   */
  item(): Scalar {
    if (this.size !== 1)
      throw new RangeError(
        `item: an array of shape ${shapeText(this.shape)} has ${this.size} elements. Use toArray() or toList()`,
      );
    const value = this.toArray()[0]!;
    return this.dtype === "bool" ? value !== 0 : value;
  }

  /**
   * Returns the elements as NumPy prints them, then the type, the shape and the device.
   *
   * @example
   * using a = array([[1, 2], [3, 4.5]]);
   * console.log(`${a}`);
   */
  override toString(): string {
    if (this.closed) return "NdArray (closed)";
    return printed(this.#printed());
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }

  #printed(): PrintedArray {
    const { node } = this;
    const { device, dtype, shape } = node;
    return {
      ...{ dtype, shape, device: `${device.provider === "soft" ? "soft GPU" : "GPU"} ${device.ordinal}` },
      read: (index) => {
        using part = view(node, index);
        return part.toArray();
      },
    };
  }

  /**
   * Returns a view of part of the array, by NumPy's rules. A number takes one element of an axis and drops the axis. A
   * text is a range "begin:end:step", "..." for the axes between, or several of these with commas. null is a new
   * axis. Throws RangeError for an index outside of its axis.
   *
   * @example
   * using a = arange(12).reshape([3, 4]);
   * using part = a.slice("::-1", 1);
   * console.log(part.toArray()); // Float32Array [9, 5, 1]
   */
  slice(...index: readonly IndexPart[]): NdArray {
    return view(this.node, index);
  }

  /**
   * Returns the elements in another shape. One length may be -1. It is a view where the strides allow it.
   *
   * @example
   * using a = arange(6).reshape([2, -1]);
   * console.log(a.shape); // [2, 3]
   */
  reshape(shape: number | readonly number[]): NdArray {
    const { node } = this;
    const given = typeof shape === "number" ? [shape] : shape;
    if (!Array.isArray(given))
      throw new TypeError(`reshape: the shape is ${shown(shape)}. Use a length or a list such as [2, -1]`);
    const to = reshaped(node.shape, given as readonly number[]);
    const from = node.view();
    const strides = reshapedStrides({ shape: node.shape, strides: from.strides }, to);
    if (strides !== undefined) return viewOf(node, to, { ...from, strides });
    return viewOf(node, to, { ...copied(node), strides: contiguousStrides(to) });
  }

  /**
   * Returns a view with the axes in another order. Without an argument, the order is reversed.
   *
   * @example
   * using a = zeros([2, 3, 4]).permuteDims([2, 0, 1]);
   * console.log(a.shape); // [4, 2, 3]
   */
  permuteDims(axes?: readonly number[]): NdArray {
    const { node } = this;
    const { shape } = node;
    const order =
      axes?.map((axis) => checkAxis("permuteDims", axis, shape)) ?? shape.map((_, i) => i).reverse();
    if (order.length !== shape.length || new Set(order).size !== order.length)
      throw new RangeError(
        `permuteDims: the axes ${shown(axes?.join(", "))} do not name each axis of the shape ${shapeText(shape)} once`,
      );
    const from = node.view();
    const strides = order.map((axis) => from.strides[axis]!);
    return viewOf(
      node,
      order.map((axis) => shape[axis]!),
      { ...from, strides },
    );
  }

  /** View with the axes in reverse order. */
  get T(): NdArray {
    return this.permuteDims();
  }

  /** View of the matrices in the last two axes, transposed. */
  get mT(): NdArray {
    const { ndim } = this;
    if (ndim < 2)
      throw new RangeError(
        `mT: an array of shape ${shapeText(this.shape)} has no matrices. Use at least two axes`,
      );
    const axes = this.shape.map((_, axis) => axis);
    return this.permuteDims([...axes.slice(0, -2), ndim - 1, ndim - 2]);
  }

  /**
   * Returns a view with one axis in another place.
   *
   * @example
   * using a = zeros([2, 3, 4]).moveaxis(0, -1);
   * console.log(a.shape); // [3, 4, 2]
   */
  moveaxis(source: number, destination: number): NdArray {
    const from = checkAxis("moveaxis", source, this.shape);
    const to = checkAxis("moveaxis", destination, this.shape);
    const axes = this.shape.map((_, axis) => axis).filter((axis) => axis !== from);
    axes.splice(to, 0, from);
    return this.permuteDims(axes);
  }

  /**
   * Returns a view with a new axis of length 1.
   *
   * @example
   * using a = zeros([2, 3]).expandDims(1);
   * console.log(a.shape); // [2, 1, 3]
   */
  expandDims(axis: number): NdArray {
    const at = checkAxis("expandDims", axis, [...this.shape, 1]);
    return this.reshape([...this.shape.slice(0, at), 1, ...this.shape.slice(at)]);
  }

  /**
   * Returns a view without axes of length 1. Throws RangeError for another length.
   *
   * @example
   * using a = zeros([2, 1, 3]).squeeze(1);
   * console.log(a.shape); // [2, 3]
   */
  squeeze(axis: number | readonly number[]): NdArray {
    const axes = checkAxes("squeeze", axis, this.shape);
    for (const each of axes)
      if (this.shape[each] !== 1)
        throw new RangeError(
          `squeeze: axis ${each} of the shape ${shapeText(this.shape)} has the length ${this.shape[each]}. Only axes of length 1 can be removed`,
        );
    return this.reshape(this.shape.filter((_, each) => !axes.includes(each)));
  }

  /**
   * Returns a view in which axes of length 1 are repeated, without a copy.
   *
   * @example
   * using a = arange(3).broadcastTo([2, 3]);
   * console.log(a.toList()); // [[0, 1, 2], [0, 1, 2]]
   */
  broadcastTo(shape: readonly number[]): NdArray {
    const { node } = this;
    const to = checkShape("broadcastTo", shape);
    const from = node.view();
    const strides = broadcastStrides("broadcastTo", { shape: node.shape, strides: from.strides }, to);
    return viewOf(node, to, { ...from, strides });
  }

  /**
   * Returns a view with the elements of axes in reverse order. Without an argument, all axes are reversed.
   *
   * @example
   * using a = arange(3).flip();
   * console.log(a.toArray()); // Float32Array [2, 1, 0]
   */
  flip(axis?: Axes): NdArray {
    const axes = checkAxes("flip", axis, this.shape);
    return view(
      this.node,
      this.shape.map((_, each) => (axes.includes(each) ? "::-1" : ":")),
    );
  }

  /**
   * Returns the elements as another type. Floats are cut toward zero where they become integers.
   *
   * @example
   * using a = array([1.5, -2.5]).astype("i32");
   * console.log(a.toArray()); // Int32Array [1, -2]
   */
  astype(dtype: Dtype): NdArray {
    checkDtype("astype", dtype);
    const { node } = this;
    if (dtype === node.dtype) return new NdArray(node);
    const { device, shape } = node;
    return new NdArray(
      Node.ofMap({ device, dtype, shape }, { operation: astype, inputs: [node], types: [dtype] }),
    );
  }

  /**
   * Returns a copy of the elements in C's order.
   *
   * @example
   * using a = arange(6).reshape([2, 3]).T.copy();
   * console.log(a.strides); // [2, 1]
   */
  copy(): NdArray {
    const { node } = this;
    return viewOf(node, node.shape, copied(node));
  }

  /**
   * Sum along axes, or of all elements. Integers and booleans are summed as i64 or u64. f16 and bf16 are summed in f32.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.sum(0).toList()); // [4, 6]
   */
  sum(axis?: Axes, options?: ReductionOptions): NdArray {
    return this.#reduce("sum", axis, options);
  }

  /**
   * Product along axes, or of all elements. Integers and booleans are multiplied as i64 or u64.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.prod(0).toList()); // [3, 8]
   */
  prod(axis?: Axes, options?: ReductionOptions): NdArray {
    return this.#reduce("prod", axis, options);
  }

  /**
   * Largest element along axes, or of all elements. NaN wins. Throws RangeError for an empty axis.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.max(0).toList()); // [3, 4]
   */
  max(axis?: Axes, options?: ReductionOptions): NdArray {
    return this.#reduce("max", axis, options);
  }

  /**
   * Smallest element along axes, or of all elements. NaN wins. Throws RangeError for an empty axis.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.min(0).toList()); // [1, 2]
   */
  min(axis?: Axes, options?: ReductionOptions): NdArray {
    return this.#reduce("min", axis, options);
  }

  /**
   * True where one element is not 0 along axes, or of all elements.
   *
   * @example
   * using a = array([[0, 1], [0, 0]]);
   * console.log(a.any(0).toList()); // [false, true]
   */
  any(axis?: Axes, options?: ReductionOptions): NdArray {
    return this.#reduce("any", axis, options);
  }

  /**
   * True where all elements are not 0 along axes, or of all elements.
   *
   * @example
   * using a = array([[0, 1], [1, 1]]);
   * console.log(a.all(0).toList()); // [false, true]
   */
  all(axis?: Axes, options?: ReductionOptions): NdArray {
    return this.#reduce("all", axis, options);
  }
  /**
   * Elements that are neither below `min` nor above `max`. Either limit may be left out.
   *
   * @example
   * using a = array([-5, 0.5, 5]);
   * console.log(a.clip(-1, 1).toList()); // [-1, 0.5, 1]
   */
  clip(min?: Operand, max?: Operand): NdArray {
    if (min === undefined) return max === undefined ? this.copy() : this.minimum(max);
    const { dtype } = this;
    const above = this.map("maximum", [min]);
    const result = max === undefined ? above : above.minimum(max);
    return result.dtype === dtype ? result : result.astype(dtype);
  }

  /**
   * Arithmetic mean along axes, or of all elements. The mean of integers is f64.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.mean(0).toList()); // [2, 3]
   */
  mean(axis?: Axes, options?: ReductionOptions): NdArray {
    const { keepdims } = checkOptions(reductionOptions, "mean", options);
    const axes = checkAxes("mean", axis, this.shape);
    const { dtype } = this.node;
    const count = sizeOf(axes.map((each) => this.shape[each]!));
    // The sum of halves may be too large for a half.
    const [wide, result]: [Dtype, Dtype] = isFloating(dtype)
      ? [factsOf(dtype).bits === 16 ? "f32" : dtype, dtype]
      : ["f64", "f64"];
    return this.astype(wide).#reduce("sum", axes, { keepdims }).divide(count).astype(result);
  }

  /**
   * Variance along axes, or of all elements: the mean of squared distances from the mean.
   *
   * @example
   * using a = array([1, 2, 3, 4]);
   * console.log(a.var().item(), a.var(0, { correction: 1 }).item()); // 1.25 1.6666666269302368
   */
  var(axis?: Axes, options?: VarianceOptions): NdArray {
    return this.#variance("var", axis, options);
  }

  /**
   * Standard deviation along axes, or of all elements: the square root of the variance.
   *
   * @example
   * using a = array([1, 3]);
   * console.log(a.std().item()); // 1
   */
  std(axis?: Axes, options?: VarianceOptions): NdArray {
    return this.#variance("std", axis, options);
  }

  /**
   * Index of the first largest element along an axis, or in the flat array, as i64. NaN counts as the largest.
   *
   * @example
   * using a = array([[1, 9], [3, 4]]);
   * console.log(a.argmax().item(), a.argmax(0).toList()); // 1n [1n, 0n]
   */
  argmax(axis?: number, options?: ReductionOptions): NdArray {
    return this.#place("argmax", axis, options);
  }

  /**
   * Index of the first smallest element along an axis, or in the flat array, as i64. NaN counts as the smallest.
   *
   * @example
   * using a = array([[1, 9], [3, 4]]);
   * console.log(a.argmin().item(), a.argmin(0).toList()); // 0n [0n, 1n]
   */
  argmin(axis?: number, options?: ReductionOptions): NdArray {
    return this.#place("argmin", axis, options);
  }

  #variance(name: "var" | "std", axis: Axes, options: VarianceOptions | undefined): NdArray {
    const { keepdims, correction } = checkOptions(varianceOptions, name, options);
    const axes = checkAxes(name, axis, this.shape);
    const { dtype } = this.node;
    const [wide, result]: [Dtype, Dtype] = isFloating(dtype)
      ? [factsOf(dtype).bits === 16 ? "f32" : dtype, dtype]
      : ["f64", "f64"];
    const values = this.astype(wide);
    const count = sizeOf(axes.map((each) => this.shape[each]!));
    const mean = values.#reduce("sum", axes, { keepdims: true }).divide(count);
    const squares = values.subtract(mean).square();
    const variance = squares.#reduce("sum", axes, { keepdims }).divide(Math.max(0, count - correction));
    return (name === "std" ? variance.sqrt() : variance).astype(result);
  }

  #place(
    name: "argmax" | "argmin",
    axis: number | undefined,
    options: ReductionOptions | undefined,
  ): NdArray {
    const { keepdims } = checkOptions(reductionOptions, name, options);
    if (axis !== undefined) return this.#reduce(name, checkAxis(name, axis, this.shape), { keepdims });
    const flat = this.reshape([-1]).#reduce(name, 0, {});
    return keepdims ? flat.reshape(this.shape.map(() => 1)) : flat;
  }

  #reduce(name: ReductionName, axis: Axes, options: ReductionOptions | undefined): NdArray {
    const { keepdims } = checkOptions(reductionOptions, name, options);
    const { node } = this;
    const axes = checkAxes(name, axis, node.shape);
    const empty = axes.find((each) => node.shape[each] === 0);
    if (empty !== undefined && /max|min/.test(name))
      throw new RangeError(
        `${name}: axis ${empty} of the shape ${shapeText(node.shape)} is empty, and no element is the result`,
      );
    return new NdArray(reductionNode(name, node, axes, keepdims));
  }

  /** @internal */
  protected override map(name: OperationName, others: readonly Operand[]): NdArray {
    const operation = operations[name];
    const inputs = operandsOf(name, this, others);
    const type = commonType(
      operation,
      inputs.map((each) => each.dtype),
    );
    const ready = inputs.map(
      (each): Input => ("scalar" in each ? scalarInput(name, each.scalar, type) : each),
    );
    return mapped(operation, ready, {
      types: ready.map(() => type),
      dtype: operation.isTest ? "bool" : type,
    });
  }
}

/** Returns the operands of an operation, with a type for each scalar. Throws TypeError for other values. */
function operandsOf(name: string, first: NdArray, others: readonly Operand[]): Input[] {
  const { node } = first;
  return [
    node,
    ...others.map((other): Input => {
      if (isScalar(other)) return { scalar: other, dtype: scalarType(other, node.dtype) };
      if (!(other instanceof NdArray))
        throw new TypeError(
          `${name}: the operand is ${shown(other)}. Use an array or a number; arrays(gpu).array([...]) makes one of a list`,
        );
      if (other.device !== node.device)
        throw new TypeError(
          `${name}: the arrays are on device ${node.device.ordinal} and device ${other.device.ordinal}. Copy one of them first`,
        );
      return other.node;
    }),
  ];
}

function scalarInput(name: string, scalar: Scalar, dtype: Dtype): ScalarInput {
  checkScalar(name, scalar, dtype);
  return { scalar, dtype };
}

/** Returns the array of an operation that has not run. */
function mapped(
  operation: Operation,
  inputs: readonly Input[],
  { types, dtype }: { readonly types: readonly Dtype[]; readonly dtype: Dtype },
): NdArray {
  const nodes = inputs.filter((each) => each instanceof Node);
  const shape = broadcastShapes(
    operation.name,
    nodes.map((each) => each.shape),
  );
  return new NdArray(Node.ofMap({ device: nodes[0]!.device, dtype, shape }, { operation, inputs, types }));
}

/** @internal Returns the array of `where`. */
export function chosen(condition: NdArray, a: Operand, b: Operand): NdArray {
  if (!(condition instanceof NdArray))
    throw new TypeError(`where: the condition is ${shown(condition)}. Use an array of booleans`);
  const array = a instanceof NdArray ? a : b;
  if (!(array instanceof NdArray))
    throw new TypeError("where: both values are scalars, so they have no type. Use an array for one of them");
  const [, first, second] = operandsOf("where", array, [a, b]) as [Input, Input, Input];
  const type = resultType(first.dtype, second.dtype);
  const ready = [first, second].map(
    (each): Input => ("scalar" in each ? scalarInput("where", each.scalar, type) : each),
  );
  if (condition.device !== array.device) operandsOf("where", condition, [array]);
  return mapped(where, [condition.node, ...ready], { types: ["bool", type, type], dtype: type });
}

/** Returns an array that shares the memory of a node. */
const viewOf = ({ device, dtype }: Node, shape: Shape, view: View): NdArray =>
  new NdArray(Node.ofView({ device, dtype, shape }, view));

function view(node: Node, index: readonly IndexPart[]): NdArray {
  const from = node.view();
  const { shape, strides, offset } = basicIndex(index, node.shape, from.strides);
  return viewOf(node, shape, { storage: from.storage, offset: from.offset + offset, strides });
}

/** Returns new memory with the elements in C's order. */
function copied(node: Node): View {
  if (node.map !== undefined) return runMap(node);
  const target = allocateView(node.device, node.dtype, node.shape);
  node.view();
  runInto(node, target);
  return target;
}

/** Returns the elements in C's order: those of the node, or a copy. */
function contiguous(node: Node): View {
  const view = node.view();
  return isContiguous(node.shape, view.strides) ? view : copied(node);
}

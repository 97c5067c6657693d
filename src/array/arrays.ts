import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, flag, optionsTable } from "../arguments/options.ts";
import { guardFunctions } from "../arguments/refuse-extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import { Device } from "../cuda/device/device.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import type { CudaArrayInterface } from "../cuda/memory/cuda-array-interface.ts";
import { type ArrayOf, type ElementType, elementTypeOf, newArray } from "../cuda/memory/element-type.ts";
import { arrayOfInterface } from "./cuda-array-interface.ts";
import { type ArrayFromDLPackOptions, arrayOfTensor } from "./dlpack.ts";
import {
  checkDtype,
  checkScalar,
  type Dtype,
  factsOf,
  isBig,
  isInteger,
  isScalar,
  type Scalar,
} from "./dtype.ts";
import { scalarValue } from "./expression.ts";
import { type ArrayFileFormat, type LoadedFile, type LoadOptions, loadFile } from "./files.ts";
import { filledView } from "./fill.ts";
import { arrayOfBuffer, type FromBufferOptions } from "./from-buffer.ts";
import { bf16Bits } from "./host.ts";
import { NamespaceInfo } from "./namespace-info.ts";
import { NdArray } from "./nd-array.ts";
import { allocateNode, Node } from "./node.ts";
import { type MemoryStatistics, poolOf } from "./pool.ts";
import { RandomGenerator, type RandomOptions } from "./random.ts";
import { diagonalNode, numberAt, type Progression, progressionNode } from "./sequences.ts";
import { checkShape, type Shape, shapeText, sizeOf } from "./shape.ts";
import { uploadedNode } from "./temporary.ts";

/** Elements of a new array: a scalar, nested lists of one shape, or a typed array. */
export type ArraySource = Scalar | ArrayOf<ElementType> | readonly ArraySource[];

/** Length up to which numbers come from the host. A kernel takes longer to compile than they take to copy. */
const MOST_ON_HOST = 1024;

/** Options of a shape: a length, or the lengths of all axes. */
export type GivenShape = number | readonly number[];

/** Options of `arrays(gpu).linspace`. */
export interface LinspaceOptions {
  /** True for numbers up to the last one, false for numbers before it. Default: true. */
  readonly endpoint?: boolean;
}

const linspaceOptions = optionsTable<LinspaceOptions>()(
  "array.LinspaceOptions",
  { "ArrayMaker.linspace": 4 },
  { endpoint: { type: flag(), default: true, text: "True for numbers up to the last one." } },
);

/**
 * Returns the functions that make arrays on a device.
 *
 * @example
 * const { arange, zeros } = arrays(gpu);
 * using a = arange(6).reshape([2, 3]);
 * using b = zeros([3]);
 * console.log(a.add(b).sum().item()); // 15
 */
export function arrays(gpu: Device): ArrayMaker {
  if (arguments.length > 1) throw extraArguments("arrays", ["gpu"], arguments.length);
  if (!(gpu instanceof Device))
    throw new TypeError(`arrays: the device is ${shown(gpu)}. Use the result of openDevice()`);
  gpu.ensureOpen();
  const known = makers.get(gpu);
  if (known !== undefined) return known;
  const made = new ArrayMaker(gpu);
  makers.set(gpu, made);
  return made;
}

const makers = new WeakMap<Device, ArrayMaker>();

/** Parameters of the functions of `ArrayMaker`, which refuse surplus arguments. */
const parameters = {
  ...{
    array: "source dtype",
    zeros: "shape dtype",
    ones: "shape dtype",
    full: "shape value dtype",
    empty: "shape dtype",
  },
  ...{
    arange: "start stop step dtype",
    linspace: "start stop count dtype options",
    eye: "rows columns k dtype",
  },
  ...{ random: "options", load: "path options", fromBuffer: "buffer options", fromDLPack: "pointer options" },
  ...{ fromCudaArrayInterface: "description owner", memoryStatistics: "", namespaceInfo: "" },
};

/**
 * Functions that make arrays on one device. Each works without the object.
 *
 * @example
 * const { full, linspace } = arrays(gpu);
 * using a = linspace(0, 1, 3).add(full(3, 10));
 * console.log(a.toList()); // [10, 10.5, 11]
 */
export class ArrayMaker {
  readonly device: Device;

  /** @internal Use `arrays(gpu)`. */
  constructor(device: Device) {
    this.device = device;
    guardFunctions(this, parameters);
  }

  /**
   * Makes an array of nested lists, a typed array or a scalar. Numbers become f32, bigints i64 and booleans bool,
   * and a typed array has its own type. `dtype` chooses another one. For "c64", the innermost lists are pairs of a real
   * and an imaginary part, and a Float32Array has such pairs. Throws RangeError for lists of different lengths.
   *
   * @example
   * using a = arrays(gpu).array([[1, 2], [3, 4]], "f64");
   * console.log(a.dtype, a.shape); // f64 [2, 2]
   */
  readonly array = (source: ArraySource, dtype?: Dtype): NdArray => {
    if (dtype !== undefined) checkDtype("array", dtype);
    if ((source as unknown) instanceof Buffer)
      throw new TypeError(
        "array: the source is a Buffer. Use fromBuffer(buffer) for an array over its memory, and copy() of it for one of its own",
      );
    if (ArrayBuffer.isView(source)) return this.#typed(source as ArrayOf<ElementType>, dtype);
    const shape = shapeOf(source);
    const values: Scalar[] = [];
    flatten(source, shape, [], values);
    const type = dtype ?? defaultType(values);
    for (const value of values) checkScalar("array", value, type);
    if (type === "c64" && shape.length > 0) return this.#pairs(Float32Array.from(values, Number), shape);
    return this.#upload(hostElements(values, type), type, checkShape("array", shape));
  };

  /**
   * Makes an array of zeros.
   *
   * @example
   * using a = arrays(gpu).zeros([2, 3], "i32");
   * console.log(a.toList()); // [[0, 0, 0], [0, 0, 0]]
   */
  readonly zeros = (shape: GivenShape, dtype: Dtype = "f32"): NdArray =>
    this.#filled("zeros", shape, 0, dtype);

  /**
   * Makes an array of ones.
   *
   * @example
   * using a = arrays(gpu).ones(3);
   * console.log(a.toList()); // [1, 1, 1]
   */
  readonly ones = (shape: GivenShape, dtype: Dtype = "f32"): NdArray => this.#filled("ones", shape, 1, dtype);

  /**
   * Makes an array with one value for all elements. Numbers become f32, bigints i64 and booleans bool.
   *
   * @example
   * using a = arrays(gpu).full([2], 7, "u8");
   * console.log(a.toArray()); // Uint8Array [7, 7]
   */
  readonly full = (shape: GivenShape, value: Scalar, dtype?: Dtype): NdArray => {
    if (!isScalar(value)) throw new TypeError(`full: the value is ${shown(value)}. Use a number`);
    return this.#filled("full", shape, value, dtype ?? defaultType([value]));
  };

  /**
   * Makes an array whose elements are not set.
   *
   * @example
   * using a = arrays(gpu).empty([2, 2], "f64");
   * console.log(a.size); // 4
   */
  readonly empty = (shape: GivenShape, dtype: Dtype = "f32"): NdArray => {
    checkDtype("empty", dtype);
    const checked = checkShape("empty", shape);
    return this.#of(checked, dtype);
  };

  /**
   * Makes the numbers from `start` to `stop`, which is left out, in steps. With one argument, `start` is 0.
   *
   * @example
   * using a = arrays(gpu).arange(0, 1, 0.25);
   * console.log(a.toArray()); // Float32Array [0, 0.25, 0.5, 0.75]
   */
  readonly arange = (start: number, stop?: number, step = 1, dtype: Dtype = "f32"): NdArray => {
    const [first, last] = stop === undefined ? [0, start] : [start, stop];
    checkDtype("arange", dtype);
    checkNumbers("arange", { start: first, stop: last, step });
    if (step === 0) throw new RangeError("arange: the step is 0. Use a step such as 1 or -1");
    const shape = checkShape("arange", Math.max(0, Math.ceil((last - first) / step)));
    return this.#numbers("arange", shape, dtype, { first, step });
  };

  /**
   * Makes `count` numbers with equal distances from `start` to `stop`, which is the last one. With `endpoint: false`, they end one
   * distance before it. Integers are the largest ones that are not above the numbers.
   *
   * @example
   * using a = arrays(gpu).linspace(0, 1, 5);
   * using b = arrays(gpu).linspace(0, 1, 4, "f32", { endpoint: false });
   * console.log(a.toList(), b.toList()); // [0, 0.25, 0.5, 0.75, 1] [0, 0.25, 0.5, 0.75]
   */
  readonly linspace = (
    start: number,
    stop: number,
    count: number,
    dtype: Dtype = "f32",
    options?: LinspaceOptions,
  ): NdArray => {
    checkDtype("linspace", dtype);
    checkNumbers("linspace", { start, stop });
    const { endpoint } = checkOptions(linspaceOptions, "linspace", options);
    const shape = checkShape("linspace", count);
    const parts = endpoint ? count - 1 : count;
    const step = parts > 0 ? (stop - start) / parts : 0;
    const numbers = endpoint && count > 1 ? { first: start, step, last: stop } : { first: start, step };
    return this.#numbers("linspace", shape, dtype, { ...numbers, isFloored: isInteger(dtype) });
  };

  /**
   * Makes a matrix with ones on a diagonal: the `k`th above the main one, or below it for a negative `k`.
   *
   * @example
   * using a = arrays(gpu).eye(2, 3, 1);
   * console.log(a.toList()); // [[0, 1, 0], [0, 0, 1]]
   */
  readonly eye = (rows: number, columns: number = rows, k = 0, dtype: Dtype = "f32"): NdArray => {
    checkDtype("eye", dtype);
    const shape = checkShape("eye", [rows, columns]);
    if (!Number.isSafeInteger(k)) throw new TypeError(`eye: k is ${shown(k)}. Use a whole number`);
    const { device } = this;
    return new NdArray(diagonalNode(device, shape as [number, number], dtype, k));
  };

  /**
   * Returns a generator of random numbers, which are the same on all devices and runtimes. Without a seed, the system
   * gives one.
   *
   * @example
   * const random = arrays(gpu).random({ seed: 1 });
   * using a = random.uniform([2, 3]);
   * console.log(a.shape); // [2, 3]
   */
  readonly random = (options?: RandomOptions): RandomGenerator => new RandomGenerator(this.device, options);

  /**
   * Loads the array of a .npy file or of a raw one (.bin, .raw), or the named arrays of a .npz or .safetensors file. The
   * elements go straight from the file to the device where `doorbell/direct` finds such a path, except for those of a .npz file.
   * `names` chooses arrays of such a file, and the others are not read. Floats of 8 bits of a .safetensors file become f16. Throws ArrayFileError for a file that is damaged, or that has Python objects or other unknown elements.
   *
   * @example
   * await save("/tmp/doorbell-example.npy", arange(3));
   * using a = await arrays(gpu).load("/tmp/doorbell-example.npy");
   * console.log(a.toArray()); // Float32Array [0, 1, 2]
   *
   * @example
   * await save("/tmp/doorbell-example.bin", arange(6));
   * using a = await arrays(gpu).load("/tmp/doorbell-example.bin", { dtype: "f32", shape: [2, 3] });
   * console.log(a.toList()); // [[0, 1, 2], [3, 4, 5]]
   *
   * @example
   * await save("/tmp/doorbell-example.npz", { w: arange(3), b: ones([2]) });
   * const { b } = await arrays(gpu).load("/tmp/doorbell-example.npz", { names: ["b"] });
   * console.log(b!.toArray()); // Float32Array [1, 1]
   */
  readonly load = async <P extends string, const F extends ArrayFileFormat | undefined = undefined>(
    path: P,
    options?: LoadOptions<F>,
  ): Promise<LoadedFile<P, F>> =>
    (await loadFile(this.device, path, options as LoadOptions)) as LoadedFile<P, F>;

  /**
   * Makes an array over the memory of a buffer, without a copy. Both see what is written through the other one. The buffer owns the
   * memory, so closing the array does not close it, and an array of a closed buffer throws ClosedError. Order work of other
   * streams before, because arrays use the default stream of the device. Throws TypeError for a buffer of another device or of a
   * type that arrays do not have, and RangeError for another number of elements.
   *
   * @example
   * using x = gpu.from(new Float32Array([1, 2, 3, 4]));
   * using a = arrays(gpu).fromBuffer(x, { shape: [2, 2] });
   * a.multiplyInPlace(10);
   * console.log(a.sum(0).toList(), x.toArray()); // [40, 60] Float32Array [10, 20, 30, 40]
   */
  readonly fromBuffer = (buffer: Buffer, options?: FromBufferOptions): NdArray =>
    arrayOfBuffer(this.device, buffer, options);

  /**
   * Takes a DLPack tensor of a C library of this process as an array over its memory. The last array or view of it calls the
   * deleter of the library. Finish the library's work on the memory first. Throws TypeError for memory of the CPU and for types
   * that arrays do not have. The caller keeps the tensor then.
   *
   * @example
   * using a = arange(6).reshape([2, 3]);
   * using exported = a.toDLPack(); // or a tensor that a C library made
   * using b = arrays(gpu).fromDLPack(exported.pointer);
   * console.log(b.add(1).toList()); // [[1, 2, 3], [4, 5, 6]]
   */
  readonly fromDLPack = (pointer: number | bigint, options?: ArrayFromDLPackOptions): NdArray =>
    arrayOfTensor(this.device, pointer, options);

  /**
   * Takes memory that a library of this process describes as `__cuda_array_interface__`, with any strides. The library frees the
   * memory, and `owner` stays reachable while an array or view uses it. The default stream of the device waits for the stream of
   * the description. Throws TypeError for another description or type.
   *
   * @example
   * using a = arange(6).reshape([2, 3]).T;
   * using b = arrays(gpu).fromCudaArrayInterface(a.toCudaArrayInterface(), a);
   * console.log(b.toList()); // [[0, 3], [1, 4], [2, 5]]
   */
  readonly fromCudaArrayInterface = (description: CudaArrayInterface, owner?: unknown): NdArray =>
    arrayOfInterface(this.device, description, owner);

  /**
   * Returns the bytes that arrays use on the device, and the bytes that are retained for the next arrays.
   *
   * @example
   * console.log(arrays(gpu).memoryStatistics().used);
   */
  readonly memoryStatistics = (): MemoryStatistics => poolOf(this.device).statistics;

  /**
   * Returns the inspection of the array API standard: abilities, devices and element types.
   *
   * @example
   * console.log(arrays(gpu).namespaceInfo().defaultDtypes().integral); // i64
   */
  readonly namespaceInfo = (): NamespaceInfo => new NamespaceInfo(this.device);

  #typed(source: ArrayOf<ElementType>, dtype: Dtype | undefined): NdArray {
    const own = elementTypeOf(source) as Dtype;
    if (dtype === "c64") {
      if (own !== "f32")
        throw new TypeError(
          `array: the source of c64 is an array of ${own}. Use a Float32Array of pairs, or array(source).astype("c64") for real numbers`,
        );
      return this.#pairs(source as Float32Array, [source.length / 2, 2]);
    }
    const array = this.#upload(source, own, [source.length]);
    if (dtype === undefined || dtype === own) return array;
    try {
      return array.astype(dtype).run();
    } finally {
      array.close();
    }
  }

  /** Makes an array of c64 of pairs, which are the last axis of a shape. */
  #pairs(parts: Float32Array, shape: Shape): NdArray {
    if (shape.at(-1) !== 2 || parts.length % 2 !== 0)
      throw new RangeError(
        `array: c64 takes pairs of a real and an imaginary part, and the source has the shape ${shapeText(parts.length % 2 === 0 ? shape : [parts.length])}. Use array([[1, 2]], "c64"), or array(source).astype("c64") for real numbers`,
      );
    const words = new BigUint64Array(parts.slice().buffer);
    return this.#upload(words, "c64", checkShape("array", shape.slice(0, -1)));
  }

  #filled(method: string, shape: GivenShape, value: Scalar, dtype: Dtype): NdArray {
    checkDtype(method, dtype);
    checkScalar(method, value, dtype);
    const { device } = this;
    const checked = checkShape(method, shape);
    const view = filledView(device, checked, value, dtype);
    return new NdArray(Node.ofView({ device, dtype, shape: checked }, view));
  }

  #numbers(method: string, shape: Shape, dtype: Dtype, numbers: Progression): NdArray {
    const count = sizeOf(shape);
    const at = (i: number) =>
      isInteger(dtype) ? Math.trunc(numberAt(numbers, i, count)) : numberAt(numbers, i, count);
    // All others lie between the first number and the last one.
    for (const i of count === 0 ? [] : [0, count - 1]) checkScalar(method, at(i), dtype);
    if (count > MOST_ON_HOST) return new NdArray(progressionNode(this.device, shape, dtype, numbers));
    const values = Array.from({ length: count }, (_, i) => at(i));
    return this.#upload(hostElements(values, dtype), dtype, shape);
  }

  #of(shape: Shape, dtype: Dtype): NdArray {
    const { device } = this;
    return new NdArray(allocateNode(device, dtype, shape));
  }

  #upload(elements: ArrayOf<ElementType>, dtype: Dtype, shape: Shape): NdArray {
    return new NdArray(uploadedNode(this.device, elements, dtype, shape));
  }
}

function checkNumbers(method: string, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values))
    if (typeof value !== "number" || !Number.isFinite(value))
      throw new TypeError(`${method}: ${name} is ${shown(value)}. Use a finite number`);
}

/** Returns the type of the elements of lists that name none. */
function defaultType(values: readonly Scalar[]): Dtype {
  const kinds = new Set(values.map((value) => typeof value));
  if (kinds.size > 1)
    throw new TypeError(
      `array: the elements are ${[...kinds].join(" and ")}, which have no common type. Give one, as in array(list, "f64")`,
    );
  return kinds.has("bigint") ? "i64" : kinds.has("boolean") ? "bool" : "f32";
}

function shapeOf(source: ArraySource): number[] {
  const shape: number[] = [];
  let part: ArraySource | undefined = source;
  while (Array.isArray(part)) {
    shape.push(part.length);
    part = (part as readonly ArraySource[])[0];
  }
  return shape;
}

/** Appends the elements of nested lists in C's order. Throws for lists of different shapes and for other values. */
function flatten(source: ArraySource, shape: Shape, path: readonly number[], into: Scalar[]): void {
  const place = path.length === 0 ? "the source" : `[${path.join("][")}]`;
  if (path.length === shape.length) {
    if (isScalar(source)) into.push(source);
    else if (Array.isArray(source))
      throw new RangeError(
        `array: ${place} is a list, and the elements before it are not. Use lists of one depth`,
      );
    else
      throw new TypeError(
        `array: ${place} is ${shown(source)}. Use numbers, lists of numbers or a typed array`,
      );
    return;
  }
  const length = shape[path.length]!;
  if (!Array.isArray(source) || source.length !== length)
    throw new RangeError(
      `array: ${place} is ${shown(source)}, and the lists before it have ${length} elements in the shape ${shapeText(shape)}. Use lists of equal lengths`,
    );
  (source as readonly ArraySource[]).forEach((each, i) => {
    flatten(each, shape, [...path, i], into);
  });
}

/** Returns scalars as elements in host memory. */
function hostElements(values: readonly Scalar[], dtype: Dtype): ArrayOf<ElementType> {
  if (dtype === "bf16") return bf16Bits(values.map(Number));
  const { memory } = factsOf(dtype);
  const array = newArray(memory, values.length) as unknown as { [i: number]: number | bigint };
  values.forEach((value, i) => {
    if (dtype === "c64") array[i] = scalarValue(value, dtype) as bigint;
    else array[i] = dtype === "bool" ? +Boolean(value) : isBig(dtype) ? BigInt(value) : Number(value);
  });
  return array as unknown as ArrayOf<ElementType>;
}

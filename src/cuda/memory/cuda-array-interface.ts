import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";
import { Stream } from "../stream/stream.ts";
import { borrow, isAddress } from "./borrowed.ts";
import type { Buffer } from "./buffer.ts";
import { type ElementType, elementBytes } from "./element-type.ts";

/**
 * Memory of a GPU as Python's `__cuda_array_interface__` describes it, version 3, which CuPy, numba, torch and JAX
 * read and write. It is JSON. The address is valid in the process that made it.
 */
export interface CudaArrayInterface {
  readonly shape: readonly number[];
  /** Byte order, kind and size of an element: "<f4" for f32. */
  readonly typestr: string;
  /** Device address, and true for memory that must not be written. */
  readonly data: readonly [address: number, readOnly: boolean];
  readonly version: number;
  /** Distance of neighbors in each dimension, in bytes. Missing or null for contiguous arrays. */
  readonly strides?: readonly number[] | null;
  /** CUstream with unfinished work on the memory. Missing or null for none. */
  readonly stream?: number | null;
}

/** Texts of the element types in the interface. */
export const typeTexts: Readonly<Record<ElementType, string>> = {
  i8: "|i1",
  u8: "|u1",
  i16: "<i2",
  u16: "<u2",
  i32: "<i4",
  u32: "<u4",
  i64: "<i8",
  u64: "<u8",
  f16: "<f2",
  f32: "<f4",
  f64: "<f8",
};
const types: ReadonlyMap<unknown, ElementType> = new Map([
  ...Object.entries(typeTexts).map(([type, text]) => [text, type as ElementType] as const),
  ["|b1", "u8"] as const,
]);

/** Returns a value as text, and a list with its elements. */
export const listed = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(shown).join(", ")}]` : shown(value);

const isShape = (shape: unknown): shape is readonly number[] =>
  Array.isArray(shape) && shape.every((each) => Number.isSafeInteger(each) && each >= 0);

const count = (shape: readonly number[]): number => shape.reduce((all, each) => all * each, 1);

/**
 * Returns a buffer as `__cuda_array_interface__`. Without a shape it has one dimension. Finish the work on the
 * buffer first, because the result names no stream. Keep the buffer open while Python uses the memory. Throws
 * RangeError for a shape of another size.
 *
 * @example
 * using x = device.from(new Float32Array(12));
 * toCudaArrayInterface(x, [3, 4]).typestr; // "<f4"
 */
export function toCudaArrayInterface(buffer: Buffer, shape?: readonly number[]): CudaArrayInterface {
  if (arguments.length > 2)
    throw extraArguments("toCudaArrayInterface", ["buffer", "shape"], arguments.length);
  checkKind(buffer, "Buffer", "toCudaArrayInterface: buffer");
  buffer.ensureOpen();
  const dimensions = shape ?? [buffer.length];
  if (!isShape(dimensions) || count(dimensions) !== buffer.length)
    throw new RangeError(
      `toCudaArrayInterface: the shape is ${shown(shape)}. Use whole numbers with the product ${buffer.length}`,
    );
  const typestr = typeTexts[buffer.type];
  return { shape: [...dimensions], typestr, data: [buffer.pointer, false], version: 3, strides: null };
}

/**
 * Returns a buffer over an array that a library of this process describes as `__cuda_array_interface__`. Closing it
 * frees nothing, see `Device.borrow`. `owner` stays reachable while the buffer is open. The default stream waits
 * for the stream of the description. Throws TypeError for another description or type, and for strides that are
 * not contiguous.
 *
 * @example
 * using x = device.from(new Float32Array([1, 2, 3, 4]));
 * using same = fromCudaArrayInterface(device, toCudaArrayInterface(x), x);
 * same.toArray(); // Float32Array [1, 2, 3, 4]
 */
export function fromCudaArrayInterface(device: Device, array: CudaArrayInterface, owner?: unknown): Buffer {
  const caller = "fromCudaArrayInterface";
  if (arguments.length > 3) throw extraArguments(caller, ["device", "array", "owner"], arguments.length);
  checkKind(device, "Device", `${caller}: device`);
  device.ensureOpen();
  const type = checkInterface(caller, array, types);
  checkContiguous(array, elementBytes(type));
  return borrowDescribed(device, array, { length: count(array.shape), type, owner });
}

/**
 * Checks all members of a description except for its strides. Returns the type that `known` has for its typestr. Throws TypeError
 * for another description.
 */
export function checkInterface<T>(
  caller: string,
  array: CudaArrayInterface,
  known: ReadonlyMap<unknown, T>,
): T {
  if (typeof array !== "object" || array === null)
    throw new TypeError(`${caller}: the array is ${shown(array)}. Use the value of __cuda_array_interface__`);
  const { shape, typestr, data, mask } = array as CudaArrayInterface & { readonly mask?: unknown };
  const type = known.get(typestr);
  if (type === undefined)
    throw new TypeError(
      `${caller}: typestr is ${shown(typestr)}. Use one of ${[...known.keys()].join(", ")}`,
    );
  if (!isShape(shape) || count(shape) === 0)
    throw new TypeError(
      `${caller}: shape is ${listed(shape)}. Use an array of whole numbers from 1 on, because arrays without elements have no memory`,
    );
  if (!Array.isArray(data) || data.length !== 2)
    throw new TypeError(`${caller}: data is ${listed(data)}. Use [address, readOnly]`);
  if (!isAddress(data[0]) || typeof data[1] !== "boolean")
    throw new TypeError(
      `${caller}: data is ${listed(data)}. Use the address as a number or a bigint from 1 on, and true or false`,
    );
  if (mask !== undefined && mask !== null)
    throw new TypeError(
      `${caller}: mask is ${shown(mask)}, and masked arrays are not supported. Fill the masked elements in Python, as with x.filled(0)`,
    );
  return type;
}

/**
 * Returns a buffer over the memory of a description. `offset` is the distance of its first element from the address, in bytes. The
 * default stream waits for the stream of the description.
 */
export function borrowDescribed(
  device: Device,
  { data, stream }: CudaArrayInterface,
  memory: {
    readonly length: number;
    readonly type: ElementType;
    readonly owner: unknown;
    readonly offset?: number;
  },
): Buffer {
  using producer =
    stream === undefined || stream === null ? undefined : Stream.borrow(checkStreamOf(stream), device);
  const { length, type, owner, offset = 0 } = memory;
  return borrow(device, {
    pointer: Number(data[0]) + offset,
    length,
    type,
    owner,
    ...(producer === undefined ? {} : { stream: producer }),
  });
}

/** Returns a stream of the interface, in which 0 is not allowed because it has two meanings. */
function checkStreamOf(stream: number): number {
  if (stream !== 0) return stream;
  throw new TypeError(
    "fromCudaArrayInterface: stream is 0. Use 1 for the default stream, or null for no stream",
  );
}

/** Throws TypeError for strides other than those of a contiguous array in C order. */
function checkContiguous({ shape, strides }: CudaArrayInterface, each: number): void {
  if (strides === undefined || strides === null) return;
  let expected = each;
  for (let i = shape.length - 1; i >= 0; i--) {
    if (shape[i] !== 1 && strides[i] !== expected)
      throw new TypeError(
        `fromCudaArrayInterface: the strides are ${listed(strides)}, and a buffer is contiguous. Copy the array in Python: numpy.ascontiguousarray, x.contiguous()`,
      );
    expected *= shape[i]!;
  }
}

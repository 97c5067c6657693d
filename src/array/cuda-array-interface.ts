import type { Device } from "../cuda/device/device.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import {
  borrowDescribed,
  type CudaArrayInterface,
  checkInterface,
  listed,
  typeTexts,
} from "../cuda/memory/cuda-array-interface.ts";
import { type Dtype, dtypes, factsOf } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { Node } from "./node.ts";
import { checkShape, isContiguous, type Shape, shapeText } from "./shape.ts";
import { Storage } from "./storage.ts";

/** Returns the text of an element type in the interface. Undefined for bf16, which NumPy does not have. */
function typeText(dtype: Dtype): string | undefined {
  if (dtype === "bool") return "|b1";
  if (dtype === "c64") return "<c8";
  return dtype === "bf16" ? undefined : typeTexts[dtype];
}

const types: ReadonlyMap<unknown, Dtype> = new Map(
  dtypes.flatMap((dtype) => {
    const text = typeText(dtype);
    return text === undefined ? [] : [[text, dtype] as const];
  }),
);

/** Returns the elements of a node as Python's `__cuda_array_interface__`. `Conversions.toCudaArrayInterface` describes it. */
export function interfaceOf(node: Node): CudaArrayInterface {
  const { dtype, shape, size, device } = node;
  const typestr = typeText(dtype);
  if (typestr === undefined)
    throw new TypeError(
      `toCudaArrayInterface: the interface has no elements of ${dtype}. Use toDLPack(), or astype("f32")`,
    );
  if (size === 0)
    throw new RangeError(
      `toCudaArrayInterface: the shape ${shapeText(shape)} has no elements. Use an array with elements`,
    );
  const { storage, offset, strides } = node.view();
  storage.verify();
  const each = factsOf(dtype).bits / 8;
  const address = storage.lend().pointer + offset * each;
  // The description names no stream.
  device.stream.synchronize();
  return {
    shape: [...shape],
    typestr,
    data: [address, storage.isReadOnly],
    version: 3,
    strides: isContiguous(shape, strides) ? null : strides.map((stride) => stride * each),
  };
}

/** Returns the strides of a description, in elements. Throws TypeError where they are not distances between elements. */
function stridesOf({ shape, strides }: CudaArrayInterface, each: number): readonly number[] {
  if (strides === undefined || strides === null) return contiguousStrides(shape);
  const isValid = Array.isArray(strides) && strides.length === shape.length;
  if (!isValid || !strides.every((stride) => Number.isSafeInteger(stride) && stride % each === 0))
    throw new TypeError(
      `fromCudaArrayInterface: strides is ${listed(strides)}. Use a multiple of the ${each} bytes of an element for each of the ${shape.length} axes, or null`,
    );
  return strides.map((stride) => stride / each);
}

/** Returns an array over memory that a description names. `ArrayMaker.fromCudaArrayInterface` describes it. */
export function arrayOfInterface(device: Device, described: CudaArrayInterface, owner: unknown): NdArray {
  device.ensureOpen();
  const dtype = checkInterface("fromCudaArrayInterface", described, types);
  const { bits, memory: type } = factsOf(dtype);
  const each = bits / 8;
  const shape: Shape = checkShape("fromCudaArrayInterface", [...described.shape]);
  const strides = stridesOf(described, each);
  // Elements of reversed axes are before the first one.
  const distances = shape.map((length, axis) => (length - 1) * strides[axis]!);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const first = sum(distances.filter((distance) => distance < 0));
  const last = sum(distances.filter((distance) => distance > 0));
  const buffer = borrowDescribed(device, described, {
    ...{ length: last - first + 1, type, owner },
    offset: first * each,
  });
  // The memory of an array returns to the pool when its last holder closes.
  const held = owner instanceof NdArray ? owner.node.view().storage : undefined;
  held?.hold();
  const storage = new Storage(buffer, () => {
    // Queued kernels may still use the memory.
    if (!device.closed) device.stream.synchronize();
    buffer.close();
    held?.release();
  });
  storage.isReadOnly = described.data[1];
  return new NdArray(Node.ofView({ device, dtype, shape }, { storage, offset: -first, strides }));
}

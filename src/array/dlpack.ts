import { kDLBfloat, kDLBool, kDLComplex } from "../../ffi/dlpack/constants.ts";
import { checkOptions, flag, optionsTable } from "../arguments/options.ts";
import type { Device } from "../cuda/device/device.ts";
import { type DLPackTensor, exportedTensor } from "../cuda/memory/dlpack-export.ts";
import { fromDLPack, inspectTensor } from "../cuda/memory/dlpack-import.ts";
import { type DataType, dataTypeOf, dataTypeText, elementTypeOfData } from "../cuda/memory/dlpack-types.ts";
import { type Dtype, dtypes, factsOf } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { bufferFrom, Node } from "./node.ts";
import { contiguous } from "./reading.ts";
import { checkShape, shapeText } from "./shape.ts";
import { Storage } from "./storage.ts";

/** Options of `toDLPack` of an array. */
export interface ArrayToDLPackOptions {
  /**
   * True for memory that the consumer must not write. Only the versioned struct has this flag. Memory that is read-only for its
   * owner always has it.
   */
  readonly isReadOnly?: boolean;
  /** True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor of older libraries. */
  readonly isVersioned?: boolean;
}

/** Options of `arrays(gpu).fromDLPack`. */
export interface ArrayFromDLPackOptions {
  /** True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor of older libraries. */
  readonly isVersioned?: boolean;
}

const isVersioned = {
  type: flag(),
  default: true,
  text: "True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor.",
} as const;

const toOptions = optionsTable<ArrayToDLPackOptions>()(
  "array.ArrayToDLPackOptions",
  { "NdArray.toDLPack": 0 },
  {
    isReadOnly: {
      type: flag(),
      default: false,
      text: "True for memory that the consumer must not write.",
    },
    isVersioned,
  },
);

const fromOptions = optionsTable<ArrayFromDLPackOptions>()(
  "array.ArrayFromDLPackOptions",
  { "ArrayMaker.fromDLPack": 1 },
  { isVersioned },
);

/** Types of DLPack that buffers do not have. */
const special: Readonly<Partial<Record<Dtype, DataType>>> = {
  bool: { code: kDLBool, bits: 8, lanes: 1 },
  bf16: { code: kDLBfloat, bits: 16, lanes: 1 },
  c64: { code: kDLComplex, bits: 64, lanes: 1 },
};

/** Returns the elements in C's order as a tensor of DLPack. The tensor holds the memory until it closes. */
export function tensorOf(node: Node, options?: ArrayToDLPackOptions): DLPackTensor {
  const { isReadOnly: asked, isVersioned: versioned } = checkOptions(toOptions, "toDLPack", options);
  const { dtype, shape, size, device } = node;
  if (size === 0)
    throw new RangeError(
      `toDLPack: the shape ${shapeText(shape)} has no elements. Use an array with elements`,
    );
  const view = contiguous(node);
  const isReadOnly = asked === true || view.storage.isReadOnly;
  if (isReadOnly && !versioned)
    throw new TypeError("toDLPack: DLManagedTensor has no flag for read-only memory. Use isVersioned: true");
  view.storage.hold();
  try {
    view.storage.verify();
    view.storage.lend();
    // The consumer uses streams of its own.
    device.stream.synchronize();
    return exportedTensor(bufferFrom(view).slice(0, size), {
      ...{ shape, isReadOnly, isVersioned: versioned },
      dataType: special[dtype] ?? dataTypeOf(factsOf(dtype).memory),
      // The memory is a parent of the tensor, which closes at this moment.
      released: () => queueMicrotask(() => view.storage.release()),
    });
  } catch (error) {
    view.storage.release();
    throw error;
  }
}

/** Returns the type of arrays for a type of DLPack. Throws TypeError where there is none. */
function dtypeOf(dataType: DataType): Dtype {
  const own = Object.entries(special).find(
    ([, { code, bits }]) => code === dataType.code && bits === dataType.bits,
  );
  const found = (own?.[0] ?? elementTypeOfData(dataType)) as Dtype | undefined;
  if (found === undefined || !dtypes.includes(found))
    throw new TypeError(
      `fromDLPack: the elements are ${dataTypeText(dataType)}. Convert them to one of ${dtypes.join(", ")}`,
    );
  return found;
}

/** Returns an array over the memory of a tensor of DLPack. `ArrayMaker.fromDLPack` describes it. */
export function arrayOfTensor(
  device: Device,
  pointer: number | bigint,
  options?: ArrayFromDLPackOptions,
): NdArray {
  const { isVersioned: versioned } = checkOptions(fromOptions, "fromDLPack", options);
  const { dataType, isHost } = inspectTensor(pointer, versioned);
  if (isHost)
    throw new TypeError(
      "fromDLPack: the tensor is in memory of the CPU. Use fromDLPack of doorbell/cuda, and array(tensor.array)",
    );
  const dtype = dtypeOf(dataType);
  const tensor = fromDLPack(device, pointer, { isVersioned: versioned, type: factsOf(dtype).memory });
  try {
    const shape = checkShape("fromDLPack", [...tensor.shape]);
    const storage = new Storage(tensor.buffer!, () => {
      // Queued kernels may still use the memory.
      if (!device.closed) device.stream.synchronize();
      tensor.close();
    });
    storage.isReadOnly = tensor.isReadOnly;
    const view = { storage, offset: 0, strides: tensor.strides };
    return new NdArray(Node.ofView({ device, dtype, shape }, view));
  } catch (error) {
    tensor.close();
    throw error;
  }
}

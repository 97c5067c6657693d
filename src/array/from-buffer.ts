import { hexadecimal } from "../../ffi/hexadecimal.ts";
import { checkOptions, described, oneOf, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { type Dtype, dtypes, factsOf } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { Node } from "./node.ts";
import { checkShape, type Shape, shapeText, sizeOf } from "./shape.ts";
import { Storage } from "./storage.ts";

/** Options of `arrays(gpu).fromBuffer`. */
export interface FromBufferOptions {
  /** Lengths of the axes. By default there is one axis with all elements of the buffer. */
  readonly shape?: Shape | undefined;
  /**
   * Type of the elements: "bool" for a buffer of u8, "bf16" for u16, "c64" for u64 or pairs of f32. By default that of the
   * buffer.
   */
  readonly dtype?: Dtype | undefined;
}

const options = optionsTable<FromBufferOptions>()(
  "array.FromBufferOptions",
  { "ArrayMaker.fromBuffer": 1 },
  {
    shape: {
      type: described<Shape>("a list of lengths", Array.isArray),
      defaultText: "one axis",
      text: "Lengths of the axes.",
    },
    dtype: {
      type: oneOf(...dtypes),
      defaultText: "that of the buffer",
      text: 'Type of the elements: "bool" for a buffer of u8, "bf16" for u16, "c64" for u64 or pairs of f32.',
    },
  },
);

/** Returns true for the elements of c64 as their real and imaginary parts. */
const isPairs = (buffer: Buffer, type: Dtype): boolean => type === "c64" && buffer.type === "f32";

/** Buffers by the form of them that an array uses. An array that lent a buffer lives as long as that buffer. */
const sources = new WeakMap<Buffer, Buffer>();

/** Returns the buffer with one element for each of the array. Throws RangeError for half of a pair, and for elements that are not aligned. */
function elementsOf(buffer: Buffer, type: Dtype): Buffer {
  const { bits, memory } = factsOf(type);
  const each = bits / 8;
  if (buffer.byteLength % each !== 0)
    throw new RangeError(
      `fromBuffer: the buffer has ${buffer.length} f32, which are not pairs. Use buffer.slice(from, to) with an even number`,
    );
  // A kernel that reads elements at other addresses would make every context of the process unusable.
  if (buffer.pointer % each !== 0)
    throw new RangeError(
      `fromBuffer: the buffer begins at ${hexadecimal(buffer.pointer)}, which is not a multiple of ${each}, the size of ${type}. Use a part that begins at a multiple`,
    );
  if (!isPairs(buffer, type)) return buffer;
  const elements = buffer.as(memory);
  sources.set(elements, buffer);
  return elements;
}

/** Returns the type of the array. Throws TypeError for a buffer whose elements have another size or kind. */
function dtypeOf(buffer: Buffer, dtype: Dtype | undefined): Dtype {
  const own = dtypes.find((one) => one === buffer.type);
  const type = dtype ?? own;
  if (type === undefined)
    throw new TypeError(
      `fromBuffer: arrays have no elements of ${buffer.type}. Use one of ${dtypes.join(", ")}`,
    );
  const { memory } = factsOf(type);
  if (memory !== buffer.type && type !== own && !isPairs(buffer, type))
    throw new TypeError(
      `fromBuffer: the buffer has ${buffer.type}, and an array of ${type} needs a buffer of ${memory}. Leave dtype out, and use astype("${type}")`,
    );
  return type;
}

/** Returns an array over the memory of a buffer. `ArrayMaker.fromBuffer` describes it. */
export function arrayOfBuffer(device: Device, buffer: Buffer, given?: FromBufferOptions): NdArray {
  const { shape, dtype } = checkOptions(options, "fromBuffer", given);
  if (!(buffer instanceof Buffer))
    throw new TypeError(
      `fromBuffer: the buffer is ${shown(buffer)}. Use a Buffer, or array(...) for elements of the host`,
    );
  buffer.ensureOpen();
  if (buffer.device !== device)
    throw new TypeError(
      `fromBuffer: the buffer is on device ${buffer.device.ordinal}, and the array on device ${device.ordinal}. Use arrays(buffer.device)`,
    );
  const type = dtypeOf(buffer, dtype);
  const elements = elementsOf(buffer, type);
  const checked = checkShape("fromBuffer", shape ?? [elements.length]);
  if (sizeOf(checked) !== elements.length)
    throw new RangeError(
      `fromBuffer: the shape ${shapeText(checked)} has ${sizeOf(checked)} elements, and the buffer has ${elements.length}. Use buffer.slice(from, to) for a part`,
    );
  // The memory belongs to the buffer, so the last array frees nothing.
  const storage = new Storage(elements, () => {});
  const view = { storage, offset: 0, strides: contiguousStrides(checked) };
  return new NdArray(Node.ofView({ device, dtype: type, shape: checked }, view));
}

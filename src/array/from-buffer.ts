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
  /** Type of the elements: "bool" for a buffer of u8, "bf16" for u16, "c64" for u64. By default that of the buffer. */
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
      text: 'Type of the elements: "bool" for a buffer of u8, "bf16" for u16, "c64" for u64.',
    },
  },
);

/** Returns the type of the array. Throws TypeError for a buffer whose elements have another size or kind. */
function dtypeOf(buffer: Buffer, dtype: Dtype | undefined): Dtype {
  const own = dtypes.find((one) => one === buffer.type);
  const type = dtype ?? own;
  if (type === undefined)
    throw new TypeError(
      `fromBuffer: arrays have no elements of ${buffer.type}. Use one of ${dtypes.join(", ")}`,
    );
  const { memory } = factsOf(type);
  if (memory !== buffer.type && type !== own)
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
  const checked = checkShape("fromBuffer", shape ?? [buffer.length]);
  if (sizeOf(checked) !== buffer.length)
    throw new RangeError(
      `fromBuffer: the shape ${shapeText(checked)} has ${sizeOf(checked)} elements, and the buffer has ${buffer.length}. Use buffer.slice(from, to) for a part`,
    );
  // The memory belongs to the buffer, so the last array frees nothing.
  const storage = new Storage(buffer, () => {});
  const view = { storage, offset: 0, strides: contiguousStrides(checked) };
  return new NdArray(Node.ofView({ device, dtype: type, shape: checked }, view));
}

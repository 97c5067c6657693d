// C functions of batched copies.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readPointer } from "../../core/c-memory.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { SoftArray } from "../../memory/array.ts";
import { type CopyEnd, type CopyShape, CopyWork, linear } from "../../stream/copy-work.ts";
import { enqueue } from "../../stream/stream.ts";
import { captureForbids, findStream } from "../lookup.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = c;
const OPERATION = c.CUDA_MEMCPY3D_BATCH_OP;
type Operand = ReturnType<typeof c.CUmemcpy3DOperand.at>;
type Extent = Pick<CopyShape, "width" | "height" | "depth">;

/**
 * Returns cuMemcpyBatchAsync and cuMemcpy3DBatchAsync. All copies are validated before the first one runs.
 */
export function batchCopyFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function put(count: number, handle: number, shapeOf: (i: number) => CopyShape | number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    // Batches are not allowed on the legacy default stream.
    const stream = handle === 0 ? undefined : findStream(gpu, context, handle);
    if (stream === undefined) return handle === 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
    const forbidden = captureForbids(gpu, stream);
    if (forbidden !== 0) return forbidden;
    const works: CopyWork[] = [];
    for (let i = 0; i < count; i++) {
      const code = prepare(stream.context, shapeOf(i), works);
      if (code !== 0) return code;
    }
    for (const work of works) {
      const code = enqueue(gpu, stream, work);
      if (code !== 0) return code;
    }
    return 0;
  }

  function prepare({ device }: SoftContext, shape: CopyShape | number, works: CopyWork[]): number {
    if (typeof shape === "number") return shape;
    const work = new CopyWork(shape, device);
    works.push(work);
    return work.check(gpu);
  }

  return {
    cuMemcpyBatchAsync_v2(destinations, sources, sizes, count, attributes, _places, attributeCount, stream) {
      const n = Number(count);
      const missing = destinations === 0 || sources === 0 || sizes === 0 || attributes === 0;
      if (n === 0 || missing || Number(attributeCount) === 0 || Number(attributeCount) > n)
        return CUDA_ERROR_INVALID_VALUE;
      return put(n, stream, (i) => {
        const bytes = readPointer(sizes + 8 * i);
        const destination = readPointer(destinations + 8 * i);
        return bytes === 0
          ? CUDA_ERROR_INVALID_VALUE
          : linear("unified", destination, "unified", readPointer(sources + 8 * i), bytes);
      });
    },
    cuMemcpy3DBatchAsync_v2(count, list, _flags, stream) {
      if (list === 0 || Number(count) === 0) return CUDA_ERROR_INVALID_VALUE;
      return put(Number(count), stream, (i) => {
        const { src, dst, extent } = OPERATION.at(list + i * OPERATION.size);
        const size = { width: extent.width, height: extent.height, depth: extent.depth };
        const source = operand(gpu, src, size);
        const destination = operand(gpu, dst, size);
        if (source === undefined || destination === undefined) return CUDA_ERROR_INVALID_VALUE;
        return { source, destination, ...size };
      });
    },
  };
}

/**
 * Reads one side of a copy. Its extent counts bytes for pointers and elements for arrays. Here only arrays of
 * bytes are supported.
 */
function operand(gpu: SoftGpu, { type, op }: Operand, extent: Extent): CopyEnd | undefined {
  if (type === c.CU_MEMCPY_OPERAND_TYPE_POINTER) {
    const { ptr, rowLength, layerHeight } = op.ptr;
    const pitch = rowLength || extent.width;
    const rows = layerHeight || extent.height;
    if (pitch < extent.width || rows < extent.height) return undefined;
    return { side: "unified", address: ptr, pitch, slice: pitch * rows };
  }
  const array = gpu.handles.find(SoftArray, op.array.array);
  if (array === undefined || array.rowBytes !== array.shape.width) return undefined;
  const { x, y, z } = op.array.offset;
  const fits =
    x + extent.width <= array.rowBytes && y + extent.height <= array.rows && z + extent.depth <= array.slices;
  if (!fits) return undefined;
  const pitch = array.rowBytes;
  const slice = pitch * array.rows;
  return { side: "device", address: array.region.base + x + y * pitch + z * slice, pitch, slice };
}

// Structs of 2D and 3D copies.
import * as c from "../../../../ffi/cuda/index.ts";
import { SoftArray } from "../memory/array.ts";
import type { CopyEnd, CopyShape } from "../stream/copy-work.ts";
import { SoftContext, type SoftGpu } from "./gpu.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

/** Operand of a CUDA_MEMCPY2D or CUDA_MEMCPY3D. */
interface Operand {
  readonly type: number;
  readonly host: number;
  readonly device: number;
  readonly array: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly pitch: number;
  /** Rows per slice. 0 for a single slice. */
  readonly rows: number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

const SIDES = new Map([
  [c.CU_MEMORYTYPE_HOST, "host"],
  [c.CU_MEMORYTYPE_DEVICE, "device"],
  [c.CU_MEMORYTYPE_UNIFIED, "unified"],
] as const);

function end(gpu: SoftGpu, operand: Operand, extent: Extent): CopyEnd | number {
  if (operand.type === c.CU_MEMORYTYPE_ARRAY) return arrayEnd(gpu, operand, extent);
  const side = SIDES.get(operand.type as never);
  if (side === undefined) return CUDA_ERROR_INVALID_VALUE;
  const { x, y, z } = operand;
  const rowNeeded = x + extent.width;
  // A pitch of 0 is allowed for a single row.
  const pitch = operand.pitch === 0 ? rowNeeded : operand.pitch;
  if (pitch < rowNeeded) return CUDA_ERROR_INVALID_VALUE;
  const rows = operand.rows === 0 ? y + extent.height : operand.rows;
  if (extent.depth > 1 && rows < y + extent.height) return CUDA_ERROR_INVALID_VALUE;
  const base = side === "host" ? operand.host : operand.device;
  const slice = pitch * rows;
  return { side, address: base + x + y * pitch + z * slice, pitch, slice };
}

/** Returns the part of an array that starts at (x in bytes, y, z). */
function arrayEnd(gpu: SoftGpu, { array: handle, x, y, z }: Operand, extent: Extent): CopyEnd | number {
  const array = gpu.handles.find(SoftArray, handle);
  if (array === undefined) return c.CUDA_ERROR_INVALID_HANDLE;
  const { rowBytes, rows, slices } = array;
  if (x + extent.width > rowBytes || y + extent.height > rows || z + extent.depth > slices)
    return CUDA_ERROR_INVALID_VALUE;
  const slice = rowBytes * rows;
  return {
    side: "device",
    address: array.region.base + x + y * rowBytes + z * slice,
    pitch: rowBytes,
    slice,
  };
}

/**
 * Returns the address of a byte in the first row of an array, for copies between arrays and linear memory.
 */
export function arrayRow(gpu: SoftGpu, handle: number, offset: number, bytes: number): number | undefined {
  const array = gpu.handles.find(SoftArray, handle);
  const fits = array !== undefined && offset + bytes <= array.rowBytes * array.rows * array.slices;
  return fits ? array.region.base + offset : undefined;
}

function shape(gpu: SoftGpu, source: Operand, destination: Operand, extent: Extent): CopyShape | number {
  const from = end(gpu, source, extent);
  if (typeof from === "number") return from;
  const to = end(gpu, destination, extent);
  return typeof to === "number" ? to : { source: from, destination: to, ...extent };
}

/** Reads a CUDA_MEMCPY2D. Returns the shape, or a CUresult. */
export function readCopy2D(gpu: SoftGpu, pointer: number): CopyShape | number {
  if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
  const p = c.CUDA_MEMCPY2D.at(pointer);
  return shape(
    gpu,
    {
      type: p.srcMemoryType,
      host: p.srcHost,
      device: p.srcDevice,
      array: p.srcArray,
      x: p.srcXInBytes,
      y: p.srcY,
      z: 0,
      pitch: p.srcPitch,
      rows: 0,
    },
    {
      type: p.dstMemoryType,
      host: p.dstHost,
      device: p.dstDevice,
      array: p.dstArray,
      x: p.dstXInBytes,
      y: p.dstY,
      z: 0,
      pitch: p.dstPitch,
      rows: 0,
    },
    { width: p.WidthInBytes, height: p.Height, depth: 1 },
  );
}

/** Reads a CUDA_MEMCPY3D, or with `peer` a CUDA_MEMCPY3D_PEER. Returns the shape, or a CUresult. */
export function readCopy3D(gpu: SoftGpu, pointer: number, peer = false): CopyShape | number {
  if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
  if (peer) {
    const { srcContext, dstContext } = c.CUDA_MEMCPY3D_PEER.at(pointer);
    for (const handle of [srcContext, dstContext]) {
      if (handle !== 0 && gpu.handles.find(SoftContext, handle) === undefined)
        return c.CUDA_ERROR_INVALID_CONTEXT;
    }
  }
  // The two structs have the same layout except for reserved fields.
  const p = c.CUDA_MEMCPY3D.at(pointer);
  if (p.srcLOD !== 0 || p.dstLOD !== 0) return CUDA_ERROR_INVALID_VALUE;
  return shape(
    gpu,
    {
      type: p.srcMemoryType,
      host: p.srcHost,
      device: p.srcDevice,
      array: p.srcArray,
      x: p.srcXInBytes,
      y: p.srcY,
      z: p.srcZ,
      pitch: p.srcPitch,
      rows: p.srcHeight,
    },
    {
      type: p.dstMemoryType,
      host: p.dstHost,
      device: p.dstDevice,
      array: p.dstArray,
      x: p.dstXInBytes,
      y: p.dstY,
      z: p.dstZ,
      pitch: p.dstPitch,
      rows: p.dstHeight,
    },
    { width: p.WidthInBytes, height: p.Height, depth: p.Depth },
  );
}

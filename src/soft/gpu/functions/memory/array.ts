// C functions of CUDA arrays.
import * as c from "../../../../../ffi/cuda/index.ts";
import { writePointer } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { MOST_LEVELS } from "../../kernels/texture/descriptor.ts";
import {
  type ArrayShape,
  elementBytes,
  levelShape,
  mostLevels,
  SoftArray,
  SoftMipmappedArray,
} from "../../memory/array.ts";
import { freeRegion, Region } from "../../memory/region.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = c;
/** Flags of arrays that copies treat as three-dimensional: cube maps and layers. */
const FLAGS =
  c.CUDA_ARRAY3D_LAYERED |
  c.CUDA_ARRAY3D_SURFACE_LDST |
  c.CUDA_ARRAY3D_CUBEMAP |
  c.CUDA_ARRAY3D_TEXTURE_GATHER;

/** Returns cuArrayCreate, cuArray3DCreate, cuArrayDestroy and the descriptor functions. */
export function arrayFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function make(shape: ArrayShape): SoftArray | number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    const bytes = elementBytes(shape);
    const flat = shape.height === 0 && shape.depth > 0 && (shape.flags & c.CUDA_ARRAY3D_LAYERED) === 0;
    if (bytes === undefined || shape.width === 0 || flat || (shape.flags & ~FLAGS) !== 0)
      return CUDA_ERROR_INVALID_VALUE;
    const size = shape.width * bytes * Math.max(1, shape.height) * Math.max(1, shape.depth);
    const { device } = context;
    const base = device.heap.allocate(size);
    if (base === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
    const region = new Region({ base, size }, "array", context, device, () =>
      device.heap.release(base, size),
    );
    gpu.regions.add(region);
    const array = new SoftArray(region, shape, bytes);
    array.handle = gpu.handles.add(array);
    region.whenFreed.push(() => gpu.handles.remove(array.handle));
    return array;
  }

  function create(out: number, shape: ArrayShape): number {
    const array = out === 0 ? CUDA_ERROR_INVALID_VALUE : make(shape);
    if (typeof array === "number") return array;
    writePointer(out, array.handle);
    return 0;
  }

  const shapeAt = (pointer: number): ArrayShape => {
    const { Width, Height, Depth, Format, NumChannels, Flags } = c.CUDA_ARRAY3D_DESCRIPTOR.at(pointer);
    return {
      width: Width,
      height: Height,
      depth: Depth,
      format: Format,
      channels: NumChannels,
      flags: Flags,
    };
  };

  function createLevels(out: number, shape: ArrayShape, count: number): number {
    const layered = (shape.flags & (c.CUDA_ARRAY3D_LAYERED | c.CUDA_ARRAY3D_CUBEMAP)) !== 0;
    if (out === 0 || count === 0 || count > MOST_LEVELS) return CUDA_ERROR_INVALID_VALUE;
    const levels: SoftArray[] = [];
    for (let level = 0; level < Math.min(count, mostLevels(shape, layered)); level++) {
      const array = make(levelShape(shape, level, layered));
      if (typeof array !== "number") {
        array.isLevel = true;
        levels.push(array);
        continue;
      }
      for (const { region } of levels) freeRegion(gpu, region);
      return array;
    }
    const found = new SoftMipmappedArray(levels);
    found.handle = gpu.handles.add(found);
    writePointer(out, found.handle);
    return 0;
  }

  function withArray(handle: number, use: (array: SoftArray) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const array = gpu.handles.find(SoftArray, handle);
    return array === undefined ? CUDA_ERROR_INVALID_HANDLE : use(array);
  }

  return {
    cuArrayCreate_v2(out, pointer) {
      if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
      const { Width, Height, Format, NumChannels } = c.CUDA_ARRAY_DESCRIPTOR.at(pointer);
      return create(out, {
        width: Width,
        height: Height,
        depth: 0,
        format: Format,
        channels: NumChannels,
        flags: 0,
      });
    },
    cuArray3DCreate_v2(out, pointer) {
      if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
      return create(out, shapeAt(pointer));
    },
    cuMipmappedArrayCreate: (out, pointer, levels) =>
      pointer === 0 ? CUDA_ERROR_INVALID_VALUE : createLevels(out, shapeAt(pointer), levels),
    cuMipmappedArrayGetLevel(out, handle, level) {
      const found = gpu.handles.find(SoftMipmappedArray, handle);
      if (found === undefined) return CUDA_ERROR_INVALID_HANDLE;
      const array = found.levels[level];
      if (out === 0 || array === undefined) return CUDA_ERROR_INVALID_VALUE;
      writePointer(out, array.handle);
      return 0;
    },
    cuMipmappedArrayDestroy(handle) {
      const context = gpu.currentUncaptured();
      if (typeof context === "number") return context;
      const found = gpu.handles.find(SoftMipmappedArray, handle);
      if (found === undefined) return CUDA_ERROR_INVALID_HANDLE;
      const code = gpu.synchronize(context);
      if (code !== 0) return code;
      gpu.handles.remove(handle);
      for (const { region } of found.levels) freeRegion(gpu, region);
      return 0;
    },
    cuArrayGetDescriptor_v2: (out, handle) =>
      withArray(handle, ({ shape }) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        const p = c.CUDA_ARRAY_DESCRIPTOR.at(out);
        p.Width = shape.width;
        p.Height = shape.height;
        p.Format = shape.format as typeof p.Format;
        p.NumChannels = shape.channels;
        return 0;
      }),
    cuArray3DGetDescriptor_v2: (out, handle) =>
      withArray(handle, ({ shape }) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        const p = c.CUDA_ARRAY3D_DESCRIPTOR.at(out);
        p.Width = shape.width;
        p.Height = shape.height;
        p.Depth = shape.depth;
        p.Format = shape.format as typeof p.Format;
        p.NumChannels = shape.channels;
        p.Flags = shape.flags;
        return 0;
      }),
    cuArrayDestroy: (handle) =>
      withArray(handle, ({ region, isLevel }) => {
        if (isLevel) return CUDA_ERROR_INVALID_HANDLE;
        const context = gpu.currentUncaptured();
        if (typeof context === "number") return context;
        const code = gpu.synchronize(context);
        if (code !== 0) return code;
        freeRegion(gpu, region);
        return 0;
      }),
  };
}

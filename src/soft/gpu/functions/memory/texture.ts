// C functions of texture and surface objects.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readBytes, writeBytes, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { KIND_SURFACE, KIND_TEXTURE, MOST_LEVELS } from "../../kernels/texture/descriptor.ts";
import { addDescriptor, blankDescriptor, removeDescriptor } from "../../kernels/texture/table.ts";
import { SoftArray } from "../../memory/array.ts";
import { SoftMipmappedArray } from "../../memory/mipmapped-array.ts";
import type { Region } from "../../memory/region.ts";
import { describeImage, describeSampling, type Image } from "./texture-descriptor.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

/** Texture or surface with the descriptors that it was created from, for queries. */
interface TextureObject {
  readonly kind: number;
  readonly resource: Uint8Array;
  readonly texture: Uint8Array;
  readonly view: Uint8Array | undefined;
  destroyed: boolean;
}

/** Returns cuTexObject* and cuSurfObject*. */
export function textureFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const objects = new Map<number, TextureObject>();

  /** Returns the image of a resource descriptor, or a CUresult. */
  function imageOf(resource: number): Image | number {
    const { resType, res } = c.CUDA_RESOURCE_DESC.at(resource);
    switch (resType) {
      case c.CU_RESOURCE_TYPE_ARRAY: {
        const array = gpu.handles.find(SoftArray, Number(res.array.hArray));
        return array === undefined ? c.CUDA_ERROR_INVALID_HANDLE : { levels: [array] };
      }
      case c.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: {
        const found = gpu.handles.find(SoftMipmappedArray, Number(res.mipmap.hMipmappedArray));
        return found === undefined
          ? c.CUDA_ERROR_INVALID_HANDLE
          : { levels: found.levels.slice(0, MOST_LEVELS) };
      }
      case c.CU_RESOURCE_TYPE_LINEAR: {
        const { devPtr, format, numChannels, sizeInBytes } = res.linear;
        return { address: Number(devPtr), bytes: Number(sizeInBytes), format, channels: numChannels };
      }
      case c.CU_RESOURCE_TYPE_PITCH2D: {
        const { devPtr, format, numChannels, width, height, pitchInBytes } = res.pitch2D;
        const rows = { width: Number(width), height: Number(height), pitch: Number(pitchInBytes) };
        const bytes = rows.pitch * rows.height;
        return { address: Number(devPtr), bytes, format, channels: numChannels, rows };
      }
    }
    return CUDA_ERROR_INVALID_VALUE;
  }

  /** Returns the memory of an image, or undefined when a part is not allocated. */
  function regionsOf(image: Image): Region[] | undefined {
    if ("levels" in image) return image.levels.map(({ region }) => region);
    const region = gpu.regions.find(image.address);
    const { address, bytes } = image;
    if (region === undefined || address + bytes > region.base + region.size) return undefined;
    return [region];
  }

  function create(out: number, resource: number, kind: number, texture: number, view: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    if (out === 0 || resource === 0) return CUDA_ERROR_INVALID_VALUE;
    const image = imageOf(resource);
    if (typeof image === "number") return image;
    const regions = regionsOf(image);
    if (regions === undefined) return CUDA_ERROR_INVALID_VALUE;
    if (!regions.every(({ base }) => gpu.space.inWindow(base))) return c.CUDA_ERROR_OUT_OF_MEMORY;
    if (kind === KIND_SURFACE && !("levels" in image)) return CUDA_ERROR_INVALID_VALUE;
    let wrong = 0;
    const handle = addDescriptor((d) => {
      wrong = describeImage(d, image) || (texture === 0 ? 0 : describeSampling(d, texture, image));
      if (wrong === 0) d[0] = kind;
    });
    if (handle === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
    if (wrong !== 0) {
      removeDescriptor(handle);
      return wrong;
    }
    const object: TextureObject = {
      kind,
      resource: readBytes(resource, c.CUDA_RESOURCE_DESC.size),
      texture: texture === 0 ? new Uint8Array(0) : readBytes(texture, c.CUDA_TEXTURE_DESC.size),
      view: view === 0 ? undefined : readBytes(view, c.CUDA_RESOURCE_VIEW_DESC.size),
      destroyed: false,
    };
    objects.set(handle, object);
    for (const region of regions)
      region.whenFreed.push(() => {
        if (!object.destroyed) blankDescriptor(handle);
      });
    writeU64(out, BigInt(handle));
    return 0;
  }

  function withObject(handle: number | bigint, kind: number, use: (object: TextureObject) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const object = objects.get(Number(handle));
    return object?.kind === kind ? use(object) : CUDA_ERROR_INVALID_VALUE;
  }

  const destroy = (handle: number | bigint, kind: number) =>
    withObject(handle, kind, (object) => {
      object.destroyed = true;
      objects.delete(Number(handle));
      removeDescriptor(Number(handle));
      return 0;
    });

  const report = (out: number, bytes: Uint8Array | undefined): number => {
    if (out === 0 || bytes === undefined) return CUDA_ERROR_INVALID_VALUE;
    writeBytes(out, bytes);
    return 0;
  };

  return {
    cuTexObjectCreate: (out, resource, texture, view) =>
      texture === 0 ? CUDA_ERROR_INVALID_VALUE : create(out, resource, KIND_TEXTURE, texture, view),
    cuTexObjectDestroy: (handle) => destroy(handle, KIND_TEXTURE),
    cuTexObjectGetResourceDesc: (out, handle) =>
      withObject(handle, KIND_TEXTURE, ({ resource }) => report(out, resource)),
    cuTexObjectGetTextureDesc: (out, handle) =>
      withObject(handle, KIND_TEXTURE, ({ texture }) => report(out, texture)),
    cuTexObjectGetResourceViewDesc: (out, handle) =>
      withObject(handle, KIND_TEXTURE, ({ view }) => report(out, view)),
    cuSurfObjectCreate: (out, resource) => create(out, resource, KIND_SURFACE, 0, 0),
    cuSurfObjectDestroy: (handle) => destroy(handle, KIND_SURFACE),
    cuSurfObjectGetResourceDesc: (out, handle) =>
      withObject(handle, KIND_SURFACE, ({ resource }) => report(out, resource)),
  };
}

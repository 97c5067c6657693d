// Conversion of CUDA's texture structs to the descriptor words that workers read.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readBytes, writeBytes, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { D, KIND_SURFACE, KIND_TEXTURE, MOST_LEVELS } from "../../kernels/texture/descriptor.ts";
import { addDescriptor, blankDescriptor, removeDescriptor } from "../../kernels/texture/table.ts";
import { channelBytes, isReal, wordOf } from "../../kernels/texture/texels.ts";
import { SoftArray, SoftMipmappedArray } from "../../memory/array.ts";
import type { Region } from "../../memory/region.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;
/** Maximum number of elements of a linear texture, as on real devices. */
const MOST_LINEAR = 2 ** 28;
const KNOWN_FLAGS =
  c.CU_TRSF_READ_AS_INTEGER |
  c.CU_TRSF_NORMALIZED_COORDINATES |
  c.CU_TRSF_SRGB |
  c.CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION |
  c.CU_TRSF_SEAMLESS_CUBEMAP;

/** Image of a texture: an array, the levels of a mipmapped array, or linear memory with its format. */
export type Image =
  | { readonly levels: readonly SoftArray[] }
  | {
      readonly address: number;
      readonly bytes: number;
      readonly format: number;
      readonly channels: number;
      readonly rows?: { readonly width: number; readonly height: number; readonly pitch: number };
    };

/** Writes the address and size of an image. Returns 0, or a CUresult. */
function describeImage(d: Int32Array, image: Image): number {
  if ("levels" in image) {
    const [first] = image.levels;
    if (first === undefined) return CUDA_ERROR_INVALID_VALUE;
    const { width, height, depth, flags, format, channels } = first.shape;
    const layered = (flags & (c.CUDA_ARRAY3D_LAYERED | c.CUDA_ARRAY3D_CUBEMAP)) !== 0;
    d[D.axes] = depth > 0 && !layered ? 3 : height > 0 ? 2 : 1;
    d[D.width] = width;
    d[D.height] = Math.max(1, height);
    d[D.depth] = Math.max(1, depth);
    d[D.layered] = Number(layered);
    d[D.cube] = Number((flags & c.CUDA_ARRAY3D_CUBEMAP) !== 0);
    d[D.format] = format;
    d[D.channels] = channels;
    d[D.pitch] = first.rowBytes;
    d[D.levels] = image.levels.length;
    for (const [n, { region }] of image.levels.entries()) d[D.level + n] = region.base | 0;
    return 0;
  }
  const { address, bytes, format, channels, rows } = image;
  const element = channelBytes(format) * channels;
  if (element === 0 || ![1, 2, 4].includes(channels)) return CUDA_ERROR_INVALID_VALUE;
  if (address % element !== 0) return c.CUDA_ERROR_MISALIGNED_ADDRESS;
  const width = rows?.width ?? Math.floor(bytes / element);
  if (rows === undefined && width > MOST_LINEAR) return CUDA_ERROR_INVALID_VALUE;
  if (rows !== undefined && (rows.width === 0 || rows.height === 0 || rows.pitch < rows.width * element))
    return CUDA_ERROR_INVALID_VALUE;
  d[D.axes] = rows === undefined ? 0 : 2;
  d[D.width] = width;
  d[D.height] = rows?.height ?? 1;
  d[D.depth] = 1;
  d[D.format] = format;
  d[D.channels] = channels;
  d[D.pitch] = rows?.pitch ?? width * element;
  d[D.levels] = 1;
  d[D.level] = address | 0;
  return 0;
}

/** Writes the sampling parameters of a texture. Returns 0, or a CUresult. */
function describeSampling(d: Int32Array, texture: number, image: Image): number {
  const wanted = c.CUDA_TEXTURE_DESC.at(texture);
  const { flags } = wanted;
  if ((flags & ~KNOWN_FLAGS) !== 0) return CUDA_ERROR_INVALID_VALUE;
  const modes = [0, 1, 2].map((axis) => Number(wanted.addressMode.get(axis)));
  if (modes.some((mode) => mode > c.CU_TR_ADDRESS_MODE_BORDER)) return CUDA_ERROR_INVALID_VALUE;
  if (wanted.filterMode > c.CU_TR_FILTER_MODE_LINEAR || wanted.mipmapFilterMode > c.CU_TR_FILTER_MODE_LINEAR)
    return CUDA_ERROR_INVALID_VALUE;
  const format = d[D.format]!;
  const asInteger =
    (flags & c.CU_TRSF_READ_AS_INTEGER) !== 0 || (!isReal(format) && channelBytes(format) === 4);
  const linear = wanted.filterMode === c.CU_TR_FILTER_MODE_LINEAR;
  // A linear filter needs real numbers.
  if (linear && asInteger && !isReal(format)) return CUDA_ERROR_INVALID_VALUE;
  for (const [axis, mode] of modes.entries()) d[D.addressing + axis] = mode;
  d[D.linear] = Number(linear && d[D.axes] !== 0);
  d[D.asInteger] = Number(asInteger);
  d[D.normalized] = Number((flags & c.CU_TRSF_NORMALIZED_COORDINATES) !== 0);
  d[D.srgb] = Number((flags & c.CU_TRSF_SRGB) !== 0);
  d[D.seamless] = Number((flags & c.CU_TRSF_SEAMLESS_CUBEMAP) !== 0);
  for (let n = 0; n < 4; n++) {
    const value = wanted.borderColor[n]!;
    d[D.border + n] = asInteger && !isReal(format) ? Math.trunc(value) : wordOf(value);
  }
  d[D.mipLinear] = Number(wanted.mipmapFilterMode === c.CU_TR_FILTER_MODE_LINEAR);
  d[D.mipBias] = wordOf(wanted.mipmapLevelBias);
  d[D.mipLeast] = wordOf(wanted.minMipmapLevelClamp);
  d[D.mipMost] = wordOf(wanted.maxMipmapLevelClamp);
  if (!("levels" in image) && image.rows === undefined) d[D.normalized] = 0;
  return 0;
}

// C functions of texture and surface objects.

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

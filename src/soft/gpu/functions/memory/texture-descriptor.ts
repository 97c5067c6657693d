// Conversion of CUDA's texture structs to the descriptor words that workers read.
import * as c from "../../../../../ffi/cuda/index.ts";
import { D } from "../../kernels/texture/descriptor.ts";
import { channelBytes, isReal, wordOf } from "../../kernels/texture/texels.ts";
import type { SoftArray } from "../../memory/array.ts";

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
export function describeImage(d: Int32Array, image: Image): number {
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
export function describeSampling(d: Int32Array, texture: number, image: Image): number {
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

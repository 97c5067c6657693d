import {
  CU_AD_FORMAT_FLOAT,
  CU_AD_FORMAT_HALF,
  CU_AD_FORMAT_SIGNED_INT8,
  CU_AD_FORMAT_SIGNED_INT16,
  CU_AD_FORMAT_SIGNED_INT32,
  CU_AD_FORMAT_UNSIGNED_INT8,
  CU_AD_FORMAT_UNSIGNED_INT16,
  CU_AD_FORMAT_UNSIGNED_INT32,
} from "../../../ffi/cuda/constants.ts";

/** C's formats of texel channels. */
export const texelFormats = {
  u8: CU_AD_FORMAT_UNSIGNED_INT8,
  u16: CU_AD_FORMAT_UNSIGNED_INT16,
  u32: CU_AD_FORMAT_UNSIGNED_INT32,
  i8: CU_AD_FORMAT_SIGNED_INT8,
  i16: CU_AD_FORMAT_SIGNED_INT16,
  i32: CU_AD_FORMAT_SIGNED_INT32,
  f16: CU_AD_FORMAT_HALF,
  f32: CU_AD_FORMAT_FLOAT,
} as const;

/** Type of a texel channel. */
export type TexelType = keyof typeof texelFormats;

export const texelTypes = Object.keys(texelFormats) as readonly TexelType[];

/** Number of channels of a texel. CUDA has no texels of three channels. */
export type Channels = 1 | 2 | 4;

// Words of the descriptor of a texture or surface. The table is in C memory that no kernel can reach.

export const DESCRIPTOR_WORDS = 64;
export const MOST_DESCRIPTORS = 65536;
export const MOST_LEVELS = 16;

export const KIND_NONE = 0;
export const KIND_TEXTURE = 1;
export const KIND_SURFACE = 2;

/** Word offsets in a descriptor. */
export const D = {
  kind: 0,
  /** Number of coordinates, 0 for linear memory. */
  axes: 1,
  width: 2,
  height: 3,
  /** Slices of a volume, or layers. */
  depth: 4,
  layered: 5,
  cube: 6,
  format: 7,
  channels: 8,
  addressing: 9,
  linear: 12,
  asInteger: 13,
  normalized: 14,
  srgb: 15,
  border: 16,
  levels: 20,
  mipLinear: 21,
  /** Bias of the mip level, as f32. */
  mipBias: 22,
  mipLeast: 23,
  mipMost: 24,
  seamless: 25,
  /** Bytes between rows of the first level. */
  pitch: 26,
  /** Serial number, unique for each object. */
  serial: 60,
  /** Offset of each level in the window. */
  level: 27,
} as const;

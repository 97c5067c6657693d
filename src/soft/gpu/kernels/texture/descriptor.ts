// What the workers know of a texture or surface: 64 words in a table in C memory, which no kernel can reach.

export const DESCRIPTOR_WORDS = 64;
export const MOST_DESCRIPTORS = 65536;
export const MOST_LEVELS = 16;

export const KIND_NONE = 0;
export const KIND_TEXTURE = 1;
export const KIND_SURFACE = 2;

/** Places in a descriptor. */
export const D = {
  kind: 0,
  /** 0 for linear memory, else how many coordinates the image has. */
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
  /** f32. */
  mipBias: 22,
  mipLeast: 23,
  mipMost: 24,
  seamless: 25,
  /** Bytes from a row to the next in the first level. */
  pitch: 26,
  /** Another number for each object that was ever there. */
  serial: 60,
  /** For each level where it begins in the window. */
  level: 27,
} as const;

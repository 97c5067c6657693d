// Textures and surfaces of forms, described by words for geometry, texel format and sampling.
import * as c from "../../../ffi/cuda/index.ts";
import type { Device } from "../../../src/cuda/index.ts";
import { Images } from "../ptx/texture-harness.ts";
import { Random } from "./values.ts";

/** Number of texels along an axis. */
const SIDE = 16;
const LAYERS = 3;
/** Distance between two rows of linear memory, in bytes. */
const PITCH_BYTES = 512;

const SIZES: Readonly<Record<string, readonly [size: readonly [number, number?, number?], flags: number]>> = {
  "1d": [[SIDE], 0],
  "2d": [[SIDE, SIDE], 0],
  "3d": [[SIDE, SIDE, SIDE], 0],
  a1d: [[SIDE, 0, LAYERS], c.CUDA_ARRAY3D_LAYERED],
  a2d: [[SIDE, SIDE, LAYERS], c.CUDA_ARRAY3D_LAYERED],
  cube: [[SIDE, SIDE, 6], c.CUDA_ARRAY3D_CUBEMAP],
  acube: [[SIDE, SIDE, 6 * LAYERS], c.CUDA_ARRAY3D_CUBEMAP | c.CUDA_ARRAY3D_LAYERED],
};

const FORMATS: Readonly<Record<string, number>> = {
  f32: c.CU_AD_FORMAT_FLOAT,
  f16: c.CU_AD_FORMAT_HALF,
  u8: c.CU_AD_FORMAT_UNSIGNED_INT8,
  s8: c.CU_AD_FORMAT_SIGNED_INT8,
  u16: c.CU_AD_FORMAT_UNSIGNED_INT16,
  s16: c.CU_AD_FORMAT_SIGNED_INT16,
  u32: c.CU_AD_FORMAT_UNSIGNED_INT32,
  s32: c.CU_AD_FORMAT_SIGNED_INT32,
};

const MODES = ["wrap", "clamp", "mirror", "border"];

/** Returns reproducible random texels; f32 and f16 are close to one. */
function texels(format: string, bytes: number): Uint8Array<ArrayBuffer> {
  const r = new Random(bytes);
  const words = new Uint32Array(Math.ceil(bytes / 4));
  for (let n = 0; n < words.length; n++) {
    const bits = r.next();
    if (format === "f32") words[n] = (bits & 0x80ff_ffff) | 0x3f00_0000;
    else if (format === "f16") words[n] = (bits & 0x83ff_83ff) | 0x3800_3800;
    else words[n] = bits;
  }
  return new Uint8Array(words.buffer, 0, bytes);
}

export interface Image extends Disposable {
  readonly handle: bigint;
}

/**
 * Creates an image such as `2d f32x4 linear clamp normalized`, `2d u8x4 surface` or `3d u8x1 unit wrap`.
 * `mip` has four levels of f32; `row` and `pitched` are linear memory.
 */
export function imageOf(device: Device, text: string): Image {
  const words = text.split(" ");
  const geometry = words.find((word) => Object.hasOwn(SIZES, word))!;
  const [, format = "f32", channels = "1"] =
    words.map((word) => /^([fsu]\d+)x(\d)$/.exec(word)).find((each) => each) ?? [];
  const images = new Images(device);
  const close = () => images[Symbol.dispose]();
  const surface = words.includes("surface");
  const sampling = {
    address: Math.max(
      0,
      MODES.findIndex((mode) => words.includes(mode)),
    ),
    linear: words.includes("linear"),
    integer: !format.startsWith("f") && !words.includes("unit"),
    normalized: words.includes("normalized"),
    border: 0.25,
    mipLinear: words.includes("between"),
  };
  if (words.includes("mip")) {
    const levels = [0, 1, 2, 3].map(
      (level) => new Float32Array(texels("f32", 4 * (SIDE >> level) ** 2).buffer),
    );
    return {
      handle: images.texture(images.resource(images.mipmap(SIDE, levels), true), sampling),
      [Symbol.dispose]: close,
    };
  }
  const bits = Number(format.slice(1));
  if (words.includes("row") || words.includes("pitched")) {
    const pitched = words.includes("pitched");
    const memory = device.from(
      texels(format, pitched ? SIDE * PITCH_BYTES : (SIDE * Number(channels) * bits) / 8),
    );
    const at = Number(memory.pointer);
    const row = pitched
      ? images.rows(at, [SIDE, SIDE, PITCH_BYTES], FORMATS[format]!)
      : images.linear(at, memory.byteLength, FORMATS[format]!, Number(channels));
    const end = () => {
      close();
      memory.close();
    };
    return { handle: images.texture(row, sampling), [Symbol.dispose]: end };
  }
  const [size, flags] = SIZES[geometry]!;
  const bytes =
    size.reduce<number>((all, side) => all * Math.max(1, side ?? 1), 1) * Number(channels) * (bits / 8);
  const array = images.array({
    size,
    format: FORMATS[format]!,
    channels: Number(channels),
    flags: flags | (surface ? c.CUDA_ARRAY3D_SURFACE_LDST : 0),
    data: texels(format, bytes),
  });
  const handle = surface ? images.surface(array) : images.texture(images.resource(array), sampling);
  return { handle, [Symbol.dispose]: close };
}

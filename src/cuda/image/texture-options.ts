import {
  CU_TR_ADDRESS_MODE_BORDER,
  CU_TR_ADDRESS_MODE_CLAMP,
  CU_TR_ADDRESS_MODE_MIRROR,
  CU_TR_ADDRESS_MODE_WRAP,
} from "../../../ffi/cuda/constants.ts";
import { described, flag, int, nested, oneOf, optionsTable } from "../../arguments/options.ts";
import { type Channels, type TexelType, texelTypes } from "./texel.ts";

export const addressModes = {
  clamp: CU_TR_ADDRESS_MODE_CLAMP,
  wrap: CU_TR_ADDRESS_MODE_WRAP,
  mirror: CU_TR_ADDRESS_MODE_MIRROR,
  border: CU_TR_ADDRESS_MODE_BORDER,
} as const;

/**
 * Result of a read outside of the image: the nearest texel, the repeated image, the mirrored image, or the
 * border colour.
 */
export type AddressMode = keyof typeof addressModes;

/** Rows of texels in a buffer. */
export interface TextureRows {
  /** Number of texels in a row. */
  readonly width: number;
  readonly height: number;
  /** Distance between the starts of two rows, in bytes. A multiple of the device's texturePitchAlignment. */
  readonly pitchBytes: number;
}

/** Sampling options of a texture. */
export interface TextureOptions {
  /** "nearest" returns the texel at a coordinate, "linear" interpolates its neighbours. */
  readonly filter?: "nearest" | "linear";
  /** Address mode outside of the image: one for all directions, or one for each. */
  readonly address?: AddressMode | readonly AddressMode[];
  /** Makes coordinates go from 0 to 1 over the image instead of to its size. "wrap" and "mirror" need it. */
  readonly normalized?: boolean;
  /** Converts integers of 8 and 16 bits to floats from 0 to 1, or -1 to 1 for signed ones. */
  readonly asFloat?: boolean;
  /** Colour outside of the image with "border": red, green, blue, alpha. */
  readonly borderColor?: readonly number[];
  /** Type of a channel of a buffer. Default: the type of the buffer. */
  readonly type?: TexelType;
  /** Number of channels of a texel in a buffer. */
  readonly channels?: Channels;
  /** Rows of texels in a buffer. Default: one row, which is read by integer coordinates (tex1Dfetch). */
  readonly rows?: TextureRows;
}

const textureRows = optionsTable<TextureRows>()(
  "cuda.TextureRows",
  { "Texture.create": 1 },
  {
    width: { type: int(1), required: true, unit: "texels", text: "Number of texels in a row." },
    height: { type: int(1), required: true, text: "Rows." },
    pitchBytes: {
      type: int(1),
      required: true,
      unit: "bytes",
      text: "Distance between the starts of two rows.",
    },
  },
);

const isMode = (value: unknown): boolean => typeof value === "string" && Object.hasOwn(addressModes, value);

export const textureOptions = optionsTable<TextureOptions>()(
  "cuda.TextureOptions",
  { "Texture.create": 1 },
  {
    filter: {
      type: oneOf("nearest", "linear"),
      default: "nearest",
      text: "Filter between texels.",
    },
    address: {
      type: described<AddressMode | readonly AddressMode[]>(
        '"clamp", "wrap", "mirror" or "border", or one of them for each direction',
        (value) =>
          isMode(value) ||
          (Array.isArray(value) && value.length >= 1 && value.length <= 3 && value.every(isMode)),
      ),
      default: "clamp",
      text: "Address mode outside of the image.",
    },
    normalized: { type: flag(), default: false, text: "Makes coordinates go from 0 to 1 over the image." },
    asFloat: { type: flag(), default: false, text: "Converts integers to floats from 0 to 1, or -1 to 1." },
    borderColor: {
      type: described<readonly number[]>(
        "up to four numbers",
        (value) =>
          Array.isArray(value) && value.length <= 4 && value.every((each) => typeof each === "number"),
      ),
      default: [],
      text: 'Colour outside of the image with "border".',
    },
    type: { type: oneOf(...texelTypes), defaultText: "the source's", text: "Type of a channel of a buffer." },
    channels: { type: oneOf(1, 2, 4), default: 1, text: "Number of channels of a buffer's texel." },
    rows: { type: nested(() => textureRows), defaultText: "one row", text: "Rows of texels in a buffer." },
  },
);

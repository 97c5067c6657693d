import {
  CU_TR_ADDRESS_MODE_BORDER,
  CU_TR_ADDRESS_MODE_CLAMP,
  CU_TR_ADDRESS_MODE_MIRROR,
  CU_TR_ADDRESS_MODE_WRAP,
} from "../../../ffi/cuda/constants.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { described, flag, int, nested, oneOf } from "../../arguments/value-type.ts";
import { type Channels, type TexelType, texelTypes } from "./texel.ts";

export const addressModes = {
  clamp: CU_TR_ADDRESS_MODE_CLAMP,
  wrap: CU_TR_ADDRESS_MODE_WRAP,
  mirror: CU_TR_ADDRESS_MODE_MIRROR,
  border: CU_TR_ADDRESS_MODE_BORDER,
} as const;

/** What a texture gives outside of its image: the nearest texel, the image again, the image turned, or the border's colour. */
export type AddressMode = keyof typeof addressModes;

/** Rows of texels in a buffer. */
export interface TextureRows {
  /** Texels of a row. */
  readonly width: number;
  readonly height: number;
  /** From one row's start to the next's; a multiple of the device's texturePitchAlignment. */
  readonly pitchBytes: number;
}

/** How a texture is read. */
export interface TextureOptions {
  /** "nearest" gives the texel at a place, "linear" what lies between its neighbours. */
  readonly filter?: "nearest" | "linear";
  /** Outside of the image: one for all directions, or one for each. */
  readonly address?: AddressMode | readonly AddressMode[];
  /** Coordinates are 0 to 1 over the image, not 0 to its size: "wrap" and "mirror" need it. */
  readonly normalized?: boolean;
  /** Integers come as floats from 0 to 1 (-1 to 1 with a sign); they come as they are otherwise. Channels of 8 and 16 bits. */
  readonly asFloat?: boolean;
  /** What lies outside with "border": red, green, blue, alpha. */
  readonly borderColor?: readonly number[];
  /** Of a buffer: what a channel is, f32 or what the buffer has if it is not said. */
  readonly type?: TexelType;
  /** Of a buffer: channels of a texel. */
  readonly channels?: Channels;
  /** Of a buffer: rows of texels; one row of all of them otherwise, which is read by whole numbers (tex1Dfetch). */
  readonly rows?: TextureRows;
}

const textureRows = optionsTable<TextureRows>()(
  "cuda.TextureRows",
  { "Texture.create": 1 },
  {
    width: { type: int(1), required: true, unit: "texels", text: "Texels of a row." },
    height: { type: int(1), required: true, text: "Rows." },
    pitchBytes: { type: int(1), required: true, unit: "bytes", text: "From one row's start to the next's." },
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
      text: "The texel, or what lies between.",
    },
    address: {
      type: described<AddressMode | readonly AddressMode[]>(
        '"clamp", "wrap", "mirror" or "border", or one of them for each direction',
        (value) =>
          isMode(value) ||
          (Array.isArray(value) && value.length >= 1 && value.length <= 3 && value.every(isMode)),
      ),
      default: "clamp",
      text: "What is outside of the image.",
    },
    normalized: { type: flag(), default: false, text: "Coordinates are 0 to 1 over the image." },
    asFloat: { type: flag(), default: false, text: "Integers come as floats from 0 to 1, or -1 to 1." },
    borderColor: {
      type: described<readonly number[]>(
        "up to four numbers",
        (value) =>
          Array.isArray(value) && value.length <= 4 && value.every((each) => typeof each === "number"),
      ),
      default: [],
      text: 'What lies outside with "border".',
    },
    type: { type: oneOf(...texelTypes), defaultText: "the source's", text: "What a channel of a buffer is." },
    channels: { type: oneOf(1, 2, 4), default: 1, text: "Channels of a buffer's texel." },
    rows: { type: nested(() => textureRows), defaultText: "one row", text: "Rows of texels in a buffer." },
  },
);

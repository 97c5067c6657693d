import {
  CU_RESOURCE_TYPE_ARRAY,
  CU_RESOURCE_TYPE_LINEAR,
  CU_RESOURCE_TYPE_PITCH2D,
  CU_TR_FILTER_MODE_LINEAR,
  CU_TR_FILTER_MODE_POINT,
  CU_TRSF_NORMALIZED_COORDINATES,
  CU_TRSF_READ_AS_INTEGER,
} from "../../../ffi/cuda/constants.ts";
import { CUDA_RESOURCE_DESC, CUDA_TEXTURE_DESC } from "../../../ffi/cuda/structs.ts";
import { checkOptions } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { isKind } from "../driver/kind.ts";
import type { Buffer } from "../memory/buffer.ts";
import { elementBytes } from "../memory/element-type.ts";
import { ImageArray } from "./image-array.ts";
import { ImageObject } from "./image-object.ts";
import { type TexelType, texelFormats } from "./texel.ts";
import { type AddressMode, addressModes, type TextureOptions, textureOptions } from "./texture-options.ts";

type Given = ReturnType<typeof read>;
const read = (options: TextureOptions | undefined) => checkOptions(textureOptions, "Texture.create", options);

/**
 * An array or buffer that kernels read through the texture unit (`tex`, `tex2D` in CUDA C++), with a filter
 * and an address mode. A kernel takes it as a 64-bit argument. It closes with its array or with the memory of
 * its buffer.
 *
 * @example
 * using image = ImageArray.allocate(device, { width: 4, height: 4, type: "u8", channels: 4 });
 * image.set(new Uint8Array(64).fill(255));
 * using texture = Texture.create(image, {
 *   filter: "linear",
 *   address: "wrap",
 *   normalized: true,
 *   asFloat: true,
 * });
 */
export class Texture extends ImageObject {
  readonly source: ImageArray | Buffer;

  /** @internal Use `Texture.create`. */
  constructor(from: Internal, source: ImageArray | Buffer, handle: bigint) {
    checkInternal(from, "Texture", "Texture.create()");
    super(source.device, handle);
    this.source = source;
    this.own(source instanceof ImageArray ? source : source.allocation);
  }

  /**
   * Creates a texture (`cuTexObjectCreate`). Throws TypeError or RangeError for impossible options, and
   * CudaError for those that the driver refuses.
   */
  static create(source: ImageArray | Buffer, options?: TextureOptions): Texture {
    const given = read(options);
    const ofArray = source instanceof ImageArray;
    if (!ofArray && !isKind(source, "Buffer"))
      throw new TypeError(`Texture.create: source is ${shown(source)}. Use an ImageArray or a Buffer`);
    source.ensureOpen();
    const resource = ofArray ? arrayResource(source, given) : bufferResource(source, given);
    checkSampling(source, given);
    const { device } = source;
    device.enter();
    const { lib, results } = device.driver;
    const sampling = CUDA_TEXTURE_DESC.alloc({
      filterMode: given.filter === "linear" ? CU_TR_FILTER_MODE_LINEAR : CU_TR_FILTER_MODE_POINT,
      flags:
        (given.asFloat ? 0 : CU_TRSF_READ_AS_INTEGER) |
        (given.normalized ? CU_TRSF_NORMALIZED_COORDINATES : 0),
    });
    const modes = typeof given.address === "string" ? [given.address] : given.address;
    for (let axis = 0; axis < 3; axis++)
      sampling.addressMode.set(axis, addressModes[(modes[axis] ?? modes.at(-1)) as AddressMode]);
    sampling.borderColor.set(given.borderColor);
    const call = "cuTexObjectCreate";
    device.driver.check(lib.cuTexObjectCreate(results.pointer, resource.pointer, sampling.pointer, 0), call);
    return new Texture(internal, source, BigInt(results.u64()));
  }

  protected override release(): void {
    this.device.enter();
    this.device.driver.check(this.device.driver.lib.cuTexObjectDestroy(this.handle), "cuTexObjectDestroy");
  }
}

function arrayResource(array: ImageArray, given: Given) {
  for (const name of ["rows", "type"] as const)
    if (given[name] !== undefined)
      throw new TypeError(
        `Texture.create: ${name} is for buffers. Omit it, because an ImageArray has its own`,
      );
  const wanted = CUDA_RESOURCE_DESC.alloc({ resType: CU_RESOURCE_TYPE_ARRAY });
  wanted.res.array.hArray = array.pointer;
  return wanted;
}

const isTexel = (type: string): type is TexelType => Object.hasOwn(texelFormats, type);

function typeOf(source: ImageArray | Buffer, given: Given): TexelType {
  const type = given.type ?? source.type;
  if (!isTexel(type))
    throw new TypeError(`Texture.create: a texel's channel cannot be ${type}. Use "f32" or another type`);
  return type;
}

function bufferResource(buffer: Buffer, given: Given) {
  const type = typeOf(buffer, given);
  const texel = elementBytes(type) * given.channels;
  const wanted = CUDA_RESOURCE_DESC.alloc({
    resType: given.rows === undefined ? CU_RESOURCE_TYPE_LINEAR : CU_RESOURCE_TYPE_PITCH2D,
  });
  if (given.rows === undefined) {
    const { linear } = wanted.res;
    linear.devPtr = buffer.pointer;
    linear.format = texelFormats[type];
    linear.numChannels = given.channels;
    linear.sizeInBytes = buffer.byteLength;
    return wanted;
  }
  const { width, height, pitchBytes } = given.rows;
  if (pitchBytes < width * texel || pitchBytes * (height - 1) + width * texel > buffer.byteLength)
    throw new RangeError(
      `Texture.create: ${height} rows of ${width} texels, ${pitchBytes} bytes apart, are not within ${buffer.byteLength} bytes`,
    );
  const { pitch2D } = wanted.res;
  pitch2D.devPtr = buffer.pointer;
  pitch2D.format = texelFormats[type];
  pitch2D.numChannels = given.channels;
  pitch2D.width = width;
  pitch2D.height = height;
  pitch2D.pitchInBytes = pitchBytes;
  return wanted;
}

/** Refuses options that C accepts and then treats differently. */
function checkSampling(source: ImageArray | Buffer, given: Given): void {
  const type = typeOf(source, given);
  const whole = !type.startsWith("f");
  if (given.asFloat && (!whole || type.endsWith("32")))
    throw new TypeError(`Texture.create: asFloat is for integers of 8 and 16 bits, the texels are ${type}`);
  if (given.filter === "linear" && whole && !given.asFloat)
    throw new TypeError(
      `Texture.create: filter "linear" cannot interpolate integers. Set asFloat for ${type}`,
    );
  const modes: readonly string[] = typeof given.address === "string" ? [given.address] : given.address;
  if (!given.normalized && (modes.includes("wrap") || modes.includes("mirror")))
    throw new TypeError(
      'Texture.create: address "wrap" and "mirror" need normalized coordinates. Set normalized: true',
    );
}

import {
  CU_MEMORYTYPE_ARRAY,
  CU_MEMORYTYPE_HOST,
  CUDA_ARRAY3D_CUBEMAP,
  CUDA_ARRAY3D_LAYERED,
  CUDA_ARRAY3D_SURFACE_LDST,
} from "../../../ffi/cuda/constants.ts";
import { CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY3D } from "../../../ffi/cuda/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { checkOptions, flag, int, oneOf, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind } from "../driver/kind.ts";
import { type ArrayOf, arrayType, elementBytes, elementTypeOf } from "../memory/element-type.ts";
import { runFunctionsFirst } from "../memory/functions-first.ts";
import { afterHostFunctions } from "../stream/host-functions.ts";
import { type Channels, type TexelType, texelFormats, texelTypes } from "./texel.ts";

/** Shape of an array of texels. */
export interface ImageOptions {
  /** Number of texels in a row. */
  readonly width: number;
  /** Number of rows. Default: one dimension. */
  readonly height?: number;
  /** Number of planes. Default: two dimensions. */
  readonly depth?: number;
  /** Number of images of one or two dimensions, selected by index. Not with `depth`. */
  readonly layers?: number;
  /** True when six square layers are the sides of a cube. */
  readonly cube?: boolean;
  /** Type of a channel. Default "f32". */
  readonly type?: TexelType;
  /** Number of channels of a texel: 1, 2 or 4. */
  readonly channels?: Channels;
  /** Lets kernels write the array as a surface. */
  readonly surface?: boolean;
}

export const imageOptions = optionsTable<ImageOptions>()(
  "cuda.ImageOptions",
  { "ImageArray.allocate": 1 },
  {
    width: { type: int(1), required: true, unit: "texels", text: "Number of texels in a row." },
    height: { type: int(1), defaultText: "one dimension", text: "Rows." },
    depth: { type: int(1), defaultText: "two dimensions", text: "Planes." },
    layers: { type: int(1), defaultText: "no layers", text: "Number of images, selected by index." },
    cube: { type: flag(), default: false, text: "Makes six square layers the sides of a cube." },
    type: { type: oneOf(...texelTypes), default: "f32", text: "Type of a channel." },
    channels: { type: oneOf(1, 2, 4), default: 1, text: "Number of channels of a texel." },
    surface: { type: flag(), default: false, text: "Lets kernels write the array as a surface." },
  },
);

/**
 * Texels in device memory in a layout of the driver (a CUDA array, `CUarray`). Textures sample it fastest,
 * and surfaces need it.
 * Textures and surfaces of the array close with it.
 *
 * @example
 * using image = ImageArray.allocate(device, { width: 64, height: 64 });
 * image.set(new Float32Array(64 * 64).fill(0.5));
 * using texture = Texture.create(image, { filter: "linear", address: "clamp" });
 */
export class ImageArray extends Resource {
  readonly device: Device;
  /** The C object, `CUarray`. */
  readonly pointer: number;
  readonly width: number;
  /** Number of rows, 0 for one dimension. */
  readonly height: number;
  /** Number of planes or layers, or 0. */
  readonly depth: number;
  readonly layered: boolean;
  readonly type: TexelType;
  readonly channels: Channels;
  /** True when the array can be a surface. */
  readonly surface: boolean;

  /** @internal Use `ImageArray.allocate`. */
  constructor(
    from: Internal,
    device: Device,
    pointer: number,
    shape: Pick<ImageArray, "width" | "height" | "depth" | "layered" | "type" | "channels" | "surface">,
  ) {
    checkInternal(from, "ImageArray", "ImageArray.allocate()");
    super();
    this.device = device;
    this.pointer = pointer;
    this.width = shape.width;
    this.height = shape.height;
    this.depth = shape.depth;
    this.layered = shape.layered;
    this.type = shape.type;
    this.channels = shape.channels;
    this.surface = shape.surface;
    this.own(device);
  }

  /**
   * Allocates an array (`cuArray3DCreate`) without writing its texels. Throws TypeError or RangeError for an
   * impossible shape.
   */
  static allocate(device: Device, options: ImageOptions): ImageArray {
    checkKind(device, "Device", "ImageArray.allocate: device");
    const given = checkOptions(imageOptions, "ImageArray.allocate", options);
    const { width, height = 0, depth = 0, layers, cube, type, channels, surface } = given;
    if (depth > 0 && (layers !== undefined || height === 0))
      throw new TypeError(
        layers === undefined
          ? "ImageArray.allocate: depth needs a height"
          : "ImageArray.allocate: layers are images of one or two dimensions. Use depth or layers",
      );
    if (cube && (width !== height || (layers ?? 6) % 6 !== 0 || depth > 0))
      throw new RangeError(
        "ImageArray.allocate: a cube has square sides, and six layers or a multiple of them",
      );
    // Six sides make a cube, and more of them make layers of cubes.
    const layered = cube ? (layers ?? 6) > 6 : layers !== undefined;
    const planes = cube ? (layers ?? 6) : (layers ?? depth);
    const texels = width * Math.max(1, height) * Math.max(1, planes);
    device.reservation?.check("ImageArray.allocate", texels * channels * elementBytes(type));
    device.enter();
    const { lib, results } = device.driver;
    const wanted = CUDA_ARRAY3D_DESCRIPTOR.alloc({
      Width: width,
      Height: height,
      Depth: planes,
      Format: texelFormats[type],
      NumChannels: channels,
      Flags:
        (layered ? CUDA_ARRAY3D_LAYERED : 0) |
        (cube ? CUDA_ARRAY3D_CUBEMAP : 0) |
        (surface ? CUDA_ARRAY3D_SURFACE_LDST : 0),
    });
    const call = "cuArray3DCreate_v2";
    device.driver.check(lib.cuArray3DCreate_v2(results.pointer, wanted.pointer), call);
    const shape = { width, height, depth: planes, layered, type, channels, surface };
    return new ImageArray(internal, device, results.u64(), shape);
  }

  get label(): string {
    const size = [this.width, this.height, this.depth].filter((each) => each > 0).join(" x ");
    return `ImageArray (${size}, ${this.channels} x ${this.type})`;
  }

  /** Number of values: width, height, planes or layers, and channels multiplied. */
  get length(): number {
    return this.width * Math.max(1, this.height) * Math.max(1, this.depth) * this.channels;
  }

  /**
   * Writes all texels row by row and waits (`cuMemcpy3D`). Throws TypeError or RangeError for another type or
   * length.
   */
  set(source: ArrayOf<TexelType>): this {
    this.ensureOpen();
    if (!ArrayBuffer.isView(source) || elementTypeOf(source) !== this.type)
      throw new TypeError(`set: the texels are ${shown(source)}. Use a typed array of ${this.type}`);
    if (source.length !== this.length)
      throw new RangeError(`set: ${source.length} numbers for ${this.length} of ${this.label}`);
    this.#copy(source, true);
    return this;
  }

  /** Copies all texels row by row (`cuMemcpy3D`). */
  toArray(): ArrayOf<TexelType> {
    this.ensureOpen();
    const found = new (arrayType(this.type))(this.length);
    this.#copy(found, false);
    return found;
  }

  #copy(host: ArrayOf<TexelType>, write: boolean): void {
    const rowBytes = this.width * this.channels * elementBytes(this.type);
    const rows = Math.max(1, this.height);
    const copy = CUDA_MEMCPY3D.alloc({
      WidthInBytes: rowBytes,
      Height: rows,
      Depth: Math.max(1, this.depth),
      ...(write
        ? {
            srcMemoryType: CU_MEMORYTYPE_HOST,
            srcHost: addressOf(host),
            srcPitch: rowBytes,
            srcHeight: rows,
            dstMemoryType: CU_MEMORYTYPE_ARRAY,
            dstArray: this.pointer,
          }
        : {
            srcMemoryType: CU_MEMORYTYPE_ARRAY,
            srcArray: this.pointer,
            dstMemoryType: CU_MEMORYTYPE_HOST,
            dstHost: addressOf(host),
            dstPitch: rowBytes,
            dstHeight: rows,
          }),
    });
    runFunctionsFirst(this.device, undefined);
    this.device.enter();
    this.device.driver.check(this.device.driver.lib.cuMemcpy3D_v2(copy.pointer), "cuMemcpy3D_v2", this.label);
  }

  protected override release(): void {
    const { driver, pointer: context } = this.device;
    afterHostFunctions(driver, context, () => {
      driver.enter(context);
      driver.check(driver.lib.cuArrayDestroy(this.pointer), "cuArrayDestroy");
    });
  }
}

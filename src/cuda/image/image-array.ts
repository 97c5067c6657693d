import {
  CU_MEMORYTYPE_ARRAY,
  CU_MEMORYTYPE_HOST,
  CUDA_ARRAY3D_CUBEMAP,
  CUDA_ARRAY3D_LAYERED,
  CUDA_ARRAY3D_SURFACE_LDST,
} from "../../../ffi/cuda/constants.ts";
import { CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY3D } from "../../../ffi/cuda/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { shown } from "../../arguments/shown.ts";
import { flag, int, oneOf } from "../../arguments/value-type.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { checkKind } from "../kind.ts";
import { type ArrayOf, arrayType, elementBytes, elementTypeOf } from "../memory/element-type.ts";
import { type Channels, type TexelType, texelFormats, texelTypes } from "./texel.ts";

/** The shape of an array of texels. */
export interface ImageOptions {
  /** Texels of a row. */
  readonly width: number;
  /** Rows; one dimension without. */
  readonly height?: number;
  /** Planes; two dimensions without. */
  readonly depth?: number;
  /** So many images of one or two dimensions, chosen by number; not with `depth`. */
  readonly layers?: number;
  /** Six square layers are the sides of a cube. */
  readonly cube?: boolean;
  /** What a channel is: f32 if it is not said. */
  readonly type?: TexelType;
  /** Channels of a texel: 1, 2 or 4. */
  readonly channels?: Channels;
  /** Kernels may write it as a surface. */
  readonly surface?: boolean;
}

export const imageOptions = optionsTable<ImageOptions>()(
  "cuda.ImageOptions",
  { "ImageArray.allocate": 1 },
  {
    width: { type: int(1), required: true, unit: "texels", text: "Texels of a row." },
    height: { type: int(1), defaultText: "one dimension", text: "Rows." },
    depth: { type: int(1), defaultText: "two dimensions", text: "Planes." },
    layers: { type: int(1), defaultText: "no layers", text: "Images that are chosen by number." },
    cube: { type: flag(), default: false, text: "Six square layers are the sides of a cube." },
    type: { type: oneOf(...texelTypes), default: "f32", text: "What a channel is." },
    channels: { type: oneOf(1, 2, 4), default: 1, text: "Channels of a texel." },
    surface: { type: flag(), default: false, text: "Kernels may write it as a surface." },
  },
);

/**
 * Texels in device memory in an order of the driver's own (a CUDA array, `CUarray`): what textures sample fastest, and all that surfaces
 * can be made of. Textures and surfaces over it close with it.
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
  /** 0 for one dimension. */
  readonly height: number;
  /** Planes or layers; 0 for neither. */
  readonly depth: number;
  readonly layered: boolean;
  readonly type: TexelType;
  readonly channels: Channels;
  /** Can it be a surface? */
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

  /** Allocates one (`cuArray3DCreate`), its texels not written. TypeError or RangeError for shapes that cannot be. */
  static allocate(device: Device, options: ImageOptions): ImageArray {
    checkKind(device, "Device", "ImageArray.allocate: device");
    const given = checkOptions(imageOptions, "ImageArray.allocate", options);
    const { width, height = 0, depth = 0, layers, cube, type, channels, surface } = given;
    if (depth > 0 && (layers !== undefined || height === 0))
      throw new TypeError(
        layers === undefined
          ? "ImageArray.allocate: depth needs a height"
          : "ImageArray.allocate: layers are images of one or two dimensions: use depth or layers",
      );
    if (cube && (width !== height || (layers ?? 6) % 6 !== 0 || depth > 0))
      throw new RangeError(
        "ImageArray.allocate: a cube has square sides, and six layers or a multiple of them",
      );
    // Six sides are a cube by themselves; more of them are layers.
    const layered = cube ? (layers ?? 6) > 6 : layers !== undefined;
    const planes = cube ? (layers ?? 6) : (layers ?? depth);
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

  /** Numbers of all texels: width, height, planes or layers, and channels multiplied. */
  get length(): number {
    return this.width * Math.max(1, this.height) * Math.max(1, this.depth) * this.channels;
  }

  /** Writes all texels, row by row, and waits (`cuMemcpy3D`). TypeError or RangeError for another type or length. */
  set(source: ArrayOf<TexelType>): this {
    this.ensureOpen();
    if (!ArrayBuffer.isView(source) || elementTypeOf(source) !== this.type)
      throw new TypeError(`set: the texels are ${shown(source)}: use a typed array of ${this.type}`);
    if (source.length !== this.length)
      throw new RangeError(`set: ${source.length} numbers for ${this.length}: ${this.label}`);
    this.#copy(source, true);
    return this;
  }

  /** A copy of all texels, row by row (`cuMemcpy3D`). */
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
    this.device.enter();
    this.device.driver.check(this.device.lib.cuMemcpy3D_v2(copy.pointer), "cuMemcpy3D_v2", this.label);
  }

  protected override release(): void {
    this.device.enter();
    this.device.driver.check(this.device.lib.cuArrayDestroy(this.pointer), "cuArrayDestroy");
  }
}

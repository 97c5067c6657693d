// Arrays, textures and surfaces of a device, created with the driver's functions.
import * as c from "../../../ffi/cuda/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import type { Device } from "../../../src/cuda/index.ts";

type Data =
  | Float32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Int8Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>;

export interface ArrayOptions {
  readonly size: readonly [width: number, height?: number, depth?: number];
  readonly format: number;
  readonly channels?: number;
  readonly flags?: number;
  readonly data?: Data;
}

export interface Sampling {
  readonly address?: number;
  readonly linear?: boolean;
  readonly integer?: boolean;
  readonly normalized?: boolean;
  readonly border?: number;
  readonly mipLinear?: boolean;
}

const BYTES: Readonly<Record<number, number>> = {
  [c.CU_AD_FORMAT_UNSIGNED_INT8]: 1,
  [c.CU_AD_FORMAT_SIGNED_INT8]: 1,
  [c.CU_AD_FORMAT_UNSIGNED_INT16]: 2,
  [c.CU_AD_FORMAT_SIGNED_INT16]: 2,
  [c.CU_AD_FORMAT_HALF]: 2,
};

/** Images of one test; `close` destroys all of them. */
export class Images {
  readonly #lib: Device["lib"];
  readonly #ends: (() => void)[] = [];
  readonly #out = new BigUint64Array(new ArrayBuffer(8));

  constructor(device: Device) {
    device.enter();
    this.#lib = device.lib;
  }

  #made(call: (out: number) => number): bigint {
    this.#ok(call(addressOf(this.#out.buffer)));
    return this.#out[0]!;
  }

  #ok(code: number): void {
    if (code !== 0) throw new Error(c.CUresult.nameOf(code));
  }

  array({
    size: [width, height = 0, depth = 0],
    format,
    channels = 1,
    flags = 0,
    data,
  }: ArrayOptions): bigint {
    const p = c.CUDA_ARRAY3D_DESCRIPTOR.alloc();
    Object.assign(p, {
      Width: width,
      Height: height,
      Depth: depth,
      Format: format,
      NumChannels: channels,
      Flags: flags,
    });
    const array = this.#made((out) => this.#lib.cuArray3DCreate_v2(out, p.pointer));
    this.#ends.push(() => this.#ok(this.#lib.cuArrayDestroy(Number(array))));
    if (data !== undefined) this.fill(array, data, [width, height, depth], (BYTES[format] ?? 4) * channels);
    return array;
  }

  /** Copies all elements of an array from host memory. */
  fill(
    array: bigint,
    data: Data,
    [width, height, depth]: readonly [number, number, number],
    bytes: number,
  ): void {
    const copy = c.CUDA_MEMCPY3D.alloc();
    copy.srcMemoryType = c.CU_MEMORYTYPE_HOST;
    copy.srcHost = addressOf(data.buffer);
    copy.srcPitch = width * bytes;
    copy.srcHeight = Math.max(1, height);
    copy.dstMemoryType = c.CU_MEMORYTYPE_ARRAY;
    copy.dstArray = Number(array);
    copy.WidthInBytes = width * bytes;
    copy.Height = Math.max(1, height);
    copy.Depth = Math.max(1, depth);
    this.#ok(this.#lib.cuMemcpy3D_v2(copy.pointer));
  }

  /** Creates a mipmapped array of one f32 channel from its levels' data. */
  mipmap(size: number, levels: readonly Float32Array<ArrayBuffer>[]): bigint {
    const p = c.CUDA_ARRAY3D_DESCRIPTOR.alloc();
    Object.assign(p, {
      Width: size,
      Height: size,
      Depth: 0,
      Format: c.CU_AD_FORMAT_FLOAT,
      NumChannels: 1,
      Flags: 0,
    });
    const found = this.#made((out) => this.#lib.cuMipmappedArrayCreate(out, p.pointer, levels.length));
    this.#ends.push(() => this.#ok(this.#lib.cuMipmappedArrayDestroy(Number(found))));
    for (const [level, data] of levels.entries()) {
      const array = this.#made((out) => this.#lib.cuMipmappedArrayGetLevel(out, Number(found), level));
      this.fill(array, data, [size >> level, size >> level, 0], 4);
    }
    return found;
  }

  resource(array: bigint, mipmapped = false) {
    const p = c.CUDA_RESOURCE_DESC.alloc();
    p.resType = mipmapped ? c.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY : c.CU_RESOURCE_TYPE_ARRAY;
    p.res.array.hArray = Number(array);
    return p;
  }

  linear(address: number, bytes: number, format: number, channels = 1) {
    const p = c.CUDA_RESOURCE_DESC.alloc();
    p.resType = c.CU_RESOURCE_TYPE_LINEAR;
    const { linear } = p.res;
    linear.devPtr = address;
    linear.format = format as typeof linear.format;
    linear.numChannels = channels;
    linear.sizeInBytes = bytes;
    return p;
  }

  rows(address: number, [width, height, pitch]: readonly [number, number, number], format: number) {
    const p = c.CUDA_RESOURCE_DESC.alloc();
    p.resType = c.CU_RESOURCE_TYPE_PITCH2D;
    const { pitch2D } = p.res;
    pitch2D.devPtr = address;
    pitch2D.format = format as typeof pitch2D.format;
    pitch2D.numChannels = 1;
    Object.assign(pitch2D, { width, height, pitchInBytes: pitch });
    return p;
  }

  texture(resource: { readonly pointer: number }, sampling: Sampling = {}): bigint {
    const p = c.CUDA_TEXTURE_DESC.alloc();
    const mode = (sampling.address ?? c.CU_TR_ADDRESS_MODE_CLAMP) as 0;
    for (let axis = 0; axis < 3; axis++) p.addressMode.set(axis, mode);
    p.filterMode = sampling.linear ? c.CU_TR_FILTER_MODE_LINEAR : c.CU_TR_FILTER_MODE_POINT;
    p.flags =
      (sampling.integer ? c.CU_TRSF_READ_AS_INTEGER : 0) |
      (sampling.normalized ? c.CU_TRSF_NORMALIZED_COORDINATES : 0);
    p.borderColor.fill(sampling.border ?? 0);
    p.mipmapFilterMode = sampling.mipLinear ? c.CU_TR_FILTER_MODE_LINEAR : c.CU_TR_FILTER_MODE_POINT;
    p.maxMipmapLevelClamp = 16;
    const found = this.#made((out) => this.#lib.cuTexObjectCreate(out, resource.pointer, p.pointer, 0));
    this.#ends.unshift(() => this.#ok(this.#lib.cuTexObjectDestroy(found)));
    return found;
  }

  surface(array: bigint): bigint {
    const found = this.#made((out) => this.#lib.cuSurfObjectCreate(out, this.resource(array).pointer));
    this.#ends.unshift(() => this.#ok(this.#lib.cuSurfObjectDestroy(found)));
    return found;
  }

  /** Returns an array's bytes. */
  read(array: bigint, rowBytes: number, rows: number): Uint8Array {
    const bytes = new Uint8Array(new ArrayBuffer(rowBytes * rows));
    const copy = c.CUDA_MEMCPY2D.alloc();
    copy.srcMemoryType = c.CU_MEMORYTYPE_ARRAY;
    copy.srcArray = Number(array);
    copy.dstMemoryType = c.CU_MEMORYTYPE_HOST;
    copy.dstHost = addressOf(bytes.buffer);
    copy.dstPitch = rowBytes;
    copy.WidthInBytes = rowBytes;
    copy.Height = rows;
    this.#ok(this.#lib.cuMemcpy2D_v2(copy.pointer));
    return bytes;
  }

  [Symbol.dispose](): void {
    for (const end of this.#ends) end();
  }
}

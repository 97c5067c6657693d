// Texture unit of a worker: host side of texture and surface instructions.
import { CUDA_ERROR_ILLEGAL_ADDRESS, CUDA_ERROR_LAUNCH_FAILED } from "../../../../../ffi/cuda/constants.ts";
import { memory as bytesAt } from "../../../../../ffi/runtime/index.ts";
import { QUERIES } from "../../ptx/operations/texture.ts";
import { TEXTURE_ARGUMENTS, TEXTURE_RESULTS } from "../../wasm/unit/layout.ts";
import {
  SHAPES,
  type SurfaceOperation,
  unpackSurface,
  unpackTexture,
} from "../../wasm/unit/texture-operation.ts";
import { addressAt, KernelFault, Word } from "../shared/control.ts";
import { D, DESCRIPTOR_WORDS, KIND_SURFACE, KIND_TEXTURE, MOST_DESCRIPTORS } from "./descriptor.ts";
import { Sampler } from "./sampler.ts";
import { type Access, channelBytes } from "./texels.ts";

/** Returns the host functions of a worker. `access` is called where a kernel uses an image. */
export function textureUnitOf(words: Int32Array, buffer: ArrayBuffer, access: () => Access) {
  const given = new Int32Array(buffer, TEXTURE_ARGUMENTS, 16);
  const got = new Int32Array(buffer, TEXTURE_RESULTS, 16);
  let table: Int32Array | undefined;
  const samplers = new Map<number, Sampler>();

  const descriptor = (handle: bigint, kind: number, position: number): Int32Array => {
    const address = addressAt(words, Word.textures);
    const fault = () => new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, position, BigInt.asUintN(64, handle));
    if (address === 0 || handle <= 0n || handle >= BigInt(MOST_DESCRIPTORS)) throw fault();
    table ??= new Int32Array(bytesAt(address, MOST_DESCRIPTORS * DESCRIPTOR_WORDS * 4));
    const at = Number(handle) * DESCRIPTOR_WORDS;
    if (kind === 0 ? table[at] === 0 : table[at] !== kind) throw fault();
    return table.subarray(at, at + DESCRIPTOR_WORDS);
  };

  return {
    texture(handle: bigint, bits: number, position: number): void {
      const found = descriptor(handle, KIND_TEXTURE, position);
      let sampler = samplers.get(Number(handle));
      if (sampler === undefined || sampler.serial !== found[D.serial]) {
        sampler = new Sampler(access(), found);
        samplers.set(Number(handle), sampler);
      }
      got.set(sampler.fetch(unpackTexture(bits), given));
    },
    surface(handle: bigint, bits: number, position: number): void {
      const found = descriptor(handle, KIND_SURFACE, position);
      const operation = unpackSurface(bits);
      const at = surfacePlace(found, operation, given, position);
      if (at === undefined) {
        if (!operation.store) got.fill(0);
        return;
      }
      move(access(), operation, at, given, got);
    },
    texture_query(handle: bigint, query: number, position: number): number {
      const found = descriptor(handle, 0, position);
      switch (QUERIES[query]) {
        case "width":
          return found[D.width]!;
        case "height":
          return found[D.axes]! < 2 ? 0 : found[D.height]!;
        case "depth":
          return found[D.axes]! < 3 ? 0 : found[D.depth]!;
        case "array_size":
          return found[D.layered] === 0 ? 0 : found[D.depth]!;
        case "num_mipmap_levels":
          return found[D.levels]!;
        case "normalized_coords":
          return found[D.normalized]!;
        default:
          return 1;
      }
    },
  };
}

/** Returns the address of a surface access, or undefined when an access outside of the surface is ignored. */
function surfacePlace(
  d: Int32Array,
  { geometry, edge, bytes, count }: SurfaceOperation,
  given: Int32Array,
  position: number,
): number | undefined {
  const layered = geometry.startsWith("a") ? 1 : 0;
  const element = channelBytes(d[D.format]!) * d[D.channels]!;
  const size = bytes * count;
  const limits = [d[D.width]! * element, d[D.height]!, d[D.depth]!];
  const { given: all } = SHAPES[geometry];
  const place = [0, 0, 0];
  for (let n = layered; n < all; n++) place[n - layered] = given[n]!;
  if (layered === 1) place[2] = given[0]!;
  let outside = false;
  for (let axis = 0; axis < 3; axis++) {
    const most = axis === 0 ? limits[0]! - size : limits[axis]! - 1;
    if (place[axis]! >= 0 && place[axis]! <= most) continue;
    outside = true;
    place[axis] = Math.max(0, Math.min(most, place[axis]!));
  }
  // The first coordinate counts bytes, in steps of the access size.
  if (outside && edge === "trap") throw new KernelFault(CUDA_ERROR_LAUNCH_FAILED, position);
  if (place[0]! % size !== 0) throw new KernelFault(CUDA_ERROR_LAUNCH_FAILED, position);
  if (outside && edge === "zero") return undefined;
  const [x, y, z] = place as [number, number, number];
  return (d[D.level]! >>> 0) + (z * limits[1]! + y) * d[D.pitch]! + x;
}

function move(
  access: Access,
  { store, bytes, count }: SurfaceOperation,
  at: number,
  given: Int32Array,
  got: Int32Array,
): void {
  for (let n = 0; n < count; n++) {
    const place = at + n * bytes;
    const [from, to] = [4 + 2 * n, 2 * n];
    if (store) {
      if (bytes === 1) access.put8(place, given[from]!);
      else if (bytes === 2) access.put16(place, given[from]!);
      else {
        access.put32(place, given[from]!);
        if (bytes === 8) access.put32(place + 4, given[from + 1]!);
      }
    } else {
      got[to] = bytes === 1 ? access.u8(place) : bytes === 2 ? access.u16(place) : access.i32(place);
      got[to + 1] = bytes === 8 ? access.i32(place + 4) : 0;
    }
  }
}

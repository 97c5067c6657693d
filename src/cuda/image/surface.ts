import { CU_RESOURCE_TYPE_ARRAY } from "../../../ffi/cuda/constants.ts";
import { CUDA_RESOURCE_DESC } from "../../../ffi/cuda/structs.ts";
import { shown } from "../../arguments/shown.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { ImageArray } from "./image-array.ts";
import { ImageObject } from "./image-object.ts";

/**
 * An array whose texels kernels read and write by coordinate (`suld`, `sust`, `surf2Dread` in CUDA C++). A
 * kernel takes it as a 64-bit argument. It closes with its array.
 *
 * @example
 * using target = ImageArray.allocate(device, {
 *   width: 64,
 *   height: 64,
 *   type: "u8",
 *   channels: 4,
 *   surface: true,
 * });
 * using surface = Surface.create(target);
 */
export class Surface extends ImageObject {
  readonly array: ImageArray;

  /** @internal Use `Surface.create`. */
  constructor(from: Internal, array: ImageArray, handle: bigint) {
    checkInternal(from, "Surface", "Surface.create()");
    super(array.device, handle);
    this.array = array;
    this.own(array);
  }

  /**
   * Creates a surface (`cuSurfObjectCreate`). Throws TypeError for an array that was allocated without
   * `surface: true`.
   */
  static create(array: ImageArray): Surface {
    if (!(array instanceof ImageArray))
      throw new TypeError(`Surface.create: array is ${shown(array)}. Use an array of ImageArray.allocate()`);
    array.ensureOpen();
    if (!array.surface)
      throw new TypeError(
        "Surface.create: the array was not allocated for surfaces. Use ImageArray.allocate(device, { surface: true, ... })",
      );
    const { device } = array;
    device.enter();
    const { lib, results } = device.driver;
    const wanted = CUDA_RESOURCE_DESC.alloc({ resType: CU_RESOURCE_TYPE_ARRAY });
    wanted.res.array.hArray = array.pointer;
    device.driver.check(lib.cuSurfObjectCreate(results.pointer, wanted.pointer), "cuSurfObjectCreate");
    return new Surface(internal, array, BigInt(results.u64()));
  }

  protected override release(): void {
    this.device.enter();
    this.device.driver.check(this.device.driver.lib.cuSurfObjectDestroy(this.handle), "cuSurfObjectDestroy");
  }
}

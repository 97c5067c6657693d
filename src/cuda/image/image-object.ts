import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";

/** What kernels are given to read or write texels by: a texture or a surface. */
export abstract class ImageObject extends Resource {
  readonly device: Device;
  /** The C object, `CUtexObject` or `CUsurfObject`: a number of 64 bits, which kernels take as an argument. */
  readonly handle: bigint;

  constructor(device: Device, handle: bigint) {
    super();
    this.device = device;
    this.handle = handle;
  }

  get label(): string {
    return `${this.constructor.name} ${hexadecimal(Number(this.handle))}`;
  }
}

import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";

/** A kernel argument for access to texels: a texture or a surface. */
export abstract class ImageObject extends Resource {
  readonly device: Device;
  /** The C object, `CUtexObject` or `CUsurfObject`: a 64-bit number that kernels take as an argument. */
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

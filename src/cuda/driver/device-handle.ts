import type { Cuda } from "../../../ffi/cuda/index.ts";
import type { Driver } from "./driver.ts";

/** Members of `Device` that the layers below it use. */
export interface DeviceHandle {
  readonly driver: Driver;
  readonly lib: Cuda;
  readonly ordinal: number;
  /** The C object, `CUcontext`. */
  readonly pointer: number;
  /** Makes the device's context current. Throws ClosedError when the device is closed. */
  enter(): void;
}

import type { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";

/** Members of `Kernel` that an instrumented launch uses. */
export interface LaunchedKernel {
  readonly name: string;
  /** The C object, `CUfunction`. */
  readonly pointer: number;
  readonly device: Device;
  readonly module: Resource & { readonly program?: { readonly source: string } | undefined };
  /** Memory of the arguments that were written last; `extra` is the address that the launch gets. */
  readonly argumentMemory: { readonly extra: number };
  /** Returns the number of blocks of that size that one multiprocessor holds at once. */
  activeBlocks(threads: number, sharedBytes: number): number;
}

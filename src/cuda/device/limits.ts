import {
  CU_LIMIT_MALLOC_HEAP_SIZE,
  CU_LIMIT_PERSISTING_L2_CACHE_SIZE,
  CU_LIMIT_PRINTF_FIFO_SIZE,
  CU_LIMIT_STACK_SIZE,
} from "../../../ffi/cuda/constants.ts";
import { checkValue, oneOf, whole } from "../../arguments/options.ts";
import type { Device } from "./device.ts";

const limits = {
  stackBytes: CU_LIMIT_STACK_SIZE,
  printfBytes: CU_LIMIT_PRINTF_FIFO_SIZE,
  mallocHeapBytes: CU_LIMIT_MALLOC_HEAP_SIZE,
  persistingL2Bytes: CU_LIMIT_PERSISTING_L2_CACHE_SIZE,
} as const;

/** A limit of a context: stack of a thread, buffer of printf, heap of malloc in kernels, reserved L2. */
export type DeviceLimit = keyof typeof limits;

const names = oneOf("stackBytes", "printfBytes", "mallocHeapBytes", "persistingL2Bytes");
const bytesType = whole(0, Number.MAX_SAFE_INTEGER);

/** Reads a limit (`cuCtxGetLimit`). */
export function readLimit(device: Device, name: DeviceLimit): number {
  checkValue("limit: name", names, name);
  device.enter();
  const { lib, results } = device.driver;
  device.driver.check(lib.cuCtxGetLimit(results.pointer, limits[name]), "cuCtxGetLimit", name);
  return results.u64();
}

/** Sets a limit (`cuCtxSetLimit`). */
export function writeLimit(device: Device, name: DeviceLimit, bytes: number): void {
  checkValue("setLimit: name", names, name);
  checkValue(`setLimit: ${name}`, bytesType, bytes, "bytes");
  device.enter();
  device.driver.check(device.driver.lib.cuCtxSetLimit(limits[name], bytes), "cuCtxSetLimit", name);
}

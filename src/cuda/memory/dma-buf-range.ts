import { CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD } from "../../../ffi/cuda/constants.ts";
import type { DeviceHandle } from "../driver/device-handle.ts";
import { MappingError } from "./mapping-error.ts";

/** Exports mapped device memory as a dma-buf descriptor (`cuMemGetHandleForAddressRange`). */
export function dmaBufOf(device: DeviceHandle, pointer: number, byteLength: number, pcie: boolean): number {
  if (pointer % 4096 !== 0 || byteLength % 4096 !== 0 || byteLength <= 0) {
    throw new MappingError(
      "alignment",
      `dmaBuf: 0x${pointer.toString(16)} and ${byteLength} bytes must be multiples of 4096`,
    );
  }
  device.enter();
  const { lib, results } = device.driver;
  const call = "cuMemGetHandleForAddressRange";
  const type = CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
  const code = lib[call](results.pointer, pointer, byteLength, type, pcie ? 1 : 0);
  device.driver.check(code, call, `${byteLength} bytes`);
  return results.i32();
}

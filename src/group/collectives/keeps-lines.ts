import { CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED } from "../../../ffi/cuda/constants.ts";
import { uuidOf } from "../../cuda/device/device-names.ts";
import type { Device } from "../../cuda/index.ts";

/**
 * Are 128 bytes that eight threads write at once into the memory of these GPUs seen together there? So it is within a GPU and by NVLink,
 * which is the link that carries atomics, too; not by PCIe. Nothing is known of GPUs that this process does not see.
 */
export function keepsLines(device: Device, uuids: readonly string[]): boolean {
  const { driver } = device;
  const { lib, results } = driver;
  const own = uuidOf(driver, device.ordinal);
  const ordinals = new Map<string, number>();
  for (let each = 0; each < driver.deviceCount(); each++) ordinals.set(uuidOf(driver, each), each);
  return uuids.every((uuid) => {
    if (uuid === own) return true;
    const ordinal = ordinals.get(uuid);
    if (ordinal === undefined) return false;
    const which = CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED;
    const code = lib.cuDeviceGetP2PAttribute(results.pointer, which, device.ordinal, ordinal);
    return code === 0 && results.i32() !== 0;
  });
}

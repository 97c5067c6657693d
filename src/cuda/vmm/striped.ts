import { extraArguments } from "../../arguments/extra-arguments.ts";
import { wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";
import { AddressRange } from "./address-range.ts";
import { granularity, PhysicalMemory, type PhysicalOptions, roundUp } from "./physical-memory.ts";

/**
 * Reserves one contiguous range of addresses over the memory of several devices. Each device provides a
 * stripe of at least `bytesEach`, in order, and can access the whole range. NVIDIA's sample vectorAddMMAP
 * does the same.
 *
 * @example
 * using range = stripedRange(devices, 64 << 20);
 * range.buffer("f32", (devices.length * 64 << 20) / 4).fill(1); // one fill over every GPU
 */
export function stripedRange(
  devices: readonly Device[],
  bytesEach: number,
  options?: Omit<PhysicalOptions, "location">,
): AddressRange {
  if (arguments.length > 3)
    throw extraArguments("stripedRange", ["devices", "bytesEach", "options"], arguments.length);
  if (!Array.isArray(devices))
    throw new TypeError(`stripedRange: devices is ${shown(devices)}. Use an array of Devices`);
  for (const [i, device] of devices.entries()) checkKind(device, "Device", `stripedRange: devices[${i}]`);
  const [first] = devices;
  if (first === undefined) throw new TypeError("stripedRange: name at least one device");
  wholeNumber("stripedRange: bytesEach", bytesEach, 1, Number.MAX_SAFE_INTEGER);
  const unit = Math.max(...devices.map((device) => granularity(device, options)));
  const stripe = roundUp(bytesEach, unit);
  const range = AddressRange.reserve(first, stripe * devices.length);
  try {
    devices.forEach((device, i) => {
      using memory = PhysicalMemory.allocate(device, stripe, options);
      range.map(memory, i * stripe);
    });
    range.setAccess(devices);
  } catch (error) {
    range.close();
    throw error;
  }
  return range;
}

import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { oneOf } from "../../arguments/value-type.ts";
import { DoorbellError } from "../../errors.ts";
import type { Driver } from "../driver.ts";
import { internal } from "../internal.ts";
import { chooseDriver, type ProviderName } from "../provider.ts";
import { Device } from "./device.ts";

/** Which devices {@link openDevice} looks at; nothing means what `DOORBELL_CUDA` says, else the native ones, else the embedded. */
export interface OpenOptions {
  readonly provider?: ProviderName;
}

export const openOptions = optionsTable<OpenOptions>()(
  "cuda.OpenOptions",
  { openDevice: 1, openDevices: 0, deviceCount: 0 },
  {
    provider: {
      type: oneOf("native", "soft"),
      defaultText: "what DOORBELL_CUDA says, else the native driver, else the embedded GPU",
      text: "Whose CUDA driver.",
    },
  },
);

const driverOf = (caller: string, options: OpenOptions | undefined): Driver =>
  chooseDriver(checkOptions(openOptions, caller, options).provider);

/** How many devices there are (`cuDeviceGetCount`). */
export function deviceCount(options?: OpenOptions): number {
  return driverOf("deviceCount", options).deviceCount();
}

/**
 * Opens a device and retains its primary context: by ordinal (default 0), by UUID ("GPU-...") or by PCI id
 * ("0000:3b:00.0"). DoorbellError, with what there is, for an unknown one.
 *
 * @example
 * using device = openDevice();
 * console.log(device.name, device.computeCapability);
 */
export function openDevice(which: number | string = 0, options?: OpenOptions): Device {
  const driver = driverOf("openDevice", options);
  const count = driver.deviceCount();
  if (typeof which === "string") return openNamed(driver, which, count);
  if (!Number.isInteger(which) || which < 0) {
    throw new RangeError(`openDevice(${which}): devices are whole numbers from 0 on, UUIDs or PCI ids`);
  }
  if (which >= count) {
    const hint =
      driver.provider === "soft"
        ? "DOORBELL_SOFT_GPUS says how many embedded GPUs there are."
        : "CUDA_VISIBLE_DEVICES may hide some; see nvidia-smi -L.";
    throw new DoorbellError(`there is no device ${which}: this machine has ${count}`, hint);
  }
  return new Device(internal, driver, which);
}

function openNamed(driver: Driver, name: string, count: number): Device {
  const wanted = name.toLowerCase();
  const present: string[] = [];
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const device = new Device(internal, driver, ordinal);
    const { uuid, pciId } = device;
    if (uuid.toLowerCase() === wanted || pciId === wanted || pciId === `0000:${wanted}`) return device;
    present.push(`${uuid} (${pciId})`);
    device.close();
  }
  throw new DoorbellError(`there is no device "${name}"`, `Present: ${present.join(", ") || "none"}.`);
}

/** Opens every device. Close them with a loop, or `using` each. */
export function openDevices(options?: OpenOptions): Device[] {
  const driver = driverOf("openDevices", options);
  return Array.from({ length: driver.deviceCount() }, (_, ordinal) => new Device(internal, driver, ordinal));
}

import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import type { Driver } from "../driver/driver.ts";
import { checkHandle } from "../driver/handle.ts";
import { internal } from "../driver/internal.ts";
import { chooseDevice, chooseDriver, type ProviderName } from "../provider.ts";
import { Device } from "./device.ts";

/**
 * Provider of the devices that {@link openDevice} considers. Default: `DOORBELL_CUDA`, else native devices,
 * else the soft GPU.
 */
export interface OpenOptions {
  readonly provider?: ProviderName;
}

/** Options of {@link openDevice} and {@link openDevices}. */
export interface DeviceOptions extends OpenOptions {
  /**
   * Bytes of device memory that stay free for system components: other libraries and processes, the driver,
   * and the memory of a group. An allocation through this Device that would use them throws
   * ReservedMemoryError. `device.useReserve` lets a component allocate from them. Checked are allocations of
   * device memory, pools, physical memory and images. Not checked are modules, graphs, and managed memory,
   * which may exceed the device. Other Device objects of the same GPU have their own reservation.
   */
  readonly reserveBytes?: number;
}

const providerRow = {
  provider: {
    type: oneOf("native", "soft"),
    defaultText: "DOORBELL_CUDA, else the native driver, else the soft GPU",
    text: "Provider of the CUDA driver.",
  },
} as const;

export const openOptions = optionsTable<OpenOptions>()(
  "cuda.OpenOptions",
  { borrowDevice: 1, deviceCount: 0 },
  providerRow,
);

export const deviceOptions = optionsTable<DeviceOptions>()(
  "cuda.DeviceOptions",
  { openDevice: 1, openDevices: 0 },
  {
    ...providerRow,
    reserveBytes: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "Device memory that stays free for system components.",
    },
  },
);

/** Returns the number of devices (`cuDeviceGetCount`). */
export function deviceCount(options?: OpenOptions): number {
  if (arguments.length > 1) throw extraArguments("deviceCount", ["options"], arguments.length);
  return chooseDriver(checkOptions(openOptions, "deviceCount", options).provider).deviceCount();
}

/**
 * Opens a device and retains its primary context. `which` is an ordinal (default 0), a UUID ("GPU-..."), a
 * PCI id ("0000:3b:00.0"), or a provider ("native", "soft"), as in `DOORBELL_CUDA`. Throws DoorbellError with
 * the existing devices for an unknown one, and RangeError when `reserveBytes` is more than the memory of the
 * device.
 *
 * @example
 * using device = openDevice();
 * console.log(device.name, device.computeCapability);
 */
export function openDevice(which?: number | string, options?: DeviceOptions): Device {
  if (arguments.length > 2) throw extraArguments("openDevice", ["which", "options"], arguments.length);
  const { provider, reserveBytes } = checkOptions(deviceOptions, "openDevice", options);
  if (typeof which !== "number") {
    const { driver, ordinal = 0 } = chooseDevice(which, provider);
    return openOrdinal(driver, ordinal, reserveBytes);
  }
  if (!Number.isInteger(which) || which < 0) {
    throw new RangeError(
      `openDevice: there is no device ${shown(which)}. Use a whole number from 0 on, a UUID or a PCI id`,
    );
  }
  return openOrdinal(chooseDriver(provider), which, reserveBytes);
}

function openOrdinal(driver: Driver, ordinal: number, reserveBytes: number): Device {
  const count = driver.deviceCount();
  if (ordinal < count) return opened("openDevice", driver, ordinal, reserveBytes);
  const hint =
    driver.provider === "soft"
      ? "DOORBELL_SOFT_GPUS sets the number of soft GPUs."
      : "CUDA_VISIBLE_DEVICES may hide some; see nvidia-smi -L.";
  throw new DoorbellError(`there is no device ${ordinal}: this machine has ${count}`, hint);
}

function opened(caller: string, driver: Driver, ordinal: number, reserveBytes: number): Device {
  const device = new Device(internal, driver, ordinal, { reserveBytes });
  const { totalBytes } = device;
  if (reserveBytes <= totalBytes) return device;
  device.close();
  throw new RangeError(
    `${caller}: reserveBytes is ${reserveBytes}, but ${device.label} has ${totalBytes} bytes`,
  );
}

/**
 * Returns a device over a context that another library of this process created (`cuCtxCreate`). Closing it
 * destroys nothing, and `reset()` is refused. `context` is the CUcontext. A primary context, such as that of
 * torch, needs only `openDevice`. Throws CudaError for a context that the driver refuses.
 *
 * @example
 * using other = borrowDevice(device.pointer); // or a context that a C library created
 * console.log(other.ordinal);
 */
export function borrowDevice(context: number | bigint, options?: OpenOptions): Device {
  if (arguments.length > 2) throw extraArguments("borrowDevice", ["context", "options"], arguments.length);
  const driver = chooseDriver(checkOptions(openOptions, "borrowDevice", options).provider);
  const pointer = checkHandle("borrowDevice: context", context);
  if (pointer === 0) throw new TypeError("borrowDevice: the context is NULL. Use the pointer of a CUcontext");
  const { lib, results } = driver;
  driver.check(lib.cuCtxPushCurrent_v2(pointer), "cuCtxPushCurrent_v2", "borrowDevice()");
  const code = lib.cuCtxGetDevice(results.pointer);
  const ordinal = results.i32();
  lib.cuCtxPopCurrent_v2(results.pointer);
  driver.check(code, "cuCtxGetDevice", "borrowDevice()");
  return new Device(internal, driver, ordinal, { context: pointer });
}

/** Opens every device. The caller closes them. */
export function openDevices(options?: DeviceOptions): Device[] {
  if (arguments.length > 1) throw extraArguments("openDevices", ["options"], arguments.length);
  const { provider, reserveBytes } = checkOptions(deviceOptions, "openDevices", options);
  const driver = chooseDriver(provider);
  return Array.from({ length: driver.deviceCount() }, (_, ordinal) =>
    opened("openDevices", driver, ordinal, reserveBytes),
  );
}

import type { Efadv } from "../../../ffi/efadv/types.ts";
import { ibv_context } from "../../../ffi/ibverbs/structs.ts";
import type { Mlx5dv } from "../../../ffi/mlx5dv/types.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkValue, instance } from "../../arguments/options.ts";
import { DoorbellError } from "../../errors.ts";
import { Device } from "../device/device.ts";

// Most programs do not need the tables of vendors. Bun loads them on demand. Other runtimes and bundles load
// them with this file.
const later = import.meta.require !== undefined && /\/vendor\/vendor-verbs\.[jt]s$/.test(import.meta.url);
const mlx5dv = later ? undefined : await import("../../../ffi/mlx5dv/native.ts");
const efadv = later ? undefined : await import("../../../ffi/efadv/native.ts");
const efaStructs = later ? undefined : await import("../../../ffi/efadv/structs.ts");

const load = {
  mlx5dv: () =>
    mlx5dv ?? (import.meta.require("../../../ffi/mlx5dv/native.ts") as NonNullable<typeof mlx5dv>),
  efadv: () => efadv ?? (import.meta.require("../../../ffi/efadv/native.ts") as NonNullable<typeof efadv>),
  efaStructs: () =>
    efaStructs ?? (import.meta.require("../../../ffi/efadv/structs.ts") as NonNullable<typeof efaStructs>),
};

const deviceType = instance("Device", () => Device, "openDevice()");

/**
 * Throws TypeError unless the argument is a Device of this library. The vendors' C functions read the
 * `ibv_context` at its pointer.
 */
function checkDevice(call: string, device: Device): void {
  checkValue(`${call}: device`, deviceType, device);
  device.ensureOpen();
}

function refused(device: Device, vendor: string, family: string): DoorbellError {
  return new DoorbellError(
    `${device.label} is not a device of ${vendor}: ${family} are not available for it`,
    "The verbs of one vendor are undefined for objects of another. Use the verbs of libibverbs.",
  );
}

/**
 * Returns the verbs of mlx5dv.h for an NVIDIA ConnectX device: dynamically connected transport
 * (`mlx5dv_create_qp`), memory keys, steering. Throws TypeError for another object, DoorbellError for another
 * device, LibraryError when libmlx5 is missing. These verbs have not been tested on hardware.
 *
 * @example
 * try {
 *   const mlx5 = mlx5Verbs(device);
 *   console.log(mlx5.library);
 * } catch (error) {
 *   console.log(`${error}`); // Device soft0 is not a device of NVIDIA: ...
 * }
 */
export function mlx5Verbs(device: Device): Mlx5dv {
  if (arguments.length > 1) throw extraArguments("mlx5Verbs", ["device"], arguments.length);
  checkDevice("mlx5Verbs", device);
  // C would read fields that objects of soft0 do not have.
  if (device.provider === "soft") throw refused(device, "NVIDIA", "mlx5dv's verbs");
  const lib = load.mlx5dv().nativeMlx5dv();
  if (!lib.mlx5dv_is_supported(ibv_context.at(device.pointer).device))
    throw refused(device, "NVIDIA", "mlx5dv's verbs");
  return lib;
}

/**
 * Returns the verbs of efadv.h for an Amazon EFA device: queue pairs of scalable reliable datagrams
 * (`efadv_create_qp_ex`). Throws TypeError for another object, DoorbellError for another device, LibraryError
 * when libefa is missing. These verbs have not been tested on hardware.
 *
 * @example
 * try {
 *   const efa = efaVerbs(device);
 *   console.log(efa.library);
 * } catch (error) {
 *   console.log(`${error}`); // Device soft0 is not a device of Amazon: ...
 * }
 */
export function efaVerbs(device: Device): Efadv {
  if (arguments.length > 1) throw extraArguments("efaVerbs", ["device"], arguments.length);
  checkDevice("efaVerbs", device);
  if (device.provider === "soft") throw refused(device, "Amazon", "efadv's verbs");
  const lib = load.efadv().nativeEfadv();
  const { efadv_device_attr } = load.efaStructs();
  const attributes = efadv_device_attr.alloc();
  if (lib.efadv_query_device(device.pointer, attributes.pointer, efadv_device_attr.size) !== 0)
    throw refused(device, "Amazon", "efadv's verbs");
  return lib;
}

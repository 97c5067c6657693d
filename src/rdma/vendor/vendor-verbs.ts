import type { Efadv } from "../../../ffi/efadv/types.ts";
import { ibv_context } from "../../../ffi/ibverbs/structs.ts";
import type { Mlx5dv } from "../../../ffi/mlx5dv/types.ts";
import { DoorbellError } from "../../errors.ts";
import type { Device } from "../device/device.ts";

// Vendors' tables are not for those who want a queue pair. Bun loads them when they are asked for; elsewhere, or bundled, they come with this.
const later = import.meta.require !== undefined && import.meta.url.endsWith("/vendor/vendor-verbs.ts");
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

function refused(device: Device, vendor: string, family: string): DoorbellError {
  return new DoorbellError(
    `${device.label} is not a device of ${vendor}: ${family} are not for it`,
    "What a vendor's verbs do with another's objects is undefined: use the verbs of libibverbs.",
  );
}

/**
 * The verbs of NVIDIA's ConnectX beside libibverbs (mlx5dv.h), for this device: dynamically connected transport (`mlx5dv_create_qp`),
 * memory keys, steering. DoorbellError for another device, LibraryError where libmlx5 is missing. Never run on hardware here.
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
  device.ensureOpen();
  // Objects of the embedded device mean nothing to C: it would look for what they do not have.
  if (device.provider === "soft") throw refused(device, "NVIDIA", "mlx5dv's verbs");
  const lib = load.mlx5dv().nativeMlx5dv();
  if (!lib.mlx5dv_is_supported(ibv_context.at(device.pointer).device))
    throw refused(device, "NVIDIA", "mlx5dv's verbs");
  return lib;
}

/**
 * The verbs of Amazon's EFA beside libibverbs (efadv.h), for this device: queue pairs of scalable reliable datagrams
 * (`efadv_create_qp_ex`). DoorbellError for another device, LibraryError where libefa is missing. Never run on hardware here.
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
  device.ensureOpen();
  if (device.provider === "soft") throw refused(device, "Amazon", "efadv's verbs");
  const lib = load.efadv().nativeEfadv();
  const { efadv_device_attr } = load.efaStructs();
  const attributes = efadv_device_attr.alloc();
  if (lib.efadv_query_device(device.pointer, attributes.pointer, efadv_device_attr.size) !== 0)
    throw refused(device, "Amazon", "efadv's verbs");
  return lib;
}

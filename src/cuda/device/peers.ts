import {
  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
  CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
  CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
} from "../../../ffi/cuda/constants.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import { checkKind } from "../driver/kind.ts";
import type { Device } from "./device.ts";

/** Link from one device to the memory of another. */
export interface PeerLink {
  readonly from: Device;
  readonly to: Device;
  /** True when kernels of `from` can use memory of `to`. */
  readonly access: boolean;
  /** True when atomics work over the link (NVLink). */
  readonly atomics: boolean;
  /** Performance rank. Smaller is faster. */
  readonly rank: number;
}

function attribute(from: Device, to: Device, which: number): number {
  const { lib, results } = from.driver;
  const code = lib.cuDeviceGetP2PAttribute(results.pointer, which, from.ordinal, to.ordinal);
  return code === 0 ? results.i32() : 0;
}

/**
 * Returns the links between devices, by row `from` and column `to` (`cuDeviceGetP2PAttribute`). The diagonal
 * is undefined.
 *
 * @example
 * const devices = openDevices();
 * console.log(peerMatrix(devices)[0]![1]?.access);
 */
export function peerMatrix(devices: readonly Device[]): (PeerLink | undefined)[][] {
  if (arguments.length > 1) throw extraArguments("peerMatrix", ["devices"], arguments.length);
  if (!Array.isArray(devices))
    throw new TypeError(`peerMatrix: devices is ${shown(devices)}. Use an array of Devices`);
  for (const [i, device] of devices.entries()) checkKind(device, "Device", `devices[${i}]`);
  return devices.map((from) =>
    devices.map((to) =>
      from.ordinal === to.ordinal
        ? undefined
        : {
            from,
            to,
            access: attribute(from, to, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED) !== 0,
            atomics: attribute(from, to, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED) !== 0,
            rank: attribute(from, to, CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK),
          },
    ),
  );
}

/** Enables access between all devices where the hardware supports it. Returns the enabled links. */
export function enableAllPeers(devices: readonly Device[]): PeerLink[] {
  if (arguments.length > 1) throw extraArguments("enableAllPeers", ["devices"], arguments.length);
  const links = peerMatrix(devices)
    .flat()
    .filter((link): link is PeerLink => link?.access === true);
  for (const { from, to } of links) from.enablePeerAccess(to);
  return links;
}

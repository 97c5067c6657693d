import {
  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
  CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
  CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
} from "../../../ffi/cuda/constants.ts";
import { shown } from "../../arguments/shown.ts";
import { checkKind } from "../kind.ts";
import type { Device } from "./device.ts";

/** How one device reaches another's memory. */
export interface PeerLink {
  readonly from: Device;
  readonly to: Device;
  /** Kernels of `from` can use memory of `to`. */
  readonly access: boolean;
  /** Atomics go over the link (NVLink). */
  readonly atomics: boolean;
  /** Smaller is faster. */
  readonly rank: number;
}

function attribute(from: Device, to: Device, which: number): number {
  const { lib, results } = from.driver;
  const code = lib.cuDeviceGetP2PAttribute(results.pointer, which, from.ordinal, to.ordinal);
  return code === 0 ? results.i32() : 0;
}

/**
 * Who reaches whom, by row `from` and column `to` (`cuDeviceGetP2PAttribute`); undefined on the diagonal.
 *
 * @example
 * const devices = openDevices();
 * console.log(peerMatrix(devices)[0]![1]?.access);
 */
export function peerMatrix(devices: readonly Device[]): (PeerLink | undefined)[][] {
  if (!Array.isArray(devices))
    throw new TypeError(`peerMatrix: devices is ${shown(devices)}: use an array of Devices`);
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

/** Lets every device use every other's memory where the hardware can. Gives the pairs that can. */
export function enableAllPeers(devices: readonly Device[]): PeerLink[] {
  const links = peerMatrix(devices)
    .flat()
    .filter((link): link is PeerLink => link?.access === true);
  for (const { from, to } of links) from.enablePeerAccess(to);
  return links;
}

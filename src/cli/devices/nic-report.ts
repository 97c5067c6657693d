import { openDevice } from "../../rdma/device/device-list.ts";
import type { Device, DeviceAttributes, DeviceInfo, GidEntry, PortAttributes } from "../../rdma/index.ts";

/** A NIC as `doorbell devices` tells of it. */
export interface NicReport {
  readonly name: string;
  readonly provider: DeviceInfo["provider"];
  readonly guid: string;
  readonly attributes?: DeviceAttributes;
  readonly ports?: readonly PortReport[];
  /** Why it cannot be opened. */
  readonly error?: string;
}

export interface PortReport extends PortAttributes {
  readonly gids: readonly (GidEntry & { readonly chosen: boolean })[];
}

export function nicReport({ name, provider, guid }: DeviceInfo): NicReport {
  try {
    using device = openDevice(name, { provider });
    const attributes = device.attributes();
    const ports = Array.from({ length: attributes.ports }, (_, i) => portReport(device, i + 1));
    return { name, provider, guid, attributes, ports };
  } catch (error) {
    return { name, provider, guid, error: error instanceof Error ? error.message : String(error) };
  }
}

function portReport(device: Device, number: number): PortReport {
  const chosen = chosenGid(device, number);
  const gids = device.gids(number).map((entry) => ({ ...entry, chosen: entry.index === chosen }));
  return { ...device.port(number), gids };
}

/** The GID that doorbell takes when not told; undefined where none works. */
function chosenGid(device: Device, port: number): number | undefined {
  try {
    return device.gid({ port }).index;
  } catch {
    return undefined;
  }
}

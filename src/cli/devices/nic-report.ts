import { ibv_context, ibv_device, ibv_device_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import { openDevice } from "../../rdma/device/device-list.ts";
import type { Device, DeviceAttributes, DeviceInfo, GidEntry, PortAttributes } from "../../rdma/index.ts";

/** State of a NIC for `doorbell devices`. */
export interface NicReport {
  readonly name: string;
  readonly provider: DeviceInfo["provider"];
  readonly guid: string;
  /** IBV_TRANSPORT_... of C. */
  readonly transport?: number;
  readonly completionVectors?: number;
  readonly attributes?: DeviceAttributes;
  /**
   * Fields of `struct ibv_device_attr_ex` that `attributes.raw` lacks. Absent when the driver does not
   * support the query.
   */
  readonly extended?: Readonly<Record<string, unknown>>;
  readonly ports?: readonly PortReport[];
  /** Reason why the device cannot be opened. */
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
    const { transport_type: transport } = ibv_device.at(ibv_context.at(device.pointer).device);
    const { completionVectors } = device;
    const about = { name, provider, guid, transport, completionVectors, attributes };
    return { ...about, ...extendedAttributes(device), ports };
  } catch (error) {
    return { name, provider, guid, error: error instanceof Error ? error.message : String(error) };
  }
}

function extendedAttributes({ lib, pointer }: Device): Pick<NicReport, "extended"> {
  const attributes = ibv_device_attr_ex.alloc();
  if (lib.ibv_query_device_ex(pointer, 0, attributes.pointer) !== 0) return {};
  const { orig_attr: _, comp_mask: __, ...extended } = attributes.toObject();
  return { extended };
}

function portReport(device: Device, number: number): PortReport {
  const chosen = chosenGid(device, number);
  const gids = device.gids(number).map((entry) => ({ ...entry, chosen: entry.index === chosen }));
  return { ...device.port(number), gids };
}

/** Returns the index of the GID that doorbell chooses by default, or undefined when none works. */
function chosenGid(device: Device, port: number): number | undefined {
  try {
    return device.gid({ port }).index;
  } catch {
    return undefined;
  }
}

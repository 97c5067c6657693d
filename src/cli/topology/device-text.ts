import { bytesText } from "../../arguments/bytes-text.ts";
import type { PciDevice, Topology } from "../../direct/index.ts";
import { linkText } from "../../machine/link.ts";

/** Returns the names by which programs open the device: "mlx5_0 ibp24s0". */
export const endsText = ({ infiniband, net, nvme, drm }: PciDevice): string =>
  [...infiniband, ...net, ...nvme, ...drm.filter((name) => name.startsWith("card"))].join(" ");

/** Returns the name of a device in a table: "gpu0", "mlx5_0", "nvme2", else its address. */
export function shortName(machine: Topology, device: PciDevice): string {
  const gpu = machine.gpus.indexOf(device);
  return gpu >= 0 ? `gpu${gpu}` : (device.infiniband[0] ?? device.net[0] ?? device.nvme[0] ?? device.address);
}

/** Returns vendor and product: "NVIDIA H200 SXM 141 GB". */
export const nameText = ({ vendor, name, kind }: PciDevice): string =>
  `${vendor ?? ""} ${kind.includes("port") || kind.includes("stream") ? kind : name}`.trim();

/** Returns the current link, and the best link where that is faster. */
export function nowText({ link }: PciDevice): string {
  if (link === undefined) return "";
  const now = linkText(link.gigatransfers, link.lanes);
  const isBest = link.gigatransfers >= link.bestGigatransfers && link.lanes >= link.bestLanes;
  return isBest ? now : `${now} (can ${linkText(link.bestGigatransfers, link.bestLanes)})`;
}

/** Returns the sizes of the BARs: "16 MiB, 256 GiB". */
export const barsText = ({ bars }: PciDevice): string =>
  bars
    .filter(({ isMemory }) => isMemory)
    .map(({ bytes }) => bytesText(bytes))
    .join(", ");

export const isEnd = ({ kind }: PciDevice): boolean => /^(gpu|nic|ssd|nvswitch)$/.test(kind);

import type { Machine } from "./machine.ts";
import type { PciDevice } from "./pci-device.ts";

/**
 * Returns the devices of a machine by their names: PCI addresses, "mlx5_0", "eth0", "nvme0", "card0", and "gpu0"
 * and so on in PCI order.
 */
export function devicesByName({ devices }: Pick<Machine, "devices">): ReadonlyMap<string, PciDevice> {
  const found = new Map<string, PciDevice>();
  for (const device of devices) {
    const { address, infiniband, net, nvme, drm } = device;
    for (const name of [address, ...infiniband, ...net, ...nvme, ...drm]) found.set(name, device);
  }
  const gpus = devices.filter(({ kind }) => kind === "gpu");
  for (const [i, gpu] of gpus.entries()) found.set(`gpu${i}`, gpu);
  return found;
}

import type { Diagram } from "../../diagram/diagram.ts";
import type { PciDevice } from "../../machine/pci-device.ts";
import type { Topology } from "./topology.ts";

/**
 * Builds the diagram of the PCI tree: roots, switches and ports, and GPUs, NICs and SSDs by their short
 * names.
 */
export function topologyDiagram({ name, gpus, nics, ssds, devices }: Topology): Diagram {
  const ends = [...gpus, ...nics, ...ssds];
  const shown = devices.filter(
    (each) => ends.includes(each) || ends.some(({ above }) => above.includes(each.address)),
  );
  const label = (device: PciDevice): string => {
    const gpu = gpus.indexOf(device);
    if (gpu >= 0) return `gpu${gpu}`;
    const { infiniband, net, nvme, kind, address } = device;
    return infiniband[0] ?? net[0] ?? nvme[0] ?? (ends.includes(device) ? `${kind} ${address}` : address);
  };
  const roots = [...new Set(shown.map(({ root }) => root))];
  return {
    title: name ?? "this machine",
    nodes: [
      ...roots.map((root) => ({ id: root, label: root })),
      ...shown.map((device) => ({ id: device.address, label: label(device) })),
    ],
    edges: shown.map(({ address, above, root }) => [above.at(-1) ?? root, address]),
  };
}

import { SysfsError } from "../../direct/topology/machine.ts";
import type { PciDevice } from "../../direct/topology/pci-device.ts";
import { isIntegrated } from "../../direct/topology/peer-dma.ts";
import { type Topology, topology } from "../../direct/topology/topology.ts";
import type { System } from "./system.ts";

const seen = new WeakMap<System, Topology | undefined>();
/** No peers: what NVIDIA's driver calls GeForce (their ids are too many to know), and AMD's GPUs that are part of a processor. */
const alone = new WeakSet<PciDevice>();

/** The machine's PCI tree; undefined where sysfs shows none. NVLinks are not asked for: no check needs them. */
export function machineOf(system: System): Topology | undefined {
  if (!seen.has(system)) seen.set(system, look(system));
  return seen.get(system);
}

function look({ sys, read }: System): Topology | undefined {
  try {
    const machine = topology({ root: sys, nvLinks: [] });
    for (const gpu of machine.gpus) {
      const model = read(`/proc/driver/nvidia/gpus/${gpu.address}/information`) ?? "";
      if (gpu.name.startsWith("GeForce") || /^Model:.*GeForce/m.test(model)) alone.add(gpu);
      if (isIntegrated(machine, gpu)) alone.add(gpu);
    }
    return machine;
  } catch (error) {
    if (error instanceof SysfsError) return undefined;
    throw error;
  }
}

const AMD = 0x1002;
const NVIDIA = 0x10de;

/** A GPU whose memory other devices can be let into: no GeForce (NVIDIA's driver does not), and none that is part of the processor. */
export const isPeerGpu = (gpu: PciDevice): boolean =>
  !alone.has(gpu) && (gpu.vendorId === NVIDIA || (gpu.vendorId === AMD && gpu.link !== undefined));

export const isNvidia = ({ vendorId }: PciDevice): boolean => vendorId === NVIDIA;

/** "gpu0", "mlx5_0", "nvme0", else the address. */
export function shortNameOf(machine: Topology, device: PciDevice): string {
  const gpu = machine.gpus.indexOf(device);
  return gpu >= 0 ? `gpu${gpu}` : (device.infiniband[0] ?? device.nvme[0] ?? device.address);
}

/** Each GPU with the NIC and the SSD that are best for it: the pairs whose traffic counts. */
export function peerPairs(
  machine: Topology,
): readonly { readonly gpu: PciDevice; readonly other: PciDevice }[] {
  return machine.gpus.filter(isPeerGpu).flatMap((gpu) => {
    const nic = machine.bestNicFor(gpu)?.device;
    const ssd = machine.bestSsdFor(gpu)?.device;
    const rdma = nic !== undefined && nic.infiniband.length > 0 ? [nic] : [];
    return [...rdma, ...(ssd === undefined ? [] : [ssd])].map((other) => ({ gpu, other }));
  });
}

import type { Topology } from "../../../direct/topology/topology.ts";
import { SysfsError } from "../../../machine/machine.ts";
import type { PciDevice } from "../../../machine/pci-device.ts";
import { isIntegrated } from "../../../machine/peer-dma.ts";
import type { System } from "./system.ts";

const seen = new WeakMap<System, Topology | undefined>();
/**
 * GPUs without peer-to-peer support: GeForce by the report of NVIDIA's driver, since their ids are too many
 * to list, and AMD's integrated GPUs.
 */
const alone = new WeakSet<PciDevice>();

/**
 * Returns the machine's PCI tree, or undefined when sysfs has none. NVLinks are not read: no check needs
 * them.
 */
export function machineOf(system: System): Topology | undefined {
  if (!seen.has(system)) seen.set(system, look(system));
  return seen.get(system);
}

function look({ topology, read }: System): Topology | undefined {
  try {
    const machine = topology();
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

/**
 * Returns true when other devices can access the GPU's memory. GeForce and integrated GPUs do not allow it.
 */
export const isPeerGpu = (gpu: PciDevice): boolean =>
  !alone.has(gpu) && (gpu.vendorId === NVIDIA || (gpu.vendorId === AMD && gpu.link !== undefined));

export const isNvidia = ({ vendorId }: PciDevice): boolean => vendorId === NVIDIA;

/** Returns the short name of a device, "gpu0", "mlx5_0" or "nvme0", else its address. */
export function shortNameOf(machine: Topology, device: PciDevice): string {
  const gpu = machine.gpus.indexOf(device);
  return gpu >= 0 ? `gpu${gpu}` : (device.infiniband[0] ?? device.nvme[0] ?? device.address);
}

/** Returns each GPU with its best NIC and SSD. */
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

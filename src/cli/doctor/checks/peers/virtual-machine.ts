import { machineOf, peerPairs } from "../../machine/machine.ts";
import { type Check, type Finding, warning } from "../check.ts";

/**
 * Checks for a virtual machine: its hypervisor decides whether devices reach each other, and hides the real
 * PCI tree.
 */
export const virtualMachine: Check = {
  name: "virtual machine",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    if (machine === undefined || !machine.isVirtual) return [];
    const gpus = machine.gpus.filter(({ vendorId }) => vendorId === 0x10de || vendorId === 0x1002);
    if (gpus.length < 2 && peerPairs(machine).length === 0) return [];
    return [
      warning(
        "virtual machine",
        "peer-to-peer DMA between passed-through devices is off unless the host enables it, and the guest cannot see the distances between devices",
        "try: nvidia-smi topo -p2p r; on a QEMU host: -device vfio-pci,...,x-nv-gpudirect-clique=0 for GPUs below one switch, and no ACS redirect there",
      ),
    ];
  },
};

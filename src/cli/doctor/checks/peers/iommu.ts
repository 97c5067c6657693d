import { isCoherent } from "../../../../machine/peer-dma.ts";
import { machineOf, peerPairs, shortNameOf } from "../../machine/machine.ts";
import { type Check, type Finding, ok, warning } from "../check.ts";

/** Checks for an IOMMU that translates: every peer-to-peer access then goes up to it. */
export const iommu: Check = {
  name: "IOMMU",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    if (machine === undefined || machine.isVirtual) return [];
    const devices = peerPairs(machine)
      .filter(({ gpu }) => !isCoherent(gpu))
      .flatMap(({ gpu, other }) => [gpu, other]);
    if (devices.length === 0) return [];
    const translated = [...new Set(devices.filter(({ iommuType }) => iommuType?.startsWith("DMA")))];
    if (translated.length === 0) return [ok("IOMMU", "off, or in passthrough mode for GPUs, NICs and SSDs")];
    const names = translated.slice(0, 4).map((device) => shortNameOf(machine, device));
    return [
      warning(
        "IOMMU",
        `translates the DMA of ${names.join(", ")}${translated.length > 4 ? " and more" : ""}: peer-to-peer traffic goes up to it, and GPUDirect Storage copies through host memory`,
        "iommu=pt on the kernel's command line (GRUB_CMDLINE_LINUX in /etc/default/grub, update-grub, then reboot)",
      ),
    ];
  },
};

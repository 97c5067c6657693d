import { isCoherent } from "../../../../direct/topology/peer-dma.ts";
import { type Check, type Finding, ok, warning } from "../../check.ts";
import { machineOf, peerPairs, shortNameOf } from "../../machine.ts";

/** An IOMMU that translates stands between peers: each access goes up to it. */
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
    if (translated.length === 0)
      return [ok("IOMMU", "off, or it passes the DMA of GPUs, NICs and SSDs through")];
    const names = translated.slice(0, 4).map((device) => shortNameOf(machine, device));
    return [
      warning(
        "IOMMU",
        `it translates the DMA of ${names.join(", ")}${translated.length > 4 ? " and others" : ""}: what peers exchange goes up to it, and GPUDirect Storage bounces`,
        "iommu=pt on the kernel's command line (GRUB_CMDLINE_LINUX in /etc/default/grub, update-grub, then start anew)",
      ),
    ];
  },
};

import { softVendor } from "./pci-address.ts";

/** Kind of a PCI device, as far as paths need it. */
export type PciKind =
  | "gpu"
  | "nic"
  | "ssd"
  | "nvswitch"
  | "root port"
  | "switch upstream"
  | "switch downstream"
  | "bridge"
  | "host bridge"
  | "other";

/** Names of class codes (base and sub class). The base class alone names the rest. */
const classes: Readonly<Record<string, string>> = {
  "0100": "SCSI controller",
  "0104": "RAID controller",
  "0106": "SATA controller",
  "0108": "NVMe controller",
  "0200": "Ethernet controller",
  "0207": "InfiniBand controller",
  "0280": "network controller",
  "0300": "VGA controller",
  "0302": "3D controller",
  "0380": "display controller",
  "0403": "audio device",
  "0500": "memory",
  "0580": "memory controller",
  "0600": "host bridge",
  "0601": "ISA bridge",
  "0604": "PCI bridge",
  "0680": "bridge",
  "0b40": "co-processor",
  "0c03": "USB controller",
  "0c05": "SMBus",
  "1200": "processing accelerator",
};
const bases = [
  ...["unclassified device", "storage controller", "network controller", "display controller"],
  ...["multimedia device", "memory controller", "bridge", "communication controller", "system peripheral"],
  ...["input device", "docking station", "processor", "serial bus controller", "wireless controller"],
  ...["intelligent controller", "satellite controller", "encryption controller", "signal processor"],
  ...["accelerator", "instrumentation"],
];

/** Returns the name of a class code: 0x020700 is "InfiniBand controller". */
export const classNameOf = (code: number): string =>
  classes[(code >> 8).toString(16).padStart(4, "0")] ?? bases[code >> 16] ?? "device";

const NVIDIA = 0x10de;
const AMD = 0x1002;
/**
 * Vendors of GPUs that compute. Management chips of servers (ASPEED, Matrox) and screens of hypervisors are
 * displays only.
 */
const gpuMakers = new Set([NVIDIA, AMD, 0x8086, softVendor]);

/** Returns the kind of a device. The kind of port of a bridge follows from its position in the tree. */
export function kindOf(code: number, vendorId: number): PciKind {
  const sub = code >> 8;
  if (sub === 0x0604) return "bridge";
  if (sub === 0x0600) return "host bridge";
  if (sub === 0x0680 && vendorId === NVIDIA) return "nvswitch";
  if ([0x0300, 0x0302, 0x0380].includes(sub)) return gpuMakers.has(vendorId) ? "gpu" : "other";
  // Instinct cards without a display have the class of accelerators.
  if (sub === 0x1200 && vendorId === AMD) return "gpu";
  if (sub === 0x0108) return "ssd";
  if (sub === 0x0200 || sub === 0x0207) return "nic";
  return "other";
}

export const isPort = (kind: PciKind): boolean =>
  kind === "root port" || kind === "switch upstream" || kind === "switch downstream" || kind === "bridge";

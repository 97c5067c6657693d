import type { System } from "./system.ts";

/** PCI vendors of RDMA NICs: Mellanox, Intel, Broadcom, Chelsio, Cavium, Amazon, Huawei, Pensando. */
const nicVendors: Readonly<Record<string, string>> = {
  "0x15b3": "mlx5_ib",
  "0x1425": "iw_cxgb4",
  "0x1d0f": "efa",
};

export interface PciDevice {
  readonly address: string;
  readonly vendor: string;
  readonly class: string;
  readonly driver: string | undefined;
}

/** Returns the PCI devices of the wanted vendors. */
export function pciDevices({ list, read, link }: System, wanted: (vendor: string) => boolean): PciDevice[] {
  return list("/sys/bus/pci/devices").flatMap((address) => {
    const folder = `/sys/bus/pci/devices/${address}`;
    const vendor = read(`${folder}/vendor`) ?? "";
    if (!wanted(vendor)) return [];
    const driver = link(`${folder}/driver`)?.split("/").at(-1);
    return [{ address, vendor, class: read(`${folder}/class`) ?? "", driver }];
  });
}

/** Returns the NICs of vendors of RDMA hardware, each with the kernel module that provides its verbs. */
export const rdmaNics = (system: System): (PciDevice & { readonly module: string })[] =>
  pciDevices(system, (vendor) => vendor in nicVendors)
    .filter((device) => device.class.startsWith("0x02"))
    .map((device) => ({ ...device, module: nicVendors[device.vendor]! }));

export const nvidiaGpus = (system: System): PciDevice[] =>
  pciDevices(system, (vendor) => vendor === "0x10de").filter((device) => device.class.startsWith("0x03"));

export const rdmaDevices = ({ list }: System): readonly string[] => list("/sys/class/infiniband");

export const hasRdmaHardware = (system: System): boolean =>
  rdmaDevices(system).length > 0 || rdmaNics(system).length > 0;

/** Returns true when the environment variable requests a device other than the soft one. */
export const wantsNative = ({ env }: System, name: "DOORBELL_RDMA" | "DOORBELL_CUDA"): boolean =>
  env[name] !== undefined && env[name] !== "" && !/^soft/.test(env[name]);

/** Returns the names of the loaded kernel modules. */
export function modules({ read }: System): ReadonlySet<string> {
  return new Set((read("/proc/modules") ?? "").split("\n").map((line) => line.split(" ")[0]!));
}

import { DoorbellError } from "../errors.ts";
import { endsIn } from "./device-ends.ts";
import { isPciAddress, placeOf } from "./pci-address.ts";
import { type PciDevice, readDevice } from "./pci-device.ts";
import type { Sysfs } from "./sysfs.ts";

/** Facts of sysfs about the whole machine. */
export interface Machine {
  /** Name from the firmware, such as "Supermicro SYS-821GE", or undefined. */
  readonly name: string | undefined;
  /** True for a virtual machine, whose tree comes from the hypervisor and does not show the wires. */
  readonly isVirtual: boolean;
  /** NUMA nodes, usually one a socket. */
  readonly numaNodes: readonly number[];
  /** PCI devices in the order of their addresses. */
  readonly devices: readonly PciDevice[];
}

/**
 * sysfs shows no PCI devices: the system is not Linux, a container has no /sys, or the folder is another one.
 */
export class SysfsError extends DoorbellError {
  override readonly name = "SysfsError";
}

const byAddress = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Reads the machine below a folder with the structure of sysfs. */
export function readMachine(sysfs: Sysfs, root: string): Machine {
  const pci = `${root}/bus/pci/devices`;
  if (!sysfs.has(pci)) {
    const hint =
      "It must be Linux's sysfs: mount it (mount -t sysfs none /sys), or name a folder of its shape.";
    throw new SysfsError(`there is no ${pci}`, hint);
  }
  const endsOf = endsIn(sysfs, root);
  const devices = sysfs
    .names(pci)
    .filter(isPciAddress)
    .sort(byAddress)
    .flatMap((address) => {
      // A device may have been removed since the list was read.
      const place = placeOf(sysfs.realPath(`${pci}/${address}`) ?? "");
      return place ? readDevice(sysfs, `${pci}/${address}`, address, place, endsOf(address)) : [];
    });
  const dmi = `${root}/class/dmi/id`;
  const words = [sysfs.text(`${dmi}/sys_vendor`), sysfs.text(`${dmi}/product_name`)].filter((text) => text);
  return {
    name: words.length === 0 ? undefined : words.join(" "),
    isVirtual: virtual(words.join(" "), devices),
    numaNodes: sysfs.names(`${root}/devices/system/node`).flatMap((name) => {
      const found = /^node(\d+)$/.exec(name);
      return found ? [Number(found[1])] : [];
    }),
    devices,
  };
}

const VIRTIO = 0x1af4;

/**
 * Detects a virtual machine. Amazon's bare-metal machines have the same vendor as its virtual ones, and their
 * type ends in "metal".
 */
const virtual = (words: string, devices: readonly PciDevice[]): boolean =>
  /QEMU|KVM|VMware|VirtualBox|Xen|Virtual Machine|Google Compute Engine|OpenStack|Bochs|Alibaba|Firecracker/i.test(
    words,
  ) ||
  (/Amazon EC2/.test(words) && !/metal/.test(words)) ||
  devices.some(({ vendorId }) => vendorId === VIRTIO);

const address = /^[0-9a-f]{4,}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]$/;
const root = /^pci[0-9a-f]{4,}:[0-9a-f]{2}$/;

export const isPciAddress = (text: string): boolean => address.test(text);
export const isPciRoot = (text: string): boolean => root.test(text);

/**
 * Returns a PCI address in the form of sysfs: "65:00.0" and NVML's "00000000:65:00.0" become "0000:65:00.0".
 * Undefined for other text.
 */
export function pciAddressFrom(text: string): string | undefined {
  const found = /^(?:([0-9a-f]{4,8}):)?([0-9a-f]{2}):([0-9a-f]{2})(?:\.([0-7]))?$/i.exec(text.trim());
  if (found === null) return undefined;
  const [, domain = "0", bus, device, part = "0"] = found;
  const short = Number.parseInt(domain, 16).toString(16).padStart(4, "0");
  return `${short}:${bus}:${device}.${part}`.toLowerCase();
}

/** Position of a device in the tree: its root, and the bridges above it from the root down. */
export interface PciPlace {
  readonly root: string;
  readonly above: readonly string[];
  /** Number of those bridges below the nearest root. A root may be below a device. */
  readonly depth: number;
}

/**
 * Returns the position that a device's real path in sysfs shows. A root may be below a device (Intel's VMD).
 * Then the bridges above that device count, and the outer root is the root.
 */
export function placeOf(realPath: string): PciPlace | undefined {
  const parts = realPath.split("/");
  const found = parts.find((part) => root.test(part));
  const addresses = parts.filter(isPciAddress);
  if (found === undefined || addresses.length === 0) return undefined;
  const nearest = parts.findLastIndex((part) => root.test(part));
  const depth = parts.slice(nearest).filter(isPciAddress).length - 1;
  return { root: found, above: addresses.slice(0, -1), depth };
}

/** Returns the last device in a path of sysfs: for a port of a NIC, the NIC. */
export const lastAddressIn = (realPath: string): string | undefined =>
  realPath.split("/").filter(isPciAddress).at(-1);

/** Vendor of the soft devices, and their PCI domain. No PCI vendor has this id. */
export const softVendor = 0xd00b;

/** Returns true for the address of a soft device. */
export const isSoftAddress = (address: string): boolean => address.startsWith(`${softVendor.toString(16)}:`);

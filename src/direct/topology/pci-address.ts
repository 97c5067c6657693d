const address = /^[0-9a-f]{4,}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]$/;
const root = /^pci[0-9a-f]{4,}:[0-9a-f]{2}$/;

export const isPciAddress = (text: string): boolean => address.test(text);

/** A PCI address in sysfs's form: "65:00.0" and NVML's "00000000:65:00.0" are "0000:65:00.0"; undefined for anything else. */
export function pciAddressFrom(text: string): string | undefined {
  const found = /^(?:([0-9a-f]{4,8}):)?([0-9a-f]{2}):([0-9a-f]{2})(?:\.([0-7]))?$/i.exec(text.trim());
  if (found === null) return undefined;
  const [, domain = "0", bus, device, part = "0"] = found;
  const short = Number.parseInt(domain, 16).toString(16).padStart(4, "0");
  return `${short}:${bus}:${device}.${part}`.toLowerCase();
}

/** Where a device hangs: its root, and the bridges above it from the root down. */
export interface PciPlace {
  readonly root: string;
  readonly above: readonly string[];
  /** How many of those hang from the nearest root: roots may stand below a device. */
  readonly depth: number;
}

/**
 * The place that a device's real path in sysfs tells. A root may itself stand below a device (Intel's VMD): what is above that
 * device is above this one too, and its root is the outer one.
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

/** The device that a path of sysfs runs through last: of a port of a NIC, the NIC. */
export const lastAddressIn = (realPath: string): string | undefined =>
  realPath.split("/").filter(isPciAddress).at(-1);

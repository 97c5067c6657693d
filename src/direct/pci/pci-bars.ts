import { closeSync, constants, openSync } from "node:fs";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import {
  checkOptions,
  checkValue,
  flag,
  optionsTable,
  text,
  whole,
  wholeNumber,
} from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import { type Bar, barsIn } from "../../machine/bar.ts";
import { isSoftAddress, pciAddressFrom } from "../../machine/pci-address.ts";
import { fileSystem } from "../../machine/sysfs.ts";
import { bindCommands } from "../vfio/in-use.ts";
import { MappedBar } from "../vfio/mapped-bar.ts";
import { DeviceInUseError } from "../vfio/vfio-error.ts";
import { allocatePeerMemory, type MappedPeerMemory } from "./mapped-peer-memory.ts";

/** Range and access of a BAR mapping. */
export interface MapPciBarOptions {
  /** First byte, a multiple of 4096. Default 0. */
  readonly from?: number;
  /** First byte behind the range. Default: the end of the BAR. */
  readonly to?: number;
  /** Allows stores to the device. Default: loads only. */
  readonly writable?: boolean;
  /** Maps the BAR even when a driver uses the device. The driver does not expect other accesses. */
  readonly force?: boolean;
}

const mapPciBarOptions = optionsTable<MapPciBarOptions>()(
  "direct.MapPciBarOptions",
  { "PciBar.map": 0 },
  {
    from: { type: whole(0, Number.MAX_SAFE_INTEGER), unit: "bytes", default: 0, text: "First byte." },
    to: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      defaultText: "the BAR's end",
      text: "First byte behind the range.",
    },
    writable: { type: flag(), default: false, text: "Allows stores to the device." },
    force: { type: flag(), default: false, text: "Maps the BAR even when a driver uses the device." },
  },
);

const pageBytes = 4096;

/**
 * Range of bus addresses of a device (`/sys/bus/pci/devices/.../resourceN`). Only root can map it.
 *
 * @example
 * const bar = openPciDevice("0000:65:00.0").bar(1);
 * using mapped = bar.map({ to: 4096 });
 */
export class PciBar {
  readonly address: string;
  /** Address, size and kind of the BAR. */
  readonly facts: Bar;
  readonly #folder: string;

  /** @internal Use `openPciDevice(address).bar(index)`. */
  constructor(address: string, folder: string, facts: Bar) {
    this.address = address;
    this.facts = facts;
    this.#folder = folder;
  }

  get byteLength(): number {
    return this.facts.bytes;
  }

  /**
   * Maps a part of the BAR into this process, read-only unless `writable`. Throws DeviceInUseError when a
   * driver uses the device, unless `force` is set. Throws DoorbellError without root, for I/O ports, and
   * under kernel lockdown.
   *
   * @example
   * using registers = openPciDevice("0000:65:00.0").bar(0).map({ from: 0, to: 4096 });
   */
  map(options?: MapPciBarOptions): MappedBar {
    const {
      from,
      to = this.byteLength,
      writable,
      force,
    } = checkOptions(mapPciBarOptions, "PciBar.map", options);
    const what = `${this.address} BAR ${this.facts.index}`;
    if (from % pageBytes !== 0) throw new RangeError(`map: from is ${from}. Use a multiple of ${pageBytes}`);
    if (to <= from || to > this.byteLength)
      throw new RangeError(`map: ${from} to ${to} is outside of ${what}, which has ${this.byteLength} bytes`);
    if (!this.facts.isMemory) throw new DoorbellError(`${what} is I/O ports, which cannot be mapped`);
    const driver = fileSystem.realPath(`${this.#folder}/driver`)?.split("/").at(-1);
    if (driver !== undefined && !force) {
      const why = `The driver ${driver} uses the device; to map it anyway: { force: true }`;
      throw new DeviceInUseError(this.address, why, bindCommands(this.address, driver));
    }
    const fd = opened(`${this.#folder}/resource${this.facts.index}`, what, writable);
    try {
      return new MappedBar({ what, fd, fileOffset: 0, from, bytes: to - from, writable });
    } finally {
      closeSync(fd);
    }
  }
}

function opened(path: string, what: string, writable: boolean): number {
  try {
    return openSync(path, (writable ? constants.O_RDWR : constants.O_RDONLY) | constants.O_SYNC);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DoorbellError(
      `cannot open ${what}: ${code}`,
      code === "EACCES" || code === "EPERM"
        ? "Only root can map BARs. Kernel lockdown (secure boot) forbids it."
        : "The device has no such BAR in memory.",
    );
  }
}

/** A PCI device whose BARs can be mapped. */
export interface OpenedPciDevice {
  readonly address: string;
  /** Driver of the device, or undefined. */
  readonly driver: string | undefined;
  readonly bars: readonly Bar[];
  /** Returns one BAR, 0 to 5. Throws RangeError for a number without a BAR. */
  bar(index: number): PciBar;
  /**
   * Allocates memory of the device that the kernel provides, such as the controller memory buffer of an SSD.
   * Files are read into it and written from it without host memory. `bytes` is a multiple of 4096. Needs
   * root. Throws DoorbellError where there is none.
   */
  peerMemory(bytes: number): MappedPeerMemory;
}

const addresses = text('a PCI address such as "0000:65:00.0"');

/**
 * Opens a PCI device by its address, to map its BARs into this process. BAR 1 of a GPU is its memory. Only
 * root can map. Throws DoorbellError for an unknown device. `sys` is the folder of sysfs.
 *
 * @example
 * const device = openPciDevice("0000:65:00.0");
 * console.log(device.driver, device.bars.map((bar) => bar.bytes));
 */
export function openPciDevice(address: string, sys = "/sys"): OpenedPciDevice {
  if (arguments.length > 2) throw extraArguments("openPciDevice", ["address", "sys"], arguments.length);
  checkValue("openPciDevice: address", addresses, address);
  const full = pciAddressFrom(address);
  if (full === undefined)
    throw new TypeError(`openPciDevice: address is ${shown(address)}. Use one such as "0000:65:00.0"`);
  const folder = `${sys}/bus/pci/devices/${full}`;
  const kind = fileSystem.text(`${folder}/class`);
  if (kind === undefined) {
    const fix = isSoftAddress(full)
      ? "A soft device has no registers, and its memory is host memory: map a buffer of a soft GPU with buffer.map()."
      : "See doorbell topology, or lspci -D.";
    throw new DoorbellError(`there is no PCI device ${full}`, fix);
  }
  const bars = barsIn(fileSystem, folder, kind.startsWith("0x0604"));
  return {
    address: full,
    driver: fileSystem.realPath(`${folder}/driver`)?.split("/").at(-1),
    bars,
    peerMemory(bytes) {
      wholeNumber("peerMemory: bytes", bytes, 1, Number.MAX_SAFE_INTEGER);
      return allocatePeerMemory(folder, full, bytes);
    },
    bar(index) {
      wholeNumber("bar: index", index, 0, 5);
      const facts = bars.find((one) => one.index === index);
      if (facts !== undefined) return new PciBar(full, folder, facts);
      throw new RangeError(
        `${full} has no BAR ${index}: there are ${bars.map((one) => one.index).join(", ") || "none"}`,
      );
    },
  };
}

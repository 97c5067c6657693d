import { closeSync, constants, openSync } from "node:fs";
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
import { type Bar, barsIn } from "../topology/bar.ts";
import { pciAddressFrom } from "../topology/pci-address.ts";
import { realPathOf, textOf } from "../topology/sysfs.ts";
import { bindCommands } from "../vfio/in-use.ts";
import { DeviceInUseError } from "../vfio/vfio-error.ts";
import { MappedBar } from "./mapped-bar.ts";
import { allocatePeerMemory, type MappedPeerMemory } from "./mapped-peer-memory.ts";

/** Which part of a BAR, and what may be done with it. */
export interface MapPciBarOptions {
  /** The first byte, a multiple of 4096; 0 if left out. */
  readonly from?: number;
  /** Behind the last byte; the BAR's end if left out. */
  readonly to?: number;
  /** Stores go to the device; without it there are only loads. */
  readonly writable?: boolean;
  /** Also where a driver has the device: what it does there it does not expect of anybody else. */
  readonly force?: boolean;
}

const mapPciBarOptions = optionsTable<MapPciBarOptions>()(
  "direct.MapPciBarOptions",
  { "PciBar.map": 0 },
  {
    from: { type: whole(0, Number.MAX_SAFE_INTEGER), unit: "bytes", default: 0, text: "The first byte." },
    to: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      defaultText: "the BAR's end",
      text: "Behind the last byte.",
    },
    writable: { type: flag(), default: false, text: "Stores go to the device." },
    force: { type: flag(), default: false, text: "Also where a driver has the device." },
  },
);

const pageBytes = 4096;

/**
 * A range of bus addresses of a device, which root can map (`/sys/bus/pci/devices/.../resourceN`).
 *
 * @example
 * const bar = openPciDevice("0000:65:00.0").bar(1);
 * using mapped = bar.map({ to: 4096 });
 */
export class PciBar {
  readonly address: string;
  /** Where it lies, how large it is, what it is. */
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
   * Maps part of it into this process; for loads alone unless `writable`. DeviceInUseError where a driver has the device, unless
   * `force`; DoorbellError without root, for I/O ports, and where the kernel is locked down.
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
    if (from % pageBytes !== 0) throw new RangeError(`map: from is ${from}: use a multiple of ${pageBytes}`);
    if (to <= from || to > this.byteLength)
      throw new RangeError(`map: ${from} to ${to} is outside of ${what}, which has ${this.byteLength} bytes`);
    if (!this.facts.isMemory) throw new DoorbellError(`${what} is I/O ports, which cannot be mapped`);
    const driver = realPathOf(`${this.#folder}/driver`)?.split("/").at(-1);
    if (driver !== undefined && !force) {
      const why = `driver ${driver} has it; to look all the same: { force: true }`;
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
        ? "Only root maps BARs, and nobody while the kernel is locked down (secure boot)."
        : "The device has no such BAR in memory.",
    );
  }
}

/** A PCI device, for a look at its BARs. */
export interface OpenedPciDevice {
  readonly address: string;
  /** The driver that has it, if one does. */
  readonly driver: string | undefined;
  readonly bars: readonly Bar[];
  /** One of its BARs, 0 to 5; RangeError when it has none of that number. */
  bar(index: number): PciBar;
  /**
   * So much of the device's own memory, as far as the kernel gives it out (an SSD's controller memory buffer): files are read into it and
   * written from it without the host's memory. DoorbellError where there is none. A multiple of 4096; as root.
   */
  peerMemory(bytes: number): MappedPeerMemory;
}

const addresses = text('a PCI address such as "0000:65:00.0"');

/**
 * A PCI device by its address, to map its BARs into this process: a GPU's BAR 1 is its memory. Reading is for everybody, mapping is root's.
 * DoorbellError when there is no such device. `sys` is where sysfs lies.
 *
 * @example
 * const device = openPciDevice("0000:65:00.0");
 * console.log(device.driver, device.bars.map((bar) => bar.bytes));
 */
export function openPciDevice(address: string, sys = "/sys"): OpenedPciDevice {
  checkValue("openPciDevice: address", addresses, address);
  const full = pciAddressFrom(address);
  if (full === undefined)
    throw new TypeError(`openPciDevice: address is ${shown(address)}: use one such as "0000:65:00.0"`);
  const folder = `${sys}/bus/pci/devices/${full}`;
  const kind = textOf(`${folder}/class`);
  if (kind === undefined)
    throw new DoorbellError(`there is no PCI device ${full}`, "See doorbell topology, or lspci -D.");
  const bars = barsIn(folder, kind.startsWith("0x0604"));
  return {
    address: full,
    driver: realPathOf(`${folder}/driver`)?.split("/").at(-1),
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

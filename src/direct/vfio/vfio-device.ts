import { PCI_COMMAND, PCI_COMMAND_MASTER, PCI_COMMAND_MEMORY } from "../../../ffi/vfio/index.ts";
import { checkOptions, flag, optionsTable, whole, wholeNumber } from "../../arguments/index.ts";
import type { Resource as Parent } from "../../lifetime/resource.ts";
import { Resource } from "../../lifetime/resource.ts";
import { ConfigurationSpace } from "./configuration-space.ts";
import { MappedBar } from "./mapped-bar.ts";
import type { Interrupt, PciFunction } from "./pci-function.ts";
import { VfioError } from "./vfio-error.ts";

/** Range and access of a BAR mapping. */
export interface MapBarOptions {
  /** First byte, a multiple of 4096. */
  readonly from?: number;
  /** First byte behind the range. */
  readonly to?: number;
  /** Allows stores. */
  readonly write?: boolean;
}

const bytes = whole(0, Number.MAX_SAFE_INTEGER);
const mapBarOptions = optionsTable<MapBarOptions>()(
  "direct.MapBarOptions",
  { "VfioDevice.mapBar": 1 },
  {
    from: { type: bytes, unit: "bytes", default: 0, text: "First byte, a multiple of 4096." },
    to: { type: bytes, unit: "bytes", defaultText: "the BAR's end", text: "First byte behind the range." },
    write: { type: flag(), default: false, text: "Allows stores." },
  },
);

/**
 * A PCI device that this process drives instead of a driver. Its DMA reaches only memory that `Vfio.map()`
 * mapped.
 */
export class VfioDevice extends Resource {
  readonly address: string;
  readonly #function: PciFunction;
  /** Configuration space, bytes 0 to 255, or to 4095 for PCI Express. */
  readonly configuration: ConfigurationSpace;

  /** @internal Use `openVfio()`. It takes over the open function. */
  constructor(opened: PciFunction, address: string, parent: Parent) {
    super();
    this.#function = opened;
    this.address = address;
    try {
      this.configuration = new ConfigurationSpace(opened.fd, opened.configuration, address);
      this.#command(PCI_COMMAND_MEMORY, true);
    } catch (error) {
      opened.close();
      throw error;
    }
    this.ownFrozen(parent);
  }

  get label(): string {
    return `VfioDevice ${this.address}`;
  }

  /** Size of each BAR in bytes, 0 for a missing one. */
  get barBytes(): readonly number[] {
    return this.#function.bars.map((region) => region.bytes);
  }

  /**
   * Maps a BAR, or a part of it, into this process.
   *
   * @example
   * using registers = device.mapBar(0, { write: true });
   * @throws RangeError outside of the BAR; VfioError when the kernel refuses the mapping.
   */
  mapBar(index: number, given?: MapBarOptions): MappedBar {
    this.ensureOpen();
    wholeNumber("mapBar: index", index, 0, 5);
    const region = this.#function.bars[index]!;
    const what = `${this.address} BAR ${index}`;
    if (region.bytes === 0) {
      const there = this.#function.bars.filter((each) => each.bytes > 0).map((each) => each.index);
      throw new RangeError(
        `mapBar: ${this.address} has no BAR ${index}. Its BARs: ${there.join(", ") || "none"}`,
      );
    }
    const { from, to = region.bytes, write } = checkOptions(mapBarOptions, "mapBar", given);
    if (from % 4096 !== 0 || from >= to || to > region.bytes) {
      throw new RangeError(
        `mapBar: ${from} to ${to} is not a part of ${what} (${region.bytes} bytes) that begins at a page (4096 bytes)`,
      );
    }
    if (!region.canMap)
      throw new VfioError(
        `${what} cannot be mapped`,
        0,
        "The BAR is smaller than a page, or consists of I/O ports.",
      );
    const part = { what, fd: this.#function.fd, fileOffset: region.fileOffset, from, bytes: to - from };
    return new MappedBar({ ...part, writable: write && region.writable }, this);
  }

  /** True when the device may read and write memory itself (DMA). Off by default. */
  get busMaster(): boolean {
    return (this.configuration.read(PCI_COMMAND, 2) & PCI_COMMAND_MASTER) !== 0;
  }

  set busMaster(on: boolean) {
    this.ensureOpen();
    this.#command(PCI_COMMAND_MASTER, on);
  }

  #command(bit: number, on: boolean): void {
    const now = this.configuration.read(PCI_COMMAND, 2);
    this.configuration.write(PCI_COMMAND, 2, on ? now | bit : now & ~bit);
  }

  /**
   * Resets the function. Its registers then have their power-on values. Returns false when the device has no
   * reset of its own.
   *
   * @example
   * device.reset();
   */
  reset(): boolean {
    this.ensureOpen();
    if (!this.#function.reset()) return false;
    this.#command(PCI_COMMAND_MEMORY, true);
    return true;
  }

  /**
   * @internal Opens the first interrupt, or returns undefined when the device has none that a process can
   * receive.
   */
  openInterrupt(): Interrupt | undefined {
    this.ensureOpen();
    return this.#function.openInterrupt();
  }

  protected override shown(): Record<string, unknown> {
    return { barBytes: this.barBytes };
  }

  protected release(): void {
    this.#function.close();
  }
}

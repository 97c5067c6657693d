import { checkOptions, oneOf, optionsTable, whole } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { Buffer } from "../../cuda/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import { pciAddressFrom } from "../../machine/pci-address.ts";
import { deviceMemory } from "../../memory/device-memory.ts";
import { Memory } from "../../memory/index.ts";
import { type DmaAccess, DmaRange } from "./dma-range.ts";
import type { Iommu } from "./iommu.ts";
import { MappedBar } from "./mapped-bar.ts";
import { VfioDevice } from "./vfio-device.ts";

/** Options of a DMA mapping. */
export interface DmaMapOptions {
  /** Bus address of the first byte, a multiple of a page. */
  readonly busAddress?: number;
  /** Access of devices to the memory. */
  readonly access?: DmaAccess;
}

const dmaMapOptions = optionsTable<DmaMapOptions>()(
  "direct.DmaMapOptions",
  { "Vfio.map": 1 },
  {
    busAddress: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      defaultText: "the lowest that is free, from 4 GiB on",
      text: "Bus address of the first byte, a multiple of a page.",
    },
    access: {
      type: oneOf("read", "write", "both"),
      default: "both",
      text: "Access of devices to the memory.",
    },
  },
);

const PAGE = 4096;

/**
 * Devices that this process drives instead of drivers, and the IOMMU translations for their DMA, which they
 * share. Closing it closes the devices, and the kernel resets them.
 */
export class Vfio extends Resource {
  readonly #iommu: Iommu;
  readonly devices: readonly VfioDevice[];

  /** @internal Use `openVfio()`. */
  constructor(iommu: Iommu, addresses: readonly string[]) {
    super();
    this.#iommu = iommu;
    const made: VfioDevice[] = [];
    this.devices = made;
    this.own();
    try {
      for (const address of addresses) made.push(new VfioDevice(iommu.openFunction(address), address, this));
    } catch (error) {
      this.close();
      throw error;
    }
    Object.freeze(made);
    Object.freeze(this);
  }

  get label(): string {
    return `Vfio (${this.devices.map(({ address }) => address).join(", ")})`;
  }

  /**
   * Returns one of its devices.
   *
   * @example
   * vfio.device("65:00.0").barBytes; // [16384, 0, 0, 0, 0, 0]
   * @throws RangeError for a device that it was not opened with.
   */
  device(address: string): VfioDevice {
    const wanted = pciAddressFrom(String(address));
    const found = this.devices.find((each) => each.address === wanted);
    if (found) return found;
    throw new RangeError(`device: ${shown(address)} is not one of ${this.label}`);
  }

  /**
   * Maps memory, a part of another device's BAR, or a soft GPU's buffer for the devices in the IOMMU. Their DMA
   * reaches no other memory. VFIO locks the pages.
   *
   * @example
   * using memory = Memory.allocate(2 ** 20);
   * using range = vfio.map(memory);
   * using bar = gpu.mapBar(2, { write: true });
   * using peer = vfio.map(bar); // an SSD that gets peer.busAddress writes into the other device
   * @throws VfioError where the kernel refuses; RangeError for bus addresses that are in use or not
   * translated, and for a buffer that is not host memory.
   */
  map(what: Memory | MappedBar | Buffer, given?: DmaMapOptions): DmaRange {
    this.ensureOpen();
    const memory = mappableFrom(what);
    const { busAddress, access } = checkOptions(dmaMapOptions, "map", given);
    if (what instanceof MappedBar && !what.writable && access !== "read")
      throw new RangeError(
        `map: ${what.label} is not writable. Use mapBar(index, { write: true }), or map it with access "read"`,
      );
    const { addresses, unit } = this.#iommu;
    const { pointer, label, byteLength, owner } = memory;
    // Only a buffer of a soft GPU can begin inside a page, or share its last page.
    if (pointer % unit !== 0 || (what instanceof Buffer && byteLength % unit !== 0))
      throw new RangeError(
        `map: ${label} shares pages with other memory, and this IOMMU maps whole pages of ${unit} bytes. Use Memory.allocate(), or a buffer of whole pages`,
      );
    const pages = Math.ceil(byteLength / PAGE) * PAGE;
    const bytes = Math.ceil(byteLength / unit) * unit;
    const at = busAddress === undefined ? addresses.take(pages) : addresses.takeAt(busAddress, pages);
    try {
      this.#iommu.map(pointer, at, bytes, access);
    } catch (error) {
      addresses.give(at);
      throw error;
    }
    const unmap = (): void => {
      this.#iommu.unmap(at, bytes);
      addresses.give(at);
    };
    return new DmaRange({ what: label, busAddress: at, byteLength, access, owner: this, unmap }, owner);
  }

  protected release(): void {
    this.#iommu.close();
  }
}

interface Mappable {
  readonly pointer: number;
  readonly byteLength: number;
  readonly label: string;
  /** Resource that owns the memory. */
  readonly owner: Resource;
}

function mappableFrom(what: Memory | MappedBar | Buffer): Mappable {
  if (what instanceof Memory || what instanceof MappedBar) {
    what.ensureOpen();
    const { pointer, byteLength, label } = what;
    return { pointer, byteLength, label, owner: what };
  }
  if (!(what instanceof Buffer))
    throw new TypeError(
      `map: the memory is ${shown(what)}. Use a Memory, a BAR of mapBar() or a buffer of a soft GPU`,
    );
  const memory = what[deviceMemory]();
  memory.ensureReachable();
  const { label, owner, byteLength, hostAddress, hostReason } = memory;
  if (hostAddress === undefined)
    throw new RangeError(
      `map: other devices cannot reach ${label}, because ${hostReason}. Map the GPU's BAR with openVfio() and mapBar(), or read the file with openStorage()`,
    );
  return { pointer: hostAddress, byteLength, label, owner };
}

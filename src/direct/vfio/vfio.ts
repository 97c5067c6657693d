import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, checkValue, list, oneOf, optionsTable, text, whole } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import { Memory } from "../../memory/index.ts";
import { pciAddressFrom } from "../topology/pci-address.ts";
import { Container } from "./container.ts";
import { type DmaAccess, DmaRange } from "./dma-range.ts";
import { groupOf } from "./in-use.ts";
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
  readonly #container: Container;
  readonly devices: readonly VfioDevice[];

  /** @internal Use `openVfio()`. */
  constructor(container: Container, devices: readonly (readonly [string, string])[]) {
    super();
    this.#container = container;
    const made: VfioDevice[] = [];
    this.devices = made;
    this.own();
    try {
      for (const [address, group] of devices)
        made.push(new VfioDevice(container.deviceFd(group, address), address, this));
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
   * Maps memory, or a part of another device's BAR, for the devices in the IOMMU. Their DMA reaches no other
   * memory. The pages are locked.
   *
   * @example
   * using memory = Memory.allocate(2 ** 20);
   * using range = vfio.map(memory);
   * using bar = gpu.mapBar(2, { write: true });
   * using peer = vfio.map(bar); // an SSD that gets peer.busAddress writes into the other device
   * @throws VfioError where the kernel refuses; RangeError for bus addresses that are in use or not
   * translated.
   */
  map(what: Memory | MappedBar, given?: DmaMapOptions): DmaRange {
    this.ensureOpen();
    if (!(what instanceof Memory || what instanceof MappedBar))
      throw new TypeError(`map: the memory is ${shown(what)}. Use a Memory or a BAR of mapBar()`);
    what.ensureOpen();
    const { busAddress, access } = checkOptions(dmaMapOptions, "map", given);
    if (what instanceof MappedBar && !what.writable && access !== "read")
      throw new RangeError(
        `map: ${what.label} is not writable. Use mapBar(index, { write: true }), or map it with access "read"`,
      );
    const bytes = Math.ceil(what.byteLength / PAGE) * PAGE;
    const { addresses } = this.#container;
    const at = busAddress === undefined ? addresses.take(bytes) : addresses.takeAt(busAddress, bytes);
    try {
      this.#container.map(what.pointer, at, bytes, access);
    } catch (error) {
      addresses.give(at);
      throw error;
    }
    const unmap = (): void => {
      this.#container.unmap(at, bytes);
      addresses.give(at);
    };
    const { label, byteLength } = what;
    return new DmaRange({ what: label, busAddress: at, byteLength, access, owner: this, unmap }, what);
  }

  protected release(): void {
    this.#container.close();
  }
}

const addressList = list(text('a PCI address such as "0000:65:00.0"'), 1);

/**
 * Opens PCI devices that are bound to vfio-pci. It refuses a device with another driver or a mounted disk,
 * and a device whose IOMMU group contains a device in use. The error then names the reason and the commands
 * that bind the device to VFIO.
 *
 * @example
 * using vfio = openVfio(["0000:65:00.0", "0000:66:00.0"]);
 * const [ssd, gpu] = vfio.devices;
 * @throws DeviceInUseError, VfioError
 */
export function openVfio(addresses: readonly string[]): Vfio {
  if (arguments.length > 1) throw extraArguments("openVfio", ["addresses"], arguments.length);
  checkValue("openVfio: addresses", addressList, addresses);
  const devices = addresses.map((given) => {
    const address = pciAddressFrom(given);
    if (address === undefined)
      throw new RangeError(`openVfio: ${shown(given)} is not a PCI address such as "0000:65:00.0"`);
    return [address, groupOf(address)] as const;
  });
  return new Vfio(new Container(devices.map(([, group]) => group)), devices);
}

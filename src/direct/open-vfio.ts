import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkValue, list, text } from "../arguments/index.ts";
import { shown } from "../arguments/shown.ts";
import { pciAddressFrom } from "../machine/pci-address.ts";
import { SoftIommu } from "./soft-disk/soft-iommu.ts";
import { softDisk, softDiskFile } from "./topology/soft-disk.ts";
import { Container } from "./vfio/container.ts";
import { groupOf } from "./vfio/in-use.ts";
import type { Iommu } from "./vfio/iommu.ts";
import { Vfio } from "./vfio/vfio.ts";

const addressList = list(text('a PCI address such as "0000:65:00.0"'), 1);

/**
 * Opens PCI devices that are bound to vfio-pci. It refuses a device with another driver or a mounted disk,
 * and a device whose IOMMU group contains a device in use. The error then names the reason and the commands
 * that bind the device to VFIO. Where DOORBELL_SOFT_DISK names a file, "d00b:40:00.0" is the soft disk.
 *
 * @example
 * using vfio = openVfio(["d00b:40:00.0"]); // the soft disk; on hardware ["0000:65:00.0", "0000:66:00.0"]
 * console.log(vfio.device("d00b:40:00.0").barBytes); // [16384, 0, 0, 0, 0, 0]
 * @throws DeviceInUseError, VfioError
 */
export function openVfio(addresses: readonly string[]): Vfio {
  if (arguments.length > 1) throw extraArguments("openVfio", ["addresses"], arguments.length);
  checkValue("openVfio: addresses", addressList, addresses);
  const wanted = addresses.map((given) => {
    const address = pciAddressFrom(given);
    if (address === undefined)
      throw new RangeError(`openVfio: ${shown(given)} is not a PCI address such as "0000:65:00.0"`);
    return address;
  });
  return new Vfio(iommuOf(wanted), wanted);
}

/** Opens the IOMMU of the devices: VFIO's container, or the soft disk's. */
function iommuOf(addresses: readonly string[]): Iommu {
  const isSoft = (address: string): boolean => address === softDisk.address && softDiskFile() !== undefined;
  if (!addresses.some(isSoft)) return new Container(new Map(addresses.map((one) => [one, groupOf(one)])));
  const other = addresses.find((address) => !isSoft(address));
  if (other !== undefined)
    throw new RangeError(
      `openVfio: ${softDisk.address} is a soft disk, which shares no IOMMU with ${other}. Open each by itself`,
    );
  return new SoftIommu();
}

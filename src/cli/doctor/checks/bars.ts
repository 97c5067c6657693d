import { bytesText } from "../../../arguments/bytes-text.ts";
import { isPartOfProcessor } from "../../../machine/peer-dma.ts";
import { pciDevices, type System } from "../machine/system.ts";
import { absent, type Check, ok, warning } from "./check.ts";

/**
 * Returns the GPUs with their own memory: all of NVIDIA's, and those of AMD and Intel that have a PCI link.
 * The others are part of a processor.
 */
const gpusOf = (system: System) =>
  pciDevices(system, (vendor) => ["0x10de", "0x1002", "0x8086"].includes(vendor)).filter(
    (device) =>
      (device.class.startsWith("0x03") || (device.class.startsWith("0x12") && device.vendor === "0x1002")) &&
      (device.vendor === "0x10de" || hasLink(system, device.address)) &&
      !isPartOfProcessor(processors(system), device.address),
  );

const processors = (system: System) =>
  pciDevices(system, (vendor) => vendor === "0x1022").map(({ address, vendor }) => ({
    address,
    vendorId: Number(vendor),
  }));

const hasLink = ({ read }: System, address: string): boolean =>
  Number(read(`/sys/bus/pci/devices/${address}/current_link_width`)) > 0;

/** Checks the window of GPU memory on the PCI bus (BAR1). GPUDirect reaches no memory outside the window. */
export const bars: Check = {
  name: "BARs",
  run: (system) => {
    const gpus = gpusOf(system);
    if (gpus.length === 0) return [absent("BARs", "no GPU on the PCI bus")];
    return gpus.map(({ address }) => {
      const lines = (system.read(`/sys/bus/pci/devices/${address}/resource`) ?? "").split("\n");
      const sizes = lines.map((line) => {
        const [start = "0", end = "0"] = line.split(" ");
        return BigInt(end) === 0n ? 0 : Number(BigInt(end) - BigInt(start) + 1n);
      });
      const largest = Math.max(0, ...sizes);
      const says = `${bytesText(largest)} of its memory are visible on the PCI bus`;
      if (largest >= 2 ** 30) return ok(`BAR ${address}`, says);
      return warning(
        `BAR ${address}`,
        `${says} at a time: other devices cannot reach the rest, and programs that map all of it fail`,
        fixFor(system, address),
      );
    });
  },
};

/** Returns the fix. The kernel lists the possible sizes of a BAR that can be resized. */
function fixFor({ list, isRoot, read }: System, address: string): string {
  const folder = `/sys/bus/pci/devices/${address}`;
  const file = list(folder).find((name) => /^resource[0-5]_resize$/.test(name));
  const inSetup = "enable 'Above 4G decoding' and 'Re-Size BAR support' in the firmware setup";
  if (file === undefined) return inSetup;
  const mask = isRoot ? Number.parseInt(read(`${folder}/${file}`) ?? "", 16) : Number.NaN;
  const most = Number.isNaN(mask) || mask <= 0 ? "N" : String(Math.floor(Math.log2(mask)));
  return `${inSetup}; or, with its driver unbound: echo ${most} > ${folder}/${file} (2 ** N MiB)`;
}

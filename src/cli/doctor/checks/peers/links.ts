import type { PciDevice, Topology } from "../../../../direct/index.ts";
import { linkText } from "../../../../machine/link.ts";
import { isCoherent } from "../../../../machine/peer-dma.ts";
import { machineOf, shortNameOf } from "../../machine/machine.ts";
import { type Check, type Finding, ok, warning } from "../check.ts";

/**
 * Checks for PCI links below the abilities of both ends. Causes are a badly seated card, a riser, or a
 * firmware setting.
 */
export const links: Check = {
  name: "links",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    if (machine === undefined || machine.isVirtual) return [];
    const ends = [...machine.gpus, ...machine.nics, ...machine.ssds].filter(
      (device) => device.link !== undefined && !isCoherent(device),
    );
    const slow = ends.flatMap((device) => slowLink(machine, device) ?? []);
    if (ends.length === 0) return [];
    return slow.length > 0
      ? slow
      : [ok("links", "all links of GPUs, NICs and SSDs run at the best speed and width of device and slot")];
  },
};

function slowLink(machine: Topology, device: PciDevice): Finding | undefined {
  const { gigatransfers, lanes, bestGigatransfers, bestLanes } = device.link!;
  const port = machine.devices.find(({ address }) => address === device.above.at(-1))?.link;
  const lanesOfBoth = Math.min(bestLanes, port?.bestLanes ?? lanes);
  const speedOfBoth = Math.min(bestGigatransfers, port?.bestGigatransfers ?? gigatransfers);
  const narrow = lanes < lanesOfBoth;
  // GPUs lower their link speed while they are idle, so the speed of a GPU's link is not a finding.
  const isSlow = device.kind !== "gpu" && gigatransfers < speedOfBoth;
  if (!narrow && !isSlow) return undefined;
  // The current speed of a GPU's link is not printed.
  const says =
    device.kind === "gpu"
      ? `has ${lanes} lanes; device and slot support ${lanesOfBoth}`
      : `runs at ${linkText(gigatransfers, lanes)}; device and slot support ${linkText(speedOfBoth, lanesOfBoth)}`;
  const fix = `run under load: sudo lspci -vv -s ${device.address} | grep -E 'LnkSta:|LnkCap:'; then seat the card again, without a riser, or in another slot; boards halve a slot when its neighbour is used`;
  return warning(`link of ${shortNameOf(machine, device)}`, says, fix);
}

import type { PciDevice, Topology } from "../../../../direct/index.ts";
import { linkText } from "../../../../direct/topology/link.ts";
import { isCoherent } from "../../../../direct/topology/peer-dma.ts";
import { type Check, type Finding, ok, warning } from "../../check.ts";
import { machineOf, shortNameOf } from "../../machine.ts";

/** Links that run below what both of their ends can: a card that is not well seated, a riser, a setting of the firmware's. */
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
    return slow.length > 0 ? slow : [ok("links", "GPUs, NICs and SSDs run at what they and their slots can")];
  },
};

function slowLink(machine: Topology, device: PciDevice): Finding | undefined {
  const { gigatransfers, lanes, bestGigatransfers, bestLanes } = device.link!;
  const port = machine.devices.find(({ address }) => address === device.above.at(-1))?.link;
  const lanesOfBoth = Math.min(bestLanes, port?.bestLanes ?? lanes);
  const speedOfBoth = Math.min(bestGigatransfers, port?.bestGigatransfers ?? gigatransfers);
  const narrow = lanes < lanesOfBoth;
  // GPUs lower their speed while they are idle; that tells nothing.
  const isSlow = device.kind !== "gpu" && gigatransfers < speedOfBoth;
  if (!narrow && !isSlow) return undefined;
  // A GPU's speed of the moment would only confuse.
  const says =
    device.kind === "gpu"
      ? `has ${lanes} lanes; it and its slot can have ${lanesOfBoth}`
      : `runs at ${linkText(gigatransfers, lanes)}; it and its slot can ${linkText(speedOfBoth, lanesOfBoth)}`;
  const fix = `look: sudo lspci -vv -s ${device.address} | grep -E 'LnkSta:|LnkCap:' (while it works); then seat it anew, without a riser, or in another slot; boards halve a slot when the one beside it is used`;
  return warning(`link of ${shortNameOf(machine, device)}`, says, fix);
}

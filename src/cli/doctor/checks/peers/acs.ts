import { machineOf, peerPairs, shortNameOf } from "../../machine/machine.ts";
import { type Check, type Finding, ok, warning } from "../check.ts";

/**
 * Checks the access control services (ACS) of the switches between a GPU and its NIC or SSD. Only the
 * redirect bits send requests up to the root and back. Source validation alone (SrcValid+ of lspci) does not.
 */
export const acs: Check = {
  name: "ACS",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    if (machine === undefined || machine.isVirtual) return [];
    const redirecting = new Map<string, string>();
    let behindSwitch = 0;
    let unseen = 0;
    for (const { gpu, other } of peerPairs(machine)) {
      const path = machine.path(gpu, other);
      if (path.kind !== "PIX" && path.kind !== "PXB") continue;
      behindSwitch++;
      for (const address of path.through) {
        const port = machine.device(address);
        if (port.kind !== "switch downstream") continue;
        if (port.acs === "unknown without root") unseen++;
        else if (port.acs !== "none" && port.acs.redirectsPeers)
          redirecting.set(address, `${shortNameOf(machine, gpu)} and ${shortNameOf(machine, other)}`);
      }
    }
    if (behindSwitch === 0) return [];
    if (redirecting.size > 0) {
      const [pair] = redirecting.values();
      const commands = [...redirecting.keys()].map((address) => `setpci -s ${address} ECAP_ACS+6.w=0:1c`);
      return [
        warning(
          "ACS",
          `${redirecting.size} switch ports redirect requests (${[...redirecting.keys()].slice(0, 4).join(", ")}): traffic between ${pair} goes up to the processor and back`,
          `${commands.slice(0, 2).join("; ")}${commands.length > 2 ? "; and so on" : ""} (as root, until the next boot; permanently: ACS in the firmware setup). Keep ACS if virtual machines use these devices, or an IOMMU with ATS needs it`,
        ),
      ];
    }
    if (unseen > 0)
      return [
        warning(
          "ACS",
          "only root can read whether switches redirect the traffic between GPUs and their NICs and SSDs: unknown without root",
          "sudo npx doorbell doctor",
        ),
      ];
    return [ok("ACS", "no switch between a GPU and the NIC or SSD beside it redirects requests")];
  },
};

import { DoorbellError } from "../../../errors.ts";
import { type Check, fails, ok } from "./check.ts";

/** Reports the described machine in which the soft devices have a place, where DOORBELL_SOFT_LIKE names one. */
export const softMachine: Check = {
  name: "soft machine",
  run: async (system) => {
    const settings = ["DOORBELL_SOFT_LIKE", "DOORBELL_SOFT_PLACES", "DOORBELL_SOFT_SCALE"];
    if (!system.isHere || !settings.some((name) => system.env[name])) return [];
    const { softLinks } = await import("../../../soft/links/soft-links.ts");
    try {
      const { like, scale, places } = softLinks()!.placement;
      const slots = [...places].map(
        ([name, { infiniband, nvme, address }]) => `${name} at ${infiniband[0] ?? nvme[0] ?? address}`,
      );
      const rates = scale === 1 ? "the described rates" : `${scale} of the described rates`;
      return [ok("soft machine", `${like}, with ${rates}: ${slots.join(", ")}`)];
    } catch (error) {
      if (error instanceof DoorbellError)
        return [fails("soft machine", error.message.split("\n")[0]!, error.hint)];
      if (!(error instanceof RangeError)) throw error;
      return [
        fails("soft machine", error.message, "set it as docs/reference/environment.md says, or unset it"),
      ];
    }
  },
};

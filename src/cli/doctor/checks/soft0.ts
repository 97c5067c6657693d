import { LibraryError } from "../../../../ffi/errors.ts";
import { absent, type Check, type Finding, fails, ok } from "../check.ts";
import { modules } from "../hardware.ts";
import type { System } from "../system.ts";

/** The embedded NIC: does it open, here and with the address that it is given? */
export const soft0: Check = {
  name: "soft0",
  run: async (system) => {
    if (!system.isHere) return [];
    const { openDevice } = await import("../../../rdma/device/device-list.ts");
    try {
      using device = openDevice("soft0", { provider: "soft" });
      return [ok("soft0", `opens, at ${device.gid().gid.replace("::ffff:", "")}`)];
    } catch (error) {
      if (error instanceof LibraryError) return [fails("soft0", error.message)];
      return [refused(system, (error as Error).message.split("\n")[0]!)];
    }
  },
};

/** Why it did not open. Soft-RoCE takes RoCE's port on all addresses: then soft0 is not missed, unless it is asked for. */
export function refused(system: System, message: string): Finding {
  const { DOORBELL_SOFT_ADDRESS: address, DOORBELL_RDMA: wish = "" } = system.env;
  if (message.includes("EADDRINUSE") && modules(system).has("rdma_rxe")) {
    const says = "Soft-RoCE (rdma_rxe) has UDP port 4791 on all addresses of this network namespace";
    if (!/^soft/.test(wish)) return absent("soft0", `${says}; soft0 opens in another one`);
    return fails("soft0", says, "rmmod rdma_rxe, or soft0 in another one: ip netns exec NAME");
  }
  const fix = address
    ? "see DOORBELL_SOFT_ADDRESS, and who else has UDP 4791 there (ss -ulpn)"
    : "is 127.0.0.0/8 up? ip link set lo up";
  return fails("soft0", message, fix);
}

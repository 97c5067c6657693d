import { LibraryError } from "../../../../ffi/errors.ts";
import { modules, type System } from "../machine/system.ts";
import { absent, type Check, type Finding, fails, ok } from "./check.ts";

/** Checks that the soft NIC opens, by default and with the address of DOORBELL_SOFT_ADDRESS. */
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

/**
 * Returns the reason why soft0 did not open. Soft-RoCE binds RoCE's port on all addresses, so soft0 is then
 * only missing if it was requested.
 */
export function refused(system: System, message: string): Finding {
  const { DOORBELL_SOFT_ADDRESS: address, DOORBELL_RDMA: requested = "" } = system.env;
  if (message.includes("EADDRINUSE") && modules(system).has("rdma_rxe")) {
    const says = "Soft-RoCE (rdma_rxe) has UDP port 4791 on all addresses of this network namespace";
    if (!/^soft/.test(requested)) return absent("soft0", `${says}; soft0 opens in another namespace`);
    return fails("soft0", says, "rmmod rdma_rxe, or run in another namespace: ip netns exec NAME");
  }
  const fix = address
    ? "see DOORBELL_SOFT_ADDRESS, and which process has UDP port 4791 on that address (ss -ulpn)"
    : "is 127.0.0.0/8 up? ip link set lo up";
  return fails("soft0", message, fix);
}

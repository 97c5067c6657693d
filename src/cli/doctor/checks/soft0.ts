import { LibraryError } from "../../../../ffi/errors.ts";
import { type Check, fails, ok } from "../check.ts";

/** The embedded NIC: does it open, here and with the address that it is given? */
export const soft0: Check = {
  name: "soft0",
  run: async ({ isHere, env }) => {
    if (!isHere) return [];
    const { openDevice } = await import("../../../rdma/device/device-list.ts");
    try {
      using device = openDevice("soft0", { provider: "soft" });
      return [ok("soft0", `opens, at ${device.gid().gid.replace("::ffff:", "")}`)];
    } catch (error) {
      if (error instanceof LibraryError) return [fails("soft0", error.message)];
      const fix = env["DOORBELL_SOFT_ADDRESS"]
        ? "see DOORBELL_SOFT_ADDRESS, and who else has UDP 4791 there (ss -ulpn)"
        : "is 127.0.0.0/8 up? ip link set lo up";
      return [fails("soft0", (error as Error).message.split("\n")[0]!, fix)];
    }
  },
};

import { closeSync } from "node:fs";
import { DoorbellError } from "../../../errors.ts";
import { type Check, fails, ok } from "./check.ts";

/** Checks that the file of the soft disk opens, where DOORBELL_SOFT_DISK names one. */
export const softDisk: Check = {
  name: "soft disk",
  run: async (system) => {
    if (!system.isHere || !system.env["DOORBELL_SOFT_DISK"]) return [];
    const { openDiskImage } = await import("../../../direct/soft-disk/disk-image.ts");
    try {
      const { fd, bytes, isWritable } = openDiskImage();
      closeSync(fd);
      return [ok("soft disk", `d00b:40:00.0, ${bytes} bytes${isWritable ? "" : ", write-protected"}`)];
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
      return [fails("soft disk", error.message.split("\n")[0]!, error.hint)];
    }
  },
};

import { bytesText } from "../../output/units.ts";
import { absent, type Check, ok, warning } from "../check.ts";
import { nvidiaGpus } from "../hardware.ts";

/** The window of a GPU's memory that PCI devices see (BAR1): GPUDirect reaches no more than fits. */
export const bars: Check = {
  name: "BARs",
  run: (system) => {
    const gpus = nvidiaGpus(system);
    if (gpus.length === 0) return [absent("BARs", "no GPU on the PCI bus")];
    return gpus.map(({ address }) => {
      const lines = (system.read(`/sys/bus/pci/devices/${address}/resource`) ?? "").split("\n");
      const sizes = lines.map((line) => {
        const [start = "0", end = "0"] = line.split(" ");
        return BigInt(end) === 0n ? 0 : Number(BigInt(end) - BigInt(start) + 1n);
      });
      const largest = Math.max(0, ...sizes);
      const says = `${bytesText(largest)} of its memory can be seen from the PCI bus`;
      if (largest >= 2 ** 30) return ok(`BAR ${address}`, says);
      return warning(
        `BAR ${address}`,
        `${says}: a NIC reaches no more than that`,
        "resizable BAR, or 'above 4G decoding', in the firmware's setup",
      );
    });
  },
};

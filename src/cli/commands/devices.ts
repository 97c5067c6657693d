import { didYouMean } from "../../../ffi/nearest.ts";
import { listDevices } from "../../rdma/device/device-list.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { printGpus } from "../devices/gpu-page.ts";
import { gpusReport } from "../devices/gpu-report.ts";
import { printNic } from "../devices/nic-page.ts";
import { nicReport } from "../devices/nic-report.ts";

const names = (): string[] => listDevices().map(({ name }) => name);

export const devices: CliCommand = {
  words: [
    { word: "[NAME]", text: "one NIC (mlx5_0, rxe0, soft0) or GPU (its UUID or PCI id); all without it" },
  ],
  options: [
    { flags: "-v, --verbose", text: "every attribute under its C name, as ibv_devinfo -v prints it" },
  ],
  examples: [
    ["doorbell devices", "the devices of this machine"],
    ["doorbell devices rxe0 -v", "all attributes of one NIC"],
    [
      "doorbell devices --json | jq '.nics[].ports[].gids[] | select(.chosen)'",
      "the GIDs that doorbell chooses",
    ],
  ],
  notes: "Devices marked as soft are part of doorbell: they need no hardware.",
  complete: async () => names(),
  run: async ({ words: [name], options, output }) => {
    const verbose = options["verbose"] === true;
    const found = listDevices();
    const nics = found.filter((each) => name === undefined || each.name === name).map(nicReport);
    const all = name === undefined || nics.length === 0 ? gpusReport(verbose || output.asJson) : undefined;
    const gpus = all && { ...all, gpus: all.gpus.filter((gpu) => name === undefined || isCalled(gpu, name)) };
    if (nics.length === 0 && gpus?.gpus.length === 0) {
      throw new CliError(
        `there is no device ${name}${didYouMean(name ?? "", names()) || `; there are ${names().join(", ")}`}`,
        exitCode.unavailable,
      );
    }
    if (output.asJson) {
      output.json({ nics, gpus: gpus?.gpus ?? [], peers: gpus?.peers ?? [], compiler: gpus?.compiler });
      return exitCode.fine;
    }
    nics.forEach((nic, i) => {
      if (i > 0) output.line();
      printNic(output, nic, verbose);
    });
    if (gpus) {
      if (nics.length > 0) output.line();
      printGpus(output, name === undefined ? gpus : { ...gpus, peers: [] });
    }
    return exitCode.fine;
  },
};

const isCalled = (gpu: { readonly uuid: string; readonly pciId: string }, name: string): boolean =>
  gpu.uuid.toLowerCase() === name.toLowerCase() || gpu.pciId.toLowerCase() === name.toLowerCase();

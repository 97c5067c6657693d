import { writeFileSync } from "node:fs";
import { SysfsError, topology } from "../../direct/index.ts";
import type { CliCommand } from "../cli-command.ts";
import { CliError, exitCode } from "../exit-code.ts";
import { printPath, printTopology } from "../topology/page.ts";
import { topologySvg } from "../topology/svg.ts";

const names = (): readonly string[] => topology().names;

export const topologyCommand: CliCommand = {
  words: [
    { word: "[A]", text: "a device: 65:00.0, gpu0, mlx5_0, nvme0, eth0" },
    { word: "[B]", text: "another: the path between the two, and whether peer-to-peer DMA can work" },
  ],
  options: [
    { flags: "--all", text: "every device, not only what leads to GPUs, NICs and SSDs" },
    { flags: "--svg FILE", text: "the tree as a picture" },
    { flags: "--root FOLDER", text: "another machine's sysfs, copied", default: "/sys" },
  ],
  examples: [
    ["doorbell topology", "the tree, and the NIC and SSD to use with each GPU"],
    ["doorbell topology gpu0 mlx5_0", "the path between two devices"],
    ["doorbell topology --json | jq '.best[] | {gpu, nic}'", "what a launcher needs"],
    ["doorbell topology --svg machine.svg", "a picture"],
  ],
  notes:
    "What only root sees (ACS, resizable BARs) is told as unknown. NVLinks are told by NVIDIA's NVML, where it is.",
  complete: async () => names(),
  run: async ({ words: [a, b], options, output }) => {
    const machine = read(String(options["root"] ?? "/sys"));
    const all = options["all"] === true;
    if (a !== undefined && b === undefined) {
      throw new CliError(`give two devices, such as ${a} and ${machine.names[0] ?? "0000:00:00.0"}, or none`);
    }
    const path = a === undefined || b === undefined ? undefined : between(() => machine.path(a, b));
    const svg = options["svg"];
    if (typeof svg === "string") writeFileSync(svg, topologySvg(machine, all));
    if (output.asJson) {
      const best = machine.gpus.map((gpu) => {
        const [nic, ssd] = [machine.bestNicFor(gpu), machine.bestSsdFor(gpu)];
        const told = (choice: typeof nic) =>
          choice && { device: choice.device.address, reason: choice.reason, path: choice.path };
        return { gpu: gpu.address, nic: told(nic), ssd: told(ssd) };
      });
      const { name, isVirtual, numaNodes, devices, nvLinks } = machine;
      output.json(path ?? { name, isVirtual, numaNodes, devices, nvLinks, best });
    } else if (path !== undefined) printPath(output, path);
    else printTopology(output, machine, all);
    if (typeof svg === "string") output.note(`${svg} is the picture`);
    return exitCode.fine;
  },
};

function read(root: string): ReturnType<typeof topology> {
  try {
    return topology({ root });
  } catch (error) {
    if (error instanceof SysfsError) throw new CliError(error.message, exitCode.unavailable);
    throw error;
  }
}

/** A name that is not here is no failure of the command. */
function between<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError)
      throw new CliError(error.message.replace(/^path: [ab]: /, ""), exitCode.unavailable);
    throw error;
  }
}

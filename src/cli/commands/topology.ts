import { writeFileSync } from "node:fs";
import { SysfsError, topology } from "../../direct/index.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { printPath, printTopology } from "../topology/page.ts";
import { topologySvg } from "../topology/svg.ts";

const names = (): readonly string[] => topology().names;

export const topologyCommand: CliCommand = {
  words: [
    { word: "[A]", text: "a device: 65:00.0, gpu0, mlx5_0, nvme0, eth0" },
    { word: "[B]", text: "another device: the path between the two, and whether peer-to-peer DMA can work" },
  ],
  options: [
    { flags: "--all", text: "every device, not only branches with GPUs, NICs and SSDs" },
    { flags: "--svg FILE", text: "write the tree as a diagram" },
    { flags: "--root FOLDER", text: "copy of another machine's sysfs", default: "/sys" },
  ],
  examples: [
    ["doorbell topology", "the tree, and the NIC and SSD to use with each GPU"],
    ["doorbell topology gpu0 mlx5_0", "the path between two devices"],
    ["doorbell topology --json | jq '.best[] | {gpu, nic}'", "for launchers"],
    ["doorbell topology --svg machine.svg", "the tree as SVG"],
  ],
  notes:
    "Values that only root can read (ACS, resizable BARs) are unknown without root. NVLinks come from NVIDIA's NVML, where it is installed.",
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
        const described = (choice: typeof nic) =>
          choice && { device: choice.device.address, reason: choice.reason, path: choice.path };
        return { gpu: gpu.address, nic: described(nic), ssd: described(ssd) };
      });
      const { name, isVirtual, numaNodes, devices, nvLinks } = machine;
      output.json(path ?? { name, isVirtual, numaNodes, devices, nvLinks, best });
    } else if (path !== undefined) printPath(output, path);
    else printTopology(output, machine, all);
    if (typeof svg === "string") output.note(`wrote ${svg}`);
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

/** Reports an unknown name as wrong usage, not as a failure of the command. */
function between<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError)
      throw new CliError(error.message.replace(/^path: [ab]: /, ""), exitCode.unavailable);
    throw error;
  }
}

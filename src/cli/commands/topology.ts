import { writeFileSync } from "node:fs";
import { type CopyPath, type PciPath, SysfsError, type Topology, topology } from "../../direct/index.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { machineLike } from "../topology/like.ts";
import { printCopy, printPath, printTopology } from "../topology/page.ts";
import { topologySvg } from "../topology/svg.ts";

const names = (): readonly string[] => topology().names;

export const topologyCommand: CliCommand = {
  words: [
    { word: "[A]", text: "a device: 65:00.0, gpu0, mlx5_0, nvme0, eth0, or host for host memory" },
    { word: "[B]", text: "another one: the path between the two, and the path of a copy from A to B" },
  ],
  options: [
    { flags: "--all", text: "every device, not only branches with GPUs, NICs and SSDs" },
    { flags: "--svg FILE", text: "write the tree as a diagram" },
    { flags: "--like MACHINE", text: "hgx-h200, gh200, workstation, laptop, or a file of --record" },
    { flags: "--record FILE", text: "write this machine as text, for --like on another one" },
    { flags: "--root FOLDER", text: "copy of another machine's sysfs", default: "/sys" },
  ],
  examples: [
    ["doorbell topology", "the tree, and the NIC and SSD to use with each GPU"],
    ["doorbell topology gpu0 mlx5_0", "the path between two devices"],
    ["doorbell topology --json | jq '.best[] | {gpu, nic}'", "for launchers"],
    ["doorbell topology --svg machine.svg", "the tree as SVG"],
    ["doorbell topology gpu0 nvme0 --like hgx-h200", "what a copy would do on a machine that you don't have"],
    ["sudo doorbell topology --record server.txt", "record a server, to explore it on a laptop"],
  ],
  notes:
    "Values that only root can read (ACS, resizable BARs) are unknown without root. NVLinks come from NVIDIA's NVML, where it is installed.",
  complete: async () => names(),
  run: async ({ words: [a, b], options, output }) => {
    const machine = read(options);
    const all = options["all"] === true;
    if (a !== undefined && b === undefined) {
      throw new CliError(`give two devices, such as ${a} and ${machine.names[0] ?? "0000:00:00.0"}, or none`);
    }
    const ends = a === undefined || b === undefined ? undefined : between(() => explained(machine, a, b));
    const { svg, record } = options;
    if (typeof svg === "string") write("--svg", svg, topologySvg(machine, all));
    if (typeof record === "string") write("--record", record, machine.record());
    if (output.asJson) {
      const best = machine.gpus.map((gpu) => {
        const [nic, ssd] = [machine.bestNicFor(gpu), machine.bestSsdFor(gpu)];
        const described = (choice: typeof nic) =>
          choice && { device: choice.device.address, reason: choice.reason, path: choice.path };
        return { gpu: gpu.address, nic: described(nic), ssd: described(ssd) };
      });
      const { name, isVirtual, numaNodes, devices, nvLinks } = machine;
      const pair = ends && { ...ends.path, ...(ends.copy && { copy: ends.copy }) };
      output.json(pair ?? { name, isVirtual, numaNodes, devices, nvLinks, best });
    } else if (ends !== undefined) {
      if (ends.path !== undefined) printPath(output, ends.path);
      if (ends.copy !== undefined) printCopy(output, ends.copy);
    } else printTopology(output, machine, all);
    if (typeof svg === "string") output.note(`wrote ${svg}`);
    if (typeof record === "string") output.note(`wrote ${record}: doorbell topology --like ${record}`);
    return exitCode.fine;
  },
};

/** Writes a file. Reports a path that cannot be written as a part that is missing. */
function write(option: string, file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new CliError(`${option}: cannot write ${file} (${Object(error).code})`, exitCode.unavailable);
  }
}

function read(options: Readonly<Record<string, unknown>>): Topology {
  const like = options["like"];
  const root = String(options["root"] ?? "/sys");
  if (typeof like === "string") {
    if (root !== "/sys") throw new CliError("--like and --root name two machines: use one of them");
    return machineLike(like);
  }
  try {
    return topology({ root });
  } catch (error) {
    if (error instanceof SysfsError) throw new CliError(error.message, exitCode.unavailable);
    throw error;
  }
}

/** Ends of copies. */
const copied = ["gpu", "nic", "ssd"];

/** Returns the path between two devices, and the copy between them. Host memory has no path. */
function explained(machine: Topology, a: string, b: string): { path?: PciPath; copy?: CopyPath } {
  const isHost = a === "host" || b === "host";
  const path = isHost ? undefined : machine.path(a, b);
  const copies = [a, b].every((end) => end === "host" || copied.includes(machine.device(end).kind));
  return { ...(path && { path }), ...(copies && { copy: machine.copyPath(a, b) }) };
}

/** Reports an unknown name as wrong usage, not as a failure of the command. */
function between<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError)
      throw new CliError(error.message.replace(/^(path: [ab]|device: name): /, ""), exitCode.unavailable);
    throw error;
  }
}

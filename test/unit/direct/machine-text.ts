import { readFileSync } from "node:fs";
import { type NvLink, type PciDevice, type Topology, topology } from "../../../src/direct/index.ts";

// Writes the PCI tree of this machine in the format of machines/, which machine-folder.ts reads: bun
// test/unit/direct/machine-text.ts > machines/name.txt

/** Returns a size in the text's notation: 16M, 32K, 256. */
function sizeText(bytes: number): string {
  for (const [unit, size] of [
    ["T", 2 ** 40],
    ["G", 2 ** 30],
    ["M", 2 ** 20],
    ["K", 2 ** 10],
  ] as const)
    if (bytes >= size && bytes % size === 0) return `${bytes / size}${unit}`;
  return `${bytes}`;
}

const hexadecimal = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

function words(
  { link, bars, acs, peerMemory, ...device }: PciDevice,
  state: (name: string) => string,
): string[] {
  const found: string[] = [];
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined && value !== "") found.push(`${name}=${value}`);
  };
  if (link !== undefined) {
    const now = `${link.gigatransfers}x${link.lanes}`;
    const best = `${link.bestGigatransfers}x${link.bestLanes}`;
    add("link", now === best ? now : `${now}/${best}`);
  }
  for (const bar of bars.filter(({ isMemory }) => isMemory)) {
    const kind = bar.prefetchable && bar.is64Bit ? "p" : "";
    add(`bar${bar.index}`, `${bar.address.toString(16)}:${sizeText(bar.bytes)}${kind}`);
    if (Array.isArray(bar.resizableBytes) && bar.resizableBytes.length > 0)
      add(`rebar${bar.index}`, bar.resizableBytes.map(sizeText).join(","));
  }
  if (acs !== "unknown without root") {
    add("config", 4096);
    if (acs !== "none")
      add("acs", acs.redirectsPeers ? "redirect" : acs.enabled.length > 0 ? "validate" : "off");
  }
  add("node", device.numaNode);
  add("group", device.iommuGroup);
  add("iommu", device.iommuType);
  add("driver", device.driver);
  const named = (names: readonly string[]) => names.map((name) => name + state(name)).join(",");
  add("ib", named(device.infiniband));
  add("net", named(device.net));
  add("nvme", device.nvme.join(","));
  add("drm", device.drm.join(","));
  add("p2pmem", peerMemory && sizeText(peerMemory.bytes));
  return found;
}

/** Returns a machine as text. `root` is the path of its sysfs, `comment` its origin. */
export function machineText(comment: string, root = "/sys", nvLinks?: readonly NvLink[]): string {
  const machine: Topology = topology({ root, ...(nvLinks && { nvLinks }) });
  const read = (path: string): string => {
    try {
      return readFileSync(`${root}/${path}`, "utf8").trim();
    } catch {
      return "";
    }
  };
  const state = (name: string): string => {
    const port = read(`class/infiniband/${name}/ports/1/state`).split(": ")[1];
    const net = read(`class/net/${name}/operstate`);
    return port ? `:${port}` : net ? `:${net}` : "";
  };
  const lines = comment.split("\n").map((line) => `# ${line}`);
  const [vendor, product] = [read("class/dmi/id/sys_vendor"), read("class/dmi/id/product_name")];
  if (vendor) lines.push(`machine ${vendor.replaceAll(" ", "_")} ${product}`);
  lines.push(`nodes ${Math.max(1, machine.numaNodes.length)}`);
  for (const { from, to, links, version } of machine.nvLinks)
    lines.push(`nvlink ${from} ${to} ${links} ${version}`);
  // Lists each device below its bridge, in the order of addresses.
  const below = (above: string | undefined, of: string): PciDevice[] =>
    machine.devices.filter((device) => device.root === of && device.above.at(-1) === above);
  const add = (device: PciDevice, depth: number): void => {
    const { address, classCode, vendorId, deviceId } = device;
    const ids = `${hexadecimal(vendorId, 4)}:${hexadecimal(deviceId, 4)}`;
    const code = hexadecimal(classCode, 6).replace(/00$/, "");
    lines.push(`${"  ".repeat(depth)}${[address, code, ids, ...words(device, state)].join(" ")}`);
    for (const child of below(address, device.root)) add(child, depth + 1);
  };
  for (const root of new Set(machine.devices.map((device) => device.root))) {
    lines.push(root);
    for (const device of below(undefined, root)) add(device, 1);
  }
  return `${lines.join("\n")}\n`;
}

if (import.meta.main) process.stdout.write(machineText("Read from a machine."));

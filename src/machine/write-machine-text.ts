import { controlBitsOf } from "./acs.ts";
import { isPort } from "./device-kind.ts";
import type { Machine } from "./machine.ts";
import { barEnding, sizeText } from "./machine-words.ts";
import type { NvLink } from "./nv-link.ts";
import type { PciDevice } from "./pci-device.ts";

/** Longest line of the text, in characters. */
const LONGEST = 130;

/** Returns the text that `readMachineText` reads. `comment` says where the facts come from. */
export function machineText(machine: Machine, nvLinks: readonly NvLink[], comment: string): string {
  const { name, numaNodes: nodes, devices } = machine;
  const lines = comment.split(/\r?\n/).map((line) => `# ${line}`);
  if (name !== undefined) lines.push(`machine ${name.replace(/\p{Cc}/gu, " ")}`);
  lines.push(`nodes ${nodes.every((node, i) => node === i) ? nodes.length : nodes.join(",")}`);
  for (const { from, to, links, version } of nvLinks) lines.push(`nvlink ${from} ${to} ${links} ${version}`);
  // Each device stands below its bridge, in the order of addresses.
  const add = (children: readonly PciDevice[], depth: number): void => {
    for (const device of children) {
      lines.push(...wrapped([addressText(device), ...deviceWords(device)], "  ".repeat(depth)));
      const below = devices.filter(({ above }) => above.at(-1) === device.address);
      const [first] = below;
      // A device that has a root below it (Intel's VMD) has the bridges of another domain.
      const isRoot = first !== undefined && domainOf(first) !== domainOf(device);
      if (isRoot) lines.push(`${"  ".repeat(depth + 1)}pci${first.address.split(":", 2).join(":")}`);
      add(below, isRoot ? depth + 2 : depth + 1);
    }
  };
  for (const root of new Set(devices.map((device) => device.root))) {
    lines.push(root);
    add(
      devices.filter((device) => device.root === root && device.above.length === 0),
      1,
    );
  }
  return `${lines.join("\n")}\n`;
}

const domainOf = ({ address }: PciDevice): string => address.split(":")[0]!;

function wrapped(words: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? `${indent}${word}` : `${lines.at(-1)} ${word}`;
    if (lines.length === 0) lines.push(longer);
    else if (longer.length <= LONGEST) lines[lines.length - 1] = longer;
    else lines.push(`${indent}+ ${word}`);
  }
  return lines;
}

const hexadecimal = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

const addressText = ({ address, classCode, vendorId, deviceId }: PciDevice): string =>
  `${address} ${hexadecimal(classCode, 6).replace(/00$/, "")} ${hexadecimal(vendorId, 4)}:${hexadecimal(deviceId, 4)}`;

/** Returns what is known of a device, as words of the text. */
function deviceWords(device: PciDevice): readonly string[] {
  const { link, acs, peerMemory, isUp } = device;
  const words: string[] = [];
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined && value !== "") words.push(`${name}=${value}`);
  };
  if (link !== undefined) {
    const now = `${link.gigatransfers}x${link.lanes}`;
    const best = `${link.bestGigatransfers}x${link.bestLanes}`;
    add("link", now === best ? now : `${now}/${best}`);
  }
  for (const bar of device.bars) {
    add(`bar${bar.index}`, `${bar.address.toString(16)}:${sizeText(bar.bytes)}${barEnding(bar)}`);
    if (typeof bar.resizableBytes === "string") add(`rebar${bar.index}`, "unknown");
    else add(`rebar${bar.index}`, bar.resizableBytes.map(sizeText).join(","));
  }
  if (acs !== "unknown without root") {
    add("config", 4096);
    if (acs !== "none") add("acs", `0x${controlBitsOf(acs.enabled).toString(16)}`);
    if (isPort(device.kind)) add("port", device.kind.replace(" ", "-"));
  }
  add("node", device.numaNode);
  add("cpus", device.localCpus);
  add("group", device.iommuGroup);
  add("iommu", device.iommuType);
  add("driver", device.driver);
  const named = (names: readonly string[], up: string, down: string): string =>
    names.map((name) => (isUp === undefined ? name : `${name}:${isUp ? up : down}`)).join(",");
  add("ib", named(device.infiniband, "ACTIVE", "DOWN"));
  add("rate", device.portGbps);
  add("net", named(device.net, "up", "down"));
  add("nvme", device.nvme.join(","));
  add("drm", device.drm.join(","));
  if (peerMemory !== undefined) {
    const { bytes, availableBytes, published } = peerMemory;
    add("p2pmem", `${sizeText(bytes)}:${sizeText(availableBytes)}:${published ? 1 : 0}`);
  }
  return words;
}

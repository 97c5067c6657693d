import { didYouMean } from "../arguments/index.ts";
import { shown } from "../arguments/shown.ts";
import { DoorbellError } from "../errors.ts";
import { configurationOf, controlBitsOf, type PortKind } from "./acs.ts";
import { barFlags } from "./bar.ts";
import { DescribedFiles } from "./machine-files.ts";
import { barKindOf, deviceWords, sizeOf } from "./machine-words.ts";
import type { NvLink } from "./nv-link.ts";
import { isPciAddress, isPciRoot } from "./pci-address.ts";

// Format of a described machine: one line for each device, indented below its bridge.
//
//     # where the facts come from
//     machine Vendor Product          nodes 2          nvlink 0000:1b:00.0 switch 18 4
//     pci0000:15 node=0 group=10 iommu=identity             a root; what its line sets holds below it
//       0000:15:01.0 0604 8086:352a link=32x16              class (4 or 6 digits) and ids in hexadecimal
//         0000:1b:00.0 0302 10de:2335 link=2.5x16/32x16     a link now, and at best
//         + bar0=42000000:16M bar1=38000000000:256Gp        a line that begins with "+" continues the line before
//
// machine-words.ts lists the words of a device.

/** A machine as its text describes it. */
export interface DescribedMachine {
  /** Files of the sysfs, below {@link sysfsRoot}. */
  readonly files: DescribedFiles;
  readonly nvLinks: readonly NvLink[];
}

/** Folder of sysfs on a machine. */
export const sysfsRoot = "/sys";

/** A root or a device, and what its line and the line of its root set. */
interface Place {
  readonly indent: number;
  readonly path: string;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Reads the text of a machine. `name` names the text in errors.
 *
 * @throws DoorbellError that names the line of an error.
 */
export function readMachineText(text: string, name: string): DescribedMachine {
  const files = new DescribedFiles();
  const nvLinks: NvLink[] = [];
  const places: Place[] = [];
  files.folder(`${sysfsRoot}/bus/pci/devices`);
  for (const { line, at } of joined(text)) {
    const wrong = (what: string): DoorbellError =>
      new DoorbellError(`${name}, line ${at}: ${what}`, recordHint);
    // Control characters of a received file would reach the terminal of the process that prints the machine.
    if (/\p{Cc}/u.test(line.replaceAll("\t", " ")))
      throw wrong("it has control characters, so it is no text");
    const [first = "", ...words] = line.trim().split(/\s+/);
    if (first === "machine")
      files.write(`${sysfsRoot}/class/dmi/id/product_name`, line.trim().slice(first.length));
    else if (first === "nodes") nodes(files, words, wrong);
    else if (first === "nvlink") nvLinks.push(nvLink(words, wrong));
    else {
      const indent = line.search(/\S/);
      while (places.length > 0 && places.at(-1)!.indent >= indent) places.pop();
      const above = places.at(-1);
      const path = `${above?.path ?? `${sysfsRoot}/devices`}/${first}`;
      if (isPciRoot(first)) {
        files.folder(path);
        places.push({ indent, path, settings: { ...above?.settings, ...settingsIn(words, wrong) } });
      } else if (isPciAddress(first)) {
        if (above === undefined) throw wrong(`${first} is not below a root, such as pci0000:00`);
        device(files, path, words, above.settings, wrong);
        places.push({ indent, path, settings: above.settings });
      } else {
        const known = ["machine", "nodes", "nvlink"];
        const near =
          didYouMean(first, known) || `; it begins with ${known.join(", ")}, a root or a PCI address`;
        throw wrong(`${shown(first)} begins no line${near}`);
      }
    }
  }
  return { files, nvLinks };
}

const recordHint = "doorbell topology --record FILE writes such a text.";

type Wrong = (what: string) => DoorbellError;

/** Returns the lines that say something, with their numbers. Continuations are part of the line before. */
function joined(text: string): readonly { readonly line: string; readonly at: number }[] {
  const lines: { line: string; at: number }[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const more = /^\s*\+(.*)/.exec(line)?.[1];
    if (more !== undefined && lines.length > 0) lines.at(-1)!.line += ` ${more}`;
    else if (line.trim() !== "" && !line.trimStart().startsWith("#")) lines.push({ line, at: i + 1 });
  }
  return lines;
}

function nodes(files: DescribedFiles, [count = ""]: readonly string[], wrong: Wrong): void {
  if (!/^\d{1,4}(,\d{1,4})*$/.test(count))
    throw wrong(`nodes is ${shown(count)}. Use the number of NUMA nodes, or their numbers, such as 0,2`);
  const found = count.includes(",") ? count.split(",") : Array.from({ length: Number(count) }, (_, i) => i);
  for (const node of found) files.folder(`${sysfsRoot}/devices/system/node/node${node}`);
}

function nvLink([from = "", to = "", links, version]: readonly string[], wrong: Wrong): NvLink {
  const found = { from, to, links: Number(links), version: Number(version) };
  if (
    isPciAddress(from) &&
    (to === "switch" || isPciAddress(to)) &&
    [links, version].every((number) => /^[1-9]\d{0,2}$/.test(number ?? ""))
  )
    return found;
  throw wrong(`an nvlink is FROM TO LINKS VERSION, such as "nvlink 0000:1b:00.0 switch 18 4"`);
}

function settingsIn(words: readonly string[], wrong: Wrong): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [key = "", ...rest] = word.split("=");
      const value = rest.join("=");
      const known = Object.hasOwn(deviceWords, key) ? deviceWords[key]! : undefined;
      if (known === undefined) {
        const all = Object.keys(deviceWords);
        throw wrong(`unknown word ${shown(key)}${didYouMean(key, all) || `; words are ${all.join(", ")}`}`);
      }
      if (!known.pattern.test(value)) throw wrong(`${key} is ${shown(value)}. Use ${known.form}`);
      return [key, value];
    }),
  );
}

function device(
  files: DescribedFiles,
  path: string,
  [code = "", ids = "", ...words]: readonly string[],
  inherited: Readonly<Record<string, string>>,
  wrong: Wrong,
): void {
  if (!/^([0-9a-f]{4}|[0-9a-f]{6})$/.test(code))
    throw wrong(`the class is ${shown(code)}. Use 4 or 6 hexadecimal digits, such as 0302`);
  if (!/^[0-9a-f]{4}:[0-9a-f]{4}$/.test(ids))
    throw wrong(`the ids are ${shown(ids)}. Use VENDOR:DEVICE in hexadecimal, such as 10de:2335`);
  const set = { ...inherited, ...settingsIn(words, wrong) };
  const [vendor, id] = ids.split(":");
  const write = (name: string, content: string | Uint8Array): void => files.write(`${path}/${name}`, content);
  write("class", `0x${code.padEnd(6, "0")}`);
  write("vendor", `0x${vendor}`);
  write("device", `0x${id}`);
  write("numa_node", set["node"] ?? "-1");
  write("config", configurationIn(set));
  write("resource", resourcesIn(set));
  if (set["cpus"] !== undefined) write("local_cpulist", set["cpus"]);
  if (set["link"] !== undefined) {
    const [now, best = now] = set["link"].split("/");
    for (const [which, link] of [
      ["current", now!],
      ["max", best!],
    ] as const) {
      const [speed = "", lanes = ""] = link.split("x");
      write(`${which}_link_speed`, speed === "Unknown" ? speed : `${Number(speed).toFixed(1)} GT/s PCIe`);
      write(`${which}_link_width`, lanes);
    }
  }
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const sizes = set[`rebar${index}`];
    if (sizes !== undefined) write(`resource${index}_resize`, maskOf(sizes));
  }
  if (set["p2pmem"] !== undefined) {
    const [size = "", available = "0", published = "1"] = set["p2pmem"].split(":");
    write("p2pmem/size", `${sizeOf(size)}`);
    write("p2pmem/available", `${sizeOf(available)}`);
    write("p2pmem/published", published);
  }
  linksOf(files, path, set, wrong);
}

function linksOf(
  files: DescribedFiles,
  path: string,
  set: Readonly<Record<string, string>>,
  wrong: Wrong,
): void {
  /** Links a name to the device. A second device of this name would replace the first. */
  const nameLink = (from: string, to: string): void => {
    if (files.links.has(from)) throw wrong(`${from.split("/").at(-1)} is also on a line above`);
    files.link(from, to);
  };
  if (set["driver"] !== undefined)
    files.link(`${path}/driver`, `${sysfsRoot}/bus/pci/drivers/${set["driver"]}`);
  if (set["group"] !== undefined) {
    const group = `${sysfsRoot}/kernel/iommu_groups/${set["group"]}`;
    files.link(`${path}/iommu_group`, group);
    files.write(`${group}/type`, set["iommu"] ?? "DMA-FQ");
  }
  for (const [key, name] of [
    ["ib", "infiniband"],
    ["net", "net"],
    ["nvme", "nvme"],
    ["drm", "drm"],
  ] as const) {
    for (const each of set[key]?.split(",") ?? []) {
      const [end = "", state] = each.split(":");
      nameLink(`${sysfsRoot}/class/${name}/${end}`, `${path}/${name}/${end}`);
      if (state && key === "ib") files.write(`${path}/${name}/${end}/ports/1/state`, `4: ${state}`);
      if (set["rate"] && key === "ib")
        files.write(`${path}/${name}/${end}/ports/1/rate`, `${set["rate"]} Gb/sec`);
      if (state && key === "net") files.write(`${path}/${name}/${end}/operstate`, state);
    }
  }
  nameLink(`${sysfsRoot}/bus/pci/devices/${path.split("/").at(-1)!}`, path);
}

/** Controls of ACS that each word enables. */
const controls: Readonly<Record<string, readonly string[]>> = {
  redirect: ["source validation", "request redirect", "completion redirect", "upstream forwarding"],
  validate: ["source validation"],
  off: [],
};

/** Returns the bits of the ACS control register for a word or a number. Undefined without the capability. */
function acsBitsIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const enabled = controls[word];
  return enabled === undefined ? Number(word) : controlBitsOf(enabled);
}

/** Returns the configuration space: readable beyond 64 bytes as on a machine whose reader was root. */
function configurationIn(set: Readonly<Record<string, string>>): Uint8Array {
  if (Number(set["config"] ?? 64) <= 64) return new Uint8Array(64);
  return configurationOf(acsBitsIn(set["acs"]), set["port"]?.replace("-", " ") as PortKind | undefined);
}

function resourcesIn(set: Readonly<Record<string, string>>): string {
  const hex = (value: bigint): string => `0x${value.toString(16).padStart(16, "0")}`;
  return Array.from({ length: 13 }, (_, i) => {
    const [address, size = ""] = set[`bar${i}`]?.split(":") ?? [];
    if (address === undefined) return [0n, 0n, 0n];
    const start = BigInt(`0x${address}`);
    return [start, start + BigInt(sizeOf(size)) - 1n, barFlags(barKindOf(size))];
  })
    .map((line) => line.map(hex).join(" "))
    .join("\n");
}

/** Returns the mask in which bit n stands for 2 ** n MiB. An unreadable one has no digits. */
function maskOf(sizes: string): string {
  if (sizes === "unknown") return "";
  return sizes
    .split(",")
    .reduce((mask, size) => mask | BigInt(sizeOf(size) / 2 ** 20), 0n)
    .toString(16)
    .padStart(16, "0");
}

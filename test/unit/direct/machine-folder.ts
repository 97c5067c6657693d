import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { NvLink } from "../../../src/direct/index.ts";

// Format of the machines: one line for each device, indented below its bridge.
//
//     # where the facts come from
//     machine Vendor Product          nodes 2          nvlink 0000:1b:00.0 switch 18 4
//     pci0000:15 node=0 group=10 iommu=identity             a root; what its line sets holds below it
//       0000:15:01.0 0604 8086:352a link=32x16              class (4 or 6 digits) and ids in hexadecimal
//         0000:1b:00.0 0302 10de:2335 link=2.5x16/32x16     a link now, and at best
//           bar0=42000000:16M bar1=38000000000:256Gp      p: prefetchable and 64 bits
//           rebar1=64M,256M config=4096 acs=redirect|validate|off  without config= only the 64 bytes that need no root
//           ib=mlx5_0:ACTIVE net=eth0:up nvme=nvme0 drm=card0,renderD128 driver=mlx5_core p2pmem=64M node=1
//
// A line that begins with "+" continues the line before.

const unit: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };
const sizeOf = (text: string): number => Number.parseInt(text, 10) * (unit[text.at(-1)!] ?? 1);

interface Parent {
  readonly indent: number;
  readonly path: string;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Returns the machine of a text file in machines/ as a folder in the shape of sysfs. The caller removes the
 * folder.
 */
export function machineFolder(name: string): { readonly root: string; readonly nvLinks: readonly NvLink[] } {
  return folderOf(readFileSync(new URL(`machines/${name}.txt`, import.meta.url), "utf8"));
}

export function folderOf(text: string): { readonly root: string; readonly nvLinks: readonly NvLink[] } {
  const root = mkdtempSync(join(tmpdir(), "doorbell-machine-"));
  const nvLinks: NvLink[] = [];
  const parents: Parent[] = [];
  mkdirSync(join(root, "bus/pci/devices"), { recursive: true });
  const lines = text
    .replace(/\n *\+/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  for (const line of lines) {
    const [first = "", ...words] = line.trim().split(/ +/);
    if (first === "machine") firmware(root, words);
    else if (first === "nodes") {
      for (let node = 0; node < Number(words[0]); node++)
        mkdirSync(join(root, `devices/system/node/node${node}`), { recursive: true });
    } else if (first === "nvlink") {
      const [from, to, links, version] = words as [string, string, string, string];
      nvLinks.push({ from, to, links: Number(links), version: Number(version) });
    } else {
      const indent = line.search(/\S/);
      while (parents.length > 0 && parents.at(-1)!.indent >= indent) parents.pop();
      const above = parents.at(-1);
      const path = join(above?.path ?? join(root, "devices"), first);
      mkdirSync(path, { recursive: true });
      const given = Object.fromEntries(
        words.filter((word) => word.includes("=")).map((word) => word.split("=")),
      );
      if (above === undefined) parents.push({ indent, path, settings: given });
      else {
        device(root, path, words, { ...above.settings, ...given });
        parents.push({ indent, path, settings: above.settings });
      }
    }
  }
  return { root, nvLinks };
}

function firmware(root: string, [vendor = "", ...product]: readonly string[]): void {
  const folder = join(root, "class/dmi/id");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "sys_vendor"), `${vendor.replaceAll("_", " ")}\n`);
  writeFileSync(join(folder, "product_name"), `${product.join(" ")}\n`);
}

function device(
  root: string,
  path: string,
  words: readonly string[],
  set: Readonly<Record<string, string>>,
): void {
  const [code = "", ids = ":"] = words;
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), typeof content === "string" ? `${content}\n` : content);
  };
  write("class", `0x${code.padEnd(6, "0")}`);
  write("vendor", `0x${ids.split(":")[0]}`);
  write("device", `0x${ids.split(":")[1]}`);
  write("numa_node", set["node"] ?? "-1");
  write("config", configuration(set));
  write("resource", resources(set));
  if (set["link"]) {
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
    const sizes = set[`rebar${index}`]?.split(",").map((size) => BigInt(sizeOf(size) / 2 ** 20));
    if (sizes)
      write(
        `resource${index}_resize`,
        sizes
          .reduce((a, b) => a | b)
          .toString(16)
          .padStart(16, "0"),
      );
  }
  if (set["p2pmem"]) {
    for (const [name, value] of [
      ["size", sizeOf(set["p2pmem"])],
      ["available", 0],
      ["published", 1],
    ] as const)
      write(`p2pmem/${name}`, `${value}`);
  }
  const link = (target: string, from: string): void => {
    mkdirSync(target, { recursive: true });
    mkdirSync(dirname(from), { recursive: true });
    symlinkSync(target, from);
  };
  if (set["driver"]) link(join(root, "bus/pci/drivers", set["driver"]), join(path, "driver"));
  if (set["group"]) {
    const group = join(root, "kernel/iommu_groups", set["group"]);
    link(group, join(path, "iommu_group"));
    writeFileSync(join(group, "type"), `${set["iommu"] ?? "DMA-FQ"}\n`);
  }
  for (const [key, name] of [
    ["ib", "infiniband"],
    ["net", "net"],
    ["nvme", "nvme"],
    ["drm", "drm"],
  ] as const) {
    for (const each of set[key]?.split(",") ?? []) {
      const [end = "", state] = each.split(":");
      link(join(path, name, end), join(root, "class", name, end));
      if (state && key === "ib") write(`${name}/${end}/ports/1/state`, `4: ${state}`);
      if (state && key === "net") write(`${name}/${end}/operstate`, state);
    }
  }
  link(path, join(root, "bus/pci/devices", path.split("/").at(-1)!));
}

/**
 * Returns the configuration space of a device, with an ACS capability at 0x148. It is readable when the
 * machine's reader is root.
 */
function configuration(set: Readonly<Record<string, string>>): Uint8Array {
  const bytes = new Uint8Array(Number(set["config"] ?? 64));
  if (bytes.length <= 256) return bytes;
  const view = new DataView(bytes.buffer);
  view.setUint32(0x100, 0x0001 | (1 << 16) | ((set["acs"] ? 0x148 : 0) << 20), true);
  if (set["acs"]) {
    view.setUint32(0x148, 0x000d | (1 << 16), true);
    view.setUint16(0x148 + 6, { redirect: 0b1_1101, validate: 1 }[set["acs"]] ?? 0, true);
  }
  return bytes;
}

function resources(set: Readonly<Record<string, string>>): string {
  const hex = (value: bigint): string => `0x${value.toString(16).padStart(16, "0")}`;
  return Array.from({ length: 13 }, (_, i) => {
    const [address, size = ""] = set[`bar${i}`]?.split(":") ?? [];
    if (address === undefined) return [0n, 0n, 0n];
    const start = BigInt(`0x${address}`);
    const bytes = BigInt(sizeOf(size.replace("p", "")));
    return [start, start + bytes - 1n, size.endsWith("p") ? 0x14220cn : 0x40200n];
  })
    .map((line) => line.map(hex).join(" "))
    .join("\n");
}

import type { Choice, CopyPath, PciDevice, PciPath, Topology } from "../../direct/index.ts";
import type { Output } from "../output/output.ts";
import { table } from "../output/table.ts";
import { wrapped } from "../output/wrapped.ts";
import { barsText, endsText, isEnd, nameText, nowText, shortName } from "./device-text.ts";
import { treeLines, treeOf } from "./tree.ts";

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

export function printTopology(out: Output, machine: Topology, all: boolean): void {
  const { bold, dim } = out.style;
  const { gpus, nics, ssds, numaNodes } = machine;
  const words = [
    plural(gpus.length, "GPU"),
    plural(nics.length, "NIC"),
    plural(ssds.length, "NVMe SSD"),
    plural(Math.max(1, numaNodes.length), "NUMA node"),
  ];
  out.line(`${bold(machine.name ?? "this machine")}  ${dim(words.join(", "))}`);
  if (machine.isVirtual) out.line("a virtual machine: the tree is the hypervisor's, not the hardware's");
  out.line();
  for (const { stem, branch } of treeLines(treeOf(machine, all))) {
    const { device } = branch;
    if (device === undefined) out.line(bold(branch.id));
    else printDevice(out, machine, device, stem);
  }
  const hidden =
    machine.devices.length - treeLines(treeOf(machine, all)).filter(({ branch }) => branch.device).length;
  if (hidden > 0) out.line(dim(`and ${plural(hidden, "other device")} (--all shows them)`));
  printMatrix(out, machine);
  printChoices(out, machine);
}

function printDevice(out: Output, machine: Topology, device: PciDevice, stem: string): void {
  const { dim, name } = out.style;
  const label = isEnd(device) ? name(shortName(machine, device)) : "";
  const shown = label === "" || shortName(machine, device) === device.address ? "" : `${label} `;
  out.line(`${dim(stem)}${device.address} ${shown}${nameText(device)}`);
  if (!isEnd(device)) return;
  const facts = [
    nowText(device),
    device.numaNode === undefined ? "" : `node ${device.numaNode}`,
    endsText(device) === shortName(machine, device) ? "" : endsText(device),
    device.kind === "gpu" ? `BARs ${barsText(device)}` : "",
    device.isUp === false ? "down" : "",
    device.driver ?? "no driver",
  ];
  const indent = stem.replace("├─", "│ ").replace("└─", "  ");
  out.line(dim(`${indent}  ${facts.filter((fact) => fact !== "").join(", ")}`));
}

/**
 * Prints the relation of each GPU to each other device, as nvidia-smi topo -m does. Prints nothing for too
 * many devices.
 */
function printMatrix(out: Output, machine: Topology): void {
  const { gpus, nics, ssds } = machine;
  const others = [...nics, ...ssds];
  if (gpus.length === 0 || gpus.length + others.length < 2) return;
  const kindOf = (a: PciDevice, b: PciDevice): string => machine.path(a, b).kind;
  out.line();
  out.line("Distance (X itself, NV# NVLinks, PIX one switch, PXB several, PHB host bridge,");
  out.line("NODE one NUMA node, SYS between processors)");
  const head = ["", ...gpus.map((gpu) => shortName(machine, gpu))];
  const rows = [...gpus, ...others].map((row) => [
    shortName(machine, row),
    ...gpus.map((gpu) => kindOf(gpu, row)),
  ]);
  out.text(table(head, rows, { head: out.style.dim }));
  if (machine.nvLinks.length === 0 && machine.devices.some(({ kind }) => kind === "nvswitch")) {
    out.line("There are NVLink switches, but NVML reports no links: only PCI is shown.");
  }
}

function printChoices(out: Output, machine: Topology): void {
  for (const gpu of machine.gpus) {
    out.line();
    out.line(out.style.bold(`For ${shortName(machine, gpu)} (${gpu.address})`));
    printChoice(out, machine, "NIC", machine.bestNicFor(gpu));
    printChoice(out, machine, "SSD", machine.bestSsdFor(gpu));
  }
}

function printChoice(out: Output, machine: Topology, what: string, choice: Choice | undefined): void {
  if (choice === undefined) {
    out.line(`  ${what}: none here`);
    return;
  }
  const { device, path, reason } = choice;
  const speed = path.expectedGBps === undefined ? "" : `, up to ${path.expectedGBps} GB/s`;
  const text = `${what}: ${shortName(machine, device)}${speed}; ${reason}`;
  for (const line of wrapped(text, (out.columns ?? 80) - 2, 5)) out.line(`  ${line}`);
}

export function printPath(out: Output, path: PciPath): void {
  const { bold, good, warning, bad } = out.style;
  const paint = { yes: good, unknown: warning, no: bad }[path.peerDma.works];
  out.line(`${path.from} to ${path.to}: ${bold(path.kind)}, ${path.reason}`);
  const through = `through ${path.through.join(", ")}`;
  if (path.through.length > 0) {
    for (const line of wrapped(through, (out.columns ?? 80) - 2, 2)) out.line(`  ${line}`);
  }
  if (path.expectedGBps !== undefined)
    out.line(`  up to ${path.expectedGBps} GB/s, limited by ${path.limitedBy}; not measured`);
  const text = `peer-to-peer DMA: ${path.peerDma.works}; ${path.peerDma.reason}`;
  for (const line of wrapped(text, (out.columns ?? 80) - 2, 2)) {
    out.line(`  ${line.replace(/^(peer-to-peer DMA: )(\w+)/, (_, what, works) => `${what}${paint(works)}`)}`);
  }
}

/** Prints the path of a copy, why it takes no better one, and a nearer device. */
export function printCopy(out: Output, copy: CopyPath): void {
  const { good, warning } = out.style;
  const paint = copy.isDirect ? good : warning;
  const rate = copy.expectedGBps === undefined ? "" : `, up to ${copy.expectedGBps} GB/s`;
  const lines = [`copy: ${copy.path}${rate}; ${copy.reason}`, ...(copy.nearer ? [copy.nearer] : [])];
  for (const text of lines) {
    for (const line of wrapped(text, (out.columns ?? 80) - 2, 2))
      out.line(`  ${line.replace(`copy: ${copy.path}`, `copy: ${paint(copy.path)}`)}`);
  }
}
